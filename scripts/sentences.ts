import { globSync, readFileSync, statSync } from 'node:fs';
import { findSentences } from './sentences/find-sentences.ts';

/**
 * Lists sentences for people that stand in the code; they belong in a `messages.ts`, in both
 * languages (see src/messages.ts). `node scripts/sentences.ts FOLDER…` looks at these folders only.
 */
const LEFT_OUT: [files: RegExp, why: string][] = [
  [/\.test\.tsx?$|^src\/test\//, 'tests'],
  [/^src\/pages\/legal\/.+\.(id|en)\.tsx$/, 'long documents, one file a language'],
  [/(^|[./])messages\.ts$/, 'where sentences belong'],
  [/\/demo(\/[\w-]+|[\w-]*)\.ts$/, 'the demo shop writes in its own languages'],
  [/^src\/features\/content\/registry\/.+\.contract\.ts$/, 'texts that the owner edits'],
  [
    /^src\/(commands\/|(serve|sweep)\.ts|server\/(env|folders|control)\.ts|server\/backup\/)/,
    'for who runs the server, in English as its settings are',
  ],
  [/^src\/server\/http\/api-docs\.ts$/, 'for programmers'],
  [/^src\/features\/brand\/typefaces\.contract\.ts$/, 'names of typefaces'],
  [/^src\/features\/brand\/(drawing\/letters|look|palette\.contract)\.ts$/, 'drawing, not reading'],
  [/^src\/features\/(metrics\/|auth\/operator\/|media\/remake\.ts)/, 'for who runs the server'],
];
/** The same in every language: names, examples and formats. */
const KEPT: (string | RegExp)[] = [
  ...['App Store', 'Google Play', 'WhatsApp', 'Instagram', 'Android', 'iOS', 'QR', 'CSV', 'WIB'],
  ...['E-mail', 'Passkeys', 'Chrome', 'Bandung', 'nama@contoh.com', 'UTF-8', 'ID', 'EN'],
  ...['ID + EN', 'Indonesia + English', 'Dashboard', 'SMTP_URL'],
  ...['Rp', 'no key update'],
  /^not all and /,
  /(sans-serif|serif|monospace|\d+px)$/,
  /^(select|create table) /,
];

const asked = process.argv.slice(2);
const places = asked.length > 0 ? asked : ['src'];
const files = places.flatMap((place) =>
  statSync(place).isDirectory() ? globSync(`${place}/**/*.{ts,tsx}`).sort() : place,
);
const found = files
  .filter((file) => !LEFT_OUT.some(([names]) => names.test(file)))
  .flatMap((file) =>
    findSentences(file, readFileSync(file, 'utf8')).map((one) => ({ file, ...one })),
  )
  .filter(
    ({ text }) => !KEPT.some((kept) => (kept instanceof RegExp ? kept.test(text) : kept === text)),
  );
for (const { file, line, text } of found) console.error(`${file}:${line} ${text}`);
console.log(`${found.length} sentences in the code`);
process.exit(found.length > 0 ? 1 : 0);
