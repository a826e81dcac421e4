import { z } from 'zod';

const findingSchema = z.object({
  name: z.string(),
  /** A warning may cost data or mail some day; with a hint the shop would be better. */
  state: z.enum(['good', 'hint', 'warning', 'bad']),
  found: z.string(),
  /** It is null when there is nothing to do. */
  advice: z.string().nullable(),
  /** The owner follows the advice on this tab; null when it is for whoever runs the server. */
  tab: z.string().nullable(),
});
export type Finding = z.output<typeof findingSchema>;

export const checkUpSchema = z.object({ at: z.string(), findings: z.array(findingSchema) });

export const problemsSchema = z.array(findingSchema);
