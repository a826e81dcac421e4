import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectNone } from './support/assertions.ts';
import { startSite } from './support/browser.ts';
import { brokenWords, overflowing } from './support/measure.ts';

const { open, server } = await startSite();

const chatOf = (page: Page) => page.getByRole('link', { name: /^Chat on WhatsApp/ });

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

async function tabTo(page: Page, text: string) {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)) === text) return;
  }
  throw new Error(`No way by keyboard to ${text}`);
}

test('the first press of Tab offers to skip to the content', async () => {
  const page = await open('/');
  await page.keyboard.press('Tab');
  await expect.poll(() => focused(page)).toBe('Skip to content');
  await expect.poll(() => page.getByText('Skip to content').isVisible()).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('the phone menu can be opened, used and closed by keyboard', async () => {
  const page = await open('/', { width: 360 });
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect.poll(() => menu.isVisible()).toBe(false);
  await tabTo(page, 'Menu');
  await page.keyboard.press('Enter');
  await expect.poll(() => menu.isVisible()).toBe(true);
  const links = await menu.getByRole('listitem').allInnerTexts();
  expect(links.map((text) => text.split('\n')[0]?.trim())).toEqual([
    'Home',
    'About',
    'Membership',
    'Feedback',
    'Contact',
    expect.stringContaining('Login'),
  ]);
  const all = await menu.getByRole('link').allInnerTexts();
  expect(all.slice(0, 2)).toEqual(['Menu', 'Outlets']);
  expect(all).toEqual(expect.arrayContaining(['Promos', 'News', 'FAQ', 'Team']));
  // What comes after the last link is behind the menu.
  await menu.getByRole('link').last().focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => menu.isVisible()).toBe(false);
  await page.locator('[data-bar] summary').press('Enter');
  await tabTo(page, 'Feedback');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/feedback');
  await expect.poll(() => page.getByRole('navigation', { name: 'Menu' }).isVisible()).toBe(false);
});

test('on a phone the focus goes down the first screen', async () => {
  const page = await open('/', { width: 360 });
  await page.getByRole('button', { name: / video$/ }).waitFor();
  await tabTo(page, 'Menu');
  const ends: number[] = [];
  while (!(await focused(page)).endsWith(' video')) {
    await page.keyboard.press('Tab');
    ends.push(
      await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0),
    );
  }
  expect(ends).toHaveLength(4);
  expect(ends).toEqual(ends.toSorted((one, other) => one - other));
});

test('on a phone the keyboard comes to the pictures before the link below them', async () => {
  const page = await open('/', { width: 360, reducedMotion: 'reduce' });
  const part = page.getByRole('region', { name: 'Follow Our Journey' });
  await part.getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => part.evaluate((own) => own.contains(document.activeElement))).toBe(true);
});

test('a tablet shows the first three links and Menu, and has the rest in the menu', async () => {
  const page = await open('/', { width: 768 });
  const shown = (name: string) =>
    page.getByRole('navigation', { name }).getByRole('listitem').filter({ visible: true });
  await expect.poll(() => shown('Main').allInnerTexts()).toEqual(['Home', 'About', 'Membership']);
  const toMenu = page.getByRole('banner').getByRole('link', { name: 'Menu', exact: true });
  await expect.poll(() => toMenu.filter({ visible: true }).count()).toBe(1);
  await page.locator('[data-bar] summary').click();
  await expect.poll(() => shown('Menu').count()).toBe(3);
  await expect.poll(() => toMenu.filter({ visible: true }).count()).toBe(1);
});

test('the links of the bar stay whole beside a name of fifty letters', async () => {
  const page = await open('/', { width: 768 });
  await page.locator('header a .heading-display').evaluate((name) => {
    name.textContent = 'Kedai Kopi Nusantara Rasa Bersama Sepanjang Hari Ini';
  });
  expectNone(await brokenWords(page, 'header'));
  expectNone(await overflowing(page));
});

