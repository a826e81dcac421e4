import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { startStaff } from '../../test/mail-shop.ts';
import { closedPort, startSmtp, type TestSmtp } from '../../test/servers/smtp.ts';
import { signIn } from '../../test/signin.ts';
import type { MailPreview } from './contract.ts';
import { notify } from './store.ts';

const withPassword = ({ url }: TestSmtp) => url.replace('//', '//kedai:s3cret%40seduh@');

test('the tab says which mail server there is, and that it can be used', async () => {
  const smtp = await startSmtp({
    onAuth: ({ password }, _session, done) => {
      if (password === 's3cret@seduh') done(null, { user: 'kedai' });
      else done(new Error('No'));
    },
  });
  const { send } = await startStaff({ SMTP_URL: withPassword(smtp) });
  const answer = await send('GET', '/email-config');
  expect(answer.json()).toEqual({
    mode: 'smtp',
    host: '127.0.0.1',
    port: Number(new URL(smtp.url).port),
    user: 'kedai',
    secure: false,
    from: 'halo@kedai.example',
    connectionStatus: 'connected',
    lastTested: expect.stringMatching(/Z$/),
    error: null,
    kept: 0,
    samples: ['reply', 'reward', 'test', 'notice', 'digest', 'account'],
  });
  expect(answer.body).not.toContain('s3cret');
});

test('a mail server that cannot be used is shown as failed, with the reason and no password', async () => {
  const smtp = await startSmtp({ onAuth: (_auth, _session, done) => done(new Error('No')) });
  const refused = await startStaff({ SMTP_URL: withPassword(smtp) });
  const answer = await refused.send('GET', '/email-config');
  expect(answer.json()).toMatchObject({
    connectionStatus: 'failed',
    error: 'The mail server refused the user name or the password (535)',
  });
  expect(answer.body).not.toContain('s3cret');

  const away = await startStaff({ SMTP_URL: await closedPort() });
  expect((await away.send('GET', '/email-config')).json()).toMatchObject({
    connectionStatus: 'failed',
    error: 'The mail server refused the connection',
  });
});

test('an account sends ten test mails an hour, and another account its own ten', async () => {
  const { app, deps } = await createTestApp();
  const [first, second] = [await signIn(deps, 'editor'), await signIn(deps, 'editor')];
  const test = (headers: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url: '/api/admin/test-email',
      headers,
      payload: { testEmail: 'sari@kopi.example' },
    });
  for (let sent = 0; sent < 10; sent += 1) expect((await test(first)).statusCode).toBe(200);
  const refused = await test({ ...first, 'x-reader': 'en en' });
  expect([refused.statusCode, refused.json().message]).toEqual([
    429,
    'That was too often. Please try again in 60 minutes.',
  ]);
  const inIndonesian = await test({ ...first, 'x-reader': 'id id' });
  expect(inIndonesian.json().message).toBe('Terlalu sering. Coba lagi dalam 60 menit.');
  expect((await test(second)).statusCode).toBe(200);
});

test('a login that cannot be checked just now is not reported as a wrong password', async () => {
  const busy = Object.assign(new Error('Temporary authentication failure'), { responseCode: 454 });
  const smtp = await startSmtp({ onAuth: (_auth, _session, done) => done(busy) });
  const { send } = await startStaff({ SMTP_URL: withPassword(smtp) });
  expect((await send('GET', '/email-config')).json()).toMatchObject({
    connectionStatus: 'failed',
    error: 'The mail server cannot check the login at the moment (454)',
  });
});

test('a mail server that refuses our own address is shown as failed until it takes a mail', async () => {
  const smtp = await startSmtp();
  const { send, test } = await startStaff({ SMTP_URL: smtp.url });
  smtp.behave({ sender: 550 });
  await test('sari@kopi.example');
  expect((await send('GET', '/email-config')).json()).toMatchObject({
    connectionStatus: 'failed',
    error: expect.stringMatching(/^The mail server refused our own address: 550 /),
  });
  smtp.behave('accept');
  await test('sari@kopi.example');
  expect((await send('GET', '/email-config')).json()).toMatchObject({
    connectionStatus: 'connected',
    error: null,
  });
});

test('without a mail server the tab says so, and mail is kept to be looked at', async () => {
  const { send, test, list } = await startStaff();
  expect((await send('GET', '/email-config')).json()).toMatchObject({
    mode: 'capture',
    connectionStatus: 'not_configured',
    error: null,
  });
  expect((await test('sari@kopi.example')).json()).toEqual({
    success: true,
    message: 'The test email to sari@kopi.example was kept here: there is no mail server',
    state: 'kept',
  });
  const [mail] = await list();
  expect(mail).toMatchObject({ state: 'kept', acceptedAt: null });
  const again = await send('POST', `/outbox/${mail?.id}/retry`);
  expect(again.statusCode).toBe(409);
  expect(again.json()).toMatchObject({ code: 'no_mail_server' });
  const preview = (await send('GET', `/outbox/${mail?.id}/preview`)).json<MailPreview>();
  expect(preview).toMatchObject({
    to: 'sari@kopi.example',
    subject: 'E-mail uji coba',
    text: expect.stringContaining('KEDAI SEDUH\n\nE-mail uji coba\n\nJika Anda membaca pesan ini'),
    captured: true,
  });
  const file = await send('GET', `/outbox/${mail?.id}/captured.eml`);
  expect(file.headers['content-type']).toBe('message/rfc822');
  expect(file.body).toContain('To: sari@kopi.example');
});

