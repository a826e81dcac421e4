import { z } from 'zod';
import { uploadedPicture, version } from '../../contract.ts';
import { packed } from '../../messages.ts';
import { brandTexts } from './messages.ts';
import { type Colours, defaultColours } from './palette.contract.ts';
import { typefaceNames } from './typefaces.contract.ts';

/** `1D4ED8`, `#1d4ed8` and `#14d` are understood. */
const colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#?([0-9a-f]{3}|[0-9a-f]{6})$/, packed(brandTexts.colourWrong))
  .transform((text) => {
    const digits = text.replace('#', '');
    return `#${digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits}`;
  });

const picture = uploadedPicture().or(z.literal(''));

const fields = {
  /** Empty pictures are made from the others, and from the name. */
  logo: picture,
  darkLogo: picture,
  mark: picture,
  share: picture,
  /** Null is the colour that the product comes with. */
  main: colour.nullable(),
  accent: colour.nullable(),
  typefaces: z.enum(typefaceNames),
};

export const brandUpdate = z.object(fields).partial().extend({ updatedAt: version });
export type BrandUpdate = z.infer<typeof brandUpdate>;

export const brandSchema = z.object({
  logo: z.string(),
  darkLogo: z.string(),
  mark: z.string(),
  share: z.string(),
  main: z.string().nullable(),
  accent: z.string().nullable(),
  typefaces: z.enum(typefaceNames),
  updatedAt: z.iso.datetime(),
});
export type Brand = z.infer<typeof brandSchema>;

export const coloursOf = ({ main, accent }: Pick<Brand, 'main' | 'accent'>): Colours => ({
  main: main ?? defaultColours.main,
  accent: accent ?? defaultColours.accent,
});

/** Returns null for what is no colour yet. */
export const readColour = (text: string): string | null => colour.safeParse(text).data ?? null;

export const previewQuery = z.object({
  logo: fields.logo.default(''),
  darkLogo: fields.darkLogo.default(''),
  mark: fields.mark.default(''),
  main: colour.optional(),
  accent: colour.optional(),
  typefaces: fields.typefaces.default('jakarta'),
  name: z.string().max(200).default(''),
});
export type PreviewQuery = z.infer<typeof previewQuery>;

export const logoFields = ['logo', 'darkLogo', 'mark'] as const;
export type LogoField = (typeof logoFields)[number];

export const previewSchema = z.object({
  /** They are addresses, also with `data:`. */
  light: z.string(),
  dark: z.string(),
  mark: z.string(),
  unseen: z.array(z.enum(logoFields)),
});
export type BrandPreview = z.infer<typeof previewSchema>;
