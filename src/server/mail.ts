import { createHash } from 'node:crypto';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { diskFiles } from './disk-files.ts';
import type { Env } from './env.ts';
import { HttpError } from './errors.ts';

export type Message = Pick<SendMailOptions, 'attachments'> & {
  /** One address; never a list, whatever a visitor typed. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The same one at every attempt, so that a repeated delivery is recognised as one mail. */
  messageId: string;
};

export type Mail = {
  /** Resolves once the mail server has accepted the message, or it stands on our own disk. */
  send(message: Message): Promise<void>;
};

type MailEnv = Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>;

/** Strict on purpose: quoted local parts, comments, lists and line breaks are no address here. */
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d.-]{0,188}[a-z\d])?$/i;
const PATIENCE = 10_000;

/** The mail server of `SMTP_URL`; without one, mail is captured as files in `DATA_DIR/mail`. */
export function createMail(env: MailEnv): Mail {
  const deliver = env.SMTP_URL ? bySmtp(env.SMTP_URL) : capture(env.DATA_DIR);
  return {
    async send({ to, ...message }) {
      if (!ADDRESS.test(to)) throw new HttpError(400, 'address', 'This is not an e-mail address');
      await deliver({ ...message, from: env.MAIL_FROM, to: { name: '', address: to } });
    },
  };
}

function bySmtp(url: string) {
  const transport = createTransport({
    url,
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (message: SendMailOptions) => void (await transport.sendMail(message));
}

function capture(dataDir: string) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const files = diskFiles(dataDir);
  return async (message: SendMailOptions) => {
    const { message: source } = await transport.sendMail(message);
    if (!Buffer.isBuffer(source)) throw new Error('The mail was not composed');
    // Named by the message's own id: sent twice, it is still one file.
    const name = createHash('sha256').update(`${message.messageId}`).digest('hex').slice(0, 32);
    await files.put(`mail/${name}.eml`, source, 'message/rfc822');
  };
}
