import { once } from 'node:events';
import { type Agent, get, type IncomingMessage } from 'node:http';
import type { Page } from 'playwright-core';

export async function transferred(url: string | URL, agent?: Agent): Promise<number> {
  const headers = { accept: 'text/html,*/*', 'accept-encoding': 'br' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, agent }, resolve).on('error', reject);
  });
  let bytes = 0;
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  await once(answer, 'end');
  return bytes;
}

export const namedIn = (html: string) => ({
  scripts: addresses(
    html,
    /<script[^>]* src="([^"]+)"|<link rel="modulepreload"[^>]* href="([^"]+)"/g,
  ),
  styles: addresses(html, /<link rel="stylesheet"[^>]* href="([^"]+)"/g),
});

const addresses = (html: string, tag: RegExp) =>
  [...html.matchAll(tag)].flatMap(([, ...found]) => found.filter((address) => address));

export function measureScripts(page: Page): () => Promise<number> {
  const scripts = new Set<string>();
  page.on('response', (answer) => {
    if (answer.headers()['content-type']?.includes('javascript')) scripts.add(answer.url());
  });
  return () => weightOf([...scripts]);
}

/** A script's address changes with its content, so each is asked for once. */
const weights = new Map<string, Promise<number>>();

export async function weightOf(urls: (string | URL)[]): Promise<number> {
  const sizes = urls.map(String).map((url) => {
    const known = weights.get(url) ?? transferred(url);
    weights.set(url, known);
    return known;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
