import { z } from 'zod';
import { listQuery, period } from '../../contract.ts';
import { replySchema } from '../replies/contract.ts';

export const contactMessageSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  isHandled: z.boolean(),
  /** The account that takes care of it. */
  assignedTo: z.int().nullable(),
  replies: z.array(replySchema),
  createdAt: z.iso.datetime(),
});
export const contactCsv = contactMessageSchema.omit({ assignedTo: true, replies: true });
export type ContactMessage = z.infer<typeof contactMessageSchema>;

const filter = {
  handled: z.stringbool().optional(),
  period,
  /** Only what the reader takes care of. */
  mine: z.stringbool().optional(),
};
export const contactQuery = listQuery.extend(filter);
export type ContactQuery = z.infer<typeof contactQuery>;
export const contactExport = listQuery.pick({ q: true }).extend(filter);
export type ContactExport = z.infer<typeof contactExport>;

export const contactPatch = z.union([
  z.object({ isHandled: z.boolean() }),
  z.object({ assignedTo: z.int32().min(1).nullable() }),
]);
export type ContactPatch = z.output<typeof contactPatch>;

export const messageTexts = {
  deleted: 'Message deleted successfully',
  updated: 'Message updated successfully',
  confirmDelete: 'Are you sure you want to delete this message?',
} as const;
