import { expect, test } from 'vitest';
import {
  DAY,
  HOUR,
  MINUTE,
  outboxWithShortTimeouts,
  startMailShop,
} from '../../../test/mail-shop.ts';
import { closedPort, startSmtp } from '../../../test/servers/smtp.ts';
import { signIn } from '../../../test/signin.ts';
import { cancelMails, enqueueMail } from '../store.ts';

test('a queued mail reaches its recipient once and is accepted', async () => {
  const smtp = await startSmtp();
  const shop = await startMailShop(smtp.url);
  await shop.queue('message:1');
  expect(await shop.states()).toEqual([{ state: 'queued', error: null, attempts: 0 }]);
  await shop.outbox.runDue();
  await shop.outbox.runDue();
  expect(smtp.received).toHaveLength(1);
  expect(smtp.accepted[0]?.to).toEqual(['sari@kopi.example']);
  expect(smtp.accepted[0]?.source).toMatch(/^From: Kedai Seduh <halo@kedai-seduh.example>\r$/m);
  expect((await shop.list())[0]).toMatchObject({
    state: 'accepted',
    attempts: 1,
    acceptedAt: '2026-11-21T05:00:00.000Z',
  });
});

test('a mail that was not committed is never sent', async () => {
  const smtp = await startSmtp();
  const { db, outbox, deps } = await startMailShop(smtp.url);
  const mail = { key: 'test:1', kind: 'test', recipient: 'a@b.example', subject: '', data: {} };
  const lost = db.transaction(async (tx) => {
    await enqueueMail(tx, mail, deps.clock());
    throw new Error('the message was not saved');
  });
  await expect(lost).rejects.toThrow('the message was not saved');
  await outbox.runDue();
  expect(smtp.received).toEqual([]);
});

test.each([
  ['refuses connections', null, 'The mail server refused the connection'],
  ['never greets', 'hang', 'The mail server did not answer in time'],
  ['says try later', { recipient: 451 }, '451 Try again later'],
  ['says try later once it has the mail', { data: 451 }, '451 Try again later'],
  ['hangs up without an answer', 'drop after data', 'The mail server closed the connection'],
  ['never answers to the mail', 'hang after data', 'The mail server did not answer in time'],
] as const)('a mail server that %s gets the mail again later', async (_what, behaviour, reason) => {
  const smtp = await startSmtp();
  if (behaviour) smtp.behave(behaviour);
  const shop = await startMailShop(behaviour ? smtp.url : await closedPort());
  await shop.queue('message:1');
  await outboxWithShortTimeouts(shop).runDue();
  expect(await shop.states()).toEqual([{ state: 'queued', error: reason, attempts: 1 }]);

  shop.time.now += MINUTE - 1;
  await shop.outbox.runDue();
  expect(await shop.states()).toMatchObject([{ attempts: 1 }]);
  if (!behaviour) return;

  smtp.behave('accept');
  shop.time.now += 1;
  await shop.outbox.runDue();
  expect(await shop.states()).toEqual([{ state: 'accepted', error: null, attempts: 2 }]);
  expect(smtp.accepted).toHaveLength(1);
  expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1);
});

test('a mail server that takes the mail and never says so gets it three times, and staff read that it was perhaps sent', async () => {
  const smtp = await startSmtp();
  smtp.behave('drop after data');
  const shop = await startMailShop(smtp.url);
  await shop.queue('message:1');
  for (const state of ['queued', 'queued', 'failed', 'failed']) {
    await outboxWithShortTimeouts(shop).runDue();
    expect(await shop.states()).toMatchObject([{ state }]);
    shop.time.now += DAY;
  }
  expect(smtp.received).toHaveLength(3);
  expect((await shop.list())[0]).toMatchObject({ attempts: 3, perhapsSent: true });
});

test.each([
  ['the recipient', { recipient: 550 }],
  ['the mail', { data: 554 }],
] as const)(
  'a server that refuses %s for good is believed, and its reason shown',
  async (_what, behaviour) => {
    const smtp = await startSmtp();
    smtp.behave(behaviour);
    const shop = await startMailShop(smtp.url);
    const { id } = await shop.queue('message:1');
    await shop.outbox.runDue();
    const [code] = Object.values(behaviour);
    const failed = {
      state: 'failed',
      error: expect.stringMatching(`^${code} .*No such mailbox$`),
      attempts: 1,
    };
    expect(await shop.states()).toEqual([failed]);
    shop.time.now += 24 * HOUR;
    await shop.outbox.runDue();
    expect(await shop.states()).toEqual([failed]);

    smtp.behave('accept');
    const headers = await signIn(shop.deps, 'editor');
    const retry = { method: 'POST', url: `/api/admin/outbox/${id}/retry`, headers } as const;
    expect((await shop.app.inject(retry)).json()).toMatchObject({ id, state: 'accepted' });
    expect(smtp.accepted).toHaveLength(1);
    expect((await shop.app.inject(retry)).statusCode).toBe(409);
    expect(smtp.accepted).toHaveLength(1);
  },
);

test('the pauses grow, and after about two days nobody tries any more', async () => {
  const shop = await startMailShop(await closedPort());
  await shop.queue('message:1');
  const started = shop.time.now;
  const pauses: number[] = [];
  for (;;) {
    await shop.outbox.runDue();
    const [mail] = await shop.list();
    if (mail?.state !== 'queued') break;
    pauses.push((Date.parse(mail.nextAttemptAt) - shop.time.now) / MINUTE);
    shop.time.now = Date.parse(mail.nextAttemptAt);
  }
  expect(pauses).toEqual([1, 5, 15, 60, 180, 360, 720, 720, 720]);
  expect((shop.time.now - started) / HOUR).toBeCloseTo(46.35, 1);
  expect(await shop.list('?state=failed')).toMatchObject([
    { state: 'failed', attempts: 10, error: 'The mail server refused the connection' },
  ]);
});

test('the same announcement is one mail, until it has failed', async () => {
  const smtp = await startSmtp();
  const shop = await startMailShop(smtp.url);
  const first = await shop.queue('reward:1');
  expect(await shop.queue('reward:1')).toMatchObject({ id: first.id, state: 'queued' });
  smtp.behave({ recipient: 550 });
  await shop.outbox.runDue();
  const again = await shop.queue('reward:1', 'sari.benar@kopi.example');
  expect(again).toMatchObject({
    id: first.id,
    state: 'queued',
    messageId: first.messageId,
    recipient: 'sari.benar@kopi.example',
  });
  smtp.behave('accept');
  await shop.outbox.runDue();
  expect(await shop.queue('reward:1')).toMatchObject({ id: first.id, state: 'accepted' });
  await shop.outbox.runDue();
  expect(smtp.accepted.map(({ to }) => to)).toEqual([['sari.benar@kopi.example']]);
});

test('a mail that is called back in time is not sent', async () => {
  const smtp = await startSmtp();
  const shop = await startMailShop(smtp.url);
  await shop.queue('reward:1');
  await cancelMails(shop.db, 'notice', 'message', 1);
  await shop.outbox.runDue();
  expect(smtp.received).toEqual([]);
  expect(await shop.states()).toMatchObject([{ state: 'cancelled' }]);
});
