import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { OWNER } from '../../src/test/servers/built-server.ts';
import { accessibilityErrors } from '../support/accessibility.ts';
import { waitForText } from '../support/assertions.ts';
import { startSite } from '../support/browser.ts';
import { overflowing } from '../support/measure.ts';

const { open, server } = await startSite();

const offline = [/failed: .*ERR_INTERNET_DISCONNECTED/, /console: Failed to load resource/];
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('losing the connection loses no typed text and signs nobody out', async () => {
  const page = await open('/admin/faqs', { signedIn: true, expected: offline });
  await button(page, 'Add FAQ').click();
  const drawer = page.getByRole('dialog', { name: 'Add FAQ' });
  const add = drawer.getByRole('button', { name: 'Add FAQ' });
  await drawer.getByRole('textbox', { name: 'Question', exact: true }).fill('Ada parkir?');
  await drawer.getByRole('textbox', { name: 'Answer', exact: true }).fill('Ada, di belakang.');
  await page.context().setOffline(true);
  await add.click();
  await waitForText(page, 'No connection. Check your internet and try again.');
  await expect
    .poll(() => drawer.getByRole('textbox', { name: 'Question', exact: true }).inputValue())
    .toBe('Ada parkir?');

  await page.context().setOffline(false);
  await add.click();
  await waitForText(page, 'FAQ created successfully');
  await page.context().setOffline(true);
  await button(page, 'Logout').click();
  await waitForText(page, 'Logout Failed');
  await page.context().setOffline(false);
  await button(page, 'Logout').click();
  await page.waitForURL('**/login');
});

test('on paper a list has its title and its rows, and no bar over them', async () => {
  for (const width of [500, 718, 1046]) {
    const page = await open('/admin/faqs', { signedIn: true, width });
    const row = page.getByRole('main').getByRole('listitem').first();
    await row.waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await row.isVisible()).toBe(true);
    const title = page.getByRole('heading', { level: 2, name: 'FAQs' });
    expect((await title.boundingBox())?.height).toBeGreaterThan(20);
    expect(await page.getByRole('navigation').count()).toBe(0);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    expect(await button(page, 'Logout').count()).toBe(0);
    expect(await overflowing(page)).toEqual([]);
    await page.close();
  }
});

test('every tab has its own address and title, and the back button works', async () => {
  const page = await open('/admin/faqs', { signedIn: true });
  await page.getByRole('heading', { level: 2, name: 'FAQs' }).waitFor();
  await button(page, 'Owner only').click();
  await page.getByRole('link', { name: 'Accounts' }).click();
  await page.waitForURL('**/admin/accounts');
  await page.waitForFunction(() => document.title.startsWith('Accounts'));
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('screen');
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: 'FAQs' }).waitFor();
});

test('tabs that are seldom needed are folded until one of them is open, and the browser remembers what staff chose', async () => {
  const page = await open('/admin/faqs', { signedIn: true });
  const rail = page.getByRole('navigation', { name: 'Tabs' }).first();
  const link = (name: string) => rail.getByRole('link', { name, exact: true });
  const heading = rail.getByRole('button', { name: 'Owner only' });
  await heading.waitFor();
  expect(await link('Accounts').count()).toBe(0);
  expect(await heading.getAttribute('aria-expanded')).toBe('false');
  await page.goto('/admin/audit');
  await link('Accounts').waitFor();
  expect(await heading.getAttribute('aria-expanded')).toBe('true');

  await heading.press('Enter');
  await link('Accounts').waitFor({ state: 'detached' });
  await link('Audit Log').and(rail.locator('[aria-current=page]')).waitFor();
  await heading.press('Enter');
  await page.goto('/admin/faqs');
  await link('Accounts').waitFor();
  await link('Team').waitFor();
  await rail.getByRole('button', { name: 'Site', exact: true }).press('Enter');
  await link('Team').waitFor({ state: 'detached' });
  expect(await accessibilityErrors(page)).toEqual([]);
});

