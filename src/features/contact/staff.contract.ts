import { z } from 'zod';
import { inboxQuery } from '../../contract.ts';
import { handledFields, handledFilter } from '../replies/contract.ts';

export const contactMessageSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  ...handledFields,
  createdAt: z.iso.datetime(),
});
export const contactCsv = contactMessageSchema.omit({ assignedTo: true, replies: true });
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contactQuery = inboxQuery.extend(handledFilter);
export type ContactQuery = z.infer<typeof contactQuery>;
