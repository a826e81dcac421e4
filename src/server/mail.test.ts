import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { createMail } from './mail.ts';

const MAIL_FROM = 'Kedai Seduh <halo@kedai-seduh.example>';
const message = {
  to: 'sari@kopi.example',
  subject: 'Terima kasih – ini barcode reward Anda',
  text: 'Tunjukkan di kasir.',
  messageId: '<reward-1@kedai-seduh.example>',
};

type Received = { to: string[]; source: string };

async function startSmtp(answer?: { responseCode: number; message: string }) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, session, done) {
      const source = await text(stream);
      if (answer) return done(Object.assign(new Error(answer.message), answer));
      received.push({ to: session.envelope.rcptTo.map(({ address }) => address), source });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { received, url: `smtp://127.0.0.1:${port}` };
}
const temporary = () => mkdtemp(join(tmpdir(), 'coffee-mail-'));

test('a mail goes to the mail server as written', async () => {
  const { received, url } = await startSmtp();
  await createMail({ SMTP_URL: url, MAIL_FROM, DATA_DIR: await temporary() }).send(message);
  expect(received).toHaveLength(1);
  expect(received[0]?.to).toEqual(['sari@kopi.example']);
  expect(received[0]?.source).toContain('Message-ID: <reward-1@kedai-seduh.example>');
});

test('a mail has one recipient and no header that somebody typed', async () => {
  const { received, url } = await startSmtp();
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
  expect(received).toHaveLength(1);
  expect(received[0]?.source).not.toMatch(/^bcc:/im);
});

test('a mail that the server refuses, or that finds no server, is not sent', async () => {
  const refusing = await startSmtp({ responseCode: 550, message: 'No such mailbox' });
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const address = closed.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  await new Promise((resolve) => closed.close(resolve));
  const dataDir = await temporary();
  for (const SMTP_URL of [refusing.url, `smtp://127.0.0.1:${port}`]) {
    await expect(
      createMail({ SMTP_URL, MAIL_FROM, DATA_DIR: dataDir }).send(message),
    ).rejects.toThrow();
  }
});

test('without a mail server a mail is captured on disk, once however often it is sent', async () => {
  const DATA_DIR = await temporary();
  const mail = createMail({ SMTP_URL: undefined, MAIL_FROM, DATA_DIR });
  await mail.send(message);
  await mail.send(message);
  const [file, ...more] = await readdir(join(DATA_DIR, 'mail'));
  expect(more).toEqual([]);
  const source = await readFile(join(DATA_DIR, 'mail', file ?? ''), 'utf8');
  expect(source).toContain('To: sari@kopi.example');
  expect(source).toContain('Tunjukkan di kasir.');
});
