import { z } from 'zod';
import { limits, requiredText } from '../../contract.ts';
import { packed, voices } from '../../messages.ts';
import type { OutletScope } from '../../server/lists/outlet-scope.ts';
import { fieldTexts } from '../../shared.messages.ts';
import { accountErrors } from './messages.ts';

/** Each role may do everything that the roles before it may. */
export const roles = ['cashier', 'manager', 'editor', 'owner'] as const;
export const roleSchema = z.enum(roles, packed(accountErrors.noRole));
export type Role = z.infer<typeof roleSchema>;

export type Access = 'public' | Role;

export const mayAct = (role: Role, needed: Role) => roles.indexOf(role) >= roles.indexOf(needed);

/** Editors and owners work for all outlets. */
export const worksAtOutlets = (role: Role) => !mayAct(role, 'editor');

export const staffSchema = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  role: roleSchema,
  mustChangePassword: z.boolean(),
  mustSetUpSecondFactor: z.boolean(),
  voice: z.enum(voices),
  /** None means that they work at all outlets. */
  outletIds: z.array(z.int()),
});
export type Staff = z.infer<typeof staffSchema>;

export const scopeOf = ({ role, outletIds }: Pick<Staff, 'role' | 'outletIds'>): OutletScope =>
  worksAtOutlets(role) && outletIds.length > 0 ? outletIds : null;

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
      packed(fieldTexts.atMostCharacters, { max: PASSWORD_MAX }),
    );

export const newPassword = passwordText(packed(accountErrors.noPassword)).refine(
  (value) => passwordLength(value.slice(0, MAX_UNITS)) >= PASSWORD_MIN,
  packed(fieldTexts.atLeastCharacters, { min: PASSWORD_MIN }),
);

const noEmail = packed(accountErrors.noEmail);
export const emailSchema = z
  .string({ error: noEmail })
  .trim()
  .toLowerCase()
  .max(limits.email, packed(fieldTexts.atMostCharacters, { max: limits.email }))
  .pipe(z.email(noEmail));

export const codeNeeded = packed(accountErrors.codeNeeded);
export const passwordNeeded = packed(accountErrors.passwordNeeded);

/** Accounts with two-step sign-in must send a code too. */
export const reauthentication = z.object({
  password: passwordText(passwordNeeded),
  code: z
    .string({ error: codeNeeded })
    .trim()
    .min(1, codeNeeded)
    .max(60, packed(accountErrors.wrongCode))
    .optional(),
});
export type Reauthentication = z.output<typeof reauthentication>;

/** The first owner has it, unless ADMIN_EMAIL names another. Nobody reads what is sent there. */
export const INVENTED_EMAIL = 'owner@kedai.example';

const accountInput = z.object({
  name: requiredText(limits.name, packed(accountErrors.noName)),
  role: roleSchema,
  email: emailSchema,
  /** Managers and cashiers without any work at all outlets. */
  outletIds: z.array(z.int32().min(1)).max(1000).optional(),
});
/** What is absent stays unchanged, so that two owners do not undo each other's changes. */
const accountChanges = accountInput.partial().extend({ disabled: z.boolean().optional() });
/** Making somebody an owner, and changing an e-mail address, require a password and a code. */
export const accountUpdate = accountChanges.extend(reauthentication.partial().shape);
export type AccountChanges = z.output<typeof accountChanges>;

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

/** Otherwise whoever sits down at one owner's screen could lock out all others. */
export const isOtherOwner = (
  staff: Pick<Staff, 'id'> | null | undefined,
  { id, role }: Pick<Account, 'id' | 'role'>,
): boolean => role === 'owner' && id !== staff?.id;

export const accountColumns = accountSchema.extend({ outletIds: z.array(z.string()) });

/** No other answer contains the one-time password. */
export const accountWithPassword = z.object({ account: accountSchema, password: z.string() });

export const signInSettingsSchema = z.object({
  secondFactorRoles: z.array(roleSchema).max(roles.length),
});
/** The password is needed when a role is taken off the list. */
export const signInSettingsUpdate = signInSettingsSchema.extend(reauthentication.partial().shape);
export const signInState = signInSettingsSchema.extend({ using: z.int(), accounts: z.int() });
export type SignInSettings = z.infer<typeof signInSettingsSchema>;
