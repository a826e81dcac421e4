import { z } from 'zod';

export const findQuery = z.object({ q: z.string().trim().min(1).max(200) });

export const foundSchema = z.object({
  tab: z.string(),
  title: z.string(),
  detail: z.string(),
  href: z.string(),
});
export type Found = z.infer<typeof foundSchema>;

/** Prefers the beginning of a word to any other place. */
export function placeIn(text: string, letters: string): { at: number; beginsWord: boolean } {
  const [low, wanted] = [text.toLowerCase(), letters.toLowerCase()];
  const first = low.indexOf(wanted);
  for (let at = first; at !== -1; at = low.indexOf(wanted, at + 1)) {
    if (!/[\p{L}\p{N}]$/u.test(low.slice(0, at))) return { at, beginsWord: true };
  }
  return { at: first, beginsWord: false };
}
