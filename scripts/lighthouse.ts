import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { CHROMIUM_FLAGS, findChromium } from '../src/test/chromium.ts';
import { PUBLIC_PAGES } from '../src/test/public-pages.ts';
import { startServer } from '../src/test/servers/built-server.ts';
import { machineLoad, median, startHelper } from './bench/ask.ts';

/**
 * `npm run lighthouse [path …]`: Lighthouse on a simulated mid-range phone. It has 85 packages of
 * its own, so it is fetched on use instead of installed for everybody.
 *
 * `npm run lighthouse -- --beside-static` examines the home page five times in turns with the same
 * files on a server that does nothing but send them, and compares the medians.
 */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const TARGET = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      displayValue: z.string().optional(),
      numericValue: z.number().optional(),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

const { values: options, positionals: wanted } = parseArgs({
  options: { 'beside-static': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const TURNS = 5;
const whole = Object.entries(PUBLIC_PAGES).filter(([, status]) => status === 200);
const paths = wanted.length > 0 ? wanted : whole.map(([path]) => path);
// Marked noindex, so their SEO score means nothing.
const HIDDEN = new Set(['/barcode', '/login']);

const chromium = findChromium();
const folder = await mkdtemp(join(tmpdir(), 'coffee-lighthouse-'));
const server = await startServer();
console.log(`Load of this machine: ${machineLoad()}`);

const complaints = options['beside-static'] ? await besideStatic() : await examineAll();
await server.stop();
await rm(folder, { recursive: true });
for (const complaint of complaints) console.log(complaint);
process.exit(complaints.length > 0 ? 1 : 0);

async function examineAll(): Promise<string[]> {
  const table: Record<string, object> = {};
  const found: string[] = [];
  for (const path of paths) {
    const report = await examine(server.url + path);
    const { audits } = report;
    table[path] = {
      ...scoresOf(report),
      FCP: audits['first-contentful-paint']?.displayValue,
      LCP: audits['largest-contentful-paint']?.displayValue,
      TBT: audits['total-blocking-time']?.displayValue,
      CLS: Number((audits['cumulative-layout-shift']?.numericValue ?? 1).toFixed(3)),
      sent: audits['total-byte-weight']?.displayValue,
    };
    found.push(...complaintsOf(path, report));
  }
  console.table(table);
  return found;
}

/** The largest paint of the home page may be 5 % later than that of its files alone. */
async function besideStatic(): Promise<string[]> {
  const copy = await startHelper('scripts/bench/static-copy.ts', server.url);
  const urls = { product: `${server.url}/`, 'its files alone': `http://127.0.0.1:${copy.line}/` };
  const reports = new Map<string, Report[]>();
  // The copy takes its files from the product in a first turn, which does not count.
  await examine(urls['its files alone']);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const [name, url] of Object.entries(urls)) {
      reports.set(name, [...(reports.get(name) ?? []), await examine(url)]);
    }
  }
  copy.stop();
  const figure = (name: string, of: (report: Report) => number | null | undefined) =>
    Math.round(median((reports.get(name) ?? []).map((report) => of(report) ?? Number.NaN)));
  const LCP = (name: string) =>
    figure(name, ({ audits }) => audits['largest-contentful-paint']?.numericValue);
  const row = (name: string) => ({
    ...Object.fromEntries(
      Object.keys(TARGET).map((score) => [
        score,
        figure(name, ({ categories }) => (categories[score]?.score ?? 0) * 100),
      ]),
    ),
    'LCP ms': LCP(name),
    'FCP ms': figure(name, ({ audits }) => audits['first-contentful-paint']?.numericValue),
  });
  console.table(Object.fromEntries(Object.keys(urls).map((name) => [name, row(name)])));
  const ratio = LCP('product') / LCP('its files alone');
  return ratio > 1.05 ? [`Largest paint: ${ratio.toFixed(2)} of that of its files alone`] : [];
}

async function examine(url: string): Promise<Report> {
  const file = join(folder, 'report.json');
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

function scoresOf({ categories }: Report) {
  return Object.fromEntries(
    Object.keys(TARGET).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
  );
}

function complaintsOf(path: string, report: Report): string[] {
  const { categories, audits, runtimeError } = report;
  if (runtimeError) return [`${path}: ${runtimeError.message}`];
  const shift = audits['cumulative-layout-shift']?.numericValue ?? 1;
  const found = shift < 0.005 ? [] : [`${path}: things move, ${shift.toFixed(3)}`];
  const scores = scoresOf(report);
  for (const [name, target] of Object.entries(TARGET)) {
    if ((scores[name] ?? 0) >= target || (name === 'seo' && HIDDEN.has(path))) continue;
    const costly = (categories[name]?.auditRefs ?? []).filter(
      ({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1,
    );
    const said = costly.map(({ id }) => `${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`);
    found.push(`${path}: ${name} ${scores[name]} of ${target}: ${said.join('; ')}`);
  }
  return found;
}
