import { z } from 'zod';
import { limits, requiredText, someIds, version } from '../../contract.ts';
import { packed } from '../../messages.ts';
import { whatsappDigits } from '../../ui/whatsapp-link.ts';
import { mailStates } from '../email/contract.ts';
import { replyTexts as t } from './messages.ts';

export const channels = ['email', 'whatsapp'] as const;

const WHATSAPP = /^62\d{8,14}$/;

/** Returns the first Indonesian mobile number in a text; empty without one. */
export function findMobileNumber(text: string): string {
  const [found = ''] = /(?<!\d)(?:\+?62|0)[ .-]?8\d[\d .-]{6,15}\d(?!\d)/.exec(text) ?? [];
  const digits = whatsappDigits(found);
  return WHATSAPP.test(digits) ? digits : '';
}

const emailMissing = packed(t.emailMissing);
const whatsappMissing = packed(t.whatsappMissing);
const body = requiredText(limits.message, packed(t.bodyMissing));

export const replyInput = z.discriminatedUnion('channel', [
  z.object({
    channel: z.literal('email'),
    recipient: z.email(emailMissing).max(limits.email, emailMissing),
    body,
  }),
  z.object({
    channel: z.literal('whatsapp'),
    recipient: z
      .string(whatsappMissing)
      .transform(whatsappDigits)
      .pipe(z.string().regex(WHATSAPP, whatsappMissing)),
    body,
  }),
]);
export type ReplyInput = z.output<typeof replyInput>;

const replySchema = z.object({
  id: z.int(),
  channel: z.enum(channels),
  recipient: z.string(),
  body: z.string(),
  accountName: z.string(),
  createdAt: z.iso.datetime(),
  /** `opened` is a WhatsApp chat, of which nothing more is known. */
  state: z.enum(['opened', ...mailStates]),
  reason: z.string().nullable(),
  perhapsSent: z.boolean(),
  /** It is null once the mail was deleted from the outbox. */
  mailId: z.int().nullable(),
});
export type Reply = z.infer<typeof replySchema>;

export const handledFields = {
  isHandled: z.boolean(),
  assignedTo: z.int().nullable(),
  replies: z.array(replySchema),
};
export type Handled = { id: number; name: string } & z.infer<z.ZodObject<typeof handledFields>>;

export const handledFilter = {
  handled: z.stringbool().optional(),
  mine: z.stringbool().optional(),
};

export const handling = z
  .object({ isHandled: z.boolean(), assignedTo: z.int32().min(1).nullable() })
  .partial();

const changesSomething = (changes: object) =>
  Object.entries(changes).some(
    ([name, value]) => !['ids', 'was'].includes(name) && value !== undefined,
  );
export const someHandling = <Shape extends z.ZodObject>(shape: Shape) =>
  shape.refine(changesSomething, packed(t.nothingToChange));
export const handlingOfMany = someHandling(handling.extend(someIds.shape));

export const colleagueSchema = z.object({
  id: z.int(),
  name: z.string(),
  isManager: z.boolean(),
  /** Null means all outlets. */
  outletIds: z.array(z.int()).nullable(),
});
export type Colleague = z.infer<typeof colleagueSchema>;

type Answered = 'message' | { outletId: number | null };

/** Managers see the feedback of their outlets only. */
export function seesIt({ isManager, outletIds }: Colleague, what: Answered): boolean {
  if (!isManager) return true;
  if (what === 'message') return false;
  return outletIds === null || (what.outletId !== null && outletIds.includes(what.outletId));
}

/** `{name}` and `{brand}` are replaced when staff choose the text. */
export const preparedInput = z.object({
  title: requiredText(limits.name, packed(t.titleMissing)),
  body: requiredText(limits.message, packed(t.textMissing)),
});
export const preparedUpdate = preparedInput.extend({ updatedAt: version });
export const preparedSchema = preparedInput.extend({ id: z.int(), updatedAt: z.iso.datetime() });
export type Prepared = z.infer<typeof preparedSchema>;
