import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDays, dayOf, HOUR, lastOfMonth, minuteOf } from '../../src/time.ts';
import { accessibilityErrors } from '../support/accessibility.ts';
import { startSite } from '../support/browser.ts';
import { overflowing } from '../support/measure.ts';

const { open, server } = await startSite({ env: { SEED: 'none', FORM_LIMIT: '0' } });
const headers = { origin: server.url };
const phone = { width: 360, viewport: { width: 360, height: 740 }, hasTouch: true };
/** Not tomorrow, so that the outlet stays open for hours. */
const nextMonth = addDays(lastOfMonth(dayOf(new Date())), 2);

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).click();
const unfold = (page: Page, part: string) =>
  page.locator('dialog summary').filter({ hasText: part }).click();
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

async function send<T>(page: Page, method: string, path: string, data?: object): Promise<T> {
  const answer = await page.request.fetch(path, { method, headers, ...(data ? { data } : {}) });
  expect(answer.ok(), `${method} ${path}: ${answer.status()} ${await answer.text()}`).toBe(true);
  return answer.json();
}
type Outlet = { id: number; name: string; week: object[][] };
/** Open day and night, so that the test may run at any hour. */
const week = Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]);
const addOutlet = (page: Page, name: string, city: string, zone = 'WIB') =>
  send<Outlet>(page, 'POST', '/api/outlets', { name, city, address: 'Jalan Contoh 1', zone, week });

