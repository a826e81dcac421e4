import { HttpError } from './http/errors.ts';

/** It is for the operator, and printed and logged as it is: never quote a customer or a secret. */
export class OperatorError extends Error {}

export function isForOperator(error: unknown): error is Error {
  if (error instanceof OperatorError || error instanceof HttpError) return true;
  return error instanceof Error && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS');
}
