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
  /** A moved clock cannot be put back, so that the next test needs another context. */
  movesClock?: boolean;
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

/** A test with these options can have what one before it had with the same. */
const ALIKE = new Set(['hasTouch', 'reducedMotion']);

type Opened = { context: BrowserContext; takeProblems: () => string[] };
/** The page that rests keeps the browser's process, with all that it has compiled. */
type Kept = Opened & { resting: Page };

async function createSite(url: string, browsing: Promise<Browser>): Promise<Site> {
  const browser = await browsing;
  let watched: (() => string[])[] = [];
  /** What a browser has loaded and compiled for one test, it need not again for the next like it. */
  const kept = new Map<string, Kept>();

  afterEach(async () => {
    const problems = watched.flatMap((read) => read());
    watched = [];
    const stays = new Set([...kept.values()].map(({ context }) => context));
    const others = browser.contexts().filter((context) => !stays.has(context));
    await Promise.all(others.map((context) => context.close()));
    await Promise.all([...kept.values()].map(forgetTest));
    expectNone(problems, 'went wrong on the page');
  });
  afterAll(() => Promise.all([...kept.values()].map(({ context }) => context.close())));

  const newContext = async (options: BrowserContextOptions): Promise<Opened> => {
    const context = await browser.newContext({ baseURL: url, ...options });
    watchRequests(context);
    return { context, takeProblems: await collectPageProblems(context, url) };
  };

  const keep = async (wanted: BrowserContextOptions): Promise<Kept> => {
    const key = JSON.stringify({ ...wanted, viewport: undefined });
    const found = kept.get(key);
    if (found) return found;
    const opened = await newContext(wanted);
    const resting = await opened.context.newPage();
    await resting.goto('/robots.txt');
    kept.set(key, { ...opened, resting });
    opened.context.on('close', () => kept.delete(key));
    return { ...opened, resting };
  };

  let session: Cookie[] = [];
  /** Keeps the session for the next page, as long as no test ends it. */
  const signInOwner = async (context: BrowserContext) => {
    await context.addCookies(session);
    // A server closes a connection that has rested from the test before.
    const check = await context.request.get('/api/auth/check', { maxRetries: 1 });
    if (Object(await check.json()).authenticated) return;
    const [data, headers] = [OWNER, { origin: url }];
    const answer = await context.request.post('/api/auth/login', { data, headers });
    expect(answer.status()).toBe(200);
    session = await context.cookies();
  };

  const open = async (path: string, visit: Visit = {}) => {
    const { width = 1280, script = true, signedIn, movesClock, expected = [], ...others } = visit;
    const { viewport = { width, height: 900 }, ...options } = others;
    const wanted = {
      viewport,
      javaScriptEnabled: script,
      // Before signing in, an Indonesian browser is met in Indonesian.
      locale: signedIn || /^\/(login|admin)/.test(path) ? 'en-GB' : 'id-ID',
      // Drawing every step of what moves takes a third of the browser's time.
      reducedMotion: signedIn ? ('reduce' as const) : ('no-preference' as const),
      ...options,
    };
    const mayBeKept = !movesClock && Object.keys(options).every((name) => ALIKE.has(name));
    const alike = mayBeKept ? await keep(wanted) : undefined;
    const isFree = alike?.context.pages().length === 1;
    const { context, takeProblems } = isFree ? alike : await newContext(wanted);
    watched.push(() =>
      takeProblems().filter((line) => !expected.some((known) => known.test(line))),
    );
    if (signedIn) await signInOwner(context);
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    if (isFree && viewport) await page.setViewportSize(viewport);
    await page.goto(path);
    return page;
  };
  const read = async (path: string) => {
    const answer = await fetch(new URL(path, url), { headers: { accept: 'text/html' } });
    return { answer, html: await answer.text() };
  };
  return { url, browser, read, open };
}

/** The next test finds the browser as it would find a new one, but for what is in its cache. */
async function forgetTest({ context, takeProblems, resting }: Kept) {
  const pages = context.pages().filter((page) => page !== resting);
  await Promise.all(pages.map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearCookies();
  await resting.evaluate(() => localStorage.clear());
  takeProblems();
}
