import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { OWNER } from '../../src/test/servers/built-server.ts';
import { accessibilityErrors } from '../support/accessibility.ts';
import { rememberText } from '../support/assertions.ts';
import { startSite } from '../support/browser.ts';
import { visitor } from '../support/visitor.ts';

const { open, server } = await startSite();

test('a one-time password must be replaced before anything else, and the dashboard shows no error meanwhile', async () => {
  const owner = visitor(server.url);
  await owner.login();
  const made = await owner.send('POST', '/api/admin/accounts', {
    email: 'sari@kedai-seduh.example',
    name: 'Sari',
    role: 'editor',
  });
  const { password } = await made.json();

  const page = await open('/login', { reducedMotion: 'reduce' });
  await page.waitForLoadState('networkidle');
  await page.locator('input[name=email]').fill('sari@kedai-seduh.example');
  await page.getByRole('button', { name: 'Sign In' }).click();
  const notice = page.getByRole('region', { name: 'Notifications' }).getByRole('alert');
  await notice.getByText('Please fill in all fields').waitFor();
  await page.locator('input[name=password]').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { level: 1, name: 'Choose your password' }).waitFor();
  expect(await notice.count()).toBe(0);
  expect(await page.getByText('Forgotten your password?').count()).toBe(0);
  await page.locator('input[name=newPassword]').fill('empat gelas sesudah hujan');
  await page.getByRole('button', { name: 'Save password' }).click();
  await page.waitForURL('**/admin');
  await page.getByRole('heading', { level: 2, name: 'Overview' }).waitFor();
});

test('a session that ended elsewhere is noticed also on a tab whose list is public', async () => {
  const page = await open('/robots.txt', { signedIn: true, expected: [/ERR_FAILED/] });
  const wasTold = await rememberText(page, 'Session Expired');
  // Blocks the other calls that would notice the ended session.
  await page.route(/counts/, (route) => route.abort());
  await page.goto('/admin/faqs');
  // The tab's own list would notice the ended session before the next tab is opened.
  await page.getByText('How do I join the membership?').first().waitFor();
  await page.route(/auth\/check/, (route) => route.abort());
  const [cookie] = await page.context().cookies();
  const elsewhere = visitor(server.url);
  elsewhere.cookie = `${cookie?.name}=${cookie?.value}`;
  await elsewhere.send('POST', '/api/auth/logout');
  await page.getByRole('link', { name: 'Team' }).click();
  await page.waitForURL('**/login?next=*');
  expect(await wasTold()).toBe(true);
});

test('while it is checked who asks, the dashboard has its shape, and nothing of it moves afterwards', async () => {
  const page = await open('/robots.txt', { signedIn: true });
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/check', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/admin/faqs');
  await page.getByText('Checking authentication...').waitFor();
  const title = page.getByRole('main').getByText('FAQs', { exact: true }).first();
  const find = page.getByRole('navigation').getByRole('button', { name: 'Find' });
  const placeOf = async (one: Locator) => {
    const box = await one.boundingBox();
    return box && { x: box.x, y: box.y };
  };
  const places = () => Promise.all([title, find].map(placeOf));
  const before = await places();
  expect(await find.isDisabled()).toBe(true);
  expect(await accessibilityErrors(page)).toEqual([]);
  answer();
  await page.getByRole('button', { name: 'Add FAQ' }).waitFor();
  expect(await places()).toEqual(before);
  expect(await find.isDisabled()).toBe(false);
});

