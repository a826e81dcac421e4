import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { findCycles } from './imports/cycles.ts';
import { featureGraph, importError } from './imports/direction.ts';
import { readImports } from './imports/read-imports.ts';

const MAX_FILES = 23;

const imports = readImports();
const wrong = [...imports].flatMap(([from, targets]) =>
  targets.flatMap((to) => {
    const why = importError(from, to);
    return why ? [`${from} imports ${to}: ${why}`] : [];
  }),
);
const cycles = [...findCycles(imports), ...findCycles(featureGraph(imports))].map(
  (cycle) => `in a circle: ${cycle.join(' → ')}`,
);
const folders = Map.groupBy(globSync('{src,e2e}/**/*.*'), dirname);
const full = [...folders].flatMap(([folder, files]) =>
  files.length > MAX_FILES ? [`${folder} has ${files.length} files, at most ${MAX_FILES}`] : [],
);

const problems = [...new Set([...wrong, ...cycles, ...full])];
for (const problem of problems) console.error(problem);
console.log(`${imports.size} files, ${problems.length} problems with how they are arranged`);
process.exit(problems.length > 0 ? 1 : 0);
