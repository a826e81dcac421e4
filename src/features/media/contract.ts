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
  /** Phone panoramas are this long. Decoding takes memory for each row, too. */
  side: 16_384,
} as const;

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];

export const libraryPicture = z.object({
  url: z.string(),
  name: z.string(),
  /** A drawing fits any size, and has none. */
  size: z.object({ width: z.int(), height: z.int() }).nullable(),
  /** So the parts of the site are called where it is used. */
  usedIn: z.array(z.string()),
});
export type LibraryPicture = z.infer<typeof libraryPicture>;
export type Upload = Pick<LibraryPicture, 'url' | 'name'> & { uploadedAt: string };

export const uploadAnswer = z.object({ imageUrl: z.string(), message: z.string() });