test('what staff type right after Ctrl+K is looked for, from its first letter', async () => {
  const page = await open('/admin/faqs', { signedIn: true });
  await page.getByRole('heading', { level: 2, name: 'FAQs' }).waitFor();
  await page.waitForLoadState('networkidle');
  const { promise: isTyped, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isTyped;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('promos');
  go();
  await page.getByRole('option', { name: 'Promos' }).waitFor();
  expect(await page.getByRole('combobox').inputValue()).toBe('promos');
});

test('Find begins with what waits and with what is often done, and leaves out the tab that is open', async () => {
  const page = await open('/admin/faqs', { signedIn: true });
  await page.getByRole('heading', { level: 2, name: 'FAQs' }).waitFor();
  await page.getByRole('link', { name: /^Messages\s*\d+ waiting$/ }).waitFor();
  await page.keyboard.press('Control+k');
  const options = page.getByRole('option');
  expect(await options.first().textContent()).toMatch(/^\d+ new messages?$/);
  // What waits is counted once, and some ratings are verified already.
  expect(await options.filter({ hasText: /^\d+ ratings waiting$/ }).count()).toBe(1);
  expect(await options.filter({ hasText: /^Messages$/ }).count()).toBe(1);
  expect(await options.filter({ hasText: /^FAQs$/ }).count()).toBe(0);
  expect(await accessibilityErrors(page)).toEqual([]);
  await options.filter({ hasText: 'Add a promo' }).click();
  await page.getByRole('dialog', { name: 'Add Promo Image' }).waitFor();
  expect(new URL(page.url()).search).toBe('');
});

test('the arrow keys go through the actions of a menu, and Esc back to its button', async () => {
  const page = await open('/admin/faqs', { signedIn: true });
  const menu = page.getByRole('button', { name: /^More: / }).first();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const after = async (key: string) => {
    await page.keyboard.press(key);
    return await focused();
  };
  await menu.press('Enter');
  await expect.poll(focused).toBe('Edit');
  expect(await after('ArrowDown')).toBe('Delete');
  expect(await after('ArrowDown')).toBe('Edit');
  expect(await after('ArrowUp')).toBe('Delete');
  expect(await after('Home')).toBe('Edit');
  expect(await after('End')).toBe('Delete');
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.evaluate((own) => own === document.activeElement)).toBe(true);
});

test('who does not delete after all is back at the menu of the row', async () => {
  const page = await open('/admin/faqs', { signedIn: true });
  const menu = page.getByRole('button', { name: /^More: / }).last();
  await menu.press('Enter');
  await page.locator('[popover] :focus').waitFor();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.evaluate((own) => own === document.activeElement)).toBe(true);
});

