import { z } from 'zod';
import { listQuery, requiredText } from '../../contract.ts';
import { contactLimits, contactMessages } from './form.contract.ts';

export const contactInput = z.object({
  name: requiredText(contactLimits.name, contactMessages.name),
  email: requiredText(contactLimits.email, contactMessages.email).pipe(
    z.email(contactMessages.emailFormat),
  ),
  message: requiredText(contactLimits.message, contactMessages.message),
});
export type ContactInput = z.output<typeof contactInput>;

export const contactAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  id: z.int(),
});

export const contactMessageSchema = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  isHandled: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

const filter = { handled: z.stringbool().optional() };
export const contactQuery = listQuery.extend(filter);
export type ContactQuery = z.infer<typeof contactQuery>;
export const contactExport = listQuery.pick({ q: true }).extend(filter);
export type ContactExport = z.infer<typeof contactExport>;

export const contactPatch = z.object({ isHandled: z.boolean() });

export const messageTexts = {
  deleted: 'Message deleted successfully',
  updated: 'Message updated successfully',
  confirmDelete: 'Are you sure you want to delete this message?',
} as const;
