import { expect, test } from 'vitest';
import { createLog } from './log.ts';
import { MailError, toMailError } from './mail-error.ts';
import { OperatorError } from './operator-error.ts';

function written(error: Error, level = 'info') {
  const lines: string[] = [];
  createLog(level, { write: (line) => lines.push(line) }).error({ err: error }, 'A job failed');
  return lines.join();
}

const smtp = (more: object) => Object.assign(new Error('secret sari@kopi.example'), more);

test('errors that the operator can fix are logged as a sentence, without a stack', () => {
  const cause = Object.assign(new Error('EACCES, mkdir'), { code: 'EACCES' });
  const line = written(new OperatorError('BACKUP_DIR: /root/backups cannot be made.', { cause }));
  expect(line).toContain('"message":"BACKUP_DIR: /root/backups cannot be made."');
  expect(line).toContain('"code":"EACCES"');
  expect(line).not.toContain('"stack"');
});

test('a login that the mail server refused is logged with the server’s name, and with a stack at debug only', () => {
  const refused = smtp({ code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN' });
  const error = toMailError(refused, 'mail.kopi.example:587');
  expect(written(error)).toContain('The mail server refused the user name or the password (535)');
  expect(written(error)).toContain('"server":"mail.kopi.example:587"');
  expect(written(error)).not.toMatch(/"stack"|sari@/);
  expect(written(error, 'debug')).toContain('"stack"');
});

test('a mail server’s reply about a recipient is not logged', () => {
  const response = '550 <sari@kopi.example> is unknown';
  const error = toMailError(
    smtp({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response }),
  );
  expect(error).toBeInstanceOf(MailError);
  expect(error.message).toBe(response);
  expect(written(error)).not.toContain('sari@');
  expect(written(error)).toContain('"responseCode":550');
});

test('any other error is logged with its stack, but never with its message', () => {
  const line = written(new TypeError('secret'));
  expect(line).toContain('"stack"');
  expect(line).not.toContain('secret');
});
