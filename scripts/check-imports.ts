import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { findCircles } from './imports/circles.ts';
import { complaint, featureGraph } from './imports/direction.ts';
import { readImports } from './imports/read-imports.ts';

const MOST_FILES = 23;

const imports = readImports();
const wrong = [...imports].flatMap(([from, targets]) =>
  targets.flatMap((to) => {
    const why = complaint(from, to);
    return why ? [`${from} imports ${to}: ${why}`] : [];
  }),
);
const circles = [...findCircles(imports), ...findCircles(featureGraph(imports))].map(
  (circle) => `in a circle: ${circle.join(' → ')}`,
);
const folders = Map.groupBy(globSync('{src,e2e}/**/*.*'), dirname);
const full = [...folders].flatMap(([folder, files]) =>
  files.length > MOST_FILES ? [`${folder} has ${files.length} files, at most ${MOST_FILES}`] : [],
);

const problems = [...new Set([...wrong, ...circles, ...full])];
for (const problem of problems) console.error(problem);
console.log(`${imports.size} files, ${problems.length} problems with how they are arranged`);
process.exit(problems.length > 0 ? 1 : 0);
