import { z } from 'zod';
import { limits, requiredText } from '../../contract.ts';
import { newPassword, passwordText, staffSchema } from '../accounts/contract.ts';

export const authMessages = {
  required: 'Please fill in all fields',
  wrong: 'Invalid e-mail or password',
  welcome: 'Login successful! Redirecting to admin...',
  changed: 'Password changed',
  changeFirst: 'Choose a password of your own first',
} as const;

export const loginInput = z.object({
  email: requiredText(limits.email, authMessages.required),
  password: passwordText(authMessages.required),
});

export const loginAnswer = z.object({
  success: z.boolean(),
  message: z.string(),
  authenticated: z.boolean(),
  staff: staffSchema,
});

export const checkAnswer = z.object({ authenticated: z.boolean(), staff: staffSchema.optional() });

export const passwordInput = z.object({
  currentPassword: passwordText('Enter your current password'),
  newPassword,
});

/**
 * Where to go after signing in: a dashboard or preview address, whatever the query said (no open redirect).
 */
export function safeNext(next: string | null | undefined): string {
  return next && /^\/(?:admin|preview)(?:[/?#][\w\-./?#=&%]*)?$/.test(next) ? next : '/admin';
}
