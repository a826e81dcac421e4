import { expect, test } from 'vitest';
import { lookAtDemo } from './support/browser.ts';

const { url, open } = await lookAtDemo();
const path = '/news/belajar-seduh-setiap-sabtu';

/** With the browser's share function replaced, or removed. */
async function pressShare(share: string) {
  const page = await open('/robots.txt', {
    width: 360,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.addInitScript(`navigator.share = ${share}`);
  await page.goto(`${path}?utm_source=mail`);
  await page.getByRole('button', { name: 'Bagikan' }).click();
  return page;
}

test('news are shared by the phone’s own share sheet, under their address', async () => {
  const page = await pressShare('async (what) => { window.shared = what; }');
  await page.waitForFunction(() => Reflect.get(window, 'shared'));
  expect(await page.evaluate(() => Reflect.get(window, 'shared'))).toEqual({
    title: 'Belajar seduh setiap Sabtu',
    url: url + path,
  });
  expect(await page.getByText('Tautan disalin').isVisible()).toBe(false);
});

test('if the browser cannot share, the link of the news is copied and the button says so', async () => {
  const page = await pressShare('undefined');
  await page.getByText('Tautan disalin').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url + path);
});

test('a browser that neither shares nor copies shows the link', async () => {
  const page = await open('/robots.txt', { width: 360 });
  await page.addInitScript(
    'navigator.share = undefined; navigator.clipboard.writeText = () => Promise.reject();',
  );
  await page.goto(path);
  const shown = page.waitForEvent('dialog');
  void page.getByRole('button', { name: 'Bagikan' }).click();
  const dialog = await shown;
  expect(dialog.defaultValue()).toBe(url + path);
  await dialog.dismiss();
  expect(await page.getByText('Tautan disalin').isVisible()).toBe(false);
});

test('without JavaScript news are shared by a link to WhatsApp', async () => {
  const page = await open(path, { script: false });
  const link = page.getByRole('link', { name: /^Kirim lewat WhatsApp/ });
  const { origin, searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(origin).toBe('https://wa.me');
  expect(searchParams.get('text')).toBe(`Belajar seduh setiap Sabtu ${url}${path}`);
  expect(await page.getByText('Bagikan').isVisible()).toBe(false);
});

test('an upright photograph stands beside the words, and is not cut to a strip', async () => {
  const shapeOf = async (address: string) => {
    const page = await open(address, { width: 1440 });
    const box = await page.locator('article picture').first().locator('xpath=..').boundingBox();
    return (box?.width ?? 0) > (box?.height ?? 0) ? 'wide' : 'upright';
  };
  expect(await shapeOf('/news/wedang-uwuh-untuk-musim-hujan')).toBe('upright');
  expect(await shapeOf(path)).toBe('wide');
});

test('on a phone the title of a story in another language is as large as that of a page', async () => {
  const sizeOf = async (address: string) => {
    const page = await open(address, { width: 360, script: false });
    return page.locator('h1').evaluate((title) => getComputedStyle(title).fontSize);
  };
  expect(await sizeOf('/news/panen-gayo-tahun-ini-sudah-disangrai')).toBe(await sizeOf('/about'));
});
