import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { PUBLIC_PAGES } from '../src/test/public-pages.ts';
import { measureScripts } from '../src/test/transfer.ts';
import { accessibilityErrors } from './support/accessibility.ts';
import { expectNone } from './support/assertions.ts';
import { lookAtDemo } from './support/browser.ts';
import { HTML_RULES } from './support/html-rules.ts';
import {
  brokenWords,
  overflowing,
  scrollThrough,
  settled,
  visibleShifts,
  watchShifts,
} from './support/measure.ts';

const { url, open, read } = await lookAtDemo();
const pages = Object.entries(PUBLIC_PAGES).map(([path, status]) => ({ path, status }));
/** `/privacy-policy` has the text of `/privacy`, so it is checked once. */
const looks = [
  ...Object.keys(PUBLIC_PAGES).filter((path) => path !== '/privacy-policy'),
  '/menu/kopi-kintamani-cold-brew',
  '/menu/americano',
  '/outlets/menteng',
  '/news/belajar-seduh-setiap-sabtu',
];
const expected = [/no-such-page/];
const html = new HtmlValidate(HTML_RULES);
/** In bytes as transferred. */
const SCRIPT_EVER = 90_000;

test.for(pages)('$path returns $status with valid HTML and sets no cookie', async (page) => {
  const { answer, html: sent } = await read(page.path);
  expect(answer.status).toBe(page.status);
  expect(answer.headers.getSetCookie()).toEqual([]);

  const report = await html.validateString(sent);
  const found = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  );
  expectNone(found);
});

test('a filter that is chosen leaves the menu as wide as a phone', async () => {
  const page = await open('/menu?diet=vegetarian', { width: 360 });
  expectNone(await overflowing(page), 'wider than 360 px');
});

test.for(pages)(
  '$path has a title and description for search engines and for sharing',
  async ({ path, status }) => {
    const { html } = await read(path);
    const [, title] = /<title>([^<]+)</.exec(html) ?? [];
    const meta = (name: string) =>
      new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(title).toContain('Kedai Seduh');
    expect(meta('description')).toMatch(/\S{3}/);
    expect(meta('og:title')).toBe(title);
    expect(meta('og:description')).toBe(meta('description'));
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);

    const picture = await fetch(meta('og:image') ?? '');
    expect(picture.headers.get('content-type')).toBe('image/jpeg');

    const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(html) ?? [];
    const first = path === '/privacy-policy' ? '/privacy' : path;
    if (status === 200) expect(canonical).toBe(url + first);
    else expect(meta('robots')).toBe('noindex');
  },
);

