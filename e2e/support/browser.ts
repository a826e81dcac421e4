import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { CHROMIUM_FLAGS } from '../../src/test/chromium.ts';
import { OWNER, type Server, startServer } from '../../src/test/servers/built-server.ts';
import { expectNone } from './assertions.ts';
import { copyDemoShop } from './demo-shop.ts';
import { collectPageProblems } from './page-problems.ts';

type Visit = BrowserContextOptions & {
  width?: number;
  /** False switches JavaScript off. */
  script?: boolean;
  signedIn?: boolean;
  /** Problems that the test causes on purpose. */
  expected?: RegExp[];
};

export type Site = {
  server: Server;
  browser: Browser;
  read(path: string): Promise<{ answer: Response; html: string }>;
  /** Opens a page in its own browser context; any unexpected problem on it fails the test. */
  open(path: string, visit?: Visit): Promise<Page>;
};

/**
 * In containers shared memory is too small for Chromium, so its processes share files on the disk.
 */
const SMALL_SHARED_MEMORY = '--disable-dev-shm-usage';
/** A separate process for drawing takes a tenth longer. */
const DRAW_IN_ONE_PROCESS = '--in-process-gpu';
const ROOM = 2 ** 30;

const hasSharedMemory = () =>
  statfs('/dev/shm').then(
    ({ bavail, bsize }) => bavail * bsize >= ROOM,
    () => false,
  );

type SiteOptions = { env?: Record<string, string>; flags?: string[] };

export async function startSite({ env = {}, flags = [] }: SiteOptions = {}): Promise<Site> {
  const { path, env: libraries } = inject('chromium');
  const dataDir = await mkdtemp(join(tmpdir(), 'coffee-e2e-'));
  if (!env.DATABASE_URL && env.SEED !== 'none') await copyDemoShop(dataDir);
  const unwanted = (await hasSharedMemory()) ? [SMALL_SHARED_MEMORY] : [];
  const [server, browser] = await Promise.all([
    startServer({ dataDir, env }),
    chromium.launch({
      executablePath: path,
      args: [...CHROMIUM_FLAGS, DRAW_IN_ONE_PROCESS, ...flags].filter(
        (flag) => !unwanted.includes(flag),
      ),
      ignoreDefaultArgs: unwanted,
      env: { ...process.env, ...libraries },
    }),
  ]);
  let watched: (() => string[])[] = [];

  afterEach(async () => {
    const problems = watched.flatMap((read) => read());
    watched = [];
    await Promise.all(browser.contexts().map((context) => context.close()));
    expectNone(problems, 'went wrong on the page');
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  const open = async (path: string, visit: Visit = {}) => {
    const { width = 1280, script = true, signedIn = false, expected = [], ...options } = visit;
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width, height: 900 },
      javaScriptEnabled: script,
      locale: 'id-ID',
      ...options,
    });
    const problems = await collectPageProblems(context, server.url);
    watched.push(() => problems().filter((line) => !expected.some((known) => known.test(line))));
    if (signedIn) {
      const answer = await context.request.post('/api/auth/login', {
        data: OWNER,
        headers: { origin: server.url },
      });
      expect(answer.status()).toBe(200);
    }
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.goto(path);
    return page;
  };
  const read = async (path: string) => {
    const answer = await fetch(new URL(path, server.url), { headers: { accept: 'text/html' } });
    return { answer, html: await answer.text() };
  };
  return { server, browser, read, open };
}
