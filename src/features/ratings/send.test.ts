import { expect, test } from 'vitest';
import { mailKinds } from '../../features/index.ts';
import { createTestApp } from '../../test/app.ts';
import { openRatings } from '../../test/rewards/ratings.ts';
import { type Behaviour, closedPort, startSmtp } from '../../test/servers/smtp.ts';
import { signIn } from '../../test/signin.ts';
import { DAY, HOUR } from '../../time.ts';
import { createOutbox } from '../email/outbox/outbox.ts';
import type { Rating } from './staff.contract.ts';

/** A shop with a mail server to talk to, and a verified rating that nobody has sent yet. */
async function startShop(
  smtpUrl?: string,
  options?: Parameters<typeof startSmtp>[0],
  more: Record<string, string> = {},
) {
  const smtp = await startSmtp(options);
  const time = { now: Date.parse('2026-11-21T05:00:00Z') };
  const clock = () => new Date(time.now);
  const env = { SMTP_URL: smtpUrl ?? smtp.url, FORM_LIMIT: '0', ...more };
  const shop = await openRatings(await createTestApp({ env, clock }));
  const id = await shop.add();
  await shop.verify(id);
  /** As staff see it now, in a session that is as young as the clock is old. */
  const rating = async () => {
    const headers = await signIn(shop.deps, 'editor');
    const [found] = (await shop.call('GET', '', undefined, headers)).json<Rating[]>();
    if (!found) throw new Error('There is no rating');
    return found;
  };
  const send = async () => {
    const headers = await signIn(shop.deps, 'editor');
    return shop.call('POST', `/${id}/send-reward`, undefined, headers);
  };
  /** What the program does by itself, now. */
  const runDue = () => createOutbox(shop.deps, mailKinds).runDue();
  return { ...shop, smtp, time, id, rating, send, runDue };
}

const queuedBecause = (why: string) => ({
  success: true,
  message: `The reward for sari@kopi.example is queued (${why}). It will be tried again automatically.`,
  state: 'queued',
});
/** What staff are told when the mail server takes longer than they are made to wait. */
const queued = {
  success: true,
  message: 'The reward for sari@kopi.example is queued. It will be tried again automatically.',
  state: 'queued',
};

test('what the mail server refuses for now is queued, and sent by itself later', async () => {
  const { smtp, time, rating, send, runDue } = await startShop();
  smtp.behave({ data: 451 });
  expect([queued, queuedBecause('451 Try again later')]).toContainEqual((await send()).json());
  await expect.poll(rating).toMatchObject({
    state: 'verified',
    promoCodeSent: false,
    delivery: {
      state: 'queued',
      reason: '451 Try again later',
      attempts: 1,
      nextAttemptAt: expect.stringMatching(/Z$/),
    },
    reward: { state: 'issued' },
  });
  const again = await send();
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ code: 'on_its_way' });

  smtp.behave('accept');
  time.now += HOUR;
  await runDue();
  expect(await rating()).toMatchObject({ state: 'sent', promoCodeSent: true });
  expect(smtp.accepted).toHaveLength(1);
});

test('what the mail server refuses for good says why, and can be sent again with the same code', async () => {
  const { smtp, rating, send, runDue } = await startShop();
  smtp.behave({ recipient: 550 });
  const refused = { success: false, message: '550 No such mailbox', state: 'failed' };
  expect([queued, refused]).toContainEqual((await send()).json());
  await expect.poll(rating).toMatchObject({
    state: 'verified',
    promoCodeSent: false,
    delivery: { state: 'failed', reason: '550 No such mailbox', nextAttemptAt: null },
  });
  const failed = await rating();
  await runDue();
  expect(smtp.received).toHaveLength(0);

  smtp.behave('accept');
  expect((await send()).json()).toMatchObject({ success: true });
  await expect
    .poll(rating)
    .toMatchObject({ state: 'sent', promoCodeSent: true, reward: { state: 'issued' } });
  const sent = await rating();
  expect(sent.reward?.code).toBe(failed.reward?.code);
  expect(smtp.accepted).toHaveLength(1);
});

