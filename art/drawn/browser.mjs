// One headless browser for every picture that is laid out in HTML.
import { chromium } from 'playwright-core';
import { writeFile, mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
let browser, dir;
export async function shoot(html, w, h, { scale = 1, transparent = false } = {}) {
  browser ??= await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--allow-file-access-from-files'] });
  dir ??= await mkdtemp(path.join(os.tmpdir(), 'seduh-'));
  const page = await browser.newPage({ viewport: { width: w, height: h }, deviceScaleFactor: scale });
  const file = path.join(dir, 'page.html');
  await writeFile(file, `<!doctype html><meta charset="utf-8">${html}`);
  await page.goto(`file://${file}`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot({ omitBackground: transparent, clip: { x: 0, y: 0, width: w, height: h } });
  await page.close();
  return png;
}
export const done = async () => { await browser?.close(); browser = undefined; };