test('the first press of Tab on any tab of the dashboard offers to skip to its content', async () => {
  const page = await open('/admin/faqs', { signedIn: true });
  await page
    .getByRole('button', { name: /^More: / })
    .first()
    .waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.poll(() => skip.evaluate((own) => own === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('main');
});

test('the name of a switch at the edge stays within the column', async () => {
  const page = await open('/admin/faqs', { signedIn: true });
  const knob = page.getByRole('switch').first();
  await knob.hover();
  const tip = page.getByText((await knob.getAttribute('aria-label')) ?? '', { exact: true });
  await tip.waitFor();
  const rightOf = (one: Locator) => one.evaluate((box) => box.getBoundingClientRect().right);
  const column = await rightOf(page.getByRole('main').getByRole('list').first());
  expect(await rightOf(tip)).toBeLessThanOrEqual(column);
});

test('whoever does not know the password leaves a clean start by Cancel', async () => {
  const page = await open('/admin/launch', { signedIn: true });
  await page.getByRole('heading', { level: 2, name: 'Getting ready' }).waitFor();
  await button(page, 'Start clean…').click();
  const dialog = page.getByRole('dialog', { name: 'Start clean' });
  await button(page, 'Cancel').click();
  await dialog.waitFor({ state: 'detached' });
  expect(await button(page, 'Start clean…').isVisible()).toBe(true);
});

test('the audit log says that something was hidden, and names the only field that changed once', async () => {
  const page = await open('/admin/audit', { signedIn: true });
  const headers = { origin: server.url };
  const [faq = { id: 0, question: '' }]: { id: number; question: string }[] = await (
    await page.request.get('/api/faqs')
  ).json();
  for (const isActive of [true, false, true]) {
    const data = { question: faq.question, answer: 'Ya, ada.', isActive };
    expect((await page.request.put(`/api/faqs/${faq.id}`, { data, headers })).status()).toBe(200);
  }
  await page.reload();
  await page.getByText(`hid the question “${faq.question}”`).waitFor();
  const entry = page.getByRole('listitem').filter({ hasText: 'changed the answer of' }).first();
  await entry.getByRole('button', { name: 'Before and after' }).click();
  await expect.poll(() => entry.getByText('Ya, ada.').count()).toBe(1);
  await expect.poll(() => entry.locator('dt').evaluate((name) => name.clientWidth)).toBe(1);
});

test('at a desk the filters of the audit log are beside it, and what they leave is exported', async () => {
  const page = await open('/admin/audit', { signedIn: true });
  await page.getByText('Entries are deleted after 2 years.').waitFor();
  const signedIn = page.getByRole('listitem').filter({ hasText: 'signed in' }).first();
  await signedIn.waitFor();
  await page.getByLabel('From', { exact: true }).fill('2030-01-01');
  await page.getByText('Nothing matches').waitFor();
  const csv = page.getByRole('link', { name: 'Export CSV' });
  expect(await csv.getAttribute('href')).toBe('/api/admin/audit.csv?from=2030-01-01&q=');
  await button(page, 'Clear all filters').click();
  await signedIn.waitFor();
  expect(await accessibilityErrors(page)).toEqual([]);
});

test('an address of the audit log with a day that is none can be cleared, and a page of it is no filter', async () => {
  const page = await open('/admin/audit?from=yesterday', {
    signedIn: true,
    expected: [/400/],
  });
  await page.getByText('Failed to fetch the audit log').waitFor();
  await button(page, 'Clear all filters').click();
  const signedIn = page.getByRole('listitem').filter({ hasText: 'signed in' }).first();
  await signedIn.waitFor();
  await page.goto('/admin/audit?upTo=1000000');
  await signedIn.waitFor();
  expect(await button(page, 'Clear all filters').count()).toBe(0);
});

test('on a phone the tabs open in a sheet at the bottom of the screen, all in sight at 740 px', async () => {
  const page = await open('/admin/faqs', { signedIn: true, width: 360 });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: /All tabs/ }).click();
  const hidden = () =>
    page.getByRole('dialog').evaluate((sheet) => sheet.scrollHeight - sheet.clientHeight);
  await expect.poll(hidden).toBe(0);
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByRole('dialog').getByRole('link', { name: 'Accounts' }).click();
  await page.getByRole('heading', { level: 2, name: 'Accounts' }).waitFor();
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});

