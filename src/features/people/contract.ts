import { z } from 'zod';
import { packed } from '../../messages.ts';
import { peopleTexts } from './messages.ts';

/** The law allows three times twenty-four hours (UU 27/2022, articles 30, 32, 40 and 41). */
export const HOURS_TO_ANSWER = 3 * 24;

const notAPerson = packed(peopleTexts.who);

const who = z.string({ error: notAPerson }).trim().min(1, notAPerson).max(254, notAPerson);
export const personQuery = z.object({ q: who });

const foundRowSchema = z.object({
  id: z.int(),
  at: z.iso.datetime().nullable(),
  facts: z.array(
    z.object({
      name: z.string(),
      label: z.string(),
      value: z.union([z.string(), z.number()]),
    }),
  ),
  own: z.boolean(),
  hasFile: z.boolean(),
  correctable: z.array(z.string()),
});
export type FoundRow = z.infer<typeof foundRowSchema>;

export const personSchema = z.object({
  /** It is in lower case, and a telephone number has its international form. */
  q: z.string(),
  kind: z.enum(['email', 'phone']),
  groups: z.array(z.object({ title: z.string(), tab: z.string(), rows: z.array(foundRowSchema) })),
  others: z.array(z.string()),
});
export type PersonFound = z.infer<typeof personSchema>;

export const correctionInput = z.object({
  tab: z.enum(['messages', 'feedback', 'ratings']),
  id: z.int().positive(),
  field: z.string().max(40),
  /** If the value has changed since it was read, nothing is written. */
  was: z.string().max(500),
  value: z.string().max(500),
});
export const correctedSchema = z.object({ message: z.string(), value: z.string() });

export const erasedSchema = z.object({ message: z.string(), rows: z.int(), files: z.int() });

export const requestKinds = ['access', 'correct', 'erase', 'object'] as const;
export type RequestKind = (typeof requestKinds)[number];

export const requestInput = z.object({
  kind: z.enum(requestKinds, packed(peopleTexts.kindMissing)),
  person: who,
  /** It is now when absent. */
  receivedAt: z.iso.datetime().optional(),
});
export const requestPatch = z.object({ isDone: z.boolean() });

export const requestSchema = z.object({
  id: z.int(),
  kind: z.enum(requestKinds),
  /** It is empty once the person was erased. */
  person: z.string(),
  receivedAt: z.iso.datetime(),
  dueAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
});
export type PersonRequest = z.infer<typeof requestSchema>;

const retentionSchema = z.object({
  title: z.string(),
  setting: z.string(),
  /** Null keeps the data for good. */
  days: z.int().nullable(),
  action: z.enum(['shortened', 'deleted']),
  last: z.object({ day: z.iso.date(), count: z.int() }).nullable(),
});
export type Retention = z.infer<typeof retentionSchema>;

export const registerSchema = z.object({
  /** Open requests come first, the most urgent on top; then the latest done. */
  requests: z.array(requestSchema),
  erasures: z.array(
    z.object({ id: z.int(), erasedAt: z.iso.datetime(), byName: z.string(), rows: z.int() }),
  ),
  keeping: z.array(retentionSchema),
});
export type Register = z.infer<typeof registerSchema>;

/** The digests identify people only together with the key in the backup's database. */
export const erasureFile = z.object({
  erasures: z.array(z.object({ digest: z.string(), erasedAt: z.iso.datetime() })),
});
export type ErasureFile = z.infer<typeof erasureFile>;
