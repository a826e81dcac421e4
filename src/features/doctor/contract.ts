import { z } from 'zod';

const findingSchema = z.object({
  /** What was looked at, as in “Free disk space”. */
  name: z.string(),
  state: z.enum(['good', 'warning', 'bad']),
  /** What was found, in a sentence. */
  found: z.string(),
  /** What to do about it; nothing when all is well. */
  advice: z.string().nullable(),
});
export type Finding = z.output<typeof findingSchema>;

export const checkUpSchema = z.object({ at: z.string(), findings: z.array(findingSchema) });

/** What was bad at the last of the check-ups that the server makes by itself. */
export const problemsSchema = z.array(findingSchema);
