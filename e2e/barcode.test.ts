import { HtmlValidate } from 'html-validate';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { scan, scanAsCashier } from '../src/test/rewards/read-barcodes.ts';
import { startServer } from '../src/test/servers/built-server.ts';
import { accessibilityErrors } from './support/accessibility.ts';
import { expectNone, waitForText } from './support/assertions.ts';
import { startSite } from './support/browser.ts';
import { HTML_RULES } from './support/html-rules.ts';
import { overflowing, settled, visibleShifts, watchShifts } from './support/measure.ts';
import { openSharedDatabase } from './support/shared-database.ts';

const { env, execute, makeReward } = await openSharedDatabase();
const { open, read, server } = await startSite({ env });

const { code } = await makeReward();
const path = `/barcode?code=${code}`;
const link = server.url + path;
const phone = { width: 360, viewport: { width: 360, height: 740 } };

async function over(change: string) {
  const reward = await makeReward();
  await execute(`update rewards set ${change} where code = '${reward.code}'`);
  return `/barcode?code=${reward.code}`;
}
const states = {
  issued: path,
  used: await over(`used_at = now(), used_by = 1, used_by_name = 'Sari'`),
  expired: await over(`valid_until = '2026-01-01T16:59:59.999Z'`),
  voided: await over('voided_at = now()'),
  unknown: '/barcode?code=2222222222222222',
};
const pages = Object.entries(states).map(([state, address]) => ({ state, address }));
const expected = [/code=2222222222222222/];

test('a scanner reads the code from a small phone, also in bright sun and on a dimmed screen', async () => {
  for (const deviceScaleFactor of [1, 2, 3]) {
    const page = await open(path, { ...phone, deviceScaleFactor });
    const screen = await page.screenshot();
    const views = {
      bright: screen,
      dimmed: await sharp(screen).linear(0.5).png().toBuffer(),
      // Glass in the sun turns black into grey.
      glare: await sharp(screen).linear(0.35, 160).png().toBuffer(),
    };
    for (const [view, picture] of Object.entries(views)) {
      const found = await scan(picture);
      expect(found.QRCode, view).toBe(link);
      // At one pixel per CSS pixel the finest bars blur; phones have at least two.
      if (deviceScaleFactor > 1) expect(found.Code128, view).toBe(code);
      expect(await scanAsCashier(picture), view).toBe(link);
    }
    await page.close();
  }
});

test('the code is large, black on white, and fits the first screen of a small phone with its letters and bars', async () => {
  const page = await open(path, phone);
  const box = await page.getByRole('img', { name: /^(QR code|Kode QR)/ }).boundingBox();
  const quietZone = 8 / 41;
  expect((box?.width ?? 0) * (1 - quietZone)).toBeGreaterThan(280);
  const bars = await page.getByRole('img', { name: /^Barcode / }).boundingBox();
  expect(box?.y).toBeLessThan(bars?.y ?? 0);
  expect((bars?.y ?? 0) + (bars?.height ?? 0)).toBeLessThan(740);
});

test('without a code a phone shows a smaller one for a friend, above the buttons that save and share it', async () => {
  const page = await open('/barcode', phone);
  const friend = page.getByRole('img', { name: 'Kode QR menuju halaman rating' });
  const at = async (one: Locator) => (await one.boundingBox())?.y ?? Number.NaN;
  expect((await friend.boundingBox())?.width).toBe(200);
  const save = await at(page.getByRole('link', { name: 'Download QR Code' }));
  expect(await at(friend)).toBeLessThan(save);
  await friend.scrollIntoViewIfNeeded();
  expect((await scan(await page.screenshot())).QRCode).toBe(`${server.url}/rating`);
  await waitForText(page, 'Barcode reward Anda sendiri datang lewat e-mail');
  const chat = page.getByRole('banner').getByRole('link', { name: /^Chat on WhatsApp/ });
  await expect.poll(() => chat.isVisible()).toBe(true);
});

test('a scanner also reads the SVG files of a code', async () => {
  for (const [file, found] of [
    [`${code}.svg`, { QRCode: link }],
    [`${code}-code128.svg`, { Code128: code }],
    ['rating.svg', { QRCode: `${server.url}/rating` }],
  ] as const) {
    const page = await open(`/barcode/${file}`, { width: 700 });
    expect(await scan(await page.screenshot()), file).toEqual(found);
  }
});