const faults: [string, Behaviour][] = [
  ['says nothing', 'hang'],
  ['never answers a mail', 'hang after data'],
  ['hangs up in the middle', 'drop after data'],
];
test.each(faults)('when the mail server %s, nothing is called sent', async (_what, behaviour) => {
  const { smtp, rating, send } = await startShop();
  smtp.behave(behaviour);
  expect((await send()).json()).toMatchObject({ success: true, state: 'queued' });
  expect(await rating()).toMatchObject({ promoCodeSent: false, state: 'verified' });
  await smtp.stop();
});

test('a reward that waits for the mail server does not hold up other requests', async () => {
  const { smtp, rating, send } = await startShop(undefined, undefined, { OVERLOAD_REQUESTS: '1' });
  smtp.behave('hang after data');
  const sending = send();
  await expect.poll(() => smtp.received, { interval: 10 }).toHaveLength(1);
  expect((await rating()).delivery).toMatchObject({ state: 'sending' });
  expect((await sending).json()).toMatchObject({ state: 'queued' });
  await smtp.stop();
});

test('when there is no mail server, the reward is queued with the reason', async () => {
  const { rating, send } = await startShop(await closedPort());
  expect((await send()).json()).toMatchObject({ state: 'queued' });
  expect((await rating()).delivery).toMatchObject({
    state: 'queued',
    reason: 'The mail server refused the connection',
  });
});

test('a rating that is unverified before its mail went out is not rewarded', async () => {
  const { smtp, time, id, verify, rating, send, runDue } = await startShop();
  smtp.behave({ data: 451 });
  await send();
  await expect.poll(rating).toMatchObject({ delivery: { state: 'queued', attempts: 1 } });
  await verify(id, false);
  expect(await rating()).toMatchObject({
    delivery: { state: 'cancelled' },
    reward: { state: 'void' },
  });
  smtp.behave('accept');
  time.now += DAY;
  await runDue();
  expect(smtp.accepted).toHaveLength(0);
  time.now -= DAY;
  await verify(id);
  expect(await rating()).toMatchObject({ state: 'verified', reward: { state: 'issued' } });
  expect((await send()).json()).toMatchObject({ state: 'accepted' });
  expect(await rating()).toMatchObject({ state: 'sent', reward: { state: 'issued' } });
});

test('a rating that is verified again while its mail is on the way has a code that works', async () => {
  const received = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const onData = () => {
    received.resolve();
    return answer.promise;
  };
  const { app, deps, editor, id, verify, rating, reward } = await startShop(undefined, { onData });
  const sending = reward(id);
  await received.promise;
  await verify(id, false);
  await verify(id);
  answer.resolve();
  await sending;
  const [mail] = (await app.inject({ url: '/api/admin/outbox', headers: editor })).json();
  expect(await deps.outbox.deliver(mail.id, 20_000)).toMatchObject({ state: 'accepted' });
  expect(await rating()).toMatchObject({ state: 'sent', reward: { state: 'issued' } });
});

test('a rating that is deleted before its mail went out is not rewarded', async () => {
  const { smtp, time, id, owner, call, send, runDue } = await startShop();
  smtp.behave({ data: 451 });
  await send();
  // While it is being sent it cannot be deleted.
  const remove = async () => (await call('DELETE', `/${id}`, undefined, owner)).statusCode;
  await expect.poll(remove).toBe(200);
  smtp.behave('accept');
  time.now += HOUR;
  await runDue();
  expect(smtp.accepted).toHaveLength(0);
});

