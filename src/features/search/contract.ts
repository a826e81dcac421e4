import { z } from 'zod';

export const findQuery = z.object({ q: z.string().trim().min(1).max(200) });

export const foundSchema = z.object({
  tab: z.string(),
  title: z.string(),
  detail: z.string(),
  /** An address of the dashboard. */
  href: z.string(),
});
export type Found = z.infer<typeof foundSchema>;
