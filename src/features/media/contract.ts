import { z } from 'zod';

const MB = 1024 * 1024;

export const pictureLimits = {
  staffBytes: 15 * MB,
  visitorBytes: 5 * MB,
  /** The largest phone cameras make 48 to 50 million pixels. */
  pixels: 50_000_000,
  /** Progressive files and WebP can only be decoded as a whole, which takes more memory. */
  wholePixels: 25_000_000,
  /** Converting CMYK takes four times as long for each pixel as anything else. */
  cmykPixels: 10_000_000,
  /** Phone panoramas. Decoding also takes memory for each row. */
  side: 16_384,
} as const;

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

export const pictureMessages = {
  missing: 'Please choose a picture',
  unreadable: 'The file is not a JPEG, PNG or WebP picture',
  tooManyPixels: (most: number) =>
    `The picture has too many pixels: at most ${most / 1_000_000} megapixels`,
  tooLong: (most: number) => `The picture is too wide or too high: at most ${most} pixels`,
  tooLarge: (bytes: number) => `The picture is too large: at most ${bytes / MB} MB`,
  busy: 'Too many pictures are being worked on. Please try again in a moment.',
  othersUnderWay:
    'Other pictures from your network are still being worked on. Please try again in a moment.',
  uploaded: 'Gambar berhasil diupload',
} as const;

export const uploadSchema = z.object({
  url: z.string(),
  name: z.string(),
  uploadedAt: z.iso.datetime(),
});
export type Upload = z.infer<typeof uploadSchema>;

export const uploadAnswer = z.object({ imageUrl: z.string(), message: z.string() });