test('a form that is opened while its list is still loading has the focus in its first field', async () => {
  const owner = await open('/admin', { signedIn: true });
  let arrives = () => {};
  const isAsked = new Promise<void>((resolve) => {
    arrives = resolve;
  });
  await owner.route('**/api/admin/accounts?*', async (route) => {
    await isAsked;
    await route.continue();
  });
  await owner.goto('/admin/accounts');
  await button(owner, 'Add account').click();
  const name = owner.getByRole('textbox', { name: 'Name', exact: true });
  await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
  arrives();
  await owner.getByRole('article').first().waitFor();
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('the only owner stays one, and the form says whose account it is', async () => {
  const owner = await open('/admin/accounts', { signedIn: true });
  await button(owner, 'Edit Owner').click();
  const dialog = owner.getByRole('dialog', { name: 'Edit Owner' });
  await dialog.getByText('The role stays as it is: there is no other owner.').waitFor();
  expect(await dialog.getByRole('radio').count()).toBe(0);
  const save = dialog.getByRole('button', { name: 'Save' });
  const ground = () => save.evaluate((one) => getComputedStyle(one).backgroundColor);
  const quiet = await ground();
  await dialog.getByLabel('Name').fill('Bu Ratna');
  // Until something is changed nothing calls for it.
  await expect.poll(ground).not.toBe(quiet);
  await save.click();
  await waitForText(owner, 'Account updated successfully');
  await button(owner, 'Edit Bu Ratna').waitFor();
  await owner.getByText('Owner', { exact: true }).first().waitFor();
  await button(owner, 'Edit Bu Ratna').click();
  await owner.getByLabel('Name').fill('Owner');
  await owner.getByRole('button', { name: 'Save' }).click();
  await button(owner, 'Edit Owner').waitFor();
});

test('the owner adds a cashier, who chooses a password before anything else', async () => {
  const owner = await open('/admin/accounts', { signedIn: true });
  await owner.getByRole('heading', { name: 'What each role may do' }).waitFor();
  await button(owner, 'Add account').click();
  const add = owner.getByRole('dialog').getByRole('button', { name: 'Add account' });
  await expect
    .poll(() => owner.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('name');
  await waitForText(owner, 'Once added, you see a one-time password to give to them.');
  expect(
    await owner
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => one.getAttribute('value'))),
  ).toEqual(['cashier', 'manager', 'editor', 'owner']);
  await add.click();
  await waitForText(owner, 'Enter a name');
  expect(await accessibilityErrors(owner)).toEqual([]);
  await owner.getByLabel('Name').fill('Sari');
  await owner.getByLabel('E-mail').fill('sari@kedai-seduh.example');
  // Nobody works at all outlets only because nobody chose.
  await add.click();
  await waitForText(owner, 'Choose at least one outlet, or all outlets');
  await expect
    .poll(() => owner.evaluate(() => document.activeElement?.getAttribute('type')))
    .toBe('checkbox');
  await owner.getByRole('checkbox', { name: 'Kedai Seduh Menteng' }).check();
  // Nobody may do more than what somebody chose for them.
  const cashierRole = owner.getByRole('radio', { name: 'Cashier Only redeems rewards' });
  expect(await cashierRole.isChecked()).toBe(true);
  await add.click();
  const password = await owner.locator('dialog code').innerText();
  await expect.poll(() => owner.evaluate(() => document.activeElement?.textContent)).toBe('Copy');
  await button(owner, 'Done').click();
  await owner.getByRole('button', { name: 'Edit Sari' }).waitFor();
  expect(await accessibilityErrors(owner)).toEqual([]);
  await owner.setViewportSize({ width: 1440, height: 900 });
  const [own, added] = ['Owner', 'Sari'].map((name) =>
    owner.getByRole('article').filter({ has: owner.getByRole('heading', { name }) }),
  );
  expect(await own?.getByRole('paragraph').allInnerTexts()).toEqual([
    OWNER.email,
    'Owner\nAll outlets',
    expect.stringMatching(/^Last signed in \d+ \w+ \d{4}$/),
  ]);
  expect(await added?.getByRole('paragraph').allInnerTexts()).toEqual([
    'sari@kedai-seduh.example',
    'Cashier\nMenteng',
    'Password not chosen yet\nNew one-time password',
  ]);
  expect(await own?.locator('[data-badge]').allInnerTexts()).toEqual(['You']);
  expect(await added?.locator('[data-badge]').allInnerTexts()).toEqual([]);
  const [placeAt, addedPlaceAt] = await Promise.all(
    [own, added].map((row) => row?.getByRole('paragraph').nth(1).boundingBox()),
  );
  expect(addedPlaceAt).toMatchObject({ x: placeAt?.x, width: placeAt?.width });

  const cashier = await open('/login');
  await cashier.context().request.post('/api/auth/login', {
    data: { email: 'sari@kedai-seduh.example', password },
    headers: { origin: server.url },
  });
  await cashier.goto('/admin');
  await cashier.getByRole('heading', { name: 'Selamat datang, Sari' }).waitFor();
  await cashier.getByLabel('Kata sandi sekarang').fill(password);
  await cashier.getByLabel('Kata sandi baru').fill('empat gelas es kopi');
  await button(cashier, 'Ganti kata sandi').click();
  await cashier.getByRole('heading', { name: 'Dasbor Kedai Kopi' }).waitFor();
  await expect.poll(() => cashier.getByRole('link', { name: 'Akun' }).count()).toBe(0);
});

test('another owner’s account is changed and deleted with one’s own password', async () => {
  const owner = await open('/admin/accounts', { signedIn: true, expected: [/422/] });
  const dialog = owner.getByRole('dialog');
  await button(owner, 'Add account').click();
  await dialog.getByLabel('Name').fill('Rina');
  await dialog.getByLabel('E-mail').fill('rina@kedai-seduh.example');
  await dialog.getByRole('radio', { name: 'Owner' }).check();
  await dialog.getByLabel('Your password').fill(OWNER.password);
  await dialog.getByRole('button', { name: 'Add account' }).click();
  await button(owner, 'Done').click();

  await button(owner, 'Edit Rina').click();
  await dialog.getByText('This is the account of an owner.').waitFor();
  await dialog.getByRole('switch', { name: 'Disabled' }).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await waitForText(owner, 'Enter your current password');
  expect(await accessibilityErrors(owner)).toEqual([]);
  await dialog.getByLabel('Your password').fill(OWNER.password);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await waitForText(owner, 'Account updated successfully');

  await button(owner, 'More: Rina').click();
  await button(owner, 'Delete Rina').click();
  await dialog.getByLabel('Your password').fill('bukan kata sandinya');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await dialog.getByText('This is not your current password').waitFor();
  expect(await accessibilityErrors(owner)).toEqual([]);
  await dialog.getByLabel('Your password').fill(OWNER.password);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await waitForText(owner, 'Account deleted successfully');
  await expect.poll(() => button(owner, 'Edit Rina').count()).toBe(0);
});

test('an account whose answer got lost is in the list, which gives it another one-time password', async () => {
  const owner = await open('/admin/accounts', {
    signedIn: true,
    width: 1440,
    expected: [/ERR_FAILED/, /409/],
  });
  await button(owner, 'Add account').click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Dewi');
  await dialog.getByLabel('E-mail').fill('dewi@kedai-seduh.example');
  await dialog.getByRole('radio', { name: 'Editor' }).check();
  await owner.route('**/api/admin/accounts', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const add = dialog.getByRole('button', { name: 'Add account' });
  const lost = owner.waitForEvent('requestfailed');
  await add.click();
  await lost;
  await owner.unroute('**/api/admin/accounts');
  await add.click();
  await owner.getByText('An account with this e-mail already exists').first().waitFor();
  const email = 'dewi@kedai-seduh.example';
  await expect.poll(() => owner.getByText(email).count()).toBe(1);
  await owner.keyboard.press('Escape');
  await button(owner, 'Discard').click();

  await button(owner, 'New one-time password: Dewi').click();
  await dialog.getByLabel('Your password').fill(OWNER.password);
  await dialog.getByRole('button', { name: 'Reset password' }).click();
  const password = (await dialog.locator('code').innerText()).replaceAll(/\s/g, '');
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  expect(answer.status).toBe(200);
});

test('who chooses a language has the whole dashboard in it at once', async () => {
  const page = await open('/admin/account', { signedIn: true });
  const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true });
  await heading('My account').waitFor();
  await page.getByRole('radio', { name: 'Indonesia' }).check();
  await heading('Akun saya').waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('id');
  expect(await accessibilityErrors(page)).toEqual([]);
  await page.getByRole('link', { name: 'Tanya jawab' }).click();
  await button(page, 'Tambah pertanyaan').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tambah pertanyaan' }).click();
  await waitForText(page, 'Pertanyaan wajib diisi');
  await page.keyboard.press('Escape');

  await page.goto('/admin/account');
  await page.getByRole('radio', { name: 'English' }).check();
  await heading('My account').waitFor();
  await page.getByRole('link', { name: 'Feedback' }).click();
  await heading('Feedback').waitFor();
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en');
  await button(page, 'More').click();
  await page.getByRole('main').getByRole('link', { name: 'Menu' }).click();
  await heading('Menu').waitFor();

  await page.goto('/admin/account');
  await page.getByRole('radio', { name: 'Mixed' }).check();
  await page.getByRole('link', { name: 'Feedback' }).click();
  await page.getByRole('heading', { name: 'Kritik & Saran dari Pelanggan' }).waitFor();
});

