import { z } from 'zod';

const MB = 1024 * 1024;

export const pictureLimits = {
  /** What staff may upload. */
  staffBytes: 15 * MB,
  /** What visitors may send. */
  visitorBytes: 5 * MB,
  /** The largest phone cameras make 48 to 50 million. */
  pixels: 50_000_000,
  /** For what can only be decoded as a whole: progressive files and WebP. */
  wholePixels: 25_000_000,
} as const;

export const pictureMessages = {
  missing: 'Please choose a picture',
  unreadable: 'The file is not a JPEG, PNG or WebP picture',
  tooManyPixels: (most: number) =>
    `The picture has too many pixels: at most ${most / 1_000_000} megapixels`,
  tooLarge: (bytes: number) => `The picture is too large: at most ${bytes / MB} MB`,
  uploaded: 'Gambar berhasil diupload',
} as const;

export const uploadAnswer = z.object({ imageUrl: z.string(), message: z.string() });
