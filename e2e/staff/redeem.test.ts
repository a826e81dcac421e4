import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatCode } from '../../src/features/rewards/contract.ts';
import { qrPng } from '../../src/server/barcodes.ts';
import { PASSWORD } from '../../src/test/signin.ts';
import { accessibilityErrors } from '../support/accessibility.ts';
import { startSite } from '../support/browser.ts';
import { createFakeCamera } from '../support/fake-camera.ts';
import { overflowing } from '../support/measure.ts';
import { openSharedDatabase } from '../support/shared-database.ts';

const { env, execute, makeReward, makeCashier } = await openSharedDatabase();
const scanned = await makeReward('Budi Santoso');
const link = `https://kedai-seduh.example/barcode?code=${scanned.code}`;
const camera = await createFakeCamera(await qrPng(link));
const { open, server } = await startSite({ env, flags: camera.flags });

await makeCashier('sari@kedai-seduh.example');
await execute(
  `update accounts set outlet_ids = array(select id from outlets where slug = 'menteng')
   where role = 'cashier'`,
);
const phone = { width: 360, viewport: { width: 360, height: 740 }, hasTouch: true };
const offline = [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/, /Failed to load resource/];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const waitForPart = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();
const retry = (page: Page) => button(page, 'Coba lagi').last().click();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).waitFor();

async function openRedeem(visit: Parameters<typeof open>[1] = {}) {
  const page = await open('/robots.txt', { ...phone, ...visit });
  if (!visit.signedIn) {
    const data = { email: 'sari@kedai-seduh.example', password: PASSWORD };
    const headers = { origin: server.url };
    await page.request.post('/api/auth/login', { data, headers });
  }
  await camera.attach(page);
  await page.goto('/admin/redeem');
  await heading(page, /^(Tukar|Redeem)$/);
  return page;
}

/** Who works at several outlets says first at which. */
async function atSenopati(page: Page) {
  await button(page, 'Senopati Jakarta').click();
}

/** What the focus is on: a field by its label, a button by its text. */
const focusedLabel = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused instanceof HTMLInputElement
      ? focused.labels?.[0]?.textContent
      : focused?.textContent;
  });

async function type(page: Page, code: string) {
  await page.getByLabel('Kode reward').pressSequentially(code);
  await button(page, 'Periksa kode').click();
}

test('a cashier who signs in sees Redeem and nothing else', async () => {
  const page = await open('/login', phone);
  await page.getByLabel('E-mail').fill('sari@kedai-seduh.example');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await heading(page, 'Tukar');
  await page.getByLabel('Kode reward').waitFor();
  await expect.poll(() => page.getByRole('button', { name: /Semua tab|All tabs/ }).count()).toBe(0);
  await page.goto('/admin/accounts');
  await heading(page, 'Tidak ditemukan');
  await button(page, 'Ke Tukar').click();
  await page.getByLabel('Kode reward').waitFor();
  expect(await accessibilityErrors(page)).toEqual([]);
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    expect(await overflowing(page)).toEqual([]);
  }
});

test('at a desk a cashier reads how to redeem until something was redeemed, and on a phone does not', async () => {
  const page = await openRedeem({
    hasTouch: false,
    width: 1440,
    viewport: { width: 1440, height: 900 },
  });
  const steps = page.getByRole('heading', { name: 'Cara menukarkan' });
  await steps.waitFor();
  await waitForPart(page, 'Tekan Tukarkan. Berikan rewardnya setelah layar hijau.');
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await waitForPart(page, 'Belum ada penukaran hari ini.');
  expect(await steps.isVisible()).toBe(false);
});

test('a code is scanned with the camera, confirmed once, and the whole screen turns green', async () => {
  const page = await openRedeem({ permissions: ['camera'] });
  await waitForPart(page, 'Budi Santoso');
  await waitForPart(page, formatCode(scanned.code));
  await expect.poll(() => page.locator('video').count()).toBe(0);
  expect(await accessibilityErrors(page)).toEqual([]);

  const confirm = button(page, 'Tukarkan');
  const box = await confirm.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(56);
  await confirm.click();
  await heading(page, 'Berhasil ditukarkan');
  const screen = page.getByRole('dialog');
  expect(await screen.boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 740 });
  const green = await screen.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(green).toBe('rgb(59, 95, 42)');
  expect(await accessibilityErrors(page)).toEqual([]);

  await button(page, 'Pindai berikutnya').click();
  await heading(page, 'Baru saja Anda tukarkan');
});

