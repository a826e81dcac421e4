import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { CHROMIUM_FLAGS, findChromium } from '../src/test/chromium.ts';
import { PUBLIC_PAGES } from '../src/test/public-pages.ts';
import { startServer } from '../src/test/servers/built-server.ts';

/**
 * `npm run lighthouse [path …]`: Lighthouse on a simulated mid-range phone. It has 85 packages of
 * its own, so it is fetched on use instead of installed for everybody.
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

const wanted = process.argv.slice(2);
const whole = Object.entries(PUBLIC_PAGES).filter(([, status]) => status === 200);
const paths = wanted.length > 0 ? wanted : whole.map(([path]) => path);
// Marked noindex, so their SEO score means nothing.
const HIDDEN = new Set(['/login']);

const chromium = findChromium();
const folder = await mkdtemp(join(tmpdir(), 'coffee-lighthouse-'));
const server = await startServer();
console.log(
  `Load of this machine: ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);

const table: Record<string, object> = {};
const complaints: string[] = [];
for (const path of paths) {
  const report = await examine(path);
  const { audits } = report;
  table[path] = {
    ...scoresOf(report),
    FCP: audits['first-contentful-paint']?.displayValue,
    LCP: audits['largest-contentful-paint']?.displayValue,
    TBT: audits['total-blocking-time']?.displayValue,
    CLS: Number((audits['cumulative-layout-shift']?.numericValue ?? 1).toFixed(3)),
    sent: audits['total-byte-weight']?.displayValue,
  };
  complaints.push(...complaintsOf(path, report));
}
await server.stop();
await rm(folder, { recursive: true });

console.table(table);
for (const complaint of complaints) console.log(complaint);
process.exit(complaints.length > 0 ? 1 : 0);

async function examine(path: string): Promise<Report> {
  const file = join(folder, 'report.json');
  const flags = ['--headless=new', ...CHROMIUM_FLAGS.filter((flag) => !flag.includes(' '))];
  execFileSync(
    'npm',
    [
      ...['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', server.url + path],
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
