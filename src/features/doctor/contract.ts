import { z } from 'zod';

const findingSchema = z.object({
  name: z.string(),
  state: z.enum(['good', 'warning', 'bad']),
  found: z.string(),
  /** Null when there is nothing to do. */
  advice: z.string().nullable(),
  /** The tab where the owner follows the advice; null when it is for whoever runs the server. */
  tab: z.string().nullable(),
});
export type Finding = z.output<typeof findingSchema>;

export const checkUpSchema = z.object({ at: z.string(), findings: z.array(findingSchema) });

export const problemsSchema = z.array(findingSchema);
