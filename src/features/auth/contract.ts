import { z } from 'zod';
import { limits, requiredText } from '../../contract.ts';
import { packed, voices } from '../../messages.ts';
import { newPassword, passwordText, reauthentication, staffSchema } from '../accounts/contract.ts';
import { authTexts } from './messages.ts';

const required = packed(authTexts.required);

export const loginInput = z.object({
  email: requiredText(limits.email, required),
  password: passwordText(required),
  /** Without a required code the answer is `second_factor_required`. */
  code: reauthentication.shape.code,
});

export const loginAnswer = z.object({
  success: z.boolean(),
  message: z.string(),
  authenticated: z.boolean(),
  staff: staffSchema,
});

export const sessionKey = ['auth'];
export const checkAnswer = z.object({ authenticated: z.boolean(), staff: staffSchema.optional() });

export const passwordInput = z.object({
  currentPassword: reauthentication.shape.password,
  newPassword,
});

export const voiceInput = z.object({ voice: z.enum(voices) });

export const passwordAgain = reauthentication.pick({ password: true });
export const passwordAndCode = reauthentication.required();
export const codeInput = passwordAndCode.pick({ code: true });

export const RECOVERY_CODES = 10;

export const secondFactorSchema = z.object({
  since: z.iso.datetime().nullable(),
  recoveryCodesLeft: z.int(),
  required: z.boolean(),
});

export const preparedSecondFactor = z.object({
  secret: z.string(),
  qr: z.object({ width: z.int(), height: z.int(), path: z.string() }),
});

/** No other answer contains recovery codes. */
export const recoveryCodesAnswer = z.object({ recoveryCodes: z.array(z.string()) });

export const deviceSchema = z.object({
  id: z.int(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  address: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  current: z.boolean(),
});
export type Device = z.infer<typeof deviceSchema>;

/** Only the dashboard and the preview are allowed, or a link could send staff to another site. */
export function safeNext(next: string | null | undefined): string {
  return next && /^\/(?:admin|preview)(?:[/?#][\w\-./?#=&%]*)?$/.test(next) ? next : '/admin';
}