test('a typed code is accepted in any spelling and is shown in groups', async () => {
  const { code } = await makeReward('Wati');
  const page = await openRedeem();
  await waitForPart(page, 'Kedai Seduh Menteng');
  expect(await page.getByLabel('Outlet', { exact: true }).count()).toBe(0);
  await page.getByLabel('Kode reward').pressSequentially(code.toLowerCase());
  await expect.poll(() => page.getByLabel('Kode reward').inputValue()).toBe(formatCode(code));
  await page.keyboard.press('Enter');
  await waitForPart(page, 'Wati');
  await button(page, 'Tukarkan').click();
  await heading(page, 'Berhasil ditukarkan');
  await button(page, 'Pindai berikutnya').click();

  const today = page.getByRole('listitem').filter({ hasText: 'Wati' });
  await today.waitFor();
  // Where one is need not be said in every row.
  expect(await today.getByText('Kedai Seduh Menteng').count()).toBe(0);
  const reward = await page.request.get(`/api/rewards/${code}`);
  expect(await reward.json()).toMatchObject({ usedWhere: 'Kedai Seduh Menteng' });
  await expect.poll(() => page.getByLabel('Kode reward').inputValue()).toBe('');
  await page.reload();
  await expect.poll(() => page.getByRole('button', { name: /Batalkan/ }).count()).toBe(0);
});

test('the second of two quick presses on the check redeems nothing that nobody has read', async () => {
  const { code } = await makeReward('Ratih');
  const page = await openRedeem({ hasTouch: false, width: 1440 });
  await type(page, code);
  await waitForPart(page, 'Ratih');
  const box = await button(page, 'Tukarkan').boundingBox();
  if (!box) throw new Error('There is no button');
  await page.mouse.move(box.x + box.width / 2, box.y + 8);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await button(page, 'Tukarkan').click();
  await heading(page, 'Berhasil ditukarkan');
});

