import { z } from 'zod';
import { limits, requiredText, someIds, version } from '../../contract.ts';
import { mailStates } from '../email/contract.ts';

export const channels = ['email', 'whatsapp'] as const;

const WHATSAPP = /^62\d{8,14}$/;

/** Digits as wa.me takes them, from a number as people write it. */
const whatsappDigits = (number: string) => number.replaceAll(/\D/g, '').replace(/^0/, '62');

/** The first Indonesian mobile number that somebody wrote into a text; empty without one. */
export function numberIn(text: string): string {
  const [found = ''] = /(?<!\d)(?:\+?62|0)[ .-]?8\d[\d .-]{6,15}\d(?!\d)/.exec(text) ?? [];
  const digits = whatsappDigits(found);
  return WHATSAPP.test(digits) ? digits : '';
}

const replyTexts = {
  body: 'Write an answer',
  email: 'Enter an e-mail address',
  whatsapp: 'Enter a WhatsApp number, like 0812 3456 7890',
} as const;

const body = requiredText(limits.message, replyTexts.body);

export const replyInput = z.discriminatedUnion('channel', [
  z.object({
    channel: z.literal('email'),
    recipient: z.email(replyTexts.email).max(limits.email, replyTexts.email),
    body,
  }),
  z.object({
    channel: z.literal('whatsapp'),
    recipient: z
      .string(replyTexts.whatsapp)
      .transform(whatsappDigits)
      .pipe(z.string().regex(WHATSAPP, replyTexts.whatsapp)),
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
  /** Of a mail: where it is. A chat is opened, and what becomes of it is not known here. */
  state: z.enum(['opened', ...mailStates]),
  /** Why it was not accepted. */
  reason: z.string().nullable(),
  perhapsSent: z.boolean(),
  /** The mail in the outbox, while it is there. */
  mailId: z.int().nullable(),
});
export type Reply = z.infer<typeof replySchema>;

/** Of what customers wrote: whether it is handled, by whom, and what was answered. */
export const handled = {
  isHandled: z.boolean(),
  /** The account that takes care of it. */
  assignedTo: z.int().nullable(),
  replies: z.array(replySchema),
};
export type Handled = { id: number; name: string } & z.infer<z.ZodObject<typeof handled>>;

export const handledFilter = {
  handled: z.stringbool().optional(),
  /** Only what the reader takes care of. */
  mine: z.stringbool().optional(),
};

/** What staff change of one, or of several at once. */
export const handling = z
  .object({ isHandled: z.boolean(), assignedTo: z.int32().min(1).nullable() })
  .partial();

const changesSomething = (changes: object) =>
  Object.entries(changes).some(([name, value]) => name !== 'ids' && value !== undefined);
export const someHandling = <Shape extends z.ZodObject>(shape: Shape) =>
  shape.refine(changesSomething, 'Nothing to change');
export const handlingOfMany = someHandling(handling.extend(someIds.shape));

/** A colleague that something can be given to. */
export const colleagueSchema = z.object({ id: z.int(), name: z.string() });
export type Colleague = z.infer<typeof colleagueSchema>;

/** A text the owner has prepared; `{name}` and `{brand}` are replaced when it is taken. */
export const preparedInput = z.object({
  title: requiredText(limits.name, 'Enter a title'),
  body: requiredText(limits.message, 'Enter a text'),
});
export const preparedUpdate = preparedInput.extend({ updatedAt: version });
export const preparedSchema = preparedInput.extend({
  id: z.int(),
  updatedAt: z.iso.datetime(),
});
export type Prepared = z.infer<typeof preparedSchema>;

export const preparedMessages = {
  created: 'Reply text added successfully',
  updated: 'Reply text updated successfully',
  deleted: 'Reply text deleted successfully',
  confirmDelete: (title: string) => `Are you sure you want to delete “${title}”?`,
} as const;
