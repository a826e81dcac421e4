import { z } from 'zod';
import { limits, requiredText } from '../../contract.ts';

/** From the least to the most: each may do what those before it may. */
export const roles = ['cashier', 'editor', 'owner'] as const;
export const roleSchema = z.enum(roles, 'Choose owner, editor or cashier');
export type Role = z.infer<typeof roleSchema>;

/** Who may call a route. */
export type Access = 'public' | Role;

export const mayAct = (role: Role, needed: Role) => roles.indexOf(role) >= roles.indexOf(needed);

const staffSchema = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  mustChangePassword: z.boolean(),
});
/** A signed-in account, as the server and the dashboard know it. */
export type Staff = z.infer<typeof staffSchema>;

export const authMessages = {
  required: 'Please fill in all fields',
  wrong: 'Invalid e-mail or password',
  welcome: 'Login successful! Redirecting to admin...',
  changed: 'Password changed',
  changeFirst: 'Choose a password of your own first',
  lastOwner: 'There must be at least one owner',
  emailTaken: 'An account with this e-mail already exists',
} as const;

/** Nobody types more, and a hash of more would be work for an attacker's sake. */
const anyPassword = (message: string) =>
  z.string({ error: message }).min(1, message).max(4096, 'At most 128 characters');

export const loginInput = z.object({
  email: requiredText(limits.email, authMessages.required),
  password: anyPassword(authMessages.required),
});

export const loginAnswer = z.object({
  success: z.boolean(),
  message: z.string(),
  authenticated: z.boolean(),
  staff: staffSchema,
});

export const checkAnswer = z.object({ authenticated: z.boolean(), staff: staffSchema.optional() });

export const PASSWORD_MIN = 12;
const PASSWORD_MAX = 128;

/** Characters as people count them: one emoji is one, however many code points it has. */
const characters = new Intl.Segmenter('id');
const passwordLength = (value: string) => Array.from(characters.segment(value)).length;

export const newPassword = anyPassword('Choose a password')
  .refine((value) => passwordLength(value) >= PASSWORD_MIN, `At least ${PASSWORD_MIN} characters`)
  .refine((value) => passwordLength(value) <= PASSWORD_MAX, `At most ${PASSWORD_MAX} characters`);

export const passwordInput = z.object({
  currentPassword: anyPassword('Enter your current password'),
  newPassword,
});

export const emailSchema = z
  .string({ error: 'Enter an e-mail address' })
  .trim()
  .toLowerCase()
  .max(limits.email, `At most ${limits.email} characters`)
  .pipe(z.email('Enter an e-mail address'));

export const accountChanges = z.object({
  name: requiredText(limits.name, 'Enter a name'),
  role: roleSchema,
  /** Left alone when absent. */
  disabled: z.boolean().optional(),
});
export type AccountChanges = z.output<typeof accountChanges>;

export const accountInput = accountChanges.omit({ disabled: true }).extend({ email: emailSchema });
export type AccountInput = z.output<typeof accountInput>;

export const accountSchema = staffSchema.extend({
  disabled: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Account = z.infer<typeof accountSchema>;

/** The one-time password is shown this once; its first use asks for another. */
export const accountWithPassword = z.object({ account: accountSchema, password: z.string() });

/** Where to go after logging in: a path of this site's back office, whatever the address said. */
export function safeNext(next: string | null | undefined): string {
  return next && /^\/admin(?:[/?#][\w\-./?#=&%]*)?$/.test(next) ? next : '/admin';
}
