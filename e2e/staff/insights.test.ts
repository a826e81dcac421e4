import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Journey, Overview } from '../../src/features/overview/contract.ts';
import type {
  VisitorLog,
  VisitorPeriod,
  VisitorStats,
} from '../../src/features/visitors/contract.ts';
import { scan } from '../../src/test/rewards/read-barcodes.ts';
import { PHONE } from '../../src/test/visits.ts';
import { accessibilityErrors } from '../support/accessibility.ts';
import { waitForText } from '../support/assertions.ts';
import { startSite } from '../support/browser.ts';
import { overflowing } from '../support/measure.ts';

const { open, server } = await startSite();

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const numbers = new Intl.NumberFormat('en-GB');
const read = async <T>(page: Page, path: string): Promise<T> =>
  (await page.request.get(path)).json();
const cells = (page: Page, title: string) =>
  page
    .getByRole('region', { name: `${title}, table` })
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => [...row.children].map((cell) => cell.textContent)),
    );

test('the overview shows the owner what needs attention and the totals', async () => {
  const page = await open('/admin', { signedIn: true, viewport: { width: 360, height: 640 } });
  await heading(page, 'Overview').waitFor();
  await heading(page, 'Popular Pages').waitFor();
  const stats = await read<VisitorStats>(page, '/api/admin/visitor-stats');
  const { funnel, attention } = await read<Overview>(page, '/api/admin/overview');
  const cards = {
    'Total Visits': stats.totalVisits,
    'Unique Visitors': stats.uniqueVisitors,
    'Mockup Images': 5,
    'Contact Messages': 5,
    'App Ratings': funnel.submitted,
    'Team Members': 6,
    'Promo Images': 6,
  };
  for (const [label, value] of Object.entries(cards)) {
    await page.getByRole('link', { name: `${label} ${numbers.format(value)}` }).waitFor();
  }
  const first = page.getByRole('region', { name: 'Popular Pages' }).getByRole('listitem').first();
  await expect.poll(() => first.innerText()).toMatch(/^1\s+Homepage\s+\d+ visits$/);
  const countries = page.getByRole('region', { name: 'Top Countries' }).getByRole('listitem');
  await expect.poll(() => countries.first().innerText()).toMatch(/^🇮🇩 Indonesia\s+\d+ visits$/);
  await expect
    .poll(() => countries.filter({ hasText: 'Netherlands' }).innerText())
    .toMatch(/^🌐 Netherlands/);
  expect(await accessibilityErrors(page)).toEqual([]);
  for (const width of [320, 360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await overflowing(page)).toEqual([]);
  }
  const waiting = page.getByRole('link', { name: `${attention.ratings.count} ratings to verify` });
  await expect
    .poll(() => waiting.innerText())
    .toMatch(/The oldest waits \d.*; we promise 1–2 (working )?days$/);
  const journey = await read<Journey>(page, '/api/admin/overview/journey?days=30');
  const { visits, appTaps } = journey.total;
  const stages = page.getByRole('region', { name: 'From visit to reward' }).getByRole('listitem');
  const share = Math.round((appTaps / visits) * 100);
  await expect
    .poll(() => stages.nth(1).innerText())
    .toMatch(/^App taps\s+\d+\s+\d+% of visits, \d+ went no further$/);
  await expect
    .poll(() => stages.nth(1).innerText())
    .toContain(`${share}% of visits, ${visits - appTaps} went no further`);
  await page.getByRole('link', { name: /^No mail server/ }).click();
  await heading(page, 'Email Config').waitFor();
  await page.waitForURL('**/admin/email');
});

test('the bars of each figure are of the same days as its number, up to today, and a later step is never longer', async () => {
  const page = await open('/admin', { signedIn: true });
  const stages = page.getByRole('region', { name: 'From visit to reward' }).getByRole('listitem');
  await stages.first().waitFor();
  expect(await page.getByText('Today', { exact: true }).count()).toBe(4);
  await page.getByText('Each bar is 3 days').waitFor();
  const widths = await stages
    .locator('rect')
    .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
  expect(widths).toEqual(widths.toSorted((one, other) => other - one));
  expect(Math.min(...widths)).toBeGreaterThan(3);
});

