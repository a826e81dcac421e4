import { loadavg } from 'node:os';
import type { Figure } from './tools.ts';

/**
 * `npm run bench [-- NAME …]` runs the measurements, each described at the top of its file, and
 * fails when one misses its target. Speeds are compared within one run, because the machine is not
 * equally fast in the next.
 */
const QUESTIONS: Record<string, () => Promise<() => Promise<Figure[]>>> = {
  pages: async () => (await import('./pages.ts')).measurePages,
  forms: async () => (await import('./forms.ts')).measureForms,
  lists: async () => (await import('./lists.ts')).measureLists,
  overload: async () => (await import('./overload.ts')).measureOverload,
  starts: async () => (await import('./starts.ts')).measureStarts,
  memory: async () => (await import('./memory.ts')).measureMemory,
  lighthouse: async () => (await import('./lighthouse.ts')).measureLighthouse,
};

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in QUESTIONS));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Known: ${Object.keys(QUESTIONS).join(', ')}`);
  process.exit(1);
}
for (const [name, load] of Object.entries(QUESTIONS)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const figures = await (await load())();
  console.log(
    `\n${name} (load of this machine: ${loadavg()
      .map((one) => one.toFixed(1))
      .join(' ')})`,
  );
  console.table(figures);
  if (figures.some(({ held }) => !held)) process.exitCode = 1;
}
