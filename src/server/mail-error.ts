import type { NodemailerError } from 'nodemailer';

type More = { permanent?: boolean; quoted?: boolean; server?: string | undefined; cause?: unknown };

export class MailError extends Error {
  /** The message is the mail server's own, which may name the recipient: it is never logged. */
  readonly quoted: boolean;
  readonly server: string | undefined;
  /** The server would refuse the same mail again, so it is not retried. */
  readonly permanent: boolean;

  constructor(message: string, { permanent = false, quoted = false, server, cause }: More = {}) {
    super(message, { cause });
    this.quoted = quoted;
    this.server = server;
    this.permanent = permanent;
  }
}

/** Begins the reason when the server refuses every mail because of `MAIL_FROM`. */
export const SENDER_REFUSED = 'The mail server refused our own address';

/**
 * After these commands a refusal is about this mail. Before them it is about our account or
 * address, and may be temporary.
 */
const ABOUT_THE_MAIL = new Set(['RCPT TO', 'DATA']);

export function toMailError(error: unknown, server?: string): MailError {
  if (error instanceof MailError) return error;
  if (!isNodemailerError(error))
    return new MailError('The mail could not be prepared', { cause: error });
  const quote = quoteOf(error);
  if (quote)
    return new MailError(quote, {
      permanent: isPermanent(error),
      quoted: true,
      server,
      cause: error,
    });
  return new MailError(reasonOf(error), { permanent: isPermanent(error), server, cause: error });
}

const isPermanent = ({ permanent, command = '' }: NodemailerError) =>
  permanent === true && ABOUT_THE_MAIL.has(command);

/** Replies to a login are not quoted, because they may repeat the password. */
function quoteOf({ command = '', response, responseCode }: NodemailerError): string {
  if (!response || !/^(MAIL FROM|RCPT TO|DATA)$/.test(command)) return '';
  const ours = command === 'MAIL FROM' && (responseCode ?? 0) >= 500;
  return ours ? `${SENDER_REFUSED}: ${oneLine(response)}` : oneLine(response);
}

function reasonOf({ code, responseCode, originalCode }: NodemailerError) {
  const reply = responseCode ? ` (${responseCode})` : '';
  switch (code) {
    case 'EAUTH':
      // A 4xx, such as 454, means that the server cannot check the password at the moment.
      return responseCode && responseCode < 500
        ? `The mail server cannot check the login at the moment${reply}`
        : `The mail server refused the user name or the password${reply}`;
    case 'ETIMEDOUT':
    case 'EABORT':
      return 'The mail server did not answer in time';
    case 'EDNS':
      return 'The name of the mail server was not found';
    case 'ETLS':
      return 'No secure connection to the mail server was possible';
    case 'ECONNECTION':
      return `The mail server closed the connection${reply}`;
    case 'ESOCKET':
      return originalCode === 'ECONNREFUSED'
        ? 'The mail server refused the connection'
        : `The connection to the mail server failed (${originalCode ?? code})`;
    default:
      return `The mail could not be handed to the mail server${reply}`;
  }
}

const oneLine = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 300);

const isNodemailerError = (error: unknown): error is NodemailerError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';
