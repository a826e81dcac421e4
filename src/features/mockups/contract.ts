import { z } from 'zod';
import { optionalText, requiredText, uploadedPicture, version } from '../../contract.ts';

export const mockupPositions = ['left', 'center', 'right', 'extra1', 'extra2'] as const;

export const DESCRIPTION_MAX = 500;
const NAME_MAX = 100;

export const mockupMessages = {
  incompleteTitle: 'Validation Error',
  incomplete: 'Please select a file and position',
  created: 'Image uploaded successfully',
  updated: 'Image updated successfully',
  restored: 'Image restored successfully',
  purged: 'Image deleted for good',
  deleted: 'Image deleted successfully',
  ordered: 'Image order updated successfully',
  confirmDelete: 'Are you sure you want to delete this image?',
} as const;

const fields = {
  position: z.enum(mockupPositions, mockupMessages.incomplete),
  description: optionalText(DESCRIPTION_MAX),
  /** Defaults to the position. Only shown, never used as a path. */
  name: z
    .string()
    .transform((text) => text.trim().slice(0, NAME_MAX).toWellFormed())
    .optional(),
};

/** Checked by the dashboard's form before it sends anything. */
export const mockupForm = z.object(fields);
export type MockupFields = z.output<typeof mockupForm>;

const withName = <Input extends { name?: string | undefined; position: string }>(input: Input) => ({
  ...input,
  name: input.name || `Mockup ${input.position}`,
});

export const mockupUpload = mockupForm.transform(withName);

/** Refers to a picture uploaded before. */
export const mockupInput = mockupForm
  .extend({ url: uploadedPicture('Upload the picture first') })
  .transform(withName);

/** Fields left out stay unchanged. */
export const mockupUpdate = z.object({
  position: fields.position.optional(),
  description: fields.description,
  name: z.optional(requiredText(NAME_MAX, 'Name is required')),
  url: uploadedPicture('Upload the picture first').optional(),
  updatedAt: version,
});

export const mockupSchema = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  position: z.enum(mockupPositions),
  description: z.string().nullable(),
  updatedAt: z.iso.datetime(),
});
export type Mockup = z.infer<typeof mockupSchema>;

export const publicMockupSchema = mockupSchema.omit({ updatedAt: true });
export type PublicMockup = z.infer<typeof publicMockupSchema>;