test.for(looks)('%s can be read and used by everybody on a phone', async (path) => {
  const page = await open('/robots.txt', { width: 360, expected });
  const weigh = measureScripts(page);
  await page.goto(path);
  await watchShifts(page);
  await scrollThrough(page);
  expectNone(await visibleShifts(page), 'shifts');
  expectNone(await accessibilityErrors(page), 'accessibility');
  expect(await page.context().cookies()).toEqual([]);
  for (const width of [360, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expectNone(await overflowing(page), `wider than ${width} px`);
  }

  await page.setViewportSize({ width: 360, height: 900 });
  // Frames of other sites are not counted.
  const buttons = page
    .locator('main button:enabled')
    .filter({ hasNotText: /^(Show the|Tampilkan peta)/ });
  for (const button of await buttons.all()) {
    if (await button.isVisible()) await button.press('Enter');
  }
  await settled(page);
  const ever = await weigh();
  expect(ever).toBeGreaterThan(0);
  expect(ever, 'script ever').toBeLessThan(SCRIPT_EVER);

  // Text twice as large.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await page.reload();
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(size).toBe('32px');
  for (const width of [360, 412, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expectNone(await overflowing(page), `large text wider than ${width} px`);
    expectNone(await brokenWords(page), `broken words at ${width} px`);
    const menu = page.locator('[data-bar] summary');
    if (width > 412 || (await menu.count()) === 0) continue;
    const box = await menu.boundingBox();
    expect((box?.x ?? width) + (box?.width ?? width), 'the menu button').toBeLessThanOrEqual(width);
  }
});

test.for(looks)(
  '%s can be used on a computer, and without JavaScript says the same and shows no picture twice',
  async (path) => {
    const page = await open(path, { width: 1440, expected });
    await watchShifts(page);
    await scrollThrough(page);
    expectNone(await visibleShifts(page), 'shifts');
    expectNone(await overflowing(page), 'wider than 1440 px');
    // The bar and the footer of a computer are the same on all pages.
    if (path === '/') expectNone(await accessibilityErrors(page), 'accessibility');
    const headings = await page.locator('h1, h2').allInnerTexts();
    const forms = await page.locator('form').count();
    await page.close();

    const plain = await open(path, { width: 360, script: false, expected });
    const shown = await plain
      .locator('h1, h2')
      .evaluateAll((elements) => elements.map((element) => element.textContent.trim()));
    for (const heading of headings) {
      // A part of a heading is only there in print.
      const isSame = (text: string) => text.toLowerCase().endsWith(heading.trim().toLowerCase());
      expect(shown.some(isSame), heading).toBe(true);
    }
    expect(await plain.locator('form').count()).toBe(forms);
    if (path === '/') {
      await plain.locator('[data-bar] summary').click();
      await plain.getByRole('link', { name: 'Contact' }).first().waitFor();
    }
    // With JavaScript, endless rows repeat their pictures.
    await plain.setViewportSize({ width: 1440, height: 900 });
    const pictures = await plain
      .locator('main picture img:visible')
      .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
    expectNone(pictures.filter((src, index) => pictures.indexOf(src) !== index));
  },
);

test.for([
  ['/membership', 768],
  ['/menu', 768],
  ['/data-privacy', 1440],
  ['/feedback', 768],
  ['/promos', 412],
  ['/rating', 768],
  ['/terms-of-use', 360],
  ['/no-such-page', 768],
  ['/no-such-page', 1440],
] as const)('%s at %i px stays where it is when its fonts come late', async ([path, width]) => {
  const page = await open('/privacy', { width, expected });
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.goto(path);
  await watchShifts(page);
  await page.evaluate(() => document.fonts.ready);
  await settled(page);
  expectNone(await visibleShifts(page), 'shifts');
});

test('on a small phone a press shows the nearest outlet', async () => {
  const page = await open('/outlets', {
    viewport: { width: 360, height: 560 },
    geolocation: { latitude: -6.9, longitude: 107.61 },
    permissions: ['geolocation'],
  });
  await page.getByRole('button', { name: 'Terdekat' }).click();
  const first = page.locator('[data-nearest] li').first();
  await expect.poll(() => first.innerText()).toContain('Dago');
  const isSeen = () => first.evaluate((row) => row.getBoundingClientRect().bottom <= innerHeight);
  await expect.poll(isSeen).toBe(true);
});

test('a press while a slow phone is still busy with the page is not lost', async () => {
  const page = await open('/robots.txt', {
    geolocation: { latitude: -6.9, longitude: 107.61 },
    permissions: ['geolocation'],
  });
  await page.addInitScript('window.requestIdleCallback = () => 0');
  await page.goto('/outlets');
  await page.getByRole('button', { name: 'Terdekat' }).click();
  await page.locator('[data-nearest] li').first().getByText('Dago').first().waitFor();
});

test('on a phone the words of every item of the menu begin at the same edge', async () => {
  const page = await open('/menu', { width: 360 });
  const edges = await page
    .locator('main h3')
    .evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().left)));
  expect(edges.length).toBeGreaterThan(20);
  expect([...new Set(edges)]).toEqual([20]);
});

test.for(['/menu', '/outlets'])(
  'on a phone the focus goes through the opened filters of %s as the eye does',
  async (path) => {
    const page = await open(path, { width: 360 });
    const main = page.locator('main');
    await main.locator('summary').click();
    await page.evaluate(() => document.querySelector('h1')?.setAttribute('tabindex', '-1'));
    await page.locator('h1').focus();
    const tops: number[] = [];
    const now = () => page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    for (let tab = 1; tab <= 13; tab += 1) {
      await page.keyboard.press('Tab');
      tops.push((await now()) + (await page.evaluate(() => scrollY)));
    }
    const rises = tops.filter((top, index) => top < (tops[index - 1] ?? 0) - 8);
    expect(rises).toEqual([]);
  },
);

