import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, expect, inject } from 'vitest';
import { CHROMIUM_FLAGS } from './chromium.ts';
import { expectNothing } from './nothing.ts';
import { LATER } from './paths.ts';
import { OWNER, type Server, startServer } from './server.ts';
import { watchContext } from './watch.ts';

export type Visit = BrowserContextOptions & {
  width?: number;
  /** `false`: as a visitor whose browser runs no script. */
  script?: boolean;
  signedIn?: boolean;
  /** What would be a defect elsewhere and is meant to happen here. */
  expected?: RegExp[];
};

export type Site = {
  server: Server;
  browser: Browser;
  /** What a browser is sent that asks for a page. */
  read(path: string): Promise<{ answer: Response; html: string }>;
  /** A page of a visitor of its own; whatever goes wrong on it fails the test. */
  open(path: string, visit?: Visit): Promise<Page>;
};

/** One built server and one Chromium for a test file; both end with it. */
export async function startSite({
  env = {},
}: {
  env?: Record<string, string>;
} = {}): Promise<Site> {
  const { path, env: libraries } = inject('chromium');
  const [server, browser] = await Promise.all([
    startServer({ env }),
    chromium.launch({
      executablePath: path,
      args: CHROMIUM_FLAGS,
      env: { ...process.env, ...libraries },
    }),
  ]);
  let watched: (() => string[])[] = [];

  afterEach(async () => {
    const problems = watched.flatMap((read) => read());
    watched = [];
    await Promise.all(browser.contexts().map((context) => context.close()));
    expectNothing(problems, 'went wrong on the page');
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
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
    const problems = await watchContext(context, server.url);
    const unfinished = LATER.map((later) => new RegExp(`${server.url}${later}(?![\\w-])`));
    watched.push(() =>
      problems().filter((line) => ![...expected, ...unfinished].some((known) => known.test(line))),
    );
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