test('the navigation bar becomes opaque after scrolling 50 px', async () => {
  const page = await open('/');
  const bar = page.locator('[data-bar]');
  const solid = () => bar.evaluate((element) => element.hasAttribute('data-scrolled'));
  await page.mouse.wheel(0, 40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
  await expect.poll(() => solid()).toBe(false);
  await page.mouse.wheel(0, 20);
  await expect.poll(solid).toBe(true);
});

test('the photograph that is pressed grows into the one of its page', async () => {
  const page = await open('/menu');
  await page.addInitScript(() => {
    addEventListener('pagereveal', ({ viewTransition }) =>
      viewTransition?.ready.then(() => {
        const moving = document
          .getAnimations()
          .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null));
        document.documentElement.dataset.moving = moving.join();
      }),
    );
  });
  await page.getByRole('link', { name: 'Cappuccino' }).click();
  await page.waitForURL('**/menu/cappuccino');
  const moving = () => page.evaluate(() => document.documentElement.dataset.moving);
  await expect.poll(moving).toContain('::view-transition-group(photo)');
});

test('one question is open at a time, and pressing it again closes it', async () => {
  for (const script of [true, false]) {
    const page = await open('/', { script });
    const opened = () => page.locator('#faq details[open]').count();
    const question = page.locator('#faq summary');
    await question.nth(0).press('Enter');
    await expect.poll(() => opened()).toBe(1);
    await question.nth(1).press('Enter');
    await expect.poll(() => opened()).toBe(1);
    await expect.poll(() => page.locator('#faq details').nth(1).getAttribute('open')).toBe('');
    await question.nth(1).press('Enter');
    await expect.poll(() => opened()).toBe(0);
  }
});

test('the promo carousel can be used by keyboard', async () => {
  const page = await open('/', { width: 360 });
  await page.locator('#promo').scrollIntoViewIfNeeded();
  const next = page.getByRole('button', { name: 'Promo berikutnya' });
  await expect.poll(() => next.isEnabled()).toBe(true);
  const place = () => page.locator('#promo-row').evaluate((row) => row.scrollLeft);
  const before = await place();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect.poll(place).toBeGreaterThan(before);
});

test('the chat button opens a conversation with the greeting filled in', async () => {
  const page = await open('/', { script: false });
  const chat = chatOf(page);
  const { hostname, searchParams } = new URL((await chat.getAttribute('href')) ?? '');
  expect(hostname).toBe('wa.me');
  expect(searchParams.get('text')).toMatch(/^Halo/);
  await expect.poll(() => chat.getAttribute('target')).toBe('_blank');
});

test('the video plays by itself, can be paused, and is not shown to visitors who asked for less motion', async () => {
  const page = await open('/');
  const paused = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.paused);
  const pause = page.getByRole('button', { name: 'Pause the video' });
  await pause.waitFor();
  await expect.poll(() => paused()).toBe(false);
  // What keeps the words readable lies over the video as over its picture.
  const veilLiesAbove = await page.locator('#hero-title').evaluate((title) => {
    const { left, top } = title.getBoundingClientRect();
    const layers = document.elementsFromPoint(left, top);
    const at = (selector: string) => layers.findIndex((layer) => layer.matches(selector));
    return at('.hero-veil') !== -1 && at('.hero-veil') < at('video');
  });
  expect(veilLiesAbove).toBe(true);
  await pause.click();
  await page.getByRole('button', { name: 'Play the video' }).waitFor();

  const calm = await open('/', { reducedMotion: 'reduce' });
  await calm.getByRole('button', { name: 'Play the video' }).waitFor();
  await expect.poll(() => calm.locator('video').count()).toBe(0);
});

