import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export type Imports = Map<string, string[]>;

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;
const GLOB = /import\.meta\.glob(?:<.*>)?\(\s*'(\.[^']+)'/g;

export function readImports(): Imports {
  const files = globSync('**/*.{ts,tsx}', { cwd: 'src' }).sort();
  return new Map(files.map((file) => [file, importsOf(file)]));
}

function importsOf(file: string): string[] {
  const source = readFileSync(join('src', file), 'utf8');
  const named = [...source.matchAll(IMPORT)].map(([, path = '']) => join(dirname(file), path));
  const globbed = [...source.matchAll(GLOB)].flatMap(([, pattern = '']) =>
    globSync(join(dirname(file), pattern), { cwd: 'src' }),
  );
  return [...named, ...globbed];
}