test('the two stores stand in one order on the whole page', async () => {
  const page = await open('/membership', { width: 1440 });
  const rows = await page.locator('main ul:has([data-tap=google_play])').evaluateAll((lists) =>
    lists.map((list) => {
      const left = (store: string) =>
        list.querySelector(`[data-tap=${store}]`)?.getBoundingClientRect().left ?? 0;
      return left('google_play') < left('app_store');
    }),
  );
  expect(rows.length).toBeGreaterThan(4);
  expect(new Set(rows)).toEqual(new Set([true]));
});

test.for([
  { width: 768, rows: ['338 338', '216 216 216'] },
  { width: 1440, rows: ['283 283 283 283', '594 594', '387 387 387'] },
])(
  'at $width px photographs of the menu fill the rows they stand in; a small one is in a list',
  async ({ width, rows }) => {
    const page = await open('/menu', { width });
    const boxes = await page.locator('main .menu-list li > span').evaluateAll((pictures) =>
      pictures.map((picture) => {
        const { top } = picture.getBoundingClientRect();
        return { top: Math.round(top + scrollY), width: Math.round(picture.clientWidth) };
      }),
    );
    expect(boxes.length).toBeGreaterThan(20);
    const large = boxes.filter((box) => box.width > 120);
    const found = [...Map.groupBy(large, ({ top }) => top).values()];
    const widths = found.map((row) => row.map((box) => box.width).join(' '));
    expect(new Set(widths)).toEqual(new Set(rows));
  },
);

test.for([
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])('at $width px the first prices of the menu are on the first screen', async (viewport) => {
  const page = await open('/menu', { viewport });
  const price = await page.locator('main .menu-list b').first().boundingBox();
  expect((price?.y ?? viewport.height) + (price?.height ?? 0)).toBeLessThan(viewport.height);
});

test('on a phone the form to send a rating begins on the first screen', async () => {
  const page = await open('/rating', { width: 360 });
  const field = await page.getByLabel('Nama').first().boundingBox();
  expect(field?.y).toBeLessThan(600);
});

test('on a phone the menu opens with one large photograph; all others are small', async () => {
  const page = await open('/menu', { width: 360 });
  const widths = await page
    .locator('main .menu-list li > span')
    .evaluateAll((pictures) => pictures.map((picture) => Math.round(picture.clientWidth)));
  expect(widths.length).toBeGreaterThan(20);
  expect(widths[0]).toBe(320);
  expect([...new Set(widths.slice(1))]).toEqual([79]);
});

test('on a phone several matches of a search or filter are in sight, none of them large', async () => {
  for (const query of ['q=kopi', 'diet=no-milk']) {
    const page = await open(`/menu?${query}`, { viewport: { width: 360, height: 740 } });
    const items = await page.locator('main .menu-list li').evaluateAll((all) =>
      all.map((item) => ({
        nameEnds: item.querySelector('h3')?.getBoundingClientRect().bottom ?? 740,
        picture: Math.round(item.querySelector(':scope > span')?.clientWidth ?? 0),
      })),
    );
    expect(items.length, query).toBeGreaterThan(6);
    expect(items.filter(({ nameEnds }) => nameEnds < 740).length, query).toBeGreaterThan(1);
    expect(new Set(items.map(({ picture }) => picture)), query).toEqual(new Set([79]));
    await page.close();
  }
});