test('the thirty days begin when the mail server accepts the mail, and end at midnight in WIB', async () => {
  const { app, deps, smtp, time, rating, send, runDue } = await startShop();
  smtp.behave({ data: 451 });
  await send();
  time.now = Date.parse('2026-11-22T16:59:00Z');
  smtp.behave('accept');
  await runDue();
  const { reward } = await rating();
  expect(reward?.validUntil).toBe('2026-12-22T16:59:59.999Z');
  const redeem = async () => {
    const headers = await signIn(deps, 'cashier');
    const url = `/api/rewards/${reward?.code}/redemption`;
    return (await app.inject({ method: 'POST', url, headers })).statusCode;
  };
  time.now = Date.parse('2026-12-22T17:00:00Z');
  expect(await rating()).toMatchObject({ state: 'sent', reward: { state: 'expired' } });
  expect(await redeem()).toBe(409);
  time.now = Date.parse('2026-12-22T16:59:59.999Z');
  expect(await rating()).toMatchObject({ reward: { state: 'issued' } });
  expect(await redeem()).toBe(200);
  expect(await rating()).toMatchObject({ state: 'redeemed', reward: { state: 'used' } });
});

test('a rating whose mail is being sent cannot be deleted before that has ended', async () => {
  const received = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const onData = () => {
    received.resolve();
    return answer.promise;
  };
  const { app, editor, owner, id, call, find, reward } = await startShop(undefined, { onData });
  const sending = reward(id);
  await received.promise;
  const early = await call('DELETE', `/${id}`, undefined, owner);
  expect(early.statusCode).toBe(409);
  expect(early.json()).toMatchObject({ code: 'being_sent' });
  answer.resolve();
  await sending;
  await expect.poll(() => find(id)).toMatchObject({ state: 'sent' });
  expect((await call('DELETE', `/${id}`, undefined, owner)).statusCode).toBe(200);
  expect((await app.inject({ url: '/api/admin/outbox', headers: editor })).json()).toEqual([]);
});

test('a customer who never got the mail is sent another with the same code, three times at most', async () => {
  const { smtp, id, call, find, reward: send, owner } = await startShop();
  const rating = () => find(id);
  const resend = () => call('POST', `/${id}/resend-reward`, undefined, owner);
  expect((await resend()).json()).toMatchObject({ code: 'not_sent' });
  await send(id);
  await expect.poll(rating).toMatchObject({ state: 'sent' });
  const { reward } = await rating();
  for (const mails of [2, 3, 4]) {
    expect((await resend()).statusCode).toBe(200);
    await expect.poll(() => smtp.accepted.length).toBe(mails);
    await expect.poll(rating).toMatchObject({ delivery: { state: 'accepted' } });
  }
  expect((await resend()).json()).toMatchObject({ code: 'too_often' });
  // A mail program that has one mail already must not drop the next.
  expect(new Set(smtp.accepted.map(({ messageId }) => messageId)).size).toBe(4);
  for (const { source } of smtp.accepted) expect(source).toContain(`barcode-${reward?.code}.png`);
  expect(await rating()).toMatchObject({ promoCodeSent: true, state: 'sent', reward });
});

test('a reward that was kept here is sent once there is a mail server', async () => {
  const clock = () => new Date('2026-11-21T05:00:00Z');
  const site = await createTestApp({ env: { FORM_LIMIT: '0' }, clock });
  const { add, verify, reward, find, editor } = await openRatings(site);
  const id = await add();
  await verify(id);
  await reward(id);
  await expect
    .poll(() => find(id))
    .toMatchObject({ promoCodeSent: true, state: 'verified', delivery: { state: 'kept' } });

  const smtp = await startSmtp();
  const env = { FORM_LIMIT: '0', SMTP_URL: smtp.url };
  const later = await createTestApp({ env, clock, deps: { database: site.deps.database } });
  const url = `/api/admin/app-ratings/${id}/send-reward`;
  const answer = await later.app.inject({ method: 'POST', url, headers: editor });
  expect(answer.statusCode).toBe(200);
  await expect
    .poll(() => find(id))
    .toMatchObject({ promoCodeSent: true, state: 'sent', delivery: { state: 'accepted' } });
  expect(smtp.accepted).toHaveLength(1);
});