test('a word is no colour, and after saving the keyboard goes on at the screen', async () => {
  const page = await open('/admin/shop', { signedIn: true });
  const focused = () => page.evaluate(() => document.activeElement?.id);
  const colour = page.getByLabel('Main colour, code');
  await page.getByLabel('Slogan', { exact: true }).fill('Dari kebun sendiri');
  await colour.fill('merah');
  await page.keyboard.press('Enter');
  await page.getByText('A colour must be a code such as #1d4ed8').waitFor();
  await expect.poll(focused).toBe(await colour.getAttribute('id'));
  expect(await accessibilityErrors(page)).toEqual([]);
  await colour.fill('0b5d4a');
  await button(page, 'Save').focus();
  await page.keyboard.press('Enter');
  await waitForText(page, 'Your shop updated successfully');
  await expect.poll(focused).toBe('screen');
  expect(await page.locator('nav [aria-current=true]').textContent()).not.toBe('Names');
});

test('a shop keeps a name: an empty one is refused at its field', async () => {
  for (const width of [1440, 390]) {
    const page = await open('/admin/shop', { signedIn: true, width });
    const name = page.getByLabel('Name of the shop');
    if (width === 390) await page.getByRole('heading', { name: 'Names' }).click();
    for (const empty of ['', '  ']) {
      await name.fill(empty);
      await button(page, 'Save').click();
      await page.getByText('Name of the shop is required').waitFor();
      await expect.poll(() => name.evaluate((one) => one === document.activeElement)).toBe(true);
      await name.fill('Kedai Seduh');
      expect(await page.getByText('Name of the shop is required').count()).toBe(0);
    }
    await page.close();
  }
});