test('the session is checked again when the window gets the focus', async () => {
  const page = await open('/admin/faqs', { signedIn: true, movesClock: true });
  await page.getByRole('heading', { level: 2, name: 'FAQs' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.clock.install({ time: Date.now() + 5000 });
  const checked = page.waitForRequest('**/api/auth/check');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await checked;
});

test('an unknown address of the dashboard says so, and the login page leads signed-in staff on', async () => {
  const page = await open('/admin/nope', { signedIn: true });
  await page.getByText('There is no such screen').waitFor();
  await page.getByRole('button', { name: 'Go to Overview' }).click();
  await page.getByRole('heading', { level: 2, name: 'Overview' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/overview');
  await page.goto('/login?next=/admin/team');
  await page.waitForURL('**/admin/team');
});

test('missing and wrong values at the sign-in are named in a notice and at their fields', async () => {
  const page = await open('/login', { expected: [/401/] });
  const email = page.getByLabel('E-mail');
  const password = page.locator('input[name="password"]');
  const noteOf = (field: typeof email) =>
    field.evaluate((input) => {
      const id = input.getAttribute('aria-describedby');
      return id && document.getElementById(id)?.textContent;
    });
  const hasFocus = (field: typeof email) =>
    field.evaluate((input) => input === document.activeElement);
  await email.fill('foo');
  // Before it is hydrated the form works but shows no messages.
  await expect
    .poll(async () => {
      await page.getByRole('button', { name: 'Show password' }).click();
      return password.getAttribute('type');
    })
    .toBe('text');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Please fill in all fields').first().waitFor();
  await expect
    .poll(() => noteOf(email))
    .toBe('Enter a complete e-mail address, like name@example.com');
  await expect.poll(() => noteOf(password)).toBe('Enter your password');
  expect(await hasFocus(email)).toBe(true);
  await email.fill('siapa@kedai-seduh.example');
  await email.press('Enter');
  await expect.poll(() => noteOf(email)).toBe(null);
  await expect.poll(() => noteOf(password)).toBe('Enter your password');
  expect(await hasFocus(password)).toBe(true);

  await password.fill('bukan kata sandinya');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Login Failed').first().waitFor();
  await expect.poll(() => noteOf(password)).toBe('Invalid e-mail or password');
});

test('unsaved input survives a reload, which the browser asks about, and is removed on logout', async () => {
  const page = await open('/admin/faqs', { signedIn: true });
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  const add = async () => {
    await page.getByRole('button', { name: 'Add FAQ' }).click();
    return page.getByRole('dialog', { name: 'Add FAQ' });
  };
  const drawer = await add();
  await drawer
    .getByRole('textbox', { name: 'Question', exact: true })
    .pressSequentially('Apakah ada susu oat?');
  await page.reload();
  expect(asked).toEqual(['beforeunload']);

  const again = await add();
  await again.getByRole('button', { name: 'Continue with it' }).click();
  expect(await again.getByRole('textbox', { name: 'Question', exact: true }).inputValue()).toBe(
    'Apakah ada susu oat?',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
  const empty = await add();
  expect(await empty.getByRole('textbox', { name: 'Question', exact: true }).inputValue()).toBe('');
  expect(await empty.getByRole('button', { name: 'Continue with it' }).count()).toBe(0);

  await empty.getByRole('textbox', { name: 'Question', exact: true }).pressSequentially('Rahasia');
  await page.reload();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Rahasia');
});

test('one of several identical browsers is signed out, and the keyboard focus stays in place', async () => {
  await visitor(server.url).login();
  const page = await open('/admin/account', { signedIn: true });
  const others = page.getByRole('button', { name: /^Sign out .* on .*, signed in \d.* WIB$/ });
  await expect.poll(() => others.count()).toBeGreaterThan(0);
  const before = await others.count();
  await others.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => others.count()).toBe(before - 1);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Your devices');
});

/** Open day and night, so that the test may run at any hour. */
const always = {
  name: 'Kopi Selalu',
  city: 'Depok',
  address: 'Jalan Contoh 1',
  week: Array.from({ length: 7 }, () => [{ opens: '00:00', closes: '00:00' }]),
};
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

test.each([
  {
    what: 'the reason of a rejection',
    path: '/admin/ratings',
    label: 'Reason',
    action: 'Reject',
    start: (page: Page) =>
      page.getByRole('button', { name: 'Reject', exact: true }).first().click(),
  },
  {
    what: 'the reason for closing an outlet',
    path: '/admin/outlets',
    label: 'Reason, shown to visitors',
    action: 'Close until 23:59',
    async start(page: Page) {
      await press(page, 'Close now: Kopi Selalu');
      await page.getByLabel('Another time').fill('23:59');
    },
  },
  {
    what: 'a saved reply',
    path: '/admin/messages',
    label: 'Text',
    action: 'Add text',
    async start(page: Page) {
      await page.getByPlaceholder('Write a reply…').click();
      await press(page, 'Saved replies');
      await press(page, 'Edit texts');
      await page.getByLabel('Title').last().fill('Parkir');
    },
  },
  {
    what: 'a new account, without the password',
    path: '/admin/accounts',
    label: 'Name',
    action: 'Add account',
    async start(page: Page) {
      await press(page, 'Add account');
      await page.getByLabel('E-mail').fill('wati@kedai-seduh.example');
      await page.getByRole('radio', { name: 'Owner' }).check();
      await page.getByLabel('Your password').fill('terlalu rahasia');
    },
  },
])('$what stays when the session ends', async ({ path, label, action, start }) => {
  const page = await open('/robots.txt', { signedIn: true, expected: [/401/] });
  page.on('dialog', (dialog) => void dialog.accept());
  const headers = { origin: server.url };
  if (path === '/admin/outlets') await page.request.post('/api/outlets', { data: always, headers });
  await page.goto(path);
  const dialog = page.getByRole('dialog');
  const field = dialog.getByRole('textbox', { name: label, exact: true }).last();
  await start(page);
  await field.fill('Ditulis panjang sekali');
  const [cookie] = await page.context().cookies();
  await visitor(server.url, `${cookie?.name}=${cookie?.value}`).send('POST', '/api/auth/logout');
  await press(dialog, action);
  await page.waitForURL('**/login?next=*');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('rahasia');

  await page.request.post('/api/auth/login', { data: OWNER, headers });
  await page.goto(path);
  await start(page);
  const offer = dialog.getByRole('button', { name: 'Continue with it' }).last();
  await field.or(offer).first().waitFor();
  if ((await offer.count()) > 0) await offer.click();
  await expect.poll(() => field.inputValue()).toBe('Ditulis panjang sekali');
});