test('if the browser blocks autoplay, a play button starts the video', async () => {
  const page = await open('/robots.txt');
  await page.addInitScript(() => {
    let touched = false;
    addEventListener('click', () => (touched = true), { capture: true });
    const play = HTMLMediaElement.prototype.play;
    // Browsers refuse until the visitor has used the page, but Playwright counts as use.
    HTMLMediaElement.prototype.play = function () {
      if (touched) return play.call(this);
      return Promise.reject(new DOMException('Not yet', 'NotAllowedError'));
    };
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the video' }).click();
  await page.getByRole('button', { name: 'Pause the video' }).waitFor();
});

test('pressing play loads a failed video again', async () => {
  const page = await open('/robots.txt', { expected: [/hero\.(webm|mp4)/, /ERR_FAILED/] });
  let broken = true;
  await page.route(/hero\.(webm|mp4)$/, (route) => (broken ? route.abort() : route.continue()));
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play the video' });
  await play.waitFor();
  broken = false;
  const asked = page.waitForRequest(/hero\.webm/);
  await play.click();
  await asked;
  await page.getByRole('button', { name: 'Pause the video' }).waitFor();
});

test('visitors who save data do not download the video', async () => {
  const page = await open('/robots.txt');
  // A getter on the prototype, as in Chromium; JSON would leave it out.
  await page.addInitScript(() => {
    const connection = Object.create({
      get saveData() {
        return true;
      },
    });
    Object.defineProperty(navigator, 'connection', { get: () => connection });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Play the video' }).waitFor();
  await expect.poll(() => page.locator('video').count()).toBe(0);
});

test('a phone held upright loads the upright picture and video, and the wide ones once it is turned', async () => {
  const page = await open('/robots.txt', { width: 360 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const pause = page.getByRole('button', { name: 'Pause the video' });
  await page.goto('/');
  await pause.waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => /hero-tall.*\.(avif|webp|jpg)$/.test(path))).toHaveLength(1);
  expect(asked).toContain('/hero-tall.webm');
  expect(asked.filter((path) => /hero-poster|hero\.(webm|mp4)/.test(path))).toEqual([]);
  const playing = () =>
    page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && video.currentSrc);
  expect(await playing()).toMatch(/hero-tall/);

  await page.setViewportSize({ width: 800, height: 360 });
  await expect.poll(playing).toMatch(/hero\.webm$/);
  await page.setViewportSize({ width: 360, height: 800 });
  await expect.poll(playing).toMatch(/hero-tall\.webm$/);
  await pause.click();
  await page.getByRole('button', { name: 'Play the video' }).waitFor();
});

test('on a phone the chat button stands in the bar, where it covers nothing of the page', async () => {
  const page = await open('/contact', { width: 360 });
  const inBar = page.getByRole('banner').getByRole('link', { name: /^Chat on WhatsApp/ });
  await expect.poll(() => inBar.isVisible()).toBe(true);
  await expect.poll(() => page.getByRole('complementary', { name: 'Chat' }).count()).toBe(0);
});

test('on a wide screen the chat button hides while the visitor scrolls down', async () => {
  const page = await open('/', { width: 1024 });
  // The page may not listen yet when it is scrolled first.
  const isBelowAfter = async (scrolled: number) => {
    await page.mouse.wheel(0, scrolled);
    return ((await chatOf(page).boundingBox())?.y ?? 0) >= 900;
  };
  await expect.poll(() => isBelowAfter(100), { interval: 200 }).toBe(true);
  // It comes back at once, though it hides again where it would cover something.
  const chat = page.getByRole('complementary', { name: 'Chat' });
  await chat.evaluate((element) => {
    const note = () =>
      element.hasAttribute('data-away') || element.toggleAttribute('data-was-back', true);
    new MutationObserver(note).observe(element, { attributeFilter: ['data-away'] });
  });
  const isBackAfter = async (scrolled: number) => {
    await page.mouse.wheel(0, scrolled);
    return chat.evaluate((element) => element.hasAttribute('data-was-back'));
  };
  await expect.poll(() => isBackAfter(-50), { interval: 200 }).toBe(true);
});

test('in the corner the chat button covers no text and no controls', async () => {
  const page = await open('/contact', { width: 1024 });
  const chat = page.getByRole('complementary', { name: 'Chat' });
  const away = () => chat.evaluate((element) => element.hasAttribute('data-away'));
  /** Scrolls up until the middle of an element is under the button. */
  const standOver = (element: Locator) =>
    element.evaluate((target) => {
      const { bottom, top } = target.getBoundingClientRect();
      const to = scrollY + (top + bottom) / 2 - (innerHeight - 36);
      scrollTo({ top: to + 100, behavior: 'instant' });
      requestAnimationFrame(() => scrollTo({ top: to, behavior: 'instant' }));
    });
  await page.evaluate(() => document.fonts.ready);
  await standOver(page.locator('main + [aria-hidden]'));
  await expect.poll(away).toBe(false);
  await standOver(page.getByText('Questions about your membership, balance or points'));
  await expect.poll(away).toBe(true);
  await standOver(page.locator('main + [aria-hidden]'));
  await expect.poll(away).toBe(false);
  await page.goto('/outlets');
  await page.evaluate(() => document.fonts.ready);
  await standOver(page.getByRole('link', { name: 'Renon' }).last());
  await expect.poll(away).toBe(true);
});

test('the map replaces its picture once it has loaded', async () => {
  const page = await open('/', { expected: [/another site: https:\/\/[\w.]*openstreetmap/] });
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/openstreetmap\.org/, async (route) => {
    await asked;
    await route.fulfill({ contentType: 'text/html', body: '<h1>A map</h1>' });
  });
  await page.getByRole('heading', { name: 'Find Us' }).scrollIntoViewIfNeeded();
  const still = page.locator('img[src="/pictures/map-still.svg"]');
  await page.getByRole('button', { name: 'Show the map' }).click();
  await page.locator('iframe').waitFor({ state: 'attached' });
  await expect.poll(() => still.isVisible()).toBe(true);
  answer();
  await expect.poll(() => still.count()).toBe(0);
  await page.frameLocator('iframe').getByRole('heading', { name: 'A map' }).waitFor();
});

test('reviews that fail to load leave a link and no empty frame', async () => {
  const expected = [/another site: https:\/\/widgets\.sociablekit/, /ERR_/];
  const page = await open('/', { signedIn: true, width: 1440, expected });
  const headers = { origin: server.url };
  const contents = await page.request.get('/api/cms/contents/contact');
  const { id } = (await contents.json()).find(({ key }: { key: string }) => key === 'reviews');
  const value = 'https://widgets.sociablekit.com/google-reviews/iframe/1';
  await page.request.put(`/api/cms/contents/${id}`, { data: { value }, headers });
  await page.reload();

  const part = page.locator('section', { has: page.locator('#reviews-title') });
  const height = () => part.evaluate((element) => element.clientHeight);
  await part.scrollIntoViewIfNeeded();
  const low = await height();
  await page.getByRole('button', { name: 'Show the reviews' }).click();
  await page.getByText('Could not load.').waitFor();
  await expect.poll(() => part.getByRole('link', { name: 'Open in Google Maps' }).count()).toBe(1);
  expect(await height()).toBeLessThan(low + 60);
  await page.request.put(`/api/cms/contents/${id}`, { data: { value: '' }, headers });
});

test('a map that fails to load is replaced by a link', async () => {
  const page = await open('/', {
    expected: [/another site: https:\/\/[\w.]*openstreetmap/, /ERR_/],
  });
  await page.getByRole('heading', { name: 'Find Us' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Show the map' }).click();
  await page.getByText('Could not load.').waitFor();
  await expect
    .poll(() => page.getByRole('link', { name: 'Open in Google Maps' }).isVisible())
    .toBe(true);
});

test('a map that fails to load says so in the language of its page', async () => {
  const page = await open('/outlets/senopati', {
    expected: [/another site: https:\/\/[\w.]*(google|openstreetmap)/, /ERR_/],
  });
  await page.getByRole('heading', { name: 'Rencanakan kunjungan' }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Tampilkan peta' }).click();
  await page.getByText('Gagal dimuat.').waitFor();
});

test('the map is loaded only when the visitor asks for it', async () => {
  const page = await open('/', {
    expected: [/another site: https:\/\/[\w.]*(google|openstreetmap)/, /ERR_NAME_NOT_RESOLVED/],
  });
  const show = page.getByRole('button', { name: 'Show the map' });
  await page.getByRole('heading', { name: 'Find Us' }).scrollIntoViewIfNeeded();
  await show.last().waitFor();
  await expect.poll(() => page.locator('iframe').count()).toBe(0);
  const asked = page.waitForRequest((request) => !request.url().startsWith(server.url));
  await show.last().click();
  expect(new URL((await asked).url()).protocol).toBe('https:');
});

test('icons keep their size if the style sheet fails to load', async () => {
  const page = await open('/contact', { expected: [/\.css/, /ERR_FAILED/] });
  await page.route('**/*.css', (route) => route.abort());
  await page.reload();
  const widths = await page
    .locator('svg')
    .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
  expect(Math.max(...widths)).toBeLessThan(64);
});

test('hovering a link prefetches its page, except for Login', async () => {
  const fetched: string[] = [];
  const pointAt = async (name: string) => {
    const page = await open('/');
    page.on('request', (request) => {
      if (request.headers()['sec-purpose']) fetched.push(new URL(request.url()).pathname);
    });
    await page.locator('[data-bar]').getByRole('link', { name }).hover();
  };
  // In a separate tab, where the pointer rests longer than on the link that is prefetched.
  await pointAt('Login');
  await pointAt('About');
  await expect.poll(() => fetched).toEqual(['/about']);
});

test('on a phone, all filters are in sight; once one is chosen, it begins a row that scrolls', async () => {
  const page = await open('/menu', { width: 360 });
  const filters = page.getByRole('navigation', { name: 'Filter menurut bahan' }).getByRole('link');
  const boxes = () =>
    filters.evaluateAll((links) =>
      links.map((link) => {
        const { left, right, top } = link.getBoundingClientRect();
        return { left, right, top };
      }),
    );
  await page.getByText('Diet', { exact: true }).click();
  const all = await boxes();
  expect(all).toHaveLength(9);
  expect(all.filter(({ right }) => right > 360)).toEqual([]);

  await filters.filter({ hasText: 'Vegetarian' }).click();
  await page.waitForURL(/diet=/);
  const row = await boxes();
  expect(new Set(row.map(({ top }) => top)).size).toBe(1);
  const chosen = await filters.and(page.locator('[aria-current]')).boundingBox();
  expect(chosen?.x).toBe(Math.min(...row.map(({ left }) => left)));
});

test('at a desk the facilities open over the map, below their button; nothing moves', async () => {
  const page = await open('/outlets', { viewport: { width: 1440, height: 900 } });
  const map = page.getByRole('navigation', { name: 'Peta outlet' });
  const before = await map.boundingBox();
  const button = page.locator('main summary');
  await button.click();
  expect(await map.boundingBox()).toEqual(before);
  const opened = page.getByRole('navigation', { name: 'Fasilitas' });
  await opened.getByRole('link', { name: 'Wi-Fi' }).waitFor();
  const above = await button.boundingBox();
  const below = await opened.boundingBox();
  expect(Math.round((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0))).toBe(8);
  expect((below?.x ?? 0) + (below?.width ?? 0)).toBe((above?.x ?? 0) + (above?.width ?? 0));
});

test('on a phone outlets stand on the first screen in place of the map', async () => {
  const found = '?city=Bandung&facility=musholla&service=delivery';
  for (const [query, name] of [
    ['', 'Menteng'],
    ['?q=dago', 'Dago'],
    [found, 'Dago'],
  ] as const) {
    const page = await open(`/outlets${query}`, { viewport: { width: 360, height: 740 } });
    const map = page.getByRole('navigation', { name: 'Peta outlet' });
    expect(await map.isVisible(), query).toBe(false);
    const first = await page.getByRole('link', { name, exact: true }).boundingBox();
    expect((first?.y ?? 740) + (first?.height ?? 0), query).toBeLessThan(740);
    await page.close();
  }
});

test('on a phone chosen services and facilities begin the row of filters, where a press takes them off', async () => {
  const page = await open('/outlets?service=delivery&facility=wifi', { width: 360 });
  expect(await page.getByRole('navigation', { name: 'Fasilitas' }).isVisible()).toBe(false);
  const links = page
    .getByRole('navigation', { name: 'Filter outlet' })
    .locator('li')
    .locator('a, button');
  const inOrder = await links.evaluateAll((all) =>
    all
      .map((link) => ({ name: link.textContent?.trim() ?? '', box: link.getBoundingClientRect() }))
      .toSorted((one, other) => one.box.left - other.box.left),
  );
  expect(new Set(inOrder.map(({ box }) => box.top)).size).toBe(1);
  expect(inOrder.slice(0, 3).map(({ name }) => name.replace(/\s*\(dipilih\)/, ''))).toEqual([
    'Pesan antar',
    'Wi-Fi',
    'Buka sekarang',
  ]);
  await links.filter({ hasText: 'Wi-Fi' }).click();
  await page.waitForURL((url) => url.search === '?service=delivery');
});

test('a press on a city on the map shows its outlets', async () => {
  for (const width of [820, 1440]) {
    const page = await open('/outlets', { width });
    const city = page.getByRole('navigation', { name: 'Peta outlet' }).getByRole('link').first();
    await city.click({ timeout: 5000 });
    await page.waitForURL(/\?city=/);
    await page.close();
  }
});

test('in the colours of the device, the chosen filters still stand out', async () => {
  const page = await open('/menu?diet=no-milk', { width: 360 });
  await page.emulateMedia({ forcedColors: 'active' });
  const lineOf = (name: string) =>
    page.getByRole('link', { name }).evaluate((link) => getComputedStyle(link).outlineStyle);
  expect(await lineOf('Tanpa susu')).toBe('solid');
  expect(await lineOf('Tanpa kacang')).toBe('none');
});

test('in the colours of the device, a line says which page is open', async () => {
  const page = await open('/about');
  await page.emulateMedia({ forcedColors: 'active' });
  const lineOf = (name: string) =>
    page
      .locator('[data-bar]')
      .getByRole('link', { name })
      .evaluate((link) => getComputedStyle(link).textDecorationLine);
  expect(await lineOf('About')).toBe('underline');
  expect(await lineOf('Contact')).toBe('none');
});

test('an address that the browser does not copy is selected, and its button says so', async () => {
  const page = await open('/robots.txt', { width: 360 });
  await page.addInitScript(
    `navigator.clipboard.writeText = async () => { throw new Error('no'); }`,
  );
  await page.goto('/id/outlets/senopati');
  await page.getByRole('button', { name: 'Salin alamat' }).click();
  await page.getByText('Belum tersalin: alamatnya sudah ditandai').waitFor();
  expect(await page.evaluate(() => String(getSelection()))).toMatch(/^Jalan Percontohan No. 8, /);
});

test('own pages in the bar take neither the menu nor the outlets away', async () => {
  const staff = await open('/admin/articles', { signedIn: true });
  const page = await open('/contact', { width: 1440 });
  const bar = page.getByRole('banner');
  for (const title of ['Waralaba', 'Karier kami', 'Pesanan kantor']) {
    const answer = await staff.request.post('/api/articles', {
      data: { title, body: '<p>Tulis kepada kami.</p>', place: 'bar' },
      headers: { origin: server.url },
    });
    expect(answer.status()).toBe(201);
    await page.goto('/contact');
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const ends = await bar.locator('[data-bar] > *').evaluateAll((parts) =>
        parts
          .map((part) => part.getBoundingClientRect())
          .filter((box) => box.width > 0)
          .map(({ left, right }) => [left, right] as const),
      );
      for (const [index, [left]] of ends.entries()) {
        expect(left, `${width}`).toBeGreaterThanOrEqual((ends[index - 1]?.[1] ?? 0) - 1);
      }
      const folded = bar.locator('summary');
      const isFolded = await folded.isVisible();
      if (isFolded) await folded.click();
      for (const name of ['Menu', 'Outlets']) {
        const links = bar.getByRole('link', { name, exact: true });
        await expect
          .poll(() => links.filter({ visible: true }).count(), { message: `${name} at ${width}` })
          .toBe(1);
      }
      await expect
        .poll(() => bar.getByRole('link', { name: title }).filter({ visible: true }).count())
        .toBe(1);
      if (isFolded) await folded.click();
    }
  }
});
