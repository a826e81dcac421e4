import { HttpError } from './http/errors.ts';

/**
 * The operator can fix this fault. The message is printed and logged as it is, so it never quotes a
 * customer or a secret.
 */
export class OperatorError extends Error {}

export function isForOperator(error: unknown): error is Error {
  if (error instanceof OperatorError || error instanceof HttpError) return true;
  return error instanceof Error && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS');
}