test('a test mail says whether the mail server has accepted it', async () => {
  const smtp = await startSmtp();
  const { test, list } = await startStaff({ SMTP_URL: smtp.url });
  expect((await test('sari@kopi.example')).json()).toEqual({
    success: true,
    message: 'The mail server accepted the test email to sari@kopi.example',
    state: 'accepted',
  });
  smtp.behave({ data: 451 });
  const refused = await test('budi@kopi.example');
  expect(refused.statusCode).toBe(200);
  expect(refused.json()).toEqual({
    success: false,
    message: '451 Try again later',
    state: 'failed',
  });
  // Nobody waits for a test tomorrow.
  expect(await list()).toMatchObject([
    { state: 'failed', recipient: 'budi@kopi.example' },
    { state: 'accepted', recipient: 'sari@kopi.example' },
  ]);
});

test('a mail goes to one plain address and to nobody else', async () => {
  const smtp = await startSmtp();
  const { test } = await startStaff({ SMTP_URL: smtp.url });
  for (const address of [
    '',
    'sari',
    'a@kopi.example, b@evil.example',
    'a@kopi.example;b@evil.example',
    'a@kopi.example\r\nBcc: b@evil.example',
    '"a b"@kopi.example',
    'Sari <a@kopi.example>',
    `${'a'.repeat(10_000)}@kopi.example`,
  ]) {
    const answer = await test(address);
    expect(answer.statusCode, address).toBe(422);
    expect(answer.json()).toMatchObject({ fields: { testEmail: expect.any(String) } });
  }
  expect(smtp.received).toEqual([]);
});

test('staff find a mail by its recipient, its subject and its state, page by page', async () => {
  const { test, list, send } = await startStaff();
  for (const name of ['sari', 'budi', 'dewi']) await test(`${name}@kopi.example`);
  expect((await list()).map(({ recipient }) => recipient)).toEqual([
    'dewi@kopi.example',
    'budi@kopi.example',
    'sari@kopi.example',
  ]);
  expect(await list('?q=BUDI')).toMatchObject([{ recipient: 'budi@kopi.example' }]);
  expect(await list('?q=uji&limit=2&page=2')).toMatchObject([{ recipient: 'sari@kopi.example' }]);
  expect(await list('?state=failed')).toEqual([]);
  const page = await send('GET', '/outbox?limit=1');
  expect(page.headers['x-total-count']).toBe('3');
  expect(page.body).not.toContain('lease');
  const csv = await send('GET', '/outbox.csv?q=budi');
  const [head, row, ...more] = csv.body.split('\r\n').filter(Boolean);
  expect(head).toMatch(/^\uFEFF?"?ID"?,"?Kind"?,"?Recipient"?,/);
  expect(row).toMatch(/test.*budi@kopi\.example.*kept/);
  expect(more).toEqual([]);
  expect((await send('GET', '/outbox?state=lost')).statusCode).toBe(400);
});

test('notices go to the addresses that the owner has set', async () => {
  const smtp = await startSmtp();
  const { send, owner, deps, list } = await startStaff({ SMTP_URL: smtp.url });
  const none = { message: [], feedback: [], rating: [], digest: [] };
  expect((await send('GET', '/email-settings', undefined, owner)).json()).toEqual(none);
  const settings = { ...none, message: ['rina@kopi.example', 'bayu@kopi.example'] };
  const saved = await send('PUT', '/email-settings', settings, owner);
  expect(saved.json()).toEqual(settings);
  expect((await send('GET', '/email-settings', undefined, owner)).json()).toEqual(settings);
  const wrong = await send('PUT', '/email-settings', { ...none, rating: ['a, b@c.id'] }, owner);
  expect(wrong.statusCode).toBe(422);

  const title = 'Pesan baru dari Sari\r\nBcc: b@evil.example';
  const now = deps.clock();
  const content = { id: 7, title, lines: ['<b>Halo</b>'], link: '/admin/messages', now };
  const { db } = deps.database;
  await db.transaction((tx) => notify(tx, { what: 'message', ...content }));
  await db.transaction((tx) => notify(tx, { what: 'feedback', ...content }));
  for (const { id } of await list()) await deps.outbox.deliver(id, 20_000);
  expect(smtp.accepted.flatMap(({ to }) => to).sort()).toEqual(settings.message.toSorted());
  for (const { source } of smtp.accepted) {
    const [headers = ''] = source.split('\r\n\r\n');
    expect(headers).not.toMatch(/^bcc:/im);
    expect(headers).toContain('Auto-Submitted: auto-generated');
  }
});
