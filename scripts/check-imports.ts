import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/**
 * Fails when an import points the wrong way: arrows go down, `app, pages, admin → features →
 * server, ui`; one feature reaches another only through its store, contract, or what draws a
 * picture; dashboard code never stands in a public page.
 */
const LAYERS = ['app', 'feature', 'ground'];

type Place = { layer: string; part: string; file: string };

function placeOf(path: string): Place {
  const [first = '', second = '', ...rest] = path.split('/');
  if (first === 'features') return { layer: 'feature', part: second, file: rest.join('/') };
  if (['server', 'ui'].includes(first) || path === 'contract.ts') {
    return { layer: 'ground', part: first, file: second };
  }
  return { layer: 'app', part: first, file: second };
}

/** What one feature may take from another. */
const OPEN =
  /(^|\/)([\w-]*\.?contract|store|session-store|picture|picture-view|send-picture|thumbnail|sources|receive|sweep)\.tsx?$/;

function complaint(from: string, to: string): string | null {
  const a = placeOf(from);
  const b = placeOf(to);
  if (/(\.test\.tsx?$)|^test\//.test(from)) return null;
  if (to.startsWith('test/')) return 'tests are for tests';
  if (LAYERS.indexOf(b.layer) < LAYERS.indexOf(a.layer)) return 'arrows point down';
  if (a.layer === 'feature' && b.layer === 'feature' && a.part !== b.part && !OPEN.test(to)) {
    return 'a feature is reached through its store or contract';
  }
  const staff = /^admin\/|^features\/.*\/admin[\w-]*\.tsx$/;
  if (staff.test(to) && !staff.test(from)) return 'dashboard code stays in the dashboard';
  return null;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.tsx?$/.test(path),
);
const graph = new Map<string, string[]>();
const problems: string[] = [];

for (const file of files) {
  const source = readFileSync(join('src', file), 'utf8');
  const targets = [...source.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, path = '']) => relative(resolve('src'), resolve('src', dirname(file), path)),
  );
  graph.set(file, targets);
  for (const target of targets) {
    const why = complaint(file, target);
    if (why) problems.push(`${file} imports ${target}: ${why}`);
  }
}

/** Features must not reach each other in a circle. */
const features = new Map<string, Set<string>>();
for (const [file, targets] of graph) {
  const from = placeOf(file);
  if (from.layer !== 'feature' || file.includes('.test.')) continue;
  for (const target of targets) {
    const to = placeOf(target);
    if (to.layer !== 'feature' || to.part === from.part) continue;
    features.set(from.part, (features.get(from.part) ?? new Set()).add(to.part));
  }
}
function circle(part: string, path: string[] = []): string[] | null {
  if (path.includes(part)) return [...path.slice(path.indexOf(part)), part];
  for (const next of features.get(part) ?? []) {
    const found = circle(next, [...path, part]);
    if (found) return found;
  }
  return null;
}
for (const part of features.keys()) {
  const found = circle(part);
  if (found) problems.push(`features in a circle: ${found.join(' → ')}`);
}

for (const problem of new Set(problems)) console.error(problem);
console.log(`${files.length} files, ${new Set(problems).size} imports that point the wrong way`);
process.exit(problems.length > 0 ? 1 : 0);
