import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { closedPort, startSmtp } from '../test/servers/smtp.ts';
import { createMail } from './mail.ts';
import { MailError } from './mail-error.ts';

const MAIL_FROM = 'Kedai Seduh <halo@kedai-seduh.example>';
const message = {
  to: 'sari@kopi.example',
  subject: 'Terima kasih – ini barcode reward Anda',
  text: 'Tunjukkan di kasir.',
  messageId: '<reward-1@kedai-seduh.example>',
};

const temporary = () => mkdtemp(join(tmpdir(), 'coffee-mail-'));

test('an e-mail reaches the mail server as written', async () => {
  const { accepted, url } = await startSmtp();
  await createMail({ SMTP_URL: url, MAIL_FROM, DATA_DIR: await temporary() }).send(message);
  expect(accepted).toHaveLength(1);
  expect(accepted[0]?.to).toEqual(['sari@kopi.example']);
  expect(accepted[0]?.source).toContain('Message-ID: <reward-1@kedai-seduh.example>');
});

test('nobody can add recipients or headers to an e-mail', async () => {
  const { accepted, url } = await startSmtp();
  const mail = createMail({ SMTP_URL: url, MAIL_FROM, DATA_DIR: await temporary() });
  for (const to of [
    'a@kopi.example, b@evil.example',
    'a@kopi.example\r\nBcc: b@evil.example',
    '"a@kopi.example"@evil.example',
    'a@kopi.example;b@evil.example',
    `${'a'.repeat(10_000)}@kopi.example`,
    '<a@kopi.example>',
    '',
  ]) {
    await expect(mail.send({ ...message, to })).rejects.toThrow('not an e-mail address');
  }
  await mail.send({ ...message, subject: 'A\r\nBcc: b@evil.example' });
  expect(accepted).toHaveLength(1);
  expect(accepted[0]?.source).not.toMatch(/^bcc:/im);
});

test('an e-mail does not count as sent when the mail server refuses it or is down', async () => {
  const refusing = await startSmtp();
  const DATA_DIR = await temporary();
  const send = (SMTP_URL: string) => createMail({ SMTP_URL, MAIL_FROM, DATA_DIR }).send(message);
  refusing.behave({ recipient: 550 });
  await expect(send(refusing.url)).rejects.toMatchObject({ permanent: true });
  refusing.behave({ data: 451 });
  await expect(send(refusing.url)).rejects.toMatchObject({ permanent: false });
  await expect(send(await closedPort())).rejects.toMatchObject({ permanent: false });
});

test('the password of the mail server is never shown, whatever the server answers', async () => {
  const password = 'rahasia-kedai';
  const smtp = await startSmtp({
    authOptional: false,
    onAuth: ({ password: given }, _session, done) =>
      done(new Error(`${given} is not the password`)),
  });
  const SMTP_URL = smtp.url.replace('//', `//kedai:${password}@`);
  const mail = createMail({ SMTP_URL, MAIL_FROM, DATA_DIR: await temporary() });
  const reasons = await Promise.all([
    mail.send(message).catch(reason),
    mail.verify().catch(reason),
  ]);
  for (const one of reasons) {
    expect(one).toBe('The mail server refused the user name or the password (535)');
  }
  expect(mail.server).toMatchObject({ user: 'kedai', host: '127.0.0.1', secure: false });
  expect(JSON.stringify(mail)).not.toContain(password);
});
const reason = (error: unknown) => error instanceof MailError && error.message;

test('a mail server without a trusted certificate is not sent anything', async () => {
  const smtp = await startSmtp({ secure: true });
  const SMTP_URL = smtp.url.replace('smtp:', 'smtps:');
  const mail = createMail({ SMTP_URL, MAIL_FROM, DATA_DIR: await temporary() });
  await expect(mail.verify()).rejects.toThrow(/connection/);
  await expect(mail.send(message)).rejects.toMatchObject({ permanent: false });
});

test('an e-mail is from the name in the settings, or else from the shop', async () => {
  const smtp = await startSmtp();
  const DATA_DIR = await temporary();
  for (const from of [MAIL_FROM, 'halo@kedai-seduh.example']) {
    const mail = createMail({ SMTP_URL: smtp.url, MAIL_FROM: from, DATA_DIR });
    await mail.send({ ...message, fromName: 'Kopi "Sari" <x@evil.example>' });
  }
  const senders = smtp.accepted.map(({ source }) => /^From: (.*)\r$/m.exec(source)?.[1]);
  expect(senders).toEqual([
    'Kedai Seduh <halo@kedai-seduh.example>',
    '"Kopi \\"Sari\\" <x@evil.example>" <halo@kedai-seduh.example>',
  ]);
});

test('without a mail server an e-mail is saved to disk, once even when sent twice', async () => {
  const DATA_DIR = await temporary();
  const mail = createMail({ SMTP_URL: undefined, MAIL_FROM, DATA_DIR });
  await mail.send(message);
  await mail.send(message);
  const [file, ...more] = await readdir(join(DATA_DIR, 'mail'));
  expect(more).toEqual([]);
  const source = await readFile(join(DATA_DIR, 'mail', file ?? ''), 'utf8');
  expect(source).toContain('To: sari@kopi.example');
  expect(source).toContain('Tunjukkan di kasir.');
  const kept = await mail.captured(message.messageId);
  expect(kept && (await text(kept.body))).toBe(source);
  expect(await mail.captured('<another@kedai-seduh.example>')).toBeNull();
});
