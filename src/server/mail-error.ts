import type { NodemailerError } from 'nodemailer';
import { type Localized, localized, unpackLocalized } from '../messages.ts';
import { mailTexts } from './messages.ts';

type More = {
  permanent?: boolean;
  perhapsSent?: boolean;
  quoted?: boolean;
  server?: string | undefined;
  cause?: unknown;
};

export class MailError extends Error {
  /** The message is the mail server's own, which may name the recipient: it is never logged. */
  readonly quoted: boolean;
  readonly server: string | undefined;
  /** The server would refuse the same mail again, so it is not retried. */
  readonly permanent: boolean;
  /** The server got the whole mail, and gave no answer. */
  readonly perhapsSent: boolean;

  readonly sentence: Localized;

  constructor(sentence: Localized, more: More = {}) {
    const { permanent = false, perhapsSent = false, quoted = false, server, cause } = more;
    super(sentence.en, { cause });
    this.sentence = sentence;
    this.quoted = quoted;
    this.server = server;
    this.permanent = permanent;
    this.perhapsSent = perhapsSent;
  }
}

/** A server that refuses `MAIL_FROM` refuses every mail. */
export const isSenderRefused = (reason: string): boolean =>
  unpackLocalized(reason).en.startsWith(localized(mailTexts.senderRefused, { quote: '' }).en);

/** The server's words about one mail are the same in both languages; ours differ. */
export const isAboutOneMail = (reason: string): boolean => {
  const { id, en } = unpackLocalized(reason);
  return id === en;
};

/** After these commands a refusal is about this mail; before them, about our account. */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

/** @param gotAll whether the server had received the whole mail */
export function toMailError(error: unknown, server?: string, gotAll = false): MailError {
  if (error instanceof MailError) return error;
  if (!isNodemailerError(error)) return new MailError(mailTexts.notPrepared, { cause: error });
  const quote = quoteOf(error);
  return new MailError(quote ?? reasonOf(error), {
    permanent: isPermanent(error),
    perhapsSent: gotAll && quote === null,
    quoted: quote !== null,
    server,
    cause: error,
  });
}

const isPermanent = ({ permanent, command = '' }: NodemailerError) =>
  permanent === true && ABOUT_THE_MAIL.has(command);

/** Replies to a login are not quoted, because they may repeat the password. */
function quoteOf({ command = '', response, responseCode }: NodemailerError): Localized | null {
  if (!response || !/^(MAIL FROM|RCPT TO|DATA)$/.test(command)) return null;
  const ours = command === 'MAIL FROM' && (responseCode ?? 0) >= 500;
  const quote = oneLine(response);
  return ours ? localized(mailTexts.senderRefused, { quote }) : { id: quote, en: quote };
}

function reasonOf({ code, responseCode, originalCode }: NodemailerError): Localized {
  const reply = responseCode ? ` (${responseCode})` : '';
  switch (code) {
    case 'EAUTH':
      // A 4xx, such as 454, means that the server cannot check the password at the moment.
      return responseCode && responseCode < 500
        ? localized(mailTexts.loginUnchecked, { reply })
        : localized(mailTexts.loginRefused, { reply });
    case 'ETIMEDOUT':
    case 'EABORT':
      return mailTexts.silent;
    case 'EDNS':
      return mailTexts.unknownName;
    case 'ETLS':
      return mailTexts.notSecure;
    case 'ECONNECTION':
      return localized(mailTexts.closed, { reply });
    case 'ESOCKET':
      return originalCode === 'ECONNREFUSED'
        ? mailTexts.refused
        : localized(mailTexts.unconnected, { code: originalCode ?? code });
    default:
      return localized(mailTexts.notTaken, { reply });
  }
}

const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300);

const isNodemailerError = (error: unknown): error is NodemailerError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';
