import { z } from 'zod';
import { limits, requiredText } from '../../contract.ts';
import { voices } from '../../messages.ts';

/** Each role may do everything that the roles before it may. */
export const roles = ['cashier', 'editor', 'owner'] as const;
export const roleSchema = z.enum(roles, 'Choose owner, editor or cashier');
export type Role = z.infer<typeof roleSchema>;

export type Access = 'public' | Role;

export const mayAct = (role: Role, needed: Role) => roles.indexOf(role) >= roles.indexOf(needed);

export const staffSchema = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  mustChangePassword: z.boolean(),
  mustSetUpSecondFactor: z.boolean(),
  voice: z.enum(voices),
});
export type Staff = z.infer<typeof staffSchema>;

export const accountMessages = {
  lastOwner: 'There must be at least one owner',
  own: 'This is your own account. Change it under My account.',
  codeNeeded: 'Enter the code from your authenticator app',
  passwordNeeded: 'Enter your current password',
  emailTaken: 'An account with this e-mail already exists',
  deleted: 'Account deleted successfully',
  signedOut: 'Signed out everywhere',
  secondFactorReset: 'Two-step sign-in was reset',
  noSecondFactor: 'This account has no two-step sign-in',
  passkeyTaken: 'This passkey was added already',
  tooManyPasskeys: 'You have many passkeys already. Remove one first.',
} as const;

export const PASSWORD_MIN = 12;
const PASSWORD_MAX = 128;
/** The longest emoji is a dozen code units; a longer text is refused without counting. */
const MAX_UNITS = 4096;

/** An emoji counts as one character, however many code points it has. */
const characters = new Intl.Segmenter('id');
const passwordLength = (value: string) => Array.from(characters.segment(value)).length;

/** The maximum limits what an attacker can make the server hash. */
export const passwordText = (message: string) =>
  z
    .string({ error: message })
    .min(1, message)
    .refine(
      (value) => value.length <= MAX_UNITS && passwordLength(value) <= PASSWORD_MAX,
      `At most ${PASSWORD_MAX} characters`,
    );

export const newPassword = passwordText('Choose a password').refine(
  (value) => passwordLength(value.slice(0, MAX_UNITS)) >= PASSWORD_MIN,
  `At least ${PASSWORD_MIN} characters`,
);

export const emailSchema = z
  .string({ error: 'Enter an e-mail address' })
  .trim()
  .toLowerCase()
  .max(limits.email, `At most ${limits.email} characters`)
  .pipe(z.email('Enter an e-mail address'));

/** Accounts with two-step sign-in must send a code too. */
export const reauthentication = z.object({
  password: passwordText(accountMessages.passwordNeeded),
  code: z
    .string({ error: accountMessages.codeNeeded })
    .trim()
    .min(1, accountMessages.codeNeeded)
    .max(60, 'This code is wrong or was used already. Wait for the next one.')
    .optional(),
});
export type Reauthentication = z.output<typeof reauthentication>;

const accountChanges = z.object({
  name: requiredText(limits.name, 'Enter a name'),
  role: roleSchema,
  /** Unchanged when absent. */
  disabled: z.boolean().optional(),
});
/** Making somebody an owner requires a password and a code. */
export const accountUpdate = accountChanges.extend(reauthentication.partial().shape);
export type AccountChanges = z.output<typeof accountChanges>;

const accountInput = accountChanges.omit({ disabled: true }).extend({ email: emailSchema });
export type AccountInput = z.output<typeof accountInput>;
export const newAccount = accountInput.extend(reauthentication.partial().shape);

export const accountSchema = staffSchema.omit({ mustSetUpSecondFactor: true }).extend({
  disabled: z.boolean(),
  createdAt: z.iso.datetime(),
  secondFactor: z.boolean(),
  passkeys: z.int(),
  signedInAt: z.iso.datetime().nullable(),
});
export type Account = z.infer<typeof accountSchema>;

/** No other answer contains the one-time password. */
export const accountWithPassword = z.object({ account: accountSchema, password: z.string() });

export const signInSettingsSchema = z.object({
  secondFactorRoles: z.array(roleSchema).max(roles.length),
});
export type SignInSettings = z.infer<typeof signInSettingsSchema>;
