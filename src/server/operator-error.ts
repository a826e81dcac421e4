import { HttpError } from './http/errors.ts';

/**
 * What the operator can mend, as a sentence about settings, files or the command line. It is printed and logged as
 * it is, so it never quotes a customer or a secret.
 */
export class OperatorError extends Error {}

/** Whether an error's own message is the answer to an operator's command. */
export function isForOperator(error: unknown): error is Error {
  if (error instanceof OperatorError || error instanceof HttpError) return true;
  return error instanceof Error && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS');
}
