import { z } from 'zod';
import { idSchema, listQuery } from '../../contract.ts';

const changeSchema = z.object({
  table: z.string(),
  id: z.int().nullable(),
  label: z.string(),
  /** A field has its values before and after. */
  fields: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});

export const auditSchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  accountId: z.int().nullable(),
  accountName: z.string(),
  action: z.string(),
  target: z.string(),
  detail: z.string(),
  requestId: z.string(),
  changes: z.array(changeSchema).nullable(),
  /** It names the customer behind the target, or a mail's subject; empty once that is deleted. */
  targetName: z.string(),
  /** The dashboard shows the target there; empty once that is deleted. */
  href: z.string(),
});
export const auditCsv = auditSchema.omit({ accountId: true, targetName: true, href: true });
export type AuditEntry = z.infer<typeof auditSchema>;

/** One may leave them out, and the log tells several in a row as one. */
export const signIns = ['login', 'login.passkey', 'logout'];

const day = z.iso.date();
/** An address of the dashboard may hold anything. */
export const isDay = (text: string): boolean => day.safeParse(text).success;

const filter = {
  person: idSchema.optional(),
  /** It is the first part of the action, as in `faq`. */
  thing: z.string().max(50).optional(),
  /** False leaves out who signed in and out; what failed stays. */
  signIns: z.stringbool().optional(),
  /** Both are days, and belong to it. */
  from: day.optional(),
  to: day.optional(),
};
/** `upTo` holds the pages still while new entries arrive: nothing newer is counted. */
export const auditQuery = listQuery.extend(filter).extend({ upTo: idSchema.optional() });
export type AuditQuery = z.infer<typeof auditQuery>;
export const auditExport = listQuery.pick({ q: true }).extend(filter);
export type AuditExport = z.infer<typeof auditExport>;

export const auditChoices = z.object({
  people: z.array(z.object({ id: z.int(), name: z.string() })),
  things: z.array(z.string()),
  /** The reader calls `faq` 'the question'. */
  words: z.record(z.string(), z.string()),
  /** With 0, entries are kept for good. */
  keepDays: z.int(),
});