test('on a phone the overview shows four things to do, customers before faults, and folds the rest', async () => {
  const page = await open('/admin', { signedIn: true, width: 360 });
  const region = page.getByRole('region', { name: 'To do now' });
  const todo = region.getByRole('link');
  await region.getByText(/^\d more$/).waitFor();
  expect(await todo.count()).toBe(4);
  await region.locator('summary').press('Enter');
  const order = [
    ...[/ratings to verify/, /reward not sent/, /new message/, /feedback to/],
    ...[/No mail server/, /Shop hours/],
  ];
  for (const [at, name] of order.entries()) {
    await expect.poll(() => todo.nth(at).innerText()).toMatch(name);
    await expect.poll(() => todo.nth(at).isVisible()).toBe(true);
  }
});

test('without a mail server a test e-mail is kept, and the tab says so before', async () => {
  const page = await open('/admin/email', { signedIn: true });
  await waitForText(page, /wait in the outbox\. Ask whoever runs the server to set SMTP_URL/);
  await waitForText(page, 'A test email is kept here: there is no mail server.');
  await page.getByLabel('Test email address').fill('sari@kopi.example');
  await button(page, 'Send Test').click();
  await waitForText(
    page,
    'The test email to sari@kopi.example was kept here: there is no mail server',
  );
  // What all rows have in common stands once.
  await page.getByRole('heading', { name: 'Outbox Kept, not sent' }).waitFor();
  const row = page.getByRole('listitem').filter({ hasText: 'sari@kopi.example' });
  expect(await row.innerText()).not.toContain('Kept');
  await button(page, 'View mail to sari@kopi.example').click();
  const mail = page.frameLocator('dialog iframe');
  await mail.getByRole('heading', { name: 'E-mail uji coba' }).waitFor();
});

test('a message that arrives is on the overview until it is handled', async () => {
  const page = await open('/admin', { signedIn: true });
  await heading(page, 'Popular Pages').waitFor();
  const data = { name: 'Sari', email: 'sari@mail.example', message: 'Buka hari Minggu?' };
  const headers = { origin: server.url };
  expect((await page.request.post('/api/contact', { data, headers })).status()).toBe(201);
  await page.reload();
  await page.getByRole('link', { name: '3 new messages' }).click();
  await heading(page, 'Messages').waitFor();
  await page.getByRole('button', { name: 'Mark handled' }).click();
  await page.getByText('Message updated successfully').first().waitFor();
  await page.getByRole('link', { name: 'Overview' }).click();
  await page.getByRole('link', { name: 'Contact Messages 6' }).waitFor();
  await expect.poll(() => page.getByRole('link', { name: '2 new messages' }).count()).toBe(1);
});

test('the warning about differing shop hours links to the place where they are edited', async () => {
  const page = await open('/admin', { signedIn: true });
  await page.getByRole('link', { name: /^Shop hours disagree/ }).click();
  await page.waitForURL('**/admin/cms?page=contact');
  await page.getByRole('radio', { name: 'Kontak', checked: true }).waitFor();
});

test('results of campaigns are listed by campaign, for any period', async () => {
  const page = await open('/admin', { signedIn: true, width: 360 });
  const card = page.getByRole('region', { name: 'What the site brought' });
  await card.getByRole('rowheader', { name: 'poster-kasir' }).waitFor();
  const journey = await read<Journey>(page, '/api/admin/overview/journey?days=7');
  await card.getByLabel('Days').selectOption('7 days');
  const { visits } = journey.total;
  await card.getByText(numbers.format(visits), { exact: true }).first().waitFor();
  const rows = card.getByRole('region', { name: 'Table of campaigns' }).getByRole('row');
  await expect.poll(() => rows.count()).toBe(journey.marks.length + 1);
  expect(await overflowing(page)).toEqual([]);
});