test.for(pages)(
  'the page of a code that is $state is valid, accessible, and fits every screen',
  async ({ address, state }) => {
    const { html, answer } = await read(address);
    expect(answer.status).toBe(state === 'unknown' ? 404 : 200);
    const report = await new HtmlValidate(HTML_RULES).validateString(html);
    expectNone(report.results.flatMap(({ messages }) => messages.map(({ message }) => message)));

    for (const [width, narrower] of [
      [360, 320],
      [1440, 768],
    ] as const) {
      const page = await open(address, { width, expected });
      await watchShifts(page);
      await settled(page);
      if (width === 360) expectNone(await accessibilityErrors(page));
      expectNone(await overflowing(page));
      expectNone(await visibleShifts(page));
      await expect.poll(() => page.locator('h1').count()).toBe(1);
      await page.setViewportSize({ width: narrower, height: 900 });
      expectNone(await overflowing(page), `at ${narrower} px`);
    }
  },
);

test('the code is saved under its name and sent on WhatsApp, with and without JavaScript', async () => {
  for (const script of [true, false]) {
    const page = await open(path, { ...phone, script });
    const whatsapp = page.getByRole('link', { name: 'Send on WhatsApp' });
    expect(await whatsapp.getAttribute('href')).toContain(encodeURIComponent(link));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download QR Code' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`barcode-${code}.png`);
    const share = page.getByText('Share', { exact: true });
    if (script) await share.waitFor();
    else await expect.poll(() => share.isVisible()).toBe(false);
    await page.close();
  }
});

/** Replaces the browser's share function, or removes it. */
async function openSharing(share: string) {
  const page = await open('/robots.txt', {
    ...phone,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.addInitScript(`navigator.share = ${share}`);
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  await page.goto(path);
  await page.getByRole('button', { name: 'Share' }).click();
  return { page, warnings };
}
const toasts = (page: Page) => page.getByText('Link Copied').count();

test('the share button opens the phone’s own share sheet', async () => {
  const { page } = await openSharing('async (what) => { window.shared = what; }');
  await page.waitForFunction(() => Reflect.get(window, 'shared'));
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
    title: '1 minuman gratis',
    url: link,
  });
  expect(await toasts(page)).toBe(0);
});

test('if the browser cannot share, the link is copied and the page says so', async () => {
  const { page } = await openSharing('undefined');
  await page.getByText('Link Copied').first().waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
});

test('cancelling the share shows nothing, and a failure is only logged', async () => {
  const cancelled = await openSharing(
    `async () => { window.asked = true; throw new DOMException('no', 'AbortError'); }`,
  );
  await cancelled.page.waitForFunction(() => Reflect.get(window, 'asked'));
  const failed = await openSharing(`async () => { throw new DOMException('no', 'DataError'); }`);
  await expect.poll(() => failed.warnings.join()).toContain('DataError');
  expect(cancelled.warnings).toEqual([]);
  expect(await toasts(failed.page)).toBe(0);
});

test('the code and its instructions print on one page', async () => {
  for (const address of [path, '/barcode']) {
    const page = await open(address);
    const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', bottom: '1cm' } });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), address).toHaveLength(1);
    await page.setViewportSize({ width: 720, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    if (address === path) expect(await scanAsCashier(await page.screenshot())).toBe(link);
    await expect
      .poll(() => page.getByRole('link', { name: 'Download QR Code' }).isVisible())
      .toBe(false);
  }
});

test('the page is the same in every time zone of the server', async () => {
  // Only the QR code and the link to share differ, because each server has its own address.
  const textOf = (html: string, url: string) =>
    html
      .replaceAll(/ d="[^"]*"/g, '')
      .replaceAll(url, '')
      .replaceAll(encodeURIComponent(url), '');
  const { html } = await read(path);
  for (const TZ of ['Asia/Jakarta', 'America/New_York']) {
    const other = await startServer({ env: { ...env, TZ } });
    const answer = await fetch(other.url + path, { headers: { accept: 'text/html' } });
    expect(textOf(await answer.text(), other.url)).toBe(textOf(html, server.url));
    await other.stop();
  }
});
