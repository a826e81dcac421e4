import { expect, test } from 'vitest';
import { mailKinds } from '../../../features/index.ts';
import {
  HOUR,
  outboxKilledAfterSending,
  outboxWithShortTimeouts,
  startMailShop,
} from '../../../test/mail-shop.ts';
import { startSmtp } from '../../../test/servers/smtp.ts';
import { createOutbox } from './outbox.ts';

test('a process that is killed between sending and marking costs one repetition, recognisable as such', async () => {
  const smtp = await startSmtp();
  const shop = await startMailShop(smtp.url);
  await shop.queue('reward:1');
  void outboxKilledAfterSending(shop).runDue();
  await expect.poll(() => smtp.accepted.length).toBe(1);
  expect(await shop.states()).toMatchObject([{ state: 'sending' }]);

  await shop.advance(2.8, shop.outbox);
  await shop.outbox.runDue();
  expect(smtp.received).toHaveLength(1);
  await shop.advance(0.2, shop.outbox);
  await shop.outbox.runDue();
  await shop.advance(10, shop.outbox);
  await shop.outbox.runDue();
  expect(smtp.accepted).toHaveLength(2);
  expect(smtp.accepted[1]?.messageId).toBe(smtp.accepted[0]?.messageId);
  expect(await shop.states()).toEqual([{ state: 'accepted', error: null, attempts: 2 }]);
});

test('a mail that kills the program each time it is sent is left to people after three times', async () => {
  const smtp = await startSmtp();
  const shop = await startMailShop(smtp.url);
  await shop.queue('reward:1');
  for (const times of [1, 2, 3]) {
    void outboxKilledAfterSending(shop).runDue();
    await expect.poll(() => smtp.accepted.length).toBe(times);
    await shop.advance(3, shop.outbox);
  }
  await shop.outbox.runDue();
  expect(smtp.accepted).toHaveLength(3);
  expect(await shop.list()).toMatchObject([
    {
      state: 'failed',
      error: 'The program ended while this mail was being sent: perhaps it was sent',
      perhapsSent: true,
    },
  ]);
});

test('a mail that the server takes ten minutes for stays with the instance that sends it', async () => {
  const answer = Promise.withResolvers<void>();
  const smtp = await startSmtp({ onData: () => answer.promise });
  const shop = await startMailShop(smtp.url);
  const other = shop.instance();
  await shop.queue('reward:1');
  const sending = shop.outbox.runDue();
  await expect.poll(() => smtp.received.length).toBe(1);
  await shop.advance(10, shop.outbox, other);
  await other.runDue();
  answer.resolve();
  await sending;
  expect(smtp.received).toHaveLength(1);
  expect(await shop.states()).toEqual([{ state: 'accepted', error: null, attempts: 1 }]);
});

test('an instance that lost its lease can no longer record how the mail ended', async () => {
  const answer = Promise.withResolvers<void>();
  const smtp = await startSmtp({ onData: () => answer.promise });
  const shop = await startMailShop(smtp.url);
  const other = shop.instance();
  await shop.queue('reward:1');
  const slow = outboxWithShortTimeouts(shop);
  const sending = slow.runDue();
  await expect.poll(() => smtp.received.length).toBe(1);
  await shop.advance(3, other);
  const taken = other.runDue();
  await expect.poll(() => smtp.received.length).toBe(2);
  // It gives up on the server, and would queue the mail again.
  await sending;
  expect(await shop.states()).toMatchObject([{ state: 'sending', attempts: 2 }]);
  answer.resolve();
  await taken;
  expect(await shop.states()).toEqual([{ state: 'accepted', error: null, attempts: 2 }]);
});

