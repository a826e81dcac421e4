import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Cookie,
  chromium,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { launchOptions } from '../../src/test/chromium.ts';
import { OWNER, startServer } from '../../src/test/servers/built-server.ts';
import { PATIENCE } from '../../src/test/servers/patience.ts';
import { expectNone } from './assertions.ts';
import { copyShop } from './demo-shop.ts';
import { watchRequests } from './measure.ts';
import { collectPageProblems } from './page-problems.ts';

type Visit = BrowserContextOptions & {
  width?: number;
  script?: boolean;
  signedIn?: boolean;
  /** Problems that the test causes on purpose. */
  expected?: RegExp[];
};

export type Site = {
  url: string;
  browser: Browser;
  read(path: string): Promise<{ answer: Response; html: string }>;
  /** Opens a page in its own browser context; any unexpected problem on it fails the test. */
  open(path: string, visit?: Visit): Promise<Page>;
};

type SiteOptions = {
  env?: Record<string, string>;
  flags?: string[];
  /** Nothing is in it yet, as at a shop's very first start. */
  empty?: boolean;
};

/** The demo on a server that all files share: for tests that only look. */
export const lookAtDemo = (): Promise<Site> => createSite(inject('demoUrl'), launch());

/** A server of the file's own, with the demo, or with its facts alone if `env` says SEED=none. */
export async function startSite({ env = {}, flags, empty = false }: SiteOptions = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'coffee-e2e-'));
  if (!env.DATABASE_URL && !empty)
    await copyShop(dataDir, env.SEED === 'none' ? 'bareShop' : 'demoShop');
  const server = await startServer({ dataDir, env });
  afterAll(async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { ...(await createSite(server.url, launch(flags))), server };
}

/** The files of one worker share a browser, because they run one after another. */
let shared: Promise<Browser> | undefined;

async function launch(flags?: string[]): Promise<Browser> {
  const options = await launchOptions(inject('chromium'), flags);
  if (!flags) {
    shared ??= chromium.launch(options);
    return shared;
  }
  const own = await chromium.launch(options);
  afterAll(() => own.close());
  return own;
}

async function createSite(url: string, browsing: Promise<Browser>): Promise<Site> {
  const browser = await browsing;
  let watched: (() => string[])[] = [];

  afterEach(async () => {
    const problems = watched.flatMap((read) => read());
    watched = [];
    await Promise.all(browser.contexts().map((context) => context.close()));
    expectNone(problems, 'went wrong on the page');
  });

  let session: Cookie[] = [];
  /** Keeps the session for the next page, as long as no test ends it. */
  const signInOwner = async (context: BrowserContext) => {
    await context.addCookies(session);
    const check = await context.request.get('/api/auth/check');
    if (Object(await check.json()).authenticated) return;
    const [data, headers] = [OWNER, { origin: url }];
    const answer = await context.request.post('/api/auth/login', { data, headers });
    expect(answer.status()).toBe(200);
    session = await context.cookies();
  };

  const open = async (path: string, visit: Visit = {}) => {
    const { width = 1280, script = true, signedIn = false, expected = [], ...options } = visit;
    const context = await browser.newContext({
      baseURL: url,
      viewport: { width, height: 900 },
      javaScriptEnabled: script,
      // Before signing in, an Indonesian browser is met in Indonesian.
      locale: signedIn || /^\/(login|admin)/.test(path) ? 'en-GB' : 'id-ID',
      // Drawing every step of what moves takes a third of the browser's time.
      reducedMotion: signedIn ? 'reduce' : 'no-preference',
      ...options,
    });
    watchRequests(context);
    const problems = await collectPageProblems(context, url);
    watched.push(() => problems().filter((line) => !expected.some((known) => known.test(line))));
    if (signedIn) await signInOwner(context);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(path);
    return page;
  };
  const read = async (path: string) => {
    const answer = await fetch(new URL(path, url), { headers: { accept: 'text/html' } });
    return { answer, html: await answer.text() };
  };
  return { url, browser, read, open };
}
