import { z } from 'zod';
import { idSchema, inboxQuery } from '../../contract.ts';
import { handledFields, handledFilter } from '../replies/contract.ts';

export const contactMessageSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  ...handledFields,
  createdAt: z.iso.datetime(),
  outletId: z.int().nullable(),
  /** The outlet had this name when the message was sent. */
  outlet: z.object({ name: z.string() }).nullable(),
  topicId: z.int().nullable(),
  topic: z.object({ name: z.string() }).nullable(),
});
export const contactCsv = contactMessageSchema.omit({
  outletId: true,
  topicId: true,
  assignedTo: true,
  replies: true,
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contactQuery = inboxQuery.extend({
  outlet: idSchema.optional(),
  topic: idSchema.optional(),
  ...handledFilter,
});
export type ContactQuery = z.infer<typeof contactQuery>;
