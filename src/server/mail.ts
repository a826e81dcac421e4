import { createHash } from 'node:crypto';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Env } from './env.ts';
import { MailError, toMailError } from './mail-error.ts';
import { mailTexts } from './messages.ts';
import { diskFiles } from './storage/disk-files.ts';
import type { Files, StoredFile } from './storage/files.ts';

export type MailContent = {
  /** It is used unless `MAIL_FROM` has a name. */
  fromName?: string;
  subject: string;
  replyTo?: string;
  text: string;
  html?: string;
  attachments?: Attachment[];
};
type Attachment = {
  filename: string;
  contentType: string;
  content: Buffer;
  cid?: string;
};

type Message = MailContent & {
  /** It is one address, and never a list, whatever a visitor typed. */
  to: string;
  /** It is the same for every attempt, so that mail programs recognise a repeated delivery. */
  messageId: string;
};

type MailServer = {
  mode: 'smtp' | 'capture';
  host: string;
  port: number;
  user: string;
  secure: boolean;
  from: string;
};

export type Mail = {
  server: MailServer;
  /** Resolves once the mail is accepted, or stored without a server. Throws a `MailError`. */
  send(message: Message, signal?: AbortSignal): Promise<void>;
  /** Connects and logs in without sending anything. Throws a `MailError`. */
  verify(): Promise<void>;
  /** Resolves to null when the mail was not captured, or on another machine. */
  captured(messageId: string): Promise<StoredFile | null>;
  deleteCaptured(messageId: string): Promise<void>;
  /** Deletes older captured mails, even if a mail server has been set since. */
  deleteCapturedBefore(moment: Date): Promise<void>;
};

/** For `kept` there was no mail server, so the mail was saved to disk and reached nobody. */
export type MailState = 'queued' | 'sending' | 'accepted' | 'kept' | 'failed' | 'cancelled';

export type Outbox = {
  /** Looks for queued mail now; call it after the transaction that queued it. */
  wake(): void;
  /** Sends a mail now and returns its state when the attempt has ended, or after `withinMs`. */
  deliver(id: number, withinMs: number): Promise<{ state: MailState; error: string | null }>;
};

export type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>;

/** Quoted local parts, comments, lists and line breaks are refused on purpose. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d.-]{0,188}[a-z\d])?$/i;
export const isMailAddress = (text: string) => ADDRESS.test(text);

const SETUP_TIMEOUT_MS = 10_000;
/** A server may scan a mail for long; giving up means sending it twice (RFC 5321, 4.5.3.2.6). */
const REPLY_TIMEOUT_MS = 60_000;

type Transport = Pick<Mail, 'send' | 'verify' | 'captured'>;
type Timeouts = { setup?: number; reply?: number };

export function createMail(env: MailEnv, timeouts: Timeouts = {}): Mail {
  const server = describeServer(env);
  const at = server.host ? `${server.host}:${server.port}` : undefined;
  const files = diskFiles(env.DATA_DIR);
  const transport = env.SMTP_URL ? bySmtp(env.SMTP_URL, env, at, timeouts) : byCapture(env, files);
  return {
    ...transport,
    server,
    async send(message, signal) {
      if (!isMailAddress(message.to)) {
        throw new MailError(mailTexts.noAddress, { permanent: true });
      }
      await transport.send(message, signal).catch((error: unknown) => {
        throw toMailError(error, at);
      });
    },
    verify: () =>
      transport.verify().catch((error: unknown) => {
        throw toMailError(error, at);
      }),
    deleteCaptured: (messageId) => files.delete(capturedKey(messageId)),
    async deleteCapturedBefore(moment) {
      for await (const { key, modified } of files.list(FOLDER)) {
        if (modified < moment) await files.delete(key);
      }
    },
  };
}

const FOLDER = 'mail/';
/** The name comes from the message id, so that sending twice makes one file. */
const capturedKey = (messageId: string) =>
  `${FOLDER}${createHash('sha256').update(messageId).digest('hex').slice(0, 32)}.eml`;

function describeServer({ SMTP_URL, MAIL_FROM: from }: MailEnv): MailServer {
  if (!SMTP_URL) return { mode: 'capture', host: '', port: 0, user: '', secure: false, from };
  const url = new URL(SMTP_URL);
  const secure = url.protocol === 'smtps:';
  const port = Number(url.port) || (secure ? 465 : 587);
  const user = decodeURIComponent(url.username);
  return { mode: 'smtp', host: url.hostname, port, user, secure, from };
}

const harmless = { disableFileAccess: true, disableUrlAccess: true };

function compose({ to, fromName, ...message }: Message, { MAIL_FROM }: MailEnv): SendMailOptions {
  const address = /<([^<>]*)>/.exec(MAIL_FROM)?.[1];
  return {
    ...message,
    from: address === undefined && fromName ? { name: fromName, address: MAIL_FROM } : MAIL_FROM,
    // A text would be parsed as a list of addresses.
    to: { name: '', address: to },
    // It keeps absence notes from being sent back (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function bySmtp(
  smtpUrl: string,
  env: MailEnv,
  at: string | undefined,
  { setup = SETUP_TIMEOUT_MS, reply = REPLY_TIMEOUT_MS }: Timeouts,
): Transport {
  const url = new URL(smtpUrl);
  // Nodemailer's log contains addresses and replies of the server.
  url.searchParams.delete('logger');
  const transport = createTransport({
    url: url.href,
    connectionTimeout: setup,
    greetingTimeout: setup,
    dnsTimeout: setup,
    socketTimeout: reply,
    ...harmless,
  });
  /** The server may have taken these mails, which were handed over to the last byte. */
  const inFull = new Set<string>();
  transport.use('stream', ({ message, data }, done) => {
    message.processFunc((source) => source.once('end', () => inFull.add(String(data.messageId))));
    done();
  });
  return {
    async send(message, signal) {
      const { messageId } = message;
      try {
        await transport.sendMail({ ...compose(message, env), ...(signal && { signal }) });
      } catch (error) {
        throw toMailError(error, at, inFull.has(messageId));
      } finally {
        inFull.delete(messageId);
      }
    },
    verify: async () => void (await transport.verify()),
    captured: async () => null,
  };
}

function byCapture(env: MailEnv, files: Files): Transport {
  const transport = createTransport({ streamTransport: true, buffer: true, ...harmless });
  return {
    async send(message) {
      const { message: source } = await transport.sendMail(compose(message, env));
      if (!Buffer.isBuffer(source)) throw new Error('The mail was not composed');
      await files.put(capturedKey(message.messageId), source, 'message/rfc822');
    },
    verify: async () => {},
    captured: (messageId) => files.get(capturedKey(messageId)),
  };
}
