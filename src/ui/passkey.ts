import { errorMessage } from './fetch.ts';

export const NO_PASSKEYS = 'Passkeys need a current browser and an https address.';

/** Also false without https, where browsers hide passkeys. */
export const canUsePasskeys = () => typeof PublicKeyCredential === 'function';

const reasons: Record<string, string> = {
  NotAllowedError: 'It was cancelled, took too long, or there is no passkey on this device.',
  AbortError: 'It was cancelled.',
  InvalidStateError: 'This device has a passkey for your account already.',
  ConstraintError: 'This device needs a screen lock, a fingerprint or a face first.',
  NotSupportedError: 'This device cannot keep passkeys.',
  SecurityError: 'Passkeys do not work at this address of the site.',
};

export const passkeyFailure = (error: unknown): string =>
  (error instanceof Error && reasons[error.name]) || errorMessage(error);