test('all logos in My shop are of the name that stands above them, whatever is saved', async () => {
  const page = await open('/admin/shop', { signedIn: true });
  // The flower is for the built-in colours only.
  await page.evaluate(() =>
    fetch('/api/brand', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ main: null, accent: null }),
    }),
  );
  await page.reload();
  const name = page.getByLabel('Name of the shop');
  const marks = page.locator('form fieldset img:not([src^="/share"])');
  const drawn = () =>
    marks.evaluateAll((all) =>
      Promise.all(
        all.map(async (one) => {
          const src = one.getAttribute('src') ?? '';
          if (src.startsWith('data:image/webp')) return 'letter';
          const text = await (await fetch(src)).text();
          return /#b8692a|#e0a468/.test(text) ? 'flower' : 'other';
        }),
      ),
    );
  const save = async () => {
    await button(page, 'Save').click();
    await waitForText(page, 'Your shop updated successfully');
  };
  await expect.poll(drawn).toEqual(['flower', 'flower', 'flower']);
  await name.fill('Nusa Kopi');
  await expect.poll(drawn).toEqual(['letter', 'letter', 'letter']);
  await save();
  await expect.poll(drawn).toEqual(['letter', 'letter', 'letter']);
  await name.fill('Kedai Seduh');
  await expect.poll(drawn).toEqual(['flower', 'flower', 'flower']);
  await save();
  await expect.poll(drawn).toEqual(['flower', 'flower', 'flower']);
});

const broken = 'This screen could not be shown';

/** The server no longer has the files that an open dashboard asks for next; a new page names others. */
async function openOverUpgrade() {
  const page = await open('/admin/shop', {
    signedIn: true,
    expected: [/404/, /dynamically imported/],
  });
  await page.getByLabel('Name of the shop').waitFor();
  await page.waitForLoadState('networkidle');
  const seen = { reloads: 0, isStillMissing: false };
  const gone = new Set<string>();
  page.on('request', (request) => {
    if (request.isNavigationRequest()) seen.reloads += 1;
  });
  await page.route('**/assets/*.js', (route) => {
    const address = route.request().url();
    if (seen.reloads === 0) gone.add(address);
    const isMissing = gone.has(address) && (seen.reloads === 0 || seen.isStillMissing);
    return isMissing ? route.fulfill({ status: 404 }) : route.continue();
  });
  return { page, seen };
}

test('a screen that is no longer there after an upgrade comes after one reload', async () => {
  const { page, seen } = await openOverUpgrade();
  await page.getByRole('link', { name: 'Team' }).click();
  await page.getByRole('button', { name: 'Add Team Member' }).waitFor();
  expect(seen.reloads).toBe(1);
});

test('a screen that is not there after the reload either says so, and nothing reloads again', async () => {
  const { page, seen } = await openOverUpgrade();
  seen.isStillMissing = true;
  await page.getByRole('link', { name: 'Team' }).click();
  await waitForText(page, broken);
  expect(seen.reloads).toBe(1);
});

test('over an upgrade Find still opens, and nothing reloads while something is unsaved', async () => {
  const { page, seen } = await openOverUpgrade();
  const name = page.getByLabel('Name of the shop');
  await name.fill('Kedai Sore');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('promos');
  await page.getByRole('option', { name: 'Promos' }).waitFor();
  await page.keyboard.press('Escape');
  expect(seen.reloads).toBe(0);
  expect(await name.inputValue()).toBe('Kedai Sore');
});