test('after a crash of the only process its mail is sent as soon as it is back', async () => {
  const smtp = await startSmtp();
  const shop = await startMailShop(smtp.url);
  await shop.queue('reward:1');
  void outboxKilledAfterSending(shop).runDue();
  await expect.poll(() => smtp.accepted.length).toBe(1);
  shop.outbox.start();
  await expect.poll(() => shop.states()).toMatchObject([{ state: 'accepted' }]);
  await shop.outbox.stop();
  expect(smtp.accepted[1]?.messageId).toBe(smtp.accepted[0]?.messageId);
});

test('a clock that jumps while a mail is being sent does not send it again', async () => {
  const answer = Promise.withResolvers<void>();
  const smtp = await startSmtp({ onData: () => answer.promise });
  const shop = await startMailShop(smtp.url);
  const other = shop.instance();
  await shop.queue('reward:1');
  const sending = shop.outbox.runDue();
  await expect.poll(() => smtp.received.length).toBe(1);
  for (const step of [HOUR, -2 * HOUR, HOUR]) {
    shop.time.now += step;
    await other.heartbeat();
    await other.runDue();
    expect(smtp.received).toHaveLength(1);
  }
  answer.resolve();
  await sending;
  for (const step of [HOUR, -2 * HOUR]) {
    shop.time.now += step;
    await Promise.all([shop.outbox.runDue(), other.runDue()]);
  }
  expect(smtp.received).toHaveLength(1);
  expect(await shop.states()).toEqual([{ state: 'accepted', error: null, attempts: 1 }]);
});

test('a clock that is set back does not stop the mail', async () => {
  const smtp = await startSmtp();
  smtp.behave({ data: 451 });
  const shop = await startMailShop(smtp.url);
  await shop.queue('reward:1');
  shop.time.now -= HOUR;
  await shop.outbox.runDue();
  expect(await shop.states()).toMatchObject([{ state: 'queued', attempts: 1 }]);
  smtp.behave('accept');
  shop.time.now -= HOUR;
  await shop.outbox.runDue();
  expect(await shop.states()).toMatchObject([{ state: 'accepted', attempts: 2 }]);

  await shop.queue('reward:2');
  void outboxKilledAfterSending(shop).runDue();
  await expect.poll(() => smtp.accepted.length).toBe(2);
  shop.time.now -= HOUR;
  await shop.advance(3, shop.outbox);
  await shop.outbox.runDue();
  expect(await shop.states()).toMatchObject([{ state: 'accepted' }, { state: 'accepted' }]);
});

test('a stopped outbox releases a mail that no server has got, and another one sends it at once', async () => {
  const smtp = await startSmtp();
  smtp.behave('hang');
  const shop = await startMailShop(smtp.url);
  await shop.queue('reward:1');
  const sending = shop.outbox.runDue();
  await expect.poll(() => shop.states()).toMatchObject([{ state: 'sending' }]);
  await shop.outbox.stop();
  await sending;
  const [mail] = await shop.list();
  expect(mail).toMatchObject({ state: 'queued', error: null, perhapsSent: false });
  await shop.outbox.runDue();
  expect(await shop.states()).toMatchObject([{ state: 'queued', attempts: 1 }]);

  smtp.behave('accept');
  await createOutbox(shop.deps, mailKinds).runDue();
  expect(await shop.states()).toMatchObject([{ state: 'accepted' }]);
});

test('a program that is stopped while the mail server has the mail sends it three times, and staff read that it was perhaps sent', async () => {
  const smtp = await startSmtp();
  smtp.behave('hang after data');
  const shop = await startMailShop(smtp.url);
  await shop.queue('reward:1');
  const error = 'The program ended while this mail was being sent: perhaps it was sent';
  for (const [stops, state] of ['queued', 'queued', 'failed'].entries()) {
    const outbox = shop.instance();
    const sending = outbox.runDue();
    await expect.poll(() => smtp.received.length).toBe(stops + 1);
    await outbox.stop();
    await sending;
    expect((await shop.list())[0]).toMatchObject({ state, error, perhapsSent: true });
  }
  await shop.instance().runDue();
  expect(smtp.received).toHaveLength(3);
});
