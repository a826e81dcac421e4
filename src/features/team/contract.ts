import { z } from 'zod';
import {
  displayOrder,
  inTwoLanguages,
  isPictureUrl,
  language,
  limits,
  onlyForStaff,
  requiredText,
  translatedText,
  version,
} from '../../contract.ts';
import { packed } from '../../messages.ts';
import { teamTexts } from './messages.ts';

const translation = z.object({
  position: translatedText(limits.name),
  about: translatedText(limits.title),
});

const fields = {
  name: requiredText(limits.name, packed(teamTexts.nameMissing)),
  position: requiredText(limits.name, packed(teamTexts.positionMissing)),
  about: z.string().trim().max(limits.title).optional(),
  /** Without a photo a placeholder is shown. */
  photoUrl: z
    .string()
    .trim()
    .max(2000)
    .refine((url) => url === '' || isPictureUrl(url), packed(teamTexts.notAPhoto))
    .nullable()
    .transform((url) => url || null)
    .optional(),
  displayOrder: displayOrder(1).optional(),
  ...inTwoLanguages(translation),
};

export const teamMemberInput = z.object({
  ...fields,
  photoUrl: fields.photoUrl.default(null),
  displayOrder: fields.displayOrder.default(1),
});

export const teamMemberUpdate = z.object({ ...fields, updatedAt: version });

export const teamMemberSchema = z.object({
  id: z.int(),
  name: z.string(),
  position: z.string(),
  about: z.string(),
  photoUrl: z.string().nullable(),
  displayOrder: z.int(),
  updatedAt: z.iso.datetime(),
  language,
  translation,
});
export type TeamMember = z.infer<typeof teamMemberSchema>;

export const publicTeamMemberSchema = teamMemberSchema.omit({ ...onlyForStaff });
export type PublicTeamMember = z.infer<typeof publicTeamMemberSchema>;
