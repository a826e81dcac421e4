import { z } from 'zod';
import { displayOrder, isPictureUrl, limits, requiredText, version } from '../../contract.ts';

const fields = {
  name: requiredText(limits.name, 'Name is required'),
  position: requiredText(limits.name, 'Position is required'),
  /** Without a photo a placeholder is shown. */
  photoUrl: z
    .string()
    .trim()
    .max(2000, 'At most 2,000 characters')
    .refine((url) => url === '' || isPictureUrl(url), 'An https address or an uploaded picture')
    .nullable()
    .transform((url) => url || null),
  displayOrder: displayOrder(1),
};

export const teamMemberInput = z.object({
  ...fields,
  photoUrl: fields.photoUrl.default(null),
  displayOrder: fields.displayOrder.default(1),
});

/** Fields left out stay unchanged. */
export const teamMemberUpdate = z.object({
  ...fields,
  photoUrl: fields.photoUrl.optional(),
  displayOrder: fields.displayOrder.optional(),
  updatedAt: version,
});

export const teamMemberSchema = z.object({
  id: z.int(),
  name: z.string(),
  position: z.string(),
  photoUrl: z.string().nullable(),
  displayOrder: z.int(),
  updatedAt: z.iso.datetime(),
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

export const publicTeamMemberSchema = teamMemberSchema.omit({ updatedAt: true });
export type PublicTeamMember = z.infer<typeof publicTeamMemberSchema>;

export const teamMessages = {
  created: 'Team member added successfully',
  updated: 'Team member updated successfully',
  restored: 'Team member restored successfully',
  purged: 'Team member deleted for good',
  deleted: 'Team member deleted successfully',
  ordered: 'Team order updated successfully',
  confirmDelete: (name: string) => `Are you sure you want to delete ${name}?`,
} as const;
