import { z } from 'zod';
import {
  asJson,
  englishPicture,
  inTwoLanguages,
  language,
  onlyForStaff,
  optionalText,
  requiredText,
  translatedText,
  uploadedPicture,
  version,
} from '../../contract.ts';
import { packed } from '../../messages.ts';
import { mockupTexts } from './messages.ts';

export const mockupPositions = ['left', 'center', 'right', 'extra1', 'extra2'] as const;

export const DESCRIPTION_MAX = 500;
const NAME_MAX = 100;
const translation = z.object({ description: translatedText(DESCRIPTION_MAX) });

const fields = {
  position: z.enum(mockupPositions, packed(mockupTexts.incomplete)),
  description: optionalText(DESCRIPTION_MAX),
  ...inTwoLanguages(translation),
  /** It is the description by default, or a number. It is only shown, never used as a path. */
  name: z
    .string()
    .transform((text) => text.trim().slice(0, NAME_MAX).toWellFormed())
    .optional(),
};

/** The dashboard's form checks it before it sends anything. */
export const mockupForm = z.object(fields);
export type MockupFields = z.output<typeof mockupForm>;

type Named = Pick<MockupFields, 'name' | 'description' | 'position'>;
const withName = <Input extends Named>(input: Input) => ({
  ...input,
  name:
    input.name ||
    input.description?.slice(0, NAME_MAX) ||
    `Mockup ${mockupPositions.indexOf(input.position) + 1}`,
});

export const mockupUpload = mockupForm
  .extend({
    translation: asJson(translation.optional()),
    englishPicture: englishPicture().optional(),
  })
  .transform(withName);

/** The picture was uploaded before. */
export const mockupInput = mockupForm
  .extend({ url: uploadedPicture(), englishPicture: englishPicture().optional() })
  .transform(withName);

export const mockupUpdate = z.object({
  position: fields.position.optional(),
  description: fields.description,
  language: fields.language,
  translation: fields.translation,
  name: z.optional(requiredText(NAME_MAX, packed(mockupTexts.nameMissing))),
  url: uploadedPicture().optional(),
  englishPicture: englishPicture().optional(),
  updatedAt: version,
});

export const mockupSchema = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  englishPicture: z.string(),
  position: z.enum(mockupPositions),
  description: z.string().nullable(),
  updatedAt: z.iso.datetime(),
  language,
  translation,
});
export type Mockup = z.infer<typeof mockupSchema>;

export const publicMockupSchema = mockupSchema.omit({ ...onlyForStaff, englishPicture: true });
export type PublicMockup = z.infer<typeof publicMockupSchema>;