test('without campaigns a sentence says how to begin, and without visits one says that nothing came', async () => {
  const page = await open('/admin/faqs', { signedIn: true });
  let keep = (journey: Journey): Journey => ({ ...journey, marks: journey.marks.slice(-1) });
  await page.route('**/api/admin/overview/journey?**', async (route) => {
    const journey: Journey = await (await route.fetch()).json();
    await route.fulfill({ json: keep(journey) });
  });
  await page.getByRole('link', { name: 'Overview' }).click();
  const card = page.getByRole('region', { name: 'What the site brought' });
  await card.getByRole('link', { name: 'a poster' }).waitFor();
  expect(await card.getByRole('table').count()).toBe(0);
  keep = (journey) => ({
    ...journey,
    total: { visits: 0, promoTaps: 0, appTaps: 0, ratings: 0, sent: 0, redeemed: 0 },
    marks: [],
  });
  await card.getByLabel('Days').selectOption('7 days');
  await card.getByText('No visits, ratings or rewards in these days.').waitFor();
  expect(await card.getByRole('heading', { name: 'From visit to reward' }).count()).toBe(0);
});

test('the system check says first how much needs attention and how much could be better, and what is for whoever runs the server', async () => {
  const page = await open('/admin/doctor', {
    signedIn: true,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page
    .getByRole('heading', { name: /^\d+ things need attention, \d+ more could be better$/ })
    .waitFor();
  const part = (name: string) => page.getByRole('region', { name });
  await part('You can do it here')
    .getByRole('link', { name: 'Set up: Two-step sign-in' })
    .waitFor();
  await part('For whoever runs the server').getByText('Set SMTP_URL').waitFor();
  await button(page, 'Copy a message for them').click();
  await button(page, 'Copied').waitFor();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines[0]).toBe(
    `A check of the site ${new URL(page.url()).origin} found this. Please mend it, then restart the site.`,
  );
  expect(lines).toContain(
    'Mail server: There is none: mail reaches nobody. Set SMTP_URL, then send a test from Email Config.',
  );
  expect(lines.join()).not.toContain('Two-step sign-in');
});

test('loading figures do not move with reduced motion, and failed ones have a Retry button', async () => {
  const page = await open('/admin/faqs', { signedIn: true, expected: [/ERR_FAILED/] });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/admin/visitor-stats**', async (route) => {
    await answer.promise;
    await route.abort('failed');
  });
  await page.getByRole('link', { name: 'Analytics' }).click();
  await page.getByText('Loading…').first().waitFor();
  const moving = () =>
    document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
  answer.resolve();
  await page.getByText('Failed to fetch visitor statistics').waitFor();
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.unroute('**/api/admin/visitor-stats**');
  await button(page, 'Retry').click();
  await heading(page, 'By day').waitFor();
});

test('every chart is also a table, with the numbers the server has', async () => {
  const page = await open('/admin/visitors', { signedIn: true });
  await heading(page, 'By day').waitFor();
  const period = await read<VisitorPeriod>(
    page,
    `/api/admin/visitor-stats?${await periodOf(page)}`,
  );
  await page.getByText('Devices, taps, broken links').click();

  const titles = ['By day', 'By weekday and hour', 'Top pages', 'Referrers', 'Countries', 'Cities'];
  for (const title of [...titles, 'Devices', 'Campaigns', 'Taps', 'Not counted']) {
    await button(page, `Table of ${title}`).click();
  }
  expect(await accessibilityErrors(page)).toEqual([]);
  const text = (value: number) => numbers.format(value);
  const total = (counts: number[]) => counts.reduce((all, one) => all + one, 0);
  expect(period.hasPrevious).toBe(false);
  expect((await cells(page, 'By day')).map((row) => row.slice(1))).toEqual(
    period.byDay.map(({ visits, visitors }) => [visits, visitors].map(text)),
  );
  const hours = await cells(page, 'By weekday and hour');
  expect(hours.map((row) => total(row.slice(1).map(plain)))).toEqual(
    Array.from({ length: 24 }, (_, hour) =>
      total(period.byWeekHour.flatMap((one) => (one.hour === hour ? one.visits : []))),
    ),
  );
  const visitsIn = async (title: string) =>
    (await cells(page, title)).map((row) => row.slice(0, 2));
  expect(await visitsIn('Top pages')).toEqual(
    period.pages.map(({ page: name, visits }) => [name === '/' ? 'Homepage' : name, text(visits)]),
  );
  const names = new Map([
    ['www.google.com', 'Google'],
    ['t.co', 'X'],
    ['l.facebook.com', 'Facebook'],
    ['maps.google.com', 'Google Maps'],
    ['www.instagram.com', 'Instagram'],
  ]);
  expect(await visitsIn('Referrers')).toEqual(
    period.referrers.map(({ referrer, visits }) => [names.get(referrer) ?? referrer, text(visits)]),
  );
  expect(await visitsIn('Countries')).toEqual(
    period.countries.map(({ country, visits }) => [country, text(visits)]),
  );
  expect(await visitsIn('Cities')).toEqual(
    period.cities.map(({ city, country, visits }) => [`${city}, ${country}`, text(visits)]),
  );
  const sum = async (title: string, column: number) =>
    (await cells(page, title)).reduce((total, row) => total + plain(row[column]), 0);
  expect(await sum('Devices', 1)).toBe(period.totalVisits);
  expect(await sum('Campaigns', 1)).toBe(total(period.campaigns.map(({ visits }) => visits)));
  const marked = period.taps.filter(({ campaign }) => campaign !== '');
  expect(await sum('Campaigns', 2)).toBe(total(marked.map(({ taps }) => taps)));
  expect(await sum('Taps', 1)).toBe(total(period.taps.map(({ taps }) => taps)));
  expect(await sum('Not counted', 1)).toBe(total(period.filtered.map(({ count }) => count)));
});

