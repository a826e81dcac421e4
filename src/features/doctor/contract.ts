import { z } from 'zod';

const findingSchema = z.object({
  /** The name of the check, as in “Free disk space”. */
  name: z.string(),
  state: z.enum(['good', 'warning', 'bad']),
  /** The result as a sentence. */
  found: z.string(),
  /** Null when there is nothing to do. */
  advice: z.string().nullable(),
});
export type Finding = z.output<typeof findingSchema>;

export const checkUpSchema = z.object({ at: z.string(), findings: z.array(findingSchema) });

/** The bad results of the last automatic check. */
export const problemsSchema = z.array(findingSchema);