test('a reward that staff have sent by WhatsApp is marked as sent, once, and waits no longer', async () => {
  const now = { at: '2026-11-21T16:30:00Z' };
  const site = await createTestApp({ env: { FORM_LIMIT: '0' }, clock: () => new Date(now.at) });
  const { add, verify, reward, find, call } = await openRatings(site);
  const id = await add();
  expect((await call('PATCH', `/${id}/mark-sent`)).json().code).toBe('not_verified');
  await verify(id);
  expect((await call('PATCH', `/${id}/mark-sent`)).json().code).toBe('not_valid');
  await reward(id);
  await expect.poll(() => find(id)).toMatchObject({ delivery: { state: 'kept' } });
  const waiting = async () => (await call('GET', '?state=verified')).json<Rating[]>().length;
  expect(await waiting()).toBe(1);
  // After midnight in WIB, so that the thirty days are seen to begin now.
  now.at = '2026-11-21T17:30:00Z';
  expect((await call('PATCH', `/${id}/mark-sent`)).json()).toMatchObject({
    state: 'sent',
    promoCodeSent: true,
    reward: { state: 'issued', validUntil: '2026-12-22T16:59:59.999Z' },
    delivery: { state: 'cancelled' },
  });
  expect(await waiting()).toBe(0);
  const again = await call('PATCH', `/${id}/mark-sent`);
  expect([again.statusCode, again.json().code]).toEqual([409, 'already_sent']);
});

test('what customers wait for and was kept is sent with one press once there is a mail server', async () => {
  const clock = () => new Date('2026-11-21T05:00:00Z');
  const site = await createTestApp({ env: { FORM_LIMIT: '0' }, clock });
  const { add, verify, reward, find, editor } = await openRatings(site);
  const ids = [await add(), await add({ email: 'budi@kopi.example' })];
  const served = await add({ email: 'dewi@kopi.example' });
  for (const id of [...ids, served]) {
    await verify(id);
    await reward(id);
    await expect.poll(() => find(id)).toMatchObject({ delivery: { state: 'kept' } });
  }
  const url = `/api/rewards/${(await find(served)).reward?.code}/redemption`;
  await site.app.inject({ method: 'POST', url, headers: editor, payload: {} });
  const headers = editor;
  const payload = { testEmail: 'rina@kopi.example' };
  await site.app.inject({ method: 'POST', url: '/api/admin/test-email', headers, payload });
  const sendKept = (app = site.app) =>
    app.inject({ method: 'POST', url: '/api/admin/outbox/retry-kept', headers });
  expect((await sendKept()).json()).toMatchObject({ code: 'no_mail_server' });

  const smtp = await startSmtp();
  const env = { FORM_LIMIT: '0', SMTP_URL: smtp.url };
  const later = await createTestApp({ env, clock, deps: { database: site.deps.database } });
  const config = await later.app.inject({ url: '/api/admin/email-config', headers });
  expect(config.json()).toMatchObject({ connectionStatus: 'connected', kept: 2 });
  expect((await sendKept(later.app)).json()).toEqual({ count: 2 });
  await createOutbox(later.deps, mailKinds).runDue();
  for (const id of ids) expect(await find(id)).toMatchObject({ state: 'sent' });
  // The test mail and the reward that was redeemed, for which nobody waits any more, stay.
  expect(smtp.accepted.map(({ to }) => to[0]).toSorted()).toEqual([
    'budi@kopi.example',
    'sari@kopi.example',
  ]);
  expect((await sendKept(later.app)).json()).toEqual({ count: 0 });
});

test('a name that looks like a header is one mail to one address', async () => {
  const smtp = await startSmtp();
  const env = { SMTP_URL: smtp.url, FORM_LIMIT: '0' };
  const { add, verify, reward } = await openRatings(await createTestApp({ env }));
  const id = await add({ name: 'A\r\nBcc: x@evil.example' });
  await verify(id);
  expect((await reward(id)).json()).toMatchObject({ state: 'accepted' });
  const [mail] = smtp.accepted;
  expect(mail?.to).toEqual(['sari@kopi.example']);
  expect(mail?.source.split('\r\n\r\n')[0]).not.toMatch(/^bcc:/im);
});
