import { z } from 'zod';
import { displayOrder, limits, requiredText } from '../../contract.ts';

export const faqInput = z.object({
  question: requiredText(limits.title, 'Question is required'),
  answer: requiredText(limits.message, 'Answer is required'),
  displayOrder: displayOrder(0).default(1),
  /** Left alone when absent. */
  isActive: z.boolean().optional(),
});
export type FaqInput = z.output<typeof faqInput>;

export const faqSchema = z.object({
  id: z.int(),
  question: z.string(),
  answer: z.string(),
  displayOrder: z.int(),
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
});
export type Faq = z.infer<typeof faqSchema>;

export const faqMessages = {
  created: 'FAQ created successfully',
  updated: 'FAQ updated successfully',
  deleted: 'FAQ deleted successfully',
  confirmDelete: 'Are you sure you want to delete this FAQ?',
} as const;
