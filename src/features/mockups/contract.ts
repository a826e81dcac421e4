import { z } from 'zod';

export const mockupPositions = ['left', 'center', 'right', 'extra1', 'extra2'] as const;

export const DESCRIPTION_MAX = 500;
const NAME_MAX = 100;

export const mockupMessages = {
  incompleteTitle: 'Validation Error',
  incomplete: 'Please select a file and position',
  uploaded: 'Image uploaded successfully',
  deleted: 'Image deleted successfully',
  ordered: 'Image order updated successfully',
  confirmDelete: 'Are you sure you want to delete this image?',
} as const;

/** The texts that travel beside the picture. */
export const mockupInput = z
  .object({
    position: z.enum(mockupPositions, mockupMessages.incomplete),
    description: z
      .string()
      .trim()
      .max(DESCRIPTION_MAX, `At most ${DESCRIPTION_MAX} characters`)
      .optional()
      .transform((text) => text || null),
    /** What staff know the file by; only ever shown, never a path. */
    name: z
      .string()
      .transform((text) => text.trim().slice(0, NAME_MAX).toWellFormed())
      .optional(),
  })
  .transform((input) => ({ ...input, name: input.name || `Mockup ${input.position}` }));
export type MockupInput = z.output<typeof mockupInput>;

export const mockupSchema = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  position: z.enum(mockupPositions),
  description: z.string().nullable(),
});
export type Mockup = z.infer<typeof mockupSchema>;
