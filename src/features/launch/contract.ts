import { z } from 'zod';

/** What a clean start takes away: a table, or `facts`. */
const counts = z.array(z.object({ thing: z.string(), name: z.string(), goes: z.int() }));

export const launchSchema = z.object({
  isOpen: z.boolean(),
  /** Only what there is; nothing once nothing of the demo is left. */
  demo: counts,
  cleaning: z.enum(['', 'saving', 'removing', 'failed']),
  /** The name of the file that brings back what the last clean start took away. */
  backup: z.string(),
});
export type Launch = z.output<typeof launchSchema>;

export const launchUpdate = z.object({ isOpen: z.boolean() });

/** The parts of the way there, in the order of the tab. */
export const taskParts = [
  'contact',
  'home',
  'about',
  'membership',
  'lists',
  'customers',
  'safety',
] as const;

/** Something that is left to do before the shop is its owner's. */
const task = z.object({
  part: z.enum(taskParts),
  /** The section it is in, as in `Links`. */
  place: z.string().optional(),
  text: z.string(),
  /** The tab of the dashboard, with the field where there is one. */
  tab: z.string(),
});
export type Task = z.output<typeof task>;
export const tasksSchema = z.array(task);