test('with a keyboard alone, or a scanner that presses Enter, one reward follows another', async () => {
  const { code } = await makeReward('Lestari');
  const next = await makeReward('Yoga');
  const page = await openRedeem({
    hasTouch: false,
    width: 1440,
    viewport: { width: 1440, height: 900 },
  });
  for (const [typed, name] of [
    [code, 'Lestari'],
    [next.code, 'Yoga'],
  ] as const) {
    await expect.poll(() => focusedLabel(page)).toBe('Kode reward');
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
    await waitForPart(page, name);
    await expect.poll(() => focusedLabel(page)).toBe('Tukarkan');
    await page.keyboard.press('Enter');
    await heading(page, 'Berhasil ditukarkan');
    await page.keyboard.press('Enter');
  }
  await page.getByRole('listitem').filter({ hasText: 'Yoga' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Cara menukarkan' }).count()).toBe(0);
});

test('a scan of the next code while a reward waits for its redemption redeems neither of them', async () => {
  const first = await makeReward('Bayu');
  const second = await makeReward('Citra');
  const page = await openRedeem({
    hasTouch: false,
    width: 1440,
    viewport: { width: 1440, height: 900 },
    expected: [/404/],
  });
  const scan = async (text: string) => {
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
  };
  await expect.poll(() => focusedLabel(page)).toBe('Kode reward');
  await scan(first.code);
  await waitForPart(page, 'Bayu');
  await expect.poll(() => focusedLabel(page)).toBe('Tukarkan');
  await scan(`https://kedai-seduh.example/barcode?code=${second.code}`);
  await waitForPart(page, 'Citra');
  for (const { code } of [first, second]) {
    const reward = await page.request.get(`/api/rewards/${code}`);
    expect(await reward.json()).toMatchObject({ state: 'issued' });
  }
  await scan('8991002101');
  await heading(page, 'Ditolak');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedLabel(page)).toBe('Kode reward');
  await scan(second.code);
  await waitForPart(page, 'Citra');
  await expect.poll(() => focusedLabel(page)).toBe('Tukarkan');
  await scan(second.code);
  await heading(page, 'Berhasil ditukarkan');
  await waitForPart(page, 'untuk Citra');
  // What is scanned next must reach the field, also after a press of the mouse.
  await button(page, 'Pindai berikutnya').click();
  await expect.poll(() => focusedLabel(page)).toBe('Kode reward');
  await type(page, '2222 2222 2222 2222');
  await button(page, 'Perbaiki kode').click();
  await expect.poll(() => focusedLabel(page)).toBe('Kode reward');
});

test('a mistyped code says what is wrong and stays in the field', async () => {
  const page = await openRedeem({ expected: [/404/] });
  await type(page, 'ABCD 2345');
  await waitForPart(page, 'Kode terdiri dari 16 huruf dan angka; yang diketik 8.');
  await page.getByLabel('Kode reward').fill('O0ID 2345 EFGH 6789');
  await button(page, 'Periksa kode').click();
  await waitForPart(page, 'Karakter ke-1 adalah huruf O, yang tidak pernah ada dalam kode.');
  await page.getByLabel('Kode reward').fill('abcd2o45efgh6789');
  await button(page, 'Periksa kode').click();
  await waitForPart(page, 'Karakter ke-6 adalah huruf O, yang tidak pernah ada dalam kode.');
  expect(await page.getByLabel('Kode reward').inputValue()).toBe('ABCD 2O45 EFGH 6789');
  await page.keyboard.type('0');
  expect(await page.getByLabel('Kode reward').inputValue()).toBe('ABCD 2045 EFGH 6789');
  await page.keyboard.press('Enter');
  await waitForPart(page, 'Karakter ke-6 adalah angka 0, yang tidak pernah ada dalam kode.');
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByLabel('Kode reward').fill('2222 2222 2222 2222');
  await button(page, 'Periksa kode').click();
  await heading(page, 'Ditolak');
  await waitForPart(page, 'Kode tidak dikenal.');
  await button(page, 'Perbaiki kode').click();
  await expect.poll(() => page.getByLabel('Kode reward').inputValue()).toBe('2222 2222 2222 2222');
});

test('used, expired and voided codes are refused in red with the reason', async () => {
  const page = await openRedeem();
  const refused = async (name: string, change: string, why: RegExp) => {
    const { code } = await makeReward(name);
    await execute(`update rewards set ${change} where code = '${code}'`);
    await type(page, code);
    await heading(page, 'Ditolak');
    await waitForPart(page, why);
    const screen = page.getByRole('dialog');
    const red = await screen.evaluate((element) => getComputedStyle(element).backgroundColor);
    expect(red).toBe('rgb(163, 48, 29)');
    if (name === 'Terpakai') expect(await accessibilityErrors(page)).toEqual([]);
    await expect.poll(() => button(page, 'Tukarkan').count()).toBe(0);
    await button(page, 'Pindai berikutnya').click();
  };
  await refused(
    'Terpakai',
    `used_at = '2026-11-12T07:03:00Z', used_by = 99, used_by_name = 'Sari', used_where = 'Outlet Kemang'`,
    /^Sudah digunakan 12 Nov, 14\.03 WIB oleh Sari di Outlet Kemang$/,
  );
  await refused('Habis', `valid_until = '2026-11-12T16:59:59.999Z'`, /^Masa berlaku habis 12 Nov/);
  await refused('Batal', 'voided_at = now()', /^Dibatalkan\./);
});

test('without a connection no code is shown as valid, and the check can be repeated', async () => {
  const { code } = await makeReward('Tono');
  const page = await openRedeem({ expected: offline });
  const doubt = 'Tidak bisa memastikan. Jangan berikan minuman.';
  await page.context().setOffline(true);
  await type(page, code);
  await waitForPart(page, doubt);
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.context().setOffline(false);
  await retry(page);
  await waitForPart(page, 'Tono');

  await page.context().setOffline(true);
  await button(page, 'Tukarkan').click();
  await waitForPart(page, doubt);
  await retry(page);
  await waitForPart(page, doubt);
  await page.context().setOffline(false);
  await retry(page);
  await heading(page, 'Berhasil ditukarkan');
});

test('if the answer to a redemption gets lost, a retry shows that this cashier redeemed it', async () => {
  const { code } = await makeReward('Rini');
  const page = await openRedeem({ expected: [...offline, /409/] });
  await page.route('**/redemption', async (route) => {
    await route.fetch();
    await route.abort('failed');
  });
  await type(page, code);
  await button(page, 'Tukarkan').click();
  await waitForPart(page, 'Tidak bisa memastikan. Jangan berikan minuman.');
  await page.unroute('**/redemption');
  await retry(page);
  await heading(page, 'Baru saja Anda tukarkan');
  await waitForPart(page, 'Berikan hanya bila minumannya belum diberikan.');
  expect(await accessibilityErrors(page)).toEqual([]);
});

test('an answer that cannot be read is never taken for valid', async () => {
  const { code } = await makeReward('Joko');
  const page = await openRedeem({
    expected: [/Failed to load resource/, /status 5/, /ZodError/, /console/],
  });
  const answers = [
    { status: 200, body: '<html>Masuk ke Wi-Fi</html>', contentType: 'text/html' },
    { status: 200, body: '{}', contentType: 'application/json' },
    { status: 503, body: '{"message":"Tunggu"}', contentType: 'application/json' },
  ];
  for (const answer of answers) {
    await page.route('**/api/rewards/**', (route) => route.fulfill(answer));
    await type(page, code);
    await waitForPart(page, 'Tidak bisa memastikan. Jangan berikan minuman.');
    await button(page, 'Kembali').click();
    await page.getByLabel('Kode reward').fill('');
    await page.unroute('**/api/rewards/**');
  }
});

test('valid and refused sound different, unless the sound is off', async () => {
  const page = await openRedeem({ expected: [/404/] });
  await page.addInitScript(() => {
    const pitches: number[] = [];
    Object.assign(window, { pitches });
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (at) {
      pitches.push(Math.round(this.frequency.value));
      start.call(this, at);
    };
  });
  await page.reload();
  const heard = () => page.evaluate(() => Reflect.get(window, 'pitches').splice(0));
  const { code } = await makeReward('Dewi');
  await type(page, code);
  await button(page, 'Tukarkan').click();
  await heading(page, 'Berhasil ditukarkan');
  expect(await heard()).toEqual([659, 988]);
  await button(page, 'Pindai berikutnya').click();
  await type(page, '2222222222222222');
  await heading(page, 'Ditolak');
  expect(await heard()).toEqual([165, 131]);
  await button(page, 'Perbaiki kode').click();
  await page.getByRole('switch', { name: 'Bunyi saat kode diperiksa' }).uncheck();
  await button(page, 'Periksa kode').click();
  await heading(page, 'Ditolak');
  expect(await heard()).toEqual([]);
});

test('if the camera is not allowed, the screen says so and offers a text field', async () => {
  const page = await openRedeem({ permissions: [] });
  await button(page, 'Pindai dengan kamera').click();
  await waitForPart(page, /^Kamera tidak diizinkan\. .* ketik kodenya di bawah\.$/);
  expect(await accessibilityErrors(page)).toEqual([]);
});

test('the camera is switched off when staff leave the tab', async () => {
  const page = await openRedeem({ signedIn: true, permissions: ['camera'] });
  await atSenopati(page);
  await page.route('**/assets/decode-*.js', () => {}); // it is on, and looks in vain
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted);
      Object.assign(window, { stream });
      return stream;
    };
  });
  await page.reload();
  await button(page, 'Matikan kamera').waitFor();
  await page.waitForFunction(() => Reflect.get(window, 'stream'));
  await page.getByRole('button', { name: /All tabs/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Accounts' }).click();
  await heading(page, 'Accounts');
  await page.waitForFunction(() => Reflect.get(window, 'stream').active === false);
});

