import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { settingNames } from '../src/server/env.ts';

const documents = globSync(['*.md', 'docs/**/*.md']).map((path) => ({
  path,
  text: readFileSync(path, 'utf8').replaceAll(/```[\s\S]*?```/g, ''),
}));
const files = globSync('{src,scripts,e2e,bench,deploy,docs}/**/*.*').map((path) => `/${path}`);
/** What the recipes make. */
const EXAMPLES = /events|jobs|NNNN/;

/** Every match of a pattern in a document, with the document's name. */
const findAll = (pattern: RegExp) =>
  documents.flatMap(({ path, text }) =>
    Array.from(text.matchAll(pattern), ([, found = '', more = '']) => ({ path, found, more })),
  );

test('every file and folder that the documents name is there', () => {
  const named = findAll(/`([\w./-]+\.(?:tsx?|mjs|ya?ml|css)|(?:src|e2e|bench|scripts)\/[\w./-]+)`/g)
    .filter(({ found }) => !found.startsWith('.') && !EXAMPLES.test(found))
    .filter(({ found }) => !existsSync(found) && !files.some((file) => file.endsWith(`/${found}`)));
  const linked = findAll(/\]\((?!https?:)([^)#\s]+)/g).filter(
    ({ path, found }) => !existsSync(join(dirname(path), found)),
  );
  expect([...named, ...linked]).toEqual([]);
});

test('every heading that the documents link to is there', () => {
  const broken = findAll(/\]\(([^)#:\s]*)#([^)\s]+)\)/g).filter(({ path, found, more }) => {
    const target = found === '' ? path : join(dirname(path), found);
    return !headingsOf(readFileSync(target, 'utf8')).includes(more);
  });
  expect(broken).toEqual([]);
});

/** As GitHub makes addresses of them. */
const headingsOf = (text: string) =>
  Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\s-]/gu, '')
      .replaceAll(/\s/g, '-'),
  );

test('every npm command that the documents name exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const unknown = findAll(/`npm run ([\w-]+)/g).filter(({ found }) => !(found in scripts));
  expect(unknown).toEqual([]);
});

test('.env.example explains every setting, and no other', () => {
  const explained = readFileSync('.env.example', 'utf8')
    .split('\n')
    .flatMap((line) => /^([A-Z0-9_]+)=/.exec(line)?.[1] ?? []);
  expect(explained.toSorted()).toEqual(settingNames.toSorted());
});