test('a chart is read point by point with the keyboard', async () => {
  const page = await open('/admin/visitors', { signedIn: true });
  await page.getByText(/visits peak around \d\d:00 WIB: put a promo up/i).waitFor();
  const advice = await page.getByText(/visits peak around/i).innerText();
  const drawn = await page.getByText(/^All days added up, busiest at/).innerText();
  const hourIn = (text: string) => /\d\d:00/.exec(text)?.[0];
  expect(hourIn(advice)).toBe(hourIn(drawn));
  const days = page.getByRole('slider', { name: 'By day' });
  const axis = await days.locator('xpath=../preceding-sibling::p/span').allInnerTexts();
  const [top = 0] = axis.map(Number);
  expect(axis.map(Number)).toEqual([top, (top / 3) * 2, top / 3, 0]);
  // It begins at the busiest day.
  const busiest = (await days.getAttribute('aria-valuetext')) ?? '';
  expect(Number(/(\d+) visits/.exec(busiest)?.[1]) / top).toBeGreaterThanOrEqual(2 / 3);
  await days.focus();
  await page.keyboard.press('Home');
  const shown = () => days.getAttribute('aria-valuetext');
  await expect.poll(shown).toMatch(/: \d+ visits, \d+ visitors$/);
  const first = await shown();
  await page.keyboard.press('ArrowRight');
  await expect.poll(shown).not.toBe(first);
});

test.each([360, 1440])(
  'any period can be looked at, %i pixels wide, and its line ends yesterday',
  async (width) => {
    const page = await open('/admin/visitors', { signedIn: true, width });
    // A year is shown in weeks.
    for (const [days, points] of [
      ['7', 6],
      ['90', 89],
      ['365', 52],
      ['30', 29],
    ] as const) {
      await page.getByLabel('Period').selectOption(days);
      await expect
        .poll(() => page.getByRole('slider', { name: 'By day' }).getAttribute('max'))
        .toBe(String(points - 1));
      expect(await overflowing(page)).toEqual([]);
    }
    await page.getByText(/^\d+ visits? a day · Today so far \d+$/).waitFor();
    await page.getByLabel('Period').selectOption('From – to');
    await page.getByLabel('From', { exact: true }).fill('2026-01-02');
    await page.getByLabel('To', { exact: true }).fill('2026-01-01');
    await page.getByText('It begins after it ends').waitFor();
    await page.getByLabel('To', { exact: true }).fill('2026-01-02');
    await page.getByText('No visits yet').waitFor();
    await page.getByText('2 Jan 2026 – 2 Jan 2026 · no earlier figures', { exact: true }).waitFor();
    expect(await overflowing(page)).toEqual([]);
    expect(await accessibilityErrors(page)).toEqual([]);
  },
);

