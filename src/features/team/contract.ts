import { z } from 'zod';
import { displayOrder, isPictureUrl, limits, requiredText } from '../../contract.ts';

const noPhoto = (value: string | null | undefined) => value || null;

export const teamMemberInput = z.object({
  name: requiredText(limits.name, 'Name is required'),
  position: requiredText(limits.name, 'Position is required'),
  /** Empty: the placeholder icon is shown. */
  photoUrl: z
    .string()
    .trim()
    .max(2000, 'At most 2.000 characters')
    .refine((url) => url === '' || isPictureUrl(url), 'An https address or an uploaded picture')
    .nullish()
    .transform(noPhoto),
  displayOrder: displayOrder(1).default(1),
});
export type TeamMemberInput = z.output<typeof teamMemberInput>;

export const teamMemberSchema = z.object({
  id: z.int(),
  name: z.string(),
  position: z.string(),
  photoUrl: z.string().nullable(),
  displayOrder: z.int(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

export const teamMessages = {
  created: 'Team member added successfully',
  updated: 'Team member updated successfully',
  deleted: 'Team member deleted successfully',
  ordered: 'Team order updated successfully',
  confirmDelete: (name: string) => `Are you sure you want to delete ${name}?`,
} as const;
