import { expect, test } from 'vitest';
import type { Deps } from '../../server/deps.ts';
import { createTestApp } from '../../test/app.ts';
import { startSmtp } from '../../test/servers/smtp.ts';
import { signIn } from '../../test/signin.ts';

const { app, deps } = await createTestApp();
const owner = await signIn(deps, 'owner');
const editor = await signIn(deps, 'editor');
const url = '/api/admin/reply-texts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const call = (method: Method, path: string, headers: Record<string, string>, payload?: object) =>
  app.inject({ method, url: url + path, headers, ...(payload && { payload }) });

test('the owner prepares answers, which editors use', async () => {
  const made = await call('POST', '', owner, { title: 'Terima kasih', body: 'Halo {name}!' });
  expect(made.statusCode).toBe(201);
  const { id, updatedAt } = made.json<{ id: number; updatedAt: string }>();
  const titles = async () => {
    const rows: { title: string }[] = (await call('GET', '', editor)).json();
    return rows.map(({ title }) => title);
  };
  expect(await titles()).toContain('Terima kasih');

  const change = { title: 'Terima kasih banyak', body: 'Halo!', updatedAt };
  expect((await call('PUT', `/${id}`, editor, change)).statusCode).toBe(403);
  expect((await call('PUT', `/${id}`, owner, change)).statusCode).toBe(200);
  expect((await call('PUT', `/${id}`, owner, change)).statusCode).toBe(409);
  expect(await titles()).toContain('Terima kasih banyak');

  expect((await call('DELETE', `/${id}`, owner)).statusCode).toBe(200);
  expect((await call('DELETE', `/${id}`, owner)).statusCode).toBe(404);
  expect(await titles()).not.toContain('Terima kasih banyak');
});

/** A message, and staff who answer it by e-mail. */
async function startAnswering(env: Record<string, string>, more: Partial<Deps> = {}) {
  const shop = await createTestApp({ env, deps: more });
  const headers = await signIn(shop.deps, 'editor');
  const ask = async (method: Method, path: string, payload?: object) =>
    (
      await shop.app.inject({ method, url: `/api${path}`, headers, ...(payload && { payload }) })
    ).json();
  const question = { name: 'Sari', email: 'sari@mail.example', message: 'Buka hari Minggu?' };
  const { id } = await ask('POST', '/contact', question);
  const message = `/admin/contact-messages/${id}`;
  const answer = { channel: 'email', recipient: 'sari@mail.example', body: 'Buka, pukul 9.' };
  const unsent = async () => (await ask('GET', '/admin/overview')).attention.unsent.answers;
  return { ...shop, ask, message, unsent, answer: () => ask('POST', `${message}/replies`, answer) };
}

test('an account answers sixty times an hour by e-mail, whatever it answers; WhatsApp is not counted', async () => {
  const { app, ask, message, answer, deps } = await startAnswering({});
  const headers = await signIn(deps, 'editor');
  await ask('POST', '/feedback', {
    name: 'Joko',
    category: 'pelayanan',
    aspects: ['Kebersihan area'],
    details: 'Meja lengket.',
  });
  const [feedback] = await ask('GET', '/admin/feedback');
  let sent = 0;
  const reply = (to: string, channel = 'email', recipient = 'sari@mail.example') => {
    sent += 1;
    const payload = { channel, recipient, body: `Balasan ${sent}` };
    return app.inject({ method: 'POST', url: `/api${to}/replies`, headers, payload });
  };
  const toFeedback = `/admin/feedback/${feedback.id}`;
  while (sent < 59) expect((await reply(toFeedback)).statusCode).toBe(201);
  expect((await reply(message)).statusCode).toBe(201);
  for (const refused of [await reply(message), await reply(toFeedback)]) {
    expect([refused.statusCode, refused.json().message]).toEqual([
      429,
      'That was too often. Please try again in 60 minutes.',
    ]);
  }
  expect((await reply(message, 'whatsapp', '081276543219')).statusCode).toBe(201);
  expect((await answer()).replies).toHaveLength(3);
});

test('a message is handled once the mail server has accepted the answer, and not before', async () => {
  const smtp = await startSmtp();
  smtp.behave({ recipient: 550 });
  const { ask, message, answer, unsent } = await startAnswering({ SMTP_URL: smtp.url });
  await answer();
  const reply = async () => (await ask('GET', message)).replies[0];
  await expect.poll(reply).toMatchObject({
    state: 'failed',
    reason: '550 No such mailbox',
  });
  expect(await ask('GET', message)).toMatchObject({ isHandled: false });
  expect(await unsent()).toBe(1);
  // Other customers' mails are not held up by one wrong address.
  expect(await ask('GET', '/admin/mail-health')).toEqual({ hasServer: true, trouble: null });

  smtp.behave('accept');
  await ask('POST', `/admin/outbox/${(await reply()).mailId}/retry`);
  await expect.poll(reply).toMatchObject({ state: 'accepted' });
  expect(await ask('GET', message)).toMatchObject({ isHandled: true });
  expect(await unsent()).toBe(0);
  expect(await ask('GET', '/admin/mail-health')).toEqual({ hasServer: true, trouble: null });
});

test('an answer that was kept here leaves its message open, and is sent once there is a mail server', async () => {
  const before = await startAnswering({});
  expect(await before.ask('GET', '/admin/mail-health')).toMatchObject({ hasServer: false });
  expect(await before.answer()).toMatchObject({ isHandled: false, replies: [{ state: 'kept' }] });
  expect(await before.unsent()).toBe(1);

  const smtp = await startSmtp();
  const { database } = before.deps;
  const later = await startAnswering({ SMTP_URL: smtp.url }, { database });
  const { replies } = await later.ask('GET', before.message);
  await later.ask('POST', `/admin/outbox/${replies[0].mailId}/retry`);
  await expect
    .poll(() => later.ask('GET', before.message))
    .toMatchObject({ isHandled: true, replies: [{ state: 'accepted' }] });
  expect(smtp.accepted).toHaveLength(1);
});

test('a prepared answer needs a title and a text', async () => {
  const refused = await call('POST', '', owner, { title: ' ', body: '' });
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json<{ fields: object }>().fields).sort()).toEqual(['body', 'title']);
});
