import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PUBLIC_PAGES } from '../src/test/public-pages.ts';
import { expectNone } from './support/assertions.ts';
import { lookAtDemo } from './support/browser.ts';

const { url, open, read } = await lookAtDemo();

type Found = { address: string; on: string };

async function addressesOn(page: Page, path: string): Promise<Found[]> {
  await page.goto(path);
  const named = await page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll(
      '[href], [src], [poster], [action], [data-props]',
    )) {
      for (const name of ['href', 'src', 'poster', 'action']) {
        found.push(element.getAttribute(name) ?? '');
      }
      // Islands have their addresses in their props.
      const props = element.getAttribute('data-props') ?? '';
      found.push(
        ...props.split('"').filter((text) => /^\/[\w-]/.test(text) && !text.includes(' ')),
      );
    }
    for (const element of document.querySelectorAll('[srcset], [imagesrcset]')) {
      const set = element.getAttribute('srcset') ?? element.getAttribute('imagesrcset') ?? '';
      found.push(...set.split(',').map((part) => part.trim().split(' ')[0] ?? ''));
    }
    for (const sheet of document.styleSheets) {
      const css = [...sheet.cssRules].map((rule) => rule.cssText).join('');
      for (const [, address = ''] of css.matchAll(/url\("([^"]+)"\)/g)) {
        found.push(new URL(address, sheet.href ?? location.href).href);
      }
    }
    return found;
  });
  return named.filter((address) => address !== '').map((address) => ({ address, on: path }));
}

async function addressesOfAll(): Promise<Found[]> {
  const page = await open('/robots.txt', { script: false, expected: [/no-such-page/] });
  const found: Found[] = [];
  for (const path of Object.keys(PUBLIC_PAGES)) found.push(...(await addressesOn(page, path)));
  return found;
}

const all = addressesOfAll();

function ownAddresses(found: Found[]): Map<string, string> {
  const own = new Map<string, string>();
  for (const { address, on } of found) {
    const target = new URL(address, url + on);
    target.hash = '';
    if (target.origin === url && !own.has(target.href)) own.set(target.href, on);
  }
  return own;
}

test('every link, picture, script and style sheet of every page exists', async () => {
  const found = await all;
  const own = ownAddresses(found);
  expect(own.size).toBeGreaterThan(50);

  const broken: string[] = [];
  for (const [address, on] of own) {
    const { pathname } = new URL(address);
    if (pathname === '/no-such-page') continue;
    // A form's address takes only POST; the tests of the forms cover it.
    if (pathname.startsWith('/api/')) continue;
    const { status } = await fetch(address, { method: 'HEAD', redirect: 'manual' });
    if (status >= 400) broken.push(`${pathname} on ${on}: ${status}`);
  }
  expectNone(broken, 'broken');
});

test('every link to a part of a page leads to it', async () => {
  const found = await all;
  const inside = found.filter(({ address }) => /^(\/[\w/-]*)?#./.test(address));
  expect(inside.length).toBeGreaterThan(Object.keys(PUBLIC_PAGES).length - 1);

  const missing: string[] = [];
  for (const { address, on } of inside) {
    const { pathname, hash } = new URL(address, url + on);
    const { html } = await read(pathname);
    if (!html.includes(`id="${hash.slice(1)}"`)) missing.push(`${address} on ${on}`);
  }
  expectNone(missing, 'no such place');
});

test('every address in robots.txt and the sitemap exists', async () => {
  const robots = await (await fetch(`${url}/robots.txt`)).text();
  const [, sitemap = ''] = /^Sitemap: (.+)$/m.exec(robots) ?? [];
  const pages = await (await fetch(sitemap)).text();
  const addresses = [...pages.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(addresses).toContain(`${url}/`);
  for (const address of addresses) {
    const { answer, html } = await read(address);
    expect(answer.status, address).toBe(200);
    expect(html).toContain(`<link rel="canonical" href="${address}"`);
  }
});
