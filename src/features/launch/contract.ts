import { z } from 'zod';

const counts = z.array(z.object({ thing: z.string(), name: z.string(), goes: z.int() }));

export const launchSchema = z.object({
  isOpen: z.boolean(),
  /** The field with the sentence that visitors of a closed site read. */
  sentenceTab: z.string(),
  /** It is empty once nothing is left as the demo brought it. */
  demo: counts,
  /** A clean start leaves them, because somebody has changed them. */
  stays: z.array(z.object({ name: z.string(), count: z.int() })),
  cleaning: z.enum(['', 'saving', 'removing', 'failed']),
  /** This file brings back what the last clean start took away. */
  backup: z.string(),
});
export type Launch = z.output<typeof launchSchema>;

export const launchUpdate = z.object({ isOpen: z.boolean() });

export const taskParts = [
  'contact',
  'home',
  'about',
  'membership',
  'lists',
  'customers',
  'safety',
] as const;

const task = z.object({
  part: z.enum(taskParts),
  place: z.string().optional(),
  text: z.string(),
  tab: z.string(),
});
export type Task = z.output<typeof task>;
export const tasksSchema = z.array(task);