test('who works at several outlets says once at which, and the device remembers it', async () => {
  const page = await openRedeem({ signedIn: true });
  await heading(page, 'Anda di outlet mana?');
  expect(await page.getByLabel('Kode reward').count()).toBe(0);
  expect(await accessibilityErrors(page)).toEqual([]);
  await atSenopati(page);
  for (const name of ['Gita', 'Hana']) {
    const { code } = await makeReward(name);
    await type(page, code);
    await waitForPart(page, name);
    expect(await page.getByLabel('Outlet', { exact: true }).count()).toBe(0);
    await button(page, 'Tukarkan').click();
    await heading(page, 'Berhasil ditukarkan');
    await button(page, 'Pindai berikutnya').click();
    const today = page.getByRole('listitem').filter({ hasText: name });
    await today.waitFor();
    expect(await today.getByText('Kedai Seduh Senopati').count()).toBe(0);
    await page.reload();
  }
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  for (const name of ['Gita', 'Hana']) {
    const today = page.getByRole('listitem').filter({ hasText: name });
    await today.getByText('Kedai Seduh Senopati').waitFor();
    await today.getByText(/^\d\d\.\d\d\sWIB$/).waitFor();
  }
});

test('the owner sees all redemptions and undoes one with a reason', async () => {
  const { code } = await makeReward('Agus');
  const cashier = await openRedeem();
  await type(cashier, code);
  await button(cashier, 'Tukarkan').click();
  await heading(cashier, 'Berhasil ditukarkan');

  const page = await openRedeem({ signedIn: true });
  await atSenopati(page);
  await type(page, code);
  await heading(page, 'Ditolak');
  await button(page, 'Batalkan penukaran ini').click();
  const dialog = page.getByRole('dialog', { name: 'Batalkan penukaran?' });
  await dialog.getByRole('button', { name: 'Batalkan penukaran' }).click();
  await dialog.getByText('Tulis alasannya').waitFor();
  expect(await accessibilityErrors(page)).toEqual([]);
  await dialog.getByLabel('Alasan').fill('Minumannya habis');
  await dialog.getByRole('button', { name: 'Batalkan penukaran' }).click();
  await waitForPart(page, 'Penukaran dibatalkan');
  await page.getByRole('listitem').filter({ hasText: 'Agus' }).waitFor({ state: 'detached' });
  await page.goto('/admin/audit');
  await waitForPart(page, /Rina cashier .*: Minumannya habis/);
});