test.for([
  ['/menu', 'toraja', '1 cocok', 'Manual Brew Toraja'],
  ['/outlets', 'sanur', '1 outlet di Denpasar.', 'Sanur'],
] as const)(
  'a search of %s is answered while one types, in the place where it stands',
  async ([path, word, said, found]) => {
    const page = await open(path, { width: 360 });
    const field = page.getByRole('searchbox');
    const before = await field.boundingBox();
    const names = page.locator('main h3').filter({ visible: true });
    const whole = await names.count();
    await field.pressSequentially(word);
    await page.getByRole('status').getByText(said, { exact: true }).waitFor({ state: 'attached' });
    expect(await names.count()).toBeLessThan(whole);
    expect(await names.first().textContent()).toBe(found);
    expect(await field.boundingBox()).toEqual(before);
    expect(await field.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(new URL(page.url()).search).toBe(`?q=${word}`);

    await field.fill('');
    await expect.poll(() => names.count()).toBe(whole);
    expect(new URL(page.url()).search).toBe('');
  },
);

test('choosing an outlet on the menu is answered at once, and its items lead to their pages there', async () => {
  const page = await open('/menu', { width: 360 });
  await page.getByLabel('Outlet').selectOption('dago');
  await page.getByText('Menu di Kedai Seduh Dago.').waitFor();
  await page.locator('main h3 a[href="/menu/es-kopi-susu-seduh?outlet=dago"]').waitFor();
  expect(new URL(page.url()).search).toBe('?outlet=dago');
});

test('on a phone the price and the button to order are on the first screen of a drink and of food', async () => {
  for (const path of ['/menu/es-kopi-susu-seduh', '/en/menu/croissant-mentega']) {
    const page = await open(path, { viewport: { width: 360, height: 740 } });
    const order = await page.locator('article a[href$="/app"]').boundingBox();
    expect((order?.y ?? 740) + (order?.height ?? 0), path).toBeLessThanOrEqual(740);
    const price = await page.getByText('Rp 2').first().boundingBox();
    expect(price?.y, path).toBeLessThan(order?.y ?? 0);
    await page.close();
  }
});

test('at a desk the photograph of a drink fills the left half, from the upper edge', async () => {
  const page = await open('/menu/cappuccino', { width: 1440 });
  const photo = await page.locator('#photo').boundingBox();
  expect([photo?.x, photo?.y, photo?.width]).toEqual([0, 0, 720]);
});

test.for(['/', '/id', '/en'])(
  'the home page of the demo at %s is at most 6,000 px long on a phone',
  async (path) => {
    const page = await open(path, { width: 360 });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(6000);
  },
);

test('on a phone the way to the rating comes before its steps, and these before the QR code for another phone', async () => {
  const page = await open('/barcode', { viewport: { width: 360, height: 740 } });
  const edge = (part: string, side: 'top' | 'bottom') =>
    page.locator(part).evaluate((box, name) => box.getBoundingClientRect()[name], side);
  expect(await edge('main ol', 'top')).toBeGreaterThan(
    await edge('main a[href="/rating"]', 'bottom'),
  );
  expect(await edge('main ol', 'top')).toBeLessThan(740);
  expect(await edge('main svg[role=img]', 'top')).toBeGreaterThan(await edge('main ol', 'bottom'));
  expect(await edge('main svg[role=img]', 'top')).toBeGreaterThan(
    await edge('main a[data-tap=app_store]', 'bottom'),
  );
});

test('on a phone a legal page shows one section and the titles of the others, at a desk all, also without JavaScript', async () => {
  for (const script of [true, false]) {
    for (const [width, seen] of [
      [360, ['tentang']],
      [1440, ['tentang', 'hak-anda', 'kontak']],
    ] as const) {
      const page = await open('/privacy', { width, script });
      const shown = () =>
        page.evaluate(() =>
          ['tentang', 'hak-anda', 'kontak'].filter((id) =>
            document
              .querySelector(`#${id} details > div`)
              ?.checkVisibility({ contentVisibilityAuto: true }),
          ),
        );
      await expect.poll(shown).toEqual(seen);
      await page.locator('#kontak summary h2').waitFor();
      await page.close();
    }
  }
  const page = await open('/privacy#kontak', { width: 360 });
  await page.locator('#kontak details[open]').waitFor();
});

test('on a phone the photograph of an outlet begins below the bar', async () => {
  const page = await open('/outlets/dago', { width: 360 });
  const edge = (part: string, side: 'top' | 'bottom') =>
    page
      .locator(part)
      .first()
      .evaluate((box, name) => box.getBoundingClientRect()[name], side);
  expect(await edge('main article img', 'top')).toBeGreaterThan(await edge('[data-bar]', 'bottom'));
});

test('printed, every question shows its answer and every promo appears once', async () => {
  const page = await open('/', { width: 1440 });
  const promos = page.locator('#promo-row > li');
  await promos.first().scrollIntoViewIfNeeded();
  await expect.poll(() => promos.count()).toBeGreaterThan(6);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => promos.filter({ visible: true }).count()).toBe(6);
  const answers = page.locator('#faq details > p');
  const shown = () => answers.evaluateAll((texts) => texts.map((text) => text.checkVisibility()));
  await expect.poll(async () => new Set(await shown())).toEqual(new Set([true]));
  expectNone(await overflowing(page));
});