test('on a phone what is not needed first is a line, which opens', async () => {
  const page = await open('/admin/visitors', { signedIn: true, width: 390 });
  const cities = page.getByRole('button', { name: /^Cities · Jakarta, Indonesia \d+$/ });
  await cities.click();
  await button(page, 'Table of Cities').waitFor();
  expect(await cities.count()).toBe(0);
});

test('the visitor log lists a hundred visits a page and can be searched', async () => {
  const page = await open('/admin/visitors', { signedIn: true });
  await button(page, 'Show the last 100 visitors').click();
  const log = page.getByRole('region', { name: /^(Last 100 visitors|Visitors 101–200)$/ });
  await page.getByRole('heading', { name: 'Last 100 visitors' }).waitFor();
  await log.getByRole('listitem').first().waitFor();
  await expect.poll(() => log.getByRole('listitem').count()).toBe(100);
  const [latest] = await read<VisitorLog[]>(page, '/api/admin/visitor-logs?limit=1');
  await log.getByRole('listitem').first().locator('summary').click();
  const row = await log.getByRole('listitem').first().innerText();
  const { ipAddress = '', city, country, userAgent = '' } = latest ?? {};
  expect(row).toContain(ipAddress);
  expect(row).toContain(`${city}, ${country}`);
  expect(row).toContain(userAgent.slice(0, 100));
  expect(row).not.toContain(userAgent.slice(0, 101));
  expect(row).toMatch(/\d{4}, \d\d:\d\d WIB/);
  await button(page, 'Next').click();
  await page.getByText(/^101–200 of/).waitFor();
  await page.getByRole('heading', { name: 'Visitors 101–200' }).waitFor();

  await page.getByLabel('Search visits').fill('Surabaya');
  await expect
    .poll(async () => new Set(await log.getByText(/, Indonesia$/).allInnerTexts()).size)
    .toBe(1);
  const file = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await file).suggestedFilename()).toMatch(/^visitors.*\.csv$/);
});

test('a poster prints on one sheet, its code can be scanned, and visits by it are counted for its campaign', async () => {
  const page = await open('/admin/visitors', { signedIn: true });
  await button(page, 'Make a poster').click();
  await page.getByRole('textbox', { name: 'Campaign' }).fill('Meja 7!');
  await button(page, 'Open poster').click();
  await page.getByText('Lower-case letters, digits and single hyphens between them').waitFor();
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByLabel('Sentence').fill('Pindai, unduh, dapat <kopi>');
  await page.getByRole('textbox', { name: 'Campaign' }).fill('meja-7');
  await page.getByLabel('Paper').selectOption('A6');
  const opened = page.waitForEvent('popup');
  await button(page, 'Open poster').click();
  const poster = await opened;
  await poster.getByRole('heading', { name: 'Pindai, unduh, dapat <kopi>' }).waitFor();
  await poster.getByText('Kedai Seduh', { exact: true }).waitFor();
  expect(await accessibilityErrors(poster)).toEqual([]);
  const pdf = (await poster.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  // 105 × 148 mm, in points.
  expect([Number(width), Number(height)].map(Math.round)).toEqual([298, 420]);

  const { QRCode: address = '' } = await scan(await poster.screenshot({ fullPage: true }));
  expect(address).toBe(`${server.url}/app?c=meja-7`);
  const scanned = await fetch(address, { redirect: 'manual', headers: { 'user-agent': PHONE } });
  expect(scanned.status).toBe(302);
  await expect
    .poll(async () => {
      await page.reload();
      await button(page, 'Table of Campaigns').click();
      return (await cells(page, 'Campaigns')).find(([mark]) => mark === 'meja-7');
    })
    .toEqual(['meja-7', '0', '1']);
});

test('posters are for signed-in staff only', async () => {
  const answer = await fetch(`${server.url}/api/admin/poster?sentence=Halo&mark=meja-7`);
  expect(answer.status).toBe(401);
});

/** The period of the tab's last request. */
const periodOf = (page: Page) =>
  page.evaluate(() => {
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/visitor-stats?from'));
    return asked.at(-1)?.name.split('?')[1] ?? '';
  });
const plain = (text: string | null | undefined) => Number((text ?? '').replaceAll('.', ''));