test('the owner adds an outlet, plans a holiday of its city, and closes it now in two presses', async () => {
  const page = await open('/admin/outlets', { signedIn: true });
  await press(page, 'Add outlet');
  await page.getByLabel('Name').fill('Kopi Menteng');
  await page.getByRole('textbox', { name: 'Address', exact: true }).fill('Jalan Contoh 12');
  const zone = page.getByLabel('Time zone');
  await page.getByRole('combobox', { name: 'City' }).fill('Makassar');
  await expect.poll(() => zone.inputValue()).toBe('WITA');
  await page.getByRole('combobox', { name: 'City' }).fill('Jakarta');
  await zone.selectOption('WIB');
  await page.getByRole('combobox', { name: 'City' }).fill('Ambon');
  await page.getByText('It is WIT there').waitFor();
  expect(await zone.inputValue()).toBe('WIB');
  await page.getByRole('combobox', { name: 'City' }).fill('Jakarta');
  await unfold(page, 'Opening hours');
  await page.getByLabel('Monday: open or closed').selectOption('24 hours');
  await press(page, 'Copy Monday to the other days');
  await page.getByText('Every day 24 hours').waitFor();
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByRole('button', { name: 'Add outlet', exact: true }).last().click();
  const outlet = row(page, 'Kopi Menteng');
  await outlet.getByText('Open now').waitFor();

  await page.goto('/admin/outlets?view=special');
  await press(page, 'Add special hours');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Nyepi');
  // The field itself writes a day as the browser does.
  await page.getByLabel('First day').fill('2030-01-07');
  await page.getByLabel('Last day').fill('2030-01-08');
  await page.getByText(/^Monday,? 7 January 2030$/).waitFor();
  await page.getByText(/^Tuesday,? 8 January 2030$/).waitFor();
  await page.getByLabel('First day').fill(nextMonth);
  await page.getByLabel('Last day').fill(nextMonth);
  await page.getByLabel('For', { exact: true }).selectOption('One city');
  await page.getByRole('combobox', { name: 'City' }).selectOption('Jakarta');
  const add = page.getByRole('button', { name: 'Add special hours', exact: true }).last();
  await add.click();
  await page.getByText('Choose closed or the hours').waitFor();
  const closed = page.getByRole('radio', { name: 'Closed', exact: true });
  expect(await closed.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await closed.isChecked()).toBe(false);
  await closed.check();
  await page.getByText('Applies to 1 outlet').waitFor();
  await page.getByRole('cell').filter({ hasText: 'Nyepi' }).getByText('closed').last().waitFor();
  await press(page, 'Month before');
  await page
    .getByRole('cell', { name: /Today/ })
    .and(page.locator('[aria-current=date]'))
    .waitFor();
  await add.click();
  await row(page, 'Nyepi').getByText('Jakarta · Applies to 1 outlet').waitFor();
  await row(page, 'Nyepi')
    .getByText(/^\w+day,? \d+ \w+ 20\d\d/)
    .waitFor();
  const calendar = page.getByRole('region', { name: 'Calendar' });
  expect(await calendar.getByLabel('Calendar of').inputValue()).toBe('0');
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await calendar.getByRole('button', { name: /: Nyepi, closed/ }).click();
  const edited = page.getByRole('dialog', { name: 'Edit Nyepi' });
  expect(await edited.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe(
    'Nyepi',
  );
  await page.keyboard.press('Escape');
  await edited.waitFor({ state: 'hidden' });

  await page.goto('/admin/outlets');
  await press(page, 'Close now: Kopi Menteng');
  const dialog = page.getByRole('dialog', { name: 'Close now: Kopi Menteng' });
  expect(await accessibilityErrors(page)).toEqual([]);
  const focused = () =>
    page.evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
  const [first] = await dialog.getByRole('button', { name: /^(tomorrow )?\d\d:\d\d$/ }).all();
  expect(await focused()).toBe(await first?.textContent());
  await first?.click();
  await outlet.getByText('Closed', { exact: true }).waitFor();
  await expect.poll(focused).toBe('Open again: Kopi Menteng');
  await press(page, 'Open again: Kopi Menteng');
  await outlet.getByText('Open now').waitFor();

  // A time that has passed is tomorrow's, which the button and the notice say. The dialog's clock may
  // be a minute behind.
  await press(page, 'Close now: Kopi Menteng');
  const passed = minuteOf(Date.now() - HOUR / 30).slice(-5);
  await dialog.getByLabel('Another time').fill(passed);
  await press(page, `Close until tomorrow ${passed}`);
  await page.getByText(`Kopi Menteng is closed until tomorrow ${passed}`).first().waitFor();
  await outlet.getByText('Closed', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Open again', exact: true }).click();
  await outlet.getByText('Open now').waitFor();
  await page.setViewportSize(phone.viewport);
  await outlet.getByText('Open · 24 hours').waitFor();
});

test('the calendar names the outlet of a special day where it is a single one', async () => {
  const page = await open('/admin/outlets?view=special', { signedIn: true, width: 1440 });
  const one = await addOutlet(page, 'Kopi Bogor', 'Bogor');
  await addOutlet(page, 'Kopi Sentul', 'Bogor');
  await send(page, 'POST', '/api/admin/special-hours', {
    name: 'Cat ulang',
    from: nextMonth,
    to: nextMonth,
    week: Array.from({ length: 7 }, () => []),
    scope: 'outlets',
    outletIds: [one.id],
  });
  await page.reload();
  const calendar = page.getByRole('region', { name: 'Calendar' });
  await calendar.getByRole('button', { name: 'Next month' }).click();
  await calendar.getByRole('button', { name: /: Cat ulang, closed, Kopi Bogor$/ }).waitFor();
  await calendar.getByText('Kopi Bogor closed').waitFor();
});

test('an outlet that is closed now has a button to open later than usual', async () => {
  const page = await open('/admin/outlets', { signedIn: true });
  const inHours = (hours: number) => minuteOf(Date.now() + hours * HOUR).slice(-5);
  const later = Array.from({ length: 7 }, () => [{ opens: inHours(2), closes: inHours(6) }]);
  const data = { name: 'Kopi Nanti', city: 'Medan', address: 'Jalan Contoh 1', week: later };
  await send(page, 'POST', '/api/outlets', data);
  await page.reload();
  const outlet = row(page, 'Kopi Nanti');
  await outlet.getByText('Closed', { exact: true }).waitFor();
  await press(page, 'Open later than usual: Kopi Nanti');
  const dialog = page.getByRole('dialog', { name: 'Open later than usual: Kopi Nanti' });
  await dialog
    .getByRole('button', { name: /^(tomorrow )?\d\d:\d\d$/ })
    .first()
    .click();
  await press(page, 'Open again: Kopi Nanti');
  await outlet.getByRole('button', { name: 'Open later than usual: Kopi Nanti' }).waitFor();
});

test('an outlet that is not complete says so at its fields, also at those that are folded', async () => {
  const page = await open('/admin/outlets', { signedIn: true, ...phone });
  await press(page, 'Add outlet');
  const form = page.getByRole('dialog', { name: 'Add outlet' });
  const add = form.getByRole('button', { name: 'Add outlet' });
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await expect.poll(focused).toBe('name');
  await add.click();
  await form.getByText('Name is required').waitFor();
  await form.getByText('Address is required').waitFor();
  await form.getByText('City is required').waitFor();
  expect(await focused()).toBe('name');

  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Kopi Lipat');
  await form.getByRole('textbox', { name: 'Address', exact: true }).fill('Jalan Contoh 7');
  await form.getByRole('combobox', { name: 'City' }).fill('Bogor');
  await unfold(page, 'Contact');
  await form.getByLabel('WhatsApp number').fill('12');
  await unfold(page, 'Contact');
  await form.getByLabel('WhatsApp number').waitFor({ state: 'hidden' });
  await add.click();
  await form.locator('summary').filter({ hasText: 'Contact' }).getByText('Check').waitFor();
  await expect.poll(focused).toBe('whatsapp');
  expect(await accessibilityErrors(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);
  await form.getByLabel('WhatsApp number').fill('0812 3456 7890');
  await add.click();
  await row(page, 'Kopi Lipat').waitFor();
});

test('a copied outlet brings what outlets have in common, and nothing of its place', async () => {
  const page = await open('/admin/outlets', { signedIn: true });
  await send(page, 'POST', '/api/outlets', {
    name: 'Kopi Kembar',
    slug: 'kembar',
    city: 'Bandung',
    address: 'Jalan Lama 3',
    phone: '022 123456',
    zone: 'WITA',
    mapsLink: 'https://maps.example/kembar',
    facilities: ['wifi'],
    services: ['dine_in'],
    description: 'Ruang luas.',
    isTemporarilyClosed: true,
    week,
  });
  await page.reload();
  await press(page, 'More: Kopi Kembar');
  await press(page, 'Copy Kopi Kembar');
  const form = page.getByRole('dialog', { name: 'Add outlet' });
  expect(await form.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('');
  expect(await form.getByRole('textbox', { name: 'Address', exact: true }).inputValue()).toBe('');
  await form.getByText('Every day 24 hours').waitFor();
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Kopi Adik');
  await form.getByRole('textbox', { name: 'Address', exact: true }).fill('Jalan Baru 4');
  await form.getByRole('button', { name: 'Add outlet' }).click();
  await row(page, 'Kopi Adik').getByText('Jalan Baru 4, Bandung').waitFor();
  const [made] = await send<object[]>(page, 'GET', '/api/outlets?q=Kopi Adik');
  expect(made).toMatchObject({
    slug: 'kopi-adik',
    city: 'Bandung',
    zone: 'WITA',
    facilities: ['wifi'],
    services: ['dine_in'],
    description: 'Ruang luas.',
    week,
    phone: null,
    mapsLink: null,
    isTemporarilyClosed: false,
    isActive: true,
  });
});

test('a copy that was begun before a reload still has what it took from the other outlet', async () => {
  const page = await open('/admin/outlets', { signedIn: true });
  const address = 'Jalan Malam 1';
  await send(page, 'POST', '/api/outlets', { name: 'Kopi Malam', city: 'Solo', address, week });
  await page.reload();
  await press(page, 'More: Kopi Malam');
  await press(page, 'Copy Kopi Malam');
  const form = page.getByRole('dialog', { name: 'Add outlet' });
  await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Kopi Pagi');
  await page.reload();
  await press(page, 'Add outlet');
  await form.getByRole('button', { name: 'Continue with it' }).click();
  expect(await form.getByLabel('City').inputValue()).toBe('Solo');
  await form.getByText('Every day 24 hours').waitFor();
});

test('two people change the hours of one outlet, and neither loses theirs', async () => {
  const page = await open('/admin/outlets', { signedIn: true, expected: [/409/] });
  const { id, name } = await addOutlet(page, 'Kopi Berdua', 'Bandung');
  await page.reload();
  await press(page, `Edit ${name}`);
  await unfold(page, 'Opening hours');
  await page.getByLabel('Sunday: open or closed').selectOption('Closed');
  const theirs = week.with(0, []);
  await send(page, 'PUT', `/api/outlets/${id}`, {
    name,
    city: 'Bandung',
    address: 'Jalan Contoh 1',
    week: theirs,
  });
  await press(page, 'Save outlet');
  const versions = page.getByRole('dialog', { name: /^Somebody else has saved/ });
  const hours = versions.getByRole('region', { name: 'Opening hours' });
  await hours.getByText(/Sunday closed/).waitFor();
  await hours.getByText(/Monday closed/).waitFor();
  expect(await accessibilityErrors(page)).toEqual([]);
  await press(page, 'Keep mine');
  await expect
    .poll(async () => {
      const all = await send<Outlet[]>(page, 'GET', '/api/outlets');
      return all.find((outlet) => outlet.id === id)?.week.map((day) => day.length);
    })
    .toEqual([1, 1, 1, 1, 1, 1, 0]);
});

test('hours are copied to other outlets, and one press brings the earlier ones back', async () => {
  const page = await open('/admin/outlets', { signedIn: true });
  const other = await addOutlet(page, 'Kopi Lama', 'Malang');
  await addOutlet(page, 'Kopi Teladan', 'Malang');
  const daysOf = async () => {
    const all = await send<Outlet[]>(page, 'GET', '/api/outlets');
    return all.find(({ id }) => id === other.id)?.week.map((day) => day.length);
  };
  await page.reload();
  await press(page, 'Edit Kopi Teladan');
  await unfold(page, 'Opening hours');
  await page.getByLabel('Sunday: open or closed').selectOption('Closed');
  await press(page, 'Copy these hours to other outlets…');
  await page.getByRole('checkbox', { name: 'Kopi Lama' }).check();
  await press(page, 'Copy to 1 outlet');
  await page.getByText('Opening hours copied').waitFor();
  expect(await daysOf()).toEqual([1, 1, 1, 1, 1, 1, 0]);
  await press(page, 'Undo');
  await page.getByText('The earlier hours are back').waitFor();
  expect(await daysOf()).toEqual([1, 1, 1, 1, 1, 1, 1]);
});

test('a manager looks after today at their outlet on a phone', async () => {
  const owner = await open('/admin/outlets', { signedIn: true });
  const kuta = await addOutlet(owner, 'Kopi Kuta', 'Denpasar', 'WITA');
  await send(owner, 'POST', '/api/menu-items', { name: 'Es Kopi Susu', category: 'minuman' });
  await send(owner, 'POST', '/api/feedback', {
    name: 'Ibu Ratna',
    category: 'pelayanan',
    aspects: ['Waktu Tunggu'],
    details: 'Antrean pagi terlalu lama.',
    outlet: 'kopi-kuta',
  });
  const email = 'dewi@kedai-seduh.example';
  const made = { email, name: 'Dewi', role: 'manager', outletIds: [kuta.id] };
  const { password } = await send<{ password: string }>(owner, 'POST', '/api/admin/accounts', made);

  const expected = [/ERR_(FAILED|INTERNET_DISCONNECTED)/, /Failed to load resource/];
  const page = await open('/robots.txt', { ...phone, expected });
  const newPassword = 'tiga cangkir sebelum hujan';
  await send(page, 'POST', '/api/auth/login', { email, password });
  await send(page, 'POST', '/api/auth/password', { currentPassword: password, newPassword });
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Kopi Kuta' }).waitFor();
  await page.getByText('Buka sekarang').waitFor();
  await page.getByRole('link', { name: /Ibu Ratna/ }).waitFor();
  // All of a manager's tabs are in the bar, so nothing opens the list of them.
  await page.getByRole('navigation').getByRole('link', { name: 'Akun saya' }).waitFor();
  expect(await page.getByRole('button', { name: 'Semua tab' }).count()).toBe(0);
  expect(await accessibilityErrors(page)).toEqual([]);
  expect(await overflowing(page)).toEqual([]);

  // An impatient finger presses twice, which is sent once.
  await press(page, 'Tutup sekarang: Kopi Kuta');
  await page
    .getByRole('button', { name: /^(besok )?\d\d\.\d\d$/ })
    .first()
    .dblclick();
  await page.getByText('Tutup', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Buka lagi: Kopi Kuta' }).dblclick();
  await page.getByText('Buka sekarang').waitFor();
  await press(page, 'Tutup sekarang: Kopi Kuta');
  await page.getByLabel('Jam lain').fill('23.59');
  await page.keyboard.press('Enter');
  await page.getByText('Kopi Kuta tutup sampai 23.59').waitFor();
  await press(page, 'Buka lagi: Kopi Kuta');
  await page.getByText('Buka sekarang').waitFor();

  // The answer is lost, but not the closing.
  await page.route('**/closing', async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await press(page, 'Tutup sekarang: Kopi Kuta');
  await page.getByLabel('Jam lain').fill('23.59');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.unroute('**/closing');
  await press(page, 'Buka lagi: Kopi Kuta');
  await page.getByText('Buka sekarang').waitFor();

  await press(page, 'Ubah besok…');
  await page.getByRole('combobox', { name: 'Besok' }).selectOption('Buka lebih siang');
  await press(page, 'Simpan');
  await page.getByText('Jam seperti 16.00').waitFor();
  await page.getByLabel('Baru buka jam').fill('10.30');
  expect(await accessibilityErrors(page)).toEqual([]);
  await press(page, 'Simpan');
  await page.getByText(/Besok 10\.30–/).waitFor();
  await press(page, /^Batalkan Buka lebih siang/);
  await page.getByText('Besok 24 jam').waitFor();

  // A slip of the hand must not close a whole day.
  await press(page, 'Ubah besok…');
  await page.getByLabel('Sudah tutup jam').fill('00.00');
  await press(page, 'Simpan');
  await press(page, 'Ubah jamnya');
  await page.getByText('Besok 24 jam').first().waitFor();
  await press(page, 'Simpan');
  await press(page, 'Tutup sepanjang hari');
  await page.getByText('Besok tutup').waitFor();
  await press(page, 'Ubah besok…');
  await page.getByText(/batalkan dulu, di bawah jam buka/).waitFor();
  await page.keyboard.press('Escape');
  await press(page, /^Batalkan Tutup sepanjang hari/);
  await page.getByText('Besok 24 jam').waitFor();

  const soldOut = page.getByRole('checkbox', { name: 'Habis: Es Kopi Susu' });
  await page.getByLabel('Tandai habis: cari menu').fill('susu');
  await soldOut.press('Space');
  await page.getByText('Es Kopi Susu ditandai habis').waitFor();
  await page.getByText(/^sampai \d+ [A-Z][a-z]+, 00\.00 WITA$/).waitFor();
  // Whoever uses the keyboard is still at the item, though the search is over.
  expect(await page.getByLabel('Tandai habis: cari menu').inputValue()).toBe('');
  expect(await soldOut.evaluate((box) => box === document.activeElement)).toBe(true);
  // It disappears with that, so nobody sees it unchecked.
  await soldOut.click();
  await page.getByText('Semua menu tersedia.').waitFor();
  // A wide screen has all of the menu, without a search.
  expect(await page.getByRole('checkbox', { name: /^Habis/ }).count()).toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await soldOut.check();
  await page.getByText(/^sampai /).waitFor();
  await soldOut.click();
  await page.getByText('Semua menu tersedia.').waitFor();
  expect(await accessibilityErrors(page)).toEqual([]);

  await page.context().setOffline(true);
  await soldOut.click();
  await page.getByText('Tanda untuk Es Kopi Susu belum tersimpan').waitFor();
  expect(await page.getByText('Menu gagal dimuat').count()).toBe(0);
  await page.context().setOffline(false);
  await press(page, 'Coba lagi');
  await page.getByText('Es Kopi Susu ditandai habis').waitFor();
  await press(page, 'Batalkan');
  await page.getByText('Semua menu tersedia.').waitFor();
  await page.setViewportSize({ width: 390, height: 780 });

  await page.getByRole('link', { name: /Ibu Ratna/ }).click();
  await page.getByRole('article', { name: 'Ibu Ratna' }).getByText('Kopi Kuta').waitFor();
  expect(await page.getByRole('button', { name: /Hapus/ }).count()).toBe(0);

  await page.goto('/admin/feedback');
  await press(page, 'Filter');
  await page.getByLabel('Jenis masukan').waitFor();
  expect(await page.getByRole('combobox', { name: 'Aspek' }).count()).toBe(0);

  await page.goto('/admin/outlets');
  await page.getByText('Halaman ini tidak ada').waitFor();
});

test('a manager of several outlets is led from one where nothing waits to all that waits', async () => {
  const owner = await open('/admin/outlets', { signedIn: true });
  await addOutlet(owner, 'Kopi Bogor', 'Bogor');
  await addOutlet(owner, 'Kopi Depok', 'Depok');
  await send(owner, 'POST', '/api/feedback', {
    name: 'Pak Joko',
    category: 'pelayanan',
    aspects: ['Waktu Tunggu'],
    details: 'Pesanan saya tertukar.',
  });
  const email = 'tono@kedai-seduh.example';
  const made = { email, name: 'Tono', role: 'manager', outletIds: [] };
  const { password } = await send<{ password: string }>(owner, 'POST', '/api/admin/accounts', made);

  const page = await open('/robots.txt', phone);
  const newPassword = 'dua cangkir sebelum terang';
  await send(page, 'POST', '/api/auth/login', { email, password });
  await send(page, 'POST', '/api/auth/password', { currentPassword: password, newPassword });
  await page.goto('/admin');
  await page.getByLabel('Outlet', { exact: true }).selectOption('Kopi Depok');
  await page.getByText('Tidak ada untuk outlet ini.').waitFor();
  await page.getByRole('link', { name: /^Semua yang menunggu \(\d+\)$/ }).click();
  await page.getByText('Pesanan saya tertukar.').first().waitFor();
});

test('from My shop one finds the opening hours, those of the site and those of the outlets', async () => {
  const page = await open('/admin/shop', { signedIn: true });
  const elsewhere = page.getByRole('region', { name: 'Contact and hours' });
  await elsewhere.getByRole('link', { name: 'Opening hours' }).click();
  await page.waitForURL(/\/admin\/cms\?page=contact&item=\d+$/);
  await page.goBack();
  await elsewhere.getByRole('link', { name: 'Outlets and their hours' }).click();
  await page.waitForURL('**/admin/outlets');
});
