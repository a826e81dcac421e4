// How does Lighthouse rate every public page on a simulated mid-range phone? Target: 98 for
// performance, 100 for accessibility, best practices and SEO (except pages marked noindex), and no
// layout shift.
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { CHROMIUM_FLAGS, findChromium } from '../src/test/chromium.ts';
import { PUBLIC_PAGES } from '../src/test/public-pages.ts';
import { startServer } from '../src/test/servers/built-server.ts';
import { atLeast, atMost, type Figure } from './tools.ts';

/** Fetched on use, because it would add 85 packages to every installation. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const TARGET = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };
const NOINDEX = ['/barcode', '/login'];

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
});

export async function measureLighthouse(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'coffee-lighthouse-'));
  const server = await startServer();
  const figures: Figure[] = [];
  for (const [path, status] of Object.entries(PUBLIC_PAGES)) {
    if (status !== 200) continue;
    const { categories, audits } = await examine(server.url + path, join(folder, 'report.json'));
    for (const [name, target] of Object.entries(TARGET)) {
      if (name === 'seo' && NOINDEX.includes(path)) continue;
      figures.push(atLeast(`${path} ${name}`, (categories[name]?.score ?? 0) * 100, target));
    }
    const shift = audits['cumulative-layout-shift']?.numericValue ?? 1;
    figures.push(atMost(`${path} layout shift`, shift, 0.005));
  }
  await server.stop();
  await rm(folder, { recursive: true });
  return figures;
}

async function examine(url: string, file: string) {
  const chromium = findChromium();
  const flags = ['--headless=new', ...CHROMIUM_FLAGS.filter((flag) => !flag.includes(' '))];
  execFileSync(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url],
      ...['--quiet', '--output=json', `--output-path=${file}`],
      `--chrome-flags=${flags.join(' ')}`,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...chromium.env, CHROME_PATH: chromium.path },
    },
  );
  return reportSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
