import type { Message } from '../../messages.ts';
import { errorMessage } from '../fetch.ts';
import { sayHere } from '../reader.tsx';
import { passkeyProblems } from './messages.ts';

/** It is false without https, too, where browsers hide passkeys. */
export const canUsePasskeys = () => typeof PublicKeyCredential === 'function';

const reasons: Record<string, Message<never>> = {
  NotAllowedError: passkeyProblems.notAllowed,
  AbortError: passkeyProblems.cancelled,
  InvalidStateError: passkeyProblems.known,
  ConstraintError: passkeyProblems.noLock,
  NotSupportedError: passkeyProblems.notSupported,
  SecurityError: passkeyProblems.wrongAddress,
};

export function passkeyFailure(error: unknown): string {
  const reason = error instanceof Error && reasons[error.name];
  return reason ? sayHere(reason) : errorMessage(error);
}
