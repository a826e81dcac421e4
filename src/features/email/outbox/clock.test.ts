import { expect, test } from 'vitest';
import { mailKinds } from '../../../app.ts';
import { dyingOutbox, HOUR, MINUTE, startMailShop } from '../../../test/mail-shop.ts';
import { startSmtp } from '../../../test/servers/smtp.ts';
import { createOutbox } from './outbox.ts';

/** Longer than a lease, and than the time by which it goes on. */
const LONG = 4 * MINUTE;

test('a process that is killed between sending and marking costs one repetition, recognisable as such', async () => {
  const smtp = await startSmtp();
  const shop = await startMailShop(smtp.url);
  await shop.queue('reward:1');
  void dyingOutbox(shop).runDue();
  await expect.poll(() => smtp.accepted.length, { timeout: 10_000 }).toBe(1);
  expect(await shop.states()).toMatchObject([{ state: 'sending' }]);

  await shop.outbox.runDue();
  expect(smtp.received).toHaveLength(1);
  // It goes on once, in case its holder is alive and only the clock was set.
  shop.time.now += LONG;
  await shop.outbox.runDue();
  expect(smtp.received).toHaveLength(1);
  shop.time.now += LONG;
  await shop.outbox.runDue();
  shop.time.now += LONG;
  await shop.outbox.runDue();
  expect(smtp.accepted).toHaveLength(2);
  expect(smtp.accepted[1]?.messageId).toBe(smtp.accepted[0]?.messageId);
  expect(await shop.states()).toEqual([{ state: 'accepted', error: null, attempts: 2 }]);
});

test('after a crash of the only process its mail is sent as soon as it is back', async () => {
  const smtp = await startSmtp();
  const shop = await startMailShop(smtp.url);
  await shop.queue('reward:1');
  void dyingOutbox(shop).runDue();
  await expect.poll(() => smtp.accepted.length, { timeout: 10_000 }).toBe(1);
  shop.outbox.start();
  await expect
    .poll(() => shop.states(), { timeout: 10_000 })
    .toMatchObject([{ state: 'accepted' }]);
  await shop.outbox.stop();
  expect(smtp.accepted[1]?.messageId).toBe(smtp.accepted[0]?.messageId);
});

test('a clock that jumps while a mail is being sent does not send it again', async () => {
  const answer = Promise.withResolvers<void>();
  const smtp = await startSmtp({ onData: () => answer.promise });
  const shop = await startMailShop(smtp.url);
  const other = createOutbox(shop.deps, mailKinds);
  await shop.queue('reward:1');
  const sending = shop.outbox.runDue();
  await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(1);
  for (const step of [HOUR, -2 * HOUR, HOUR]) {
    shop.time.now += step;
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
  void dyingOutbox(shop).runDue();
  await expect.poll(() => smtp.accepted.length, { timeout: 10_000 }).toBe(2);
  for (const step of [-HOUR, LONG, LONG]) {
    shop.time.now += step;
    await shop.outbox.runDue();
  }
  expect(await shop.states()).toMatchObject([{ state: 'accepted' }, { state: 'accepted' }]);
});

test('an outbox that is stopped lets go of a mail that hangs, and another one sends it at once', async () => {
  const smtp = await startSmtp();
  smtp.behave('hang after data');
  const shop = await startMailShop(smtp.url);
  await shop.queue('reward:1');
  const sending = shop.outbox.runDue();
  await expect.poll(() => smtp.received.length, { timeout: 10_000 }).toBe(1);
  await shop.outbox.stop();
  await sending;
  expect(await shop.states()).toMatchObject([{ state: 'queued' }]);
  await shop.outbox.runDue();
  expect(smtp.received).toHaveLength(1);

  smtp.behave('accept');
  await createOutbox(shop.deps, mailKinds).runDue();
  expect(await shop.states()).toMatchObject([{ state: 'accepted' }]);
});