/** Words that English sentences have, and Indonesian ones do not. */
const ENGLISH = /\b(the|is|are|was|not|and|or|of|to|your|code|check|try|again|valid|used|today)\b/i;

test('a cashier whose account is Indonesian meets no English sentence in Redeem', async () => {
  const { code } = await makeReward('Dewi');
  const page = await openRedeem({ expected: [/404/] });
  const seen: string[] = [];
  const look = async () => {
    const text = await page.locator('body').innerText();
    const labels = await page
      .locator('[aria-label], [title], [placeholder]')
      .evaluateAll((all) =>
        all.flatMap((one) =>
          ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
        ),
      );
    seen.push(...text.split('\n'), ...labels);
  };
  await look();
  await type(page, 'IL10');
  await waitForPart(page, 'yang tidak pernah ada dalam kode.');
  await look();
  await page.getByLabel('Kode reward').fill('');
  await type(page, '2222222222222222');
  await heading(page, 'Ditolak');
  await look();
  await button(page, 'Perbaiki kode').click();
  await page.getByLabel('Kode reward').fill('');
  await type(page, code);
  await button(page, 'Tukarkan').waitFor();
  await look();
  await button(page, 'Tukarkan').click();
  await heading(page, 'Berhasil ditukarkan');
  await look();
  await button(page, 'Pindai berikutnya').click();
  await waitForPart(page, 'Dewi');
  await look();
  expect(seen.filter((text) => ENGLISH.test(text))).toEqual([]);
});

test('an owner who reads English redeems in English', async () => {
  const { code } = await makeReward('Wayan');
  await execute("update accounts set voice = 'en' where role = 'owner'");
  const page = await openRedeem({ signedIn: true });
  await button(page, 'Menteng Jakarta').click();
  await page.getByLabel('Reward code').pressSequentially(code);
  await button(page, 'Check code').click();
  await button(page, 'Redeem').last().click();
  await heading(page, 'Redeemed');
  await waitForPart(page, 'for Wayan');
  await button(page, 'Scan the next one').click();
  await page.getByRole('button', { name: 'Undo the redemption of Wayan' }).click();
  await page
    .getByRole('dialog')
    .getByText(/^Used \d+ \w+, \d\d:\d\d WIB by /)
    .waitFor();
  await execute("update accounts set voice = 'mixed' where role = 'owner'");
});
