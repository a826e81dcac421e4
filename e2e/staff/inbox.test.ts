import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ratingForm, ratingTexts, screenshot } from '../../src/test/rewards/ratings.ts';
import { signIn } from '../../src/test/servers/built-server.ts';
import { accessibilityErrors } from '../support/accessibility.ts';
import { waitForText } from '../support/assertions.ts';
import { startSite } from '../support/browser.ts';
import { overflowing } from '../support/measure.ts';

const { open, server } = await startSite({ env: { FORM_LIMIT: '0' } });

const row = (page: Page, name: string) =>
  page.getByRole('listitem').getByRole('button', { name: new RegExp(`^${name}`) });
const article = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
/** The number beside a tab's name. */
const waiting = (page: Page, tab: string) =>
  page.getByRole('navigation').getByRole('link', { name: new RegExp(`^${tab} \\d+ waiting`) });

async function send(path: string, payload: object) {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: server.url },
    body: JSON.stringify(payload),
  });
  expect(answer.status).toBe(201);
}
const message = (name: string, text: string) =>
  send('/api/contact', { name, email: 'a@kopi.example', message: text });

test('staff work through messages by keyboard alone and see what arrives meanwhile', async () => {
  for (const name of ['Ayu', 'Bima', 'Citra']) await message(name, `Pesan dari ${name}`);
  const page = await open('/admin/messages?handled=false', { signedIn: true });
  const press = (key: string) => page.keyboard.press(key);
  await row(page, 'Citra').waitFor();
  expect((await row(page, 'Citra').boundingBox())?.height).toBeLessThan(64);

  // The first is open already, so one press leads to the second.
  await article(page, 'Citra').waitFor();
  await press('j');
  await article(page, 'Bima').waitFor();
  await press('e');
  await row(page, 'Bima').waitFor({ state: 'detached' });
  await article(page, 'Ayu').waitFor();
  await press('k');
  await article(page, 'Citra').waitFor();
  await expect.poll(() => waiting(page, 'Messages').innerText()).toMatch(/4/);

  await message('Dewi', 'Baru saja');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await row(page, 'Just arrived\\s*Dewi').waitFor();
  await article(page, 'Citra').waitFor();
  await press('?');
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
  await press('Escape');
  await press('/');
  await page.keyboard.type('Dewi');
  await row(page, 'Citra').waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('Dewi');
});

test('a message with a number in it is answered by WhatsApp with a saved reply', async () => {
  const page = await open('/admin/messages', { signedIn: true });
  await row(page, 'Rizky Maulana').click();
  const pane = article(page, 'Rizky Maulana');
  await pane.getByRole('textbox', { name: 'Reply' }).click();
  await pane.getByRole('button', { name: 'Saved replies' }).click();
  await page.getByRole('button', { name: 'Terima kasih', exact: true }).click();
  await expect
    .poll(() => pane.getByRole('textbox', { name: 'Reply' }).inputValue())
    .toMatch(/^Halo Rizky/);
  await page.evaluate(() => {
    window.open = (address) => {
      document.title = String(address);
      return null;
    };
  });
  await pane.getByRole('button', { name: 'Open WhatsApp' }).click();
  await pane.getByRole('list', { name: 'Replies' }).getByText('0812-0000-0606').waitFor();
  expect(await page.title()).toMatch(/^https:\/\/wa\.me\/6281200000606\?text=Halo%20Rizky/);
  await pane.getByRole('button', { name: 'Open again' }).waitFor();
});

test('a message whose reply waits for a mail server says so in the list', async () => {
  await message('Sinta Menunggu', 'Apakah bisa pesan untuk dua puluh orang?');
  const page = await open('/admin/messages?q=Sinta', { signedIn: true });
  await row(page, 'Sinta Menunggu .*New').click();
  const pane = article(page, 'Sinta Menunggu');
  await pane.getByRole('textbox', { name: 'Reply' }).fill('Bisa, Kak Sinta.');
  await pane.getByText('Mail is off: the reply is kept here, not sent').waitFor();
  await pane.getByRole('button', { name: 'Save reply (not sent)' }).click();
  await row(page, 'Sinta Menunggu .*Not sent yet').waitFor();
});

test('a reply has one button, and the way it takes is chosen', async () => {
  await message('Lestari', 'Hubungi saya di 0812 0000 0707, ya.');
  const page = await open('/admin/messages?q=Lestari', { signedIn: true });
  const pane = article(page, 'Lestari');
  await pane.getByRole('textbox', { name: 'Reply' }).fill('Baik, Kak.');
  const to = pane.getByRole('textbox', { name: 'To' });
  // WhatsApp is proposed once it is known that there is no mail server.
  await expect.poll(() => to.inputValue()).toBe('0812-0000-0707');
  expect(await pane.getByRole('button', { name: 'Save reply (not sent)' }).count()).toBe(0);

  const colour = (name: string) =>
    pane
      .getByRole('button', { name })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
  const filled = await colour('Open WhatsApp');
  await pane.getByText('E-mail', { exact: true }).click();
  expect(await pane.getByRole('button', { name: 'Open WhatsApp' }).count()).toBe(0);
  // What reaches nobody is not the button to press.
  await expect.poll(() => colour('Save reply (not sent)')).not.toBe(filled);
  await to.fill('');
  await pane.getByRole('button', { name: 'Save reply (not sent)' }).click();
  await pane.getByText('Enter an e-mail address').waitFor();
  await to.fill('lestari@mail.example');
  await pane.getByRole('button', { name: 'Save reply (not sent)' }).click();
  await pane.getByRole('list', { name: 'Replies' }).getByText('lestari@mail.example').waitFor();
});

test('what is typed while a reply is being sent stays in its field', async () => {
  await message('Melati', 'Pesan kue untuk besok?');
  const page = await open('/admin/messages?q=Melati', { signedIn: true });
  const pane = article(page, 'Melati');
  const field = pane.getByRole('textbox', { name: 'Reply' });
  await field.fill('Bisa, Kak.');
  await page.route('**/replies', async (route) => {
    await field.press('End');
    await field.pressSequentially(' Kami buka jam 7.');
    await route.continue();
  });
  await pane.getByRole('button', { name: 'Save reply (not sent)' }).click();
  await pane
    .getByRole('list', { name: 'Replies' })
    .getByText('Bisa, Kak.', { exact: true })
    .waitFor();
  await expect.poll(() => field.inputValue()).toBe('Kami buka jam 7.');
  await page.unroute('**/replies');
  await pane.getByRole('button', { name: 'Save reply (not sent)' }).click();
  await expect.poll(() => field.inputValue()).toBe('');
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('typed:reply');
});

test('a menu without room below its button opens above it', async () => {
  const page = await open('/admin/messages?q=Lestari', { signedIn: true });
  await page.setViewportSize({ width: 1440, height: 640 });
  const openMenu = async (name: string) => {
    const button = page.getByRole('button', { name, exact: true });
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await button.click();
    const [of, menu] = await Promise.all([
      button.boundingBox(),
      page.locator('[popover=auto]:popover-open').boundingBox(),
    ]);
    await page.keyboard.press('Escape');
    return (menu?.y ?? 0) < (of?.y ?? 0) ? 'above' : 'below';
  };
  expect(await openMenu('More')).toBe('below');
  await article(page, 'Lestari').getByRole('textbox', { name: 'Reply' }).click();
  expect(await openMenu('Saved replies')).toBe('above');
});

test('last week’s complaints about ice are found with two choices', async () => {
  const page = await open('/admin/feedback', { signedIn: true });
  await row(page, 'Farhan').waitFor();
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Aspek' }).selectOption('level es');
  await page.getByLabel('Kurun waktu').selectOption('7 hari terakhir');
  await row(page, 'Nurul Aini').waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('checkbox', { name: /^Pilih F/ }).count()).toBe(1);
  await article(page, 'Farhan').waitFor();
});

test('on a phone a message is opened, handled and closed by taps', async () => {
  await message('Eka', 'Sampai jumpa');
  const page = await open('/admin', { signedIn: true, width: 360 });
  await page
    .locator('nav.lg\\:hidden')
    .getByRole('link', { name: /^Messages/ })
    .click();
  await row(page, 'Eka').click();
  await article(page, 'Eka').getByRole('button', { name: 'Mark handled' }).click();
  await waitForText(page, 'Message updated successfully');
  expect(await overflowing(page)).toEqual([]);
  await page.goBack();
  await row(page, 'Eka').waitFor();
  await page.getByRole('button', { name: 'All tabs' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
});

test('on a phone the filters wait behind a button, and one in use is shown and removed with a press', async () => {
  const page = await open('/admin/messages', { signedIn: true, width: 360 });
  const show = page.getByRole('combobox', { name: 'Show' });
  await row(page, 'Putri Handayani').waitFor();
  expect(await show.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await show.selectOption('Handled');
  await row(page, 'Putri Handayani').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  expect(await show.isVisible()).toBe(false);
  expect(await overflowing(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove filter: Handled' }).click();
  await row(page, 'Putri Handayani').waitFor();
  await page.getByRole('list', { name: 'Filters in use' }).waitFor({ state: 'detached' });
});

test('on a phone the first message begins near the top, and one selects only after choosing to', async () => {
  const page = await open('/admin/messages', { signedIn: true, width: 360 });
  const first = page.getByRole('main').getByRole('listitem').first();
  expect((await first.boundingBox())?.y).toBeLessThan(220);
  const box = tick(page, 'Putri Handayani');
  expect(await box.isVisible()).toBe(false);
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name, exact: true }).click();
  };
  await choose('Select');
  await box.check();
  await choose('Done');
  expect(await box.isVisible()).toBe(false);
  await page.getByRole('region', { name: 'Selected rows' }).waitFor({ state: 'detached' });
});

test('on a phone one goes on to the next message without the list', async () => {
  for (const name of ['Wening Satu', 'Wening Dua']) await message(name, 'Halo');
  const page = await open('/admin/messages?q=Wening', { signedIn: true, width: 360 });
  await row(page, 'Wening Dua').click();
  const step = (name: string) => page.getByRole('button', { name, exact: true });
  expect(await step('Previous').isDisabled()).toBe(true);
  expect(await step('Next').boundingBox()).toMatchObject({ width: 44, height: 44 });
  await step('Next').click();
  await article(page, 'Wening Satu').waitFor();
  expect(await step('Next').isDisabled()).toBe(true);
  expect(await accessibilityErrors(page)).toEqual([]);
  await step('Previous').click();
  await article(page, 'Wening Dua').waitFor();
  await page.goBack();
  await row(page, 'Wening Satu').waitFor();
});

test('at a desk the box of a row is seen under the pointer or with the focus, and all are once one is selected', async () => {
  for (const name of ['Yuda Satu', 'Yuda Dua']) await message(name, 'Halo');
  const page = await open('/admin/messages?q=Yuda', { signedIn: true });
  const seen = (name: string) =>
    tick(page, name).evaluate((box) => Number(getComputedStyle(box).opacity));
  await row(page, 'Yuda Dua').waitFor();
  await page.mouse.move(0, 0);
  await expect.poll(() => seen('Yuda Dua')).toBe(0);
  await row(page, 'Yuda Dua').hover();
  await expect.poll(() => seen('Yuda Dua')).toBe(1);
  expect(await seen('Yuda Satu')).toBe(0);
  await page.mouse.move(0, 0);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => seen('Yuda Dua')).toBe(1);
  await page.keyboard.press('Space');
  await expect.poll(() => seen('Yuda Satu')).toBe(1);
  expect(await accessibilityErrors(page)).toEqual([]);
});

test('on a phone a short message comes first, then its reply, then what else is done about it, all without scrolling', async () => {
  await message(
    'Tiara',
    'Selamat siang.\nApakah bisa pesan untuk rapat besok pagi?\nTerima kasih.',
  );
  const viewport = { width: 390, height: 844 };
  const page = await open('/admin/messages?q=Tiara', { signedIn: true, viewport });
  await row(page, 'Tiara').click();
  const pane = article(page, 'Tiara');
  const text = await pane.getByText('Terima kasih.').boundingBox();
  const reply = await pane.getByRole('textbox', { name: 'Reply' }).boundingBox();
  const save = await pane.getByRole('button', { name: 'Save reply (not sent)' }).boundingBox();
  const handle = await pane.getByRole('button', { name: 'Mark handled' }).boundingBox();
  const bar = await page.locator('nav.lg\\:hidden > ul').boundingBox();
  const end = (box: typeof reply) => (box?.y ?? 0) + (box?.height ?? 0);
  expect(reply?.y).toBeGreaterThan(end(text));
  expect(save?.y).toBeGreaterThan(end(reply));
  expect(handle?.y).toBeGreaterThan(end(save));
  expect(end(handle)).toBeLessThan(bar?.y ?? 0);
});

test('on a phone what sends the reply is seen while one writes it', async () => {
  await message('Arum', 'Selamat siang.\nApakah ada tempat untuk rapat besok pagi?');
  const viewport = { width: 360, height: 700 };
  const page = await open('/admin/messages?q=Arum', { signedIn: true, viewport });
  await row(page, 'Arum').click();
  const pane = article(page, 'Arum');
  await pane.getByRole('textbox', { name: 'Reply' }).fill('Bisa, Kak.');
  const bar = await pane.getByRole('button', { name: 'Mark handled' }).boundingBox();
  const send = await pane.getByRole('button', { name: 'Save reply (not sent)' }).boundingBox();
  expect((send?.y ?? 0) + (send?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
});

test('each aspect leads to the feedback that names it', async () => {
  const page = await open('/admin/feedback', { signedIn: true });
  await page.getByRole('link', { name: 'Aspek', exact: true }).click();
  await page.getByRole('link', { name: /^level es Minuman/ }).click();
  await article(page, 'Farhan').waitFor();
  await row(page, 'Nurul Aini').waitFor({ state: 'detached' });
});

test('what marks a message as handled stays in its place while one replies', async () => {
  await message('Wulan', 'Apakah ada parkir?');
  const page = await open('/admin/messages?q=Wulan', { signedIn: true });
  const pane = article(page, 'Wulan');
  const handle = pane.getByRole('button', { name: 'Mark handled' });
  const before = await handle.boundingBox();
  await pane.getByRole('textbox', { name: 'Reply' }).click();
  await pane.getByRole('button', { name: 'Save reply (not sent)' }).waitFor();
  expect(await handle.boundingBox()).toEqual(before);
});

test.each([390, 1440])(
  'at %i px the list of feedback has its caption, at a desk above the box that selects all',
  async (width) => {
    const page = await open('/admin/feedback', { signedIn: true, width });
    const caption = page.getByRole('heading', { name: 'Kritik & Saran dari Pelanggan' });
    await caption.waitFor();
    if (width === 1440) {
      const box = await page.getByLabel('Pilih semua di halaman ini').boundingBox();
      const title = await caption.boundingBox();
      expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThan(box?.y ?? 0);
      await page.getByText('Pilih semua di halaman ini', { exact: true }).waitFor();
    }
  },
);

test('typing a few letters of a name finds a person from any tab', async () => {
  const page = await open('/admin/faqs', { signedIn: true });
  await page.getByRole('heading', { level: 2, name: 'FAQs' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Tab, menu, text or person' }).fill('Maya Angg');
  await page.getByRole('option', { name: /Maya Anggraini/ }).waitFor();
  await page.keyboard.press('Enter');
  await article(page, 'Maya Anggraini').waitFor();
});

async function sendRatings(names: string[]) {
  const proof = await screenshot();
  for (const [at, name] of names.entries()) {
    const own = {
      name,
      email: `tumpukan-${at}@kopi.example`,
      whatsappNumber: `0821 0000 ${2000 + at}`,
    };
    const { payload, headers } = ratingForm({ ...ratingTexts, ...own }, proof);
    const answer = await fetch(`${server.url}/api/app-ratings`, {
      method: 'POST',
      headers: { ...headers, origin: server.url },
      body: payload,
    });
    expect(answer.status).toBe(201);
  }
}
const opened = (page: Page) => page.locator('article h3').innerText();
const tick = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true });

test('who rewards many is told whose picture was sent before, and can leave them out', async () => {
  const page = await open('/admin/ratings', { signedIn: true });
  await tick(page, 'Putri Maharani').check();
  await tick(page, 'Nur Aisyah').check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByRole('button', { name: 'Verify and send' }).click();
  const question = page.getByRole('alertdialog', { name: 'Verify and send 2 rewards?' });
  await question
    .getByText('1 of them shows a picture that was sent more than once: Nur Aisyah')
    .waitFor();
  await question.getByRole('button', { name: 'Send only the other 1' }).click();
  await row(page, 'Putri Maharani .*Verified').waitFor();
  await row(page, 'Nur Aisyah .*Pending').waitFor();
  expect(await tick(page, 'Nur Aisyah').isChecked()).toBe(true);
});

test('without a mail server a verified rating stays open, to be sent by WhatsApp', async () => {
  await sendRatings(['Wira Tunggu', 'Wira Berikut', 'Wira Surat']);
  const page = await open('/admin/ratings?q=Wira', {
    signedIn: true,
    expected: [/another site: https:\/\/wa\.me\//],
  });
  const card = article(page, 'Wira Tunggu');
  await card.getByRole('button', { name: 'Verify, then send by WhatsApp' }).waitFor();
  expect(await card.getByText(/kept|waits|mail is off/i).count()).toBe(0);
  expect(await page.getByRole('switch', { name: 'Open the next when done' }).isChecked()).toBe(
    true,
  );
  // The chat does not wait until the mail, which is queued at first, is stored.
  await page.route('**/api/admin/app-ratings?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"state":"kept"', '"state":"queued"');
    await route.fulfill({ response, body });
  });
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  const opened = page.waitForEvent('popup');
  await card.getByRole('button', { name: 'Verify, then send by WhatsApp' }).click();
  const reward = /^https:\/\/wa\.me\/62.*barcode%3Fcode%3D/;
  await (await opened).waitForURL(reward);
  const chat = card.getByRole('link', { name: /^Send by WhatsApp/ });
  expect(await chat.getAttribute('href')).toMatch(reward);
  expect(await card.getByRole('button', { name: /^Send/ }).count()).toBe(0);
  await page.unroute('**/api/admin/app-ratings?*');
  await row(page, 'Wira Tunggu .*Reward Sent .kept here').waitFor();
  await card.getByText('Reward Sent (kept here)').waitFor();
  expect(await page.getByText('Waits for a mail server').count()).toBe(0);
  const mark = card.getByRole('button', { name: 'Mark as sent' });
  await mark.click();
  await expect.poll(() => mark.count()).toBe(0);
  expect(await card.getByText('(kept here)').count()).toBe(0);

  await row(page, 'Wira Berikut').click();
  const next = article(page, 'Wira Berikut');
  await next.getByRole('button', { name: 'Verify', exact: true }).click();
  await row(page, 'Wira Berikut .*Reward not sent yet.*Verified').waitFor();
  await next.getByRole('button', { name: 'Send by WhatsApp' }).click({ trial: true });
  const openedNext = page.waitForEvent('popup');
  await page.keyboard.press('s');
  await next.getByRole('link', { name: /^Send by WhatsApp/ }).waitFor();
  await (await openedNext).waitForURL(reward);

  await row(page, 'Wira Surat').click();
  const last = article(page, 'Wira Surat');
  await last.getByRole('button', { name: 'Verify', exact: true }).click();
  const send = last.getByRole('button', { name: 'Send Barcode' });
  await send.click();
  await row(page, 'Wira Surat .*Reward Sent .kept here').waitFor();
  await last.getByText('Reward Sent', { exact: true }).waitFor();
  expect(await send.count()).toBe(0);
});

test('selected ratings are rewarded in four presses, and failures are listed', async () => {
  await sendRatings(['Xena Satu', 'Xena Dua', 'Xena Tiga']);
  const page = await open('/admin/ratings?q=Xena', { signedIn: true });
  await row(page, 'Xena Tiga').click();
  await page.getByRole('button', { name: 'Reject', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Reject this rating?' });
  await dialog.getByRole('button', { name: 'Not our app' }).click();
  expect(await dialog.getByRole('textbox').inputValue()).toBe('Not our app');
  await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
  await row(page, 'Xena Tiga .*Rejected').waitFor();

  const bar = page.getByRole('region', { name: 'Selected rows' });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar.getByText('3 selected').waitFor();
  await bar.getByRole('button', { name: 'Verify and send' }).click();
  await page
    .getByRole('alertdialog', { name: 'Verify and send 3 rewards?' })
    .getByRole('button', { name: 'Send all 3' })
    .click();
  const notDone = page.getByRole('dialog', { name: '1 could not be done' });
  await notDone
    .getByText('Xena Tiga: This rating was rejected. Undo the rejection first.')
    .waitFor();
  await notDone.getByRole('button', { name: 'Close', exact: true }).last().click();
  await row(page, 'Xena Satu .*Verified').waitFor();
  await bar.getByText('1 selected').waitFor();
  expect(await tick(page, 'Xena Tiga').isChecked()).toBe(true);
});

test('selected messages are handled and assigned in one step', async () => {
  for (const name of ['Gita Satu', 'Gita Dua']) await message(name, 'Halo');
  const page = await open('/admin/messages?q=Gita', { signedIn: true });
  await tick(page, 'Gita Satu').check();
  await tick(page, 'Gita Satu').blur();
  await page.keyboard.press('x');
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await bar.getByText('2 selected').waitFor();
  await bar.getByLabel('Assign to').selectOption({ index: 2 });
  await waitForText(page, '2 assigned');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await bar.getByRole('button', { name: 'Mark handled' }).click();
  await waitForText(page, '2 handled');
  await row(page, 'Gita Satu .*Handled').waitFor();
  await row(page, 'Gita Dua .*Handled').waitFor();
  expect(await article(page, 'Gita Dua').getByLabel('Assigned to').inputValue()).not.toBe('');
});

test('the browser remembers whether the next item opens by itself', async () => {
  for (const name of ['Hana Satu', 'Hana Dua', 'Hana Tiga']) await message(name, 'Halo');
  const page = await open('/admin/messages?q=Hana', { signedIn: true });
  await row(page, 'Hana Tiga').click();
  await article(page, 'Hana Tiga').getByRole('textbox', { name: 'Reply' }).fill('Belum selesai');
  await page.getByRole('button', { name: 'Mark handled' }).click();
  await expect.poll(() => opened(page)).toBe('Hana Dua');
  await row(page, 'Hana Tiga').click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Reply' }).inputValue())
    .toBe('Belum selesai');

  await page.getByLabel('Open the next when done').uncheck();
  await page.reload();
  await row(page, 'Hana Dua').click();
  await page.getByRole('button', { name: 'Mark handled' }).click();
  await page.getByRole('button', { name: 'Open again' }).waitFor();
  expect(await opened(page)).toBe('Hana Dua');
  expect(await page.getByLabel('Open the next when done').isChecked()).toBe(false);
});

test('feedback about drinks without an item says so, and an unsaved note is kept', async () => {
  const aspects = ['tingkat manis'];
  const details = 'Terlalu manis untuk saya';
  await send('/api/feedback', { name: 'Indah', category: 'minuman', aspects, details });
  const page = await open('/admin/feedback', { signedIn: true });
  await row(page, 'Indah').click();
  await article(page, 'Indah').getByText('Menu tidak ditemukan').waitFor();

  await page.getByRole('button', { name: 'Tambah catatan untuk Indah' }).click();
  await page.getByRole('textbox', { name: 'Catatan' }).fill('Tanya barista');
  await row(page, 'Farhan').click();
  await article(page, 'Farhan').waitFor();
  await row(page, 'Indah').click();
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Catatan' }).inputValue())
    .toBe('Tanya barista');
});

test('notes that a colleague has written meanwhile are shown above the own draft', async () => {
  const aspects = ['tingkat manis'];
  const details = 'Kopinya dingin';
  await send('/api/feedback', { name: 'Jaya', category: 'minuman', aspects, details });
  const page = await open('/admin/feedback?q=Jaya', { signedIn: true, expected: [/409/] });
  const pane = article(page, 'Jaya');
  const field = pane.getByRole('textbox', { name: 'Catatan' });
  const save = pane.getByRole('button', { name: 'Simpan', exact: true });
  await pane.getByRole('button', { name: 'Tambah catatan untuk Jaya' }).click();
  await field.fill('Ditelepon');
  await page.evaluate(async () => {
    const [{ id }] = await (await fetch('/api/admin/feedback?q=Jaya')).json();
    await fetch(`/api/admin/feedback/${id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ notes: 'Diganti uang' }),
    });
  });
  await save.click();
  await pane.getByText('Catatan: Diganti uang').waitFor();
  expect(await field.inputValue()).toBe('Ditelepon');
  await page.reload();
  await pane.getByText('Catatan: Diganti uang').waitFor();
  await field.fill('Diganti uang, ditelepon');
  await page.route('**/api/admin/feedback/*', async (route) => {
    await field.press('End');
    await field.pressSequentially(' lagi');
    await route.continue();
  });
  await save.click();
  await pane.getByText('Catatan: Diganti uang, ditelepon', { exact: true }).waitFor();
  expect(await field.inputValue()).toBe('Diganti uang, ditelepon lagi');
  await page.unroute('**/api/admin/feedback/*');
  await save.click();
  await pane.getByText('Catatan: Diganti uang, ditelepon lagi').waitFor();
  expect(await field.count()).toBe(0);
});

test.each(['messages', 'feedback', 'ratings'])(
  'no state in the list of %s is cut off, also with text twice as large',
  async (tab) => {
    const page = await open(`/admin/${tab}`, { signedIn: true, width: 390 });
    await page.locator('main li [data-word]').first().waitFor({ state: 'attached' });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const size of ['100%', '200%']) {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, size);
        expect(await cutStates(page), `${size} at ${width}`).toEqual([]);
      }
    }
  },
);

/** States in the list that overflow their row or are cut off. */
const cutStates = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main li :is([data-badge], [data-word=word])')].flatMap(
      (badge) => {
        const { top, bottom, left, right } = badge.getBoundingClientRect();
        for (let box = badge.parentElement; box && box.tagName !== 'UL'; box = box.parentElement) {
          const hides = box.tagName === 'LI' || getComputedStyle(box).overflowY !== 'visible';
          const around = box.getBoundingClientRect();
          const inside =
            top >= around.top - 0.5 &&
            bottom <= around.bottom + 0.5 &&
            left >= around.left - 0.5 &&
            right <= around.right + 0.5;
          if (hides && !inside) return [`${badge.textContent} in ${box.tagName}`];
        }
        return [];
      },
    ),
  );

async function problems(page: Page) {
  return [...(await accessibilityErrors(page)), ...(await overflowing(page))];
}

// Empty and offline they are looked at with every other tab.
test.each(['messages', 'feedback'])('%s is accessible when it is full', async (tab) => {
  const page = await open(`/admin/${tab}`, { signedIn: true, width: 360 });
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.reload();
    await page.locator('main article').first().waitFor({ state: 'attached' });
    expect(await problems(page), `full at ${width}`).toEqual([]);
  }
});

test('a message that arrives while staff write does not take the place of the one they answer', async () => {
  const readAgain = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Refresh' }).click();
  };
  for (let number = 1; number <= 26; number += 1) await message(`Tamu ${number}`, 'Halo');
  const page = await open('/admin/messages?q=Tamu', { signedIn: true });
  const reply = page.getByRole('textbox', { name: 'Reply' });

  // Nobody chose the first; it is open already.
  await article(page, 'Tamu 26').waitFor();
  await reply.pressSequentially('Mohon maaf ');
  await message('Tamu 27', 'Saya datang kemudian');
  await readAgain();
  await row(page, 'Just arrived\\s*Tamu 27').waitFor();
  await reply.pressSequentially('atas keterlambatannya');
  await article(page, 'Tamu 26').waitFor();
  expect(await reply.inputValue()).toBe('Mohon maaf atas keterlambatannya');

  // The last of the page is on the next page afterwards.
  await row(page, 'Tamu 3').click();
  await article(page, 'Tamu 3').waitFor();
  await reply.pressSequentially('Terima kasih ');
  await message('Tamu 28', 'Saya juga');
  await readAgain();
  await row(page, 'Tamu 3').waitFor({ state: 'detached' });
  await reply.pressSequentially('banyak');
  await article(page, 'Tamu 3').waitFor();
  expect(await reply.inputValue()).toBe('Terima kasih banyak');
  await page.getByRole('button', { name: 'Next', exact: true }).last().click();
  await row(page, 'Tamu 2\\b').waitFor();
  await expect.poll(() => opened(page)).toBe('Tamu 3');
});

test('the audit log says in sentences who did what', async () => {
  await signIn(server);
  const page = await open('/admin/audit', { signedIn: true, width: 360 });
  await page.getByRole('listitem').filter({ hasText: 'signed in' }).first().waitFor();
  await page.getByRole('heading', { name: /^Today · \d/ }).waitFor();
  await page
    .getByRole('button', { name: /^\d+ times since \d\d:\d\d$/ })
    .first()
    .waitFor();
  expect(await problems(page)).toEqual([]);

  const call = async (path: string, data: object) => {
    const url = `/api/admin/menu-items/import${path}`;
    const answer = await page.request.post(url, { data, headers: { origin: server.url } });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const csv = 'Nama,Bagian,Kategori,Harga\nBakwan,Gorengan,makanan,9000';
  const { seen } = await call('/preview', { csv });
  await call('', { csv, seen });
  await page.reload();
  await page.getByText('changed the list of menu items by a CSV file').waitFor();

  const drinks = await (await page.request.get('/api/menu-items')).json();
  const outlets = await (await page.request.get('/api/admin/own-outlets')).json();
  const marked = await page.request.put('/api/admin/menu-items/sold-out', {
    data: { ids: [drinks[0].id], soldOut: true, outletIds: [outlets[0].id] },
    headers: { origin: server.url },
  });
  expect(marked.ok(), await marked.text()).toBe(true);
  await page.reload();
  const soldOut = page.getByRole('listitem').filter({ hasText: `“${drinks[0].name}” as sold out` });
  await soldOut.getByText(outlets[0].name, { exact: true }).waitFor();

  const messages = await (await page.request.get('/api/admin/contact-messages?q=Hana')).json();
  for (const { id } of messages.slice(0, 2)) {
    const url = `/api/admin/contact-messages/${id}`;
    const data = { isHandled: true };
    await page.request.patch(url, { data, headers: { origin: server.url } });
  }
  await page.reload();
  const handled = page.getByRole('listitem').filter({ hasText: 'marked as handled' }).first();
  await handled.getByText('×2', { exact: true }).waitFor();
  await handled.getByRole('button', { name: '1 more like this' }).click();
  await page.getByRole('link', { name: `“${messages[0].name}”` }).click();
  await article(page, messages[0].name).waitFor();
});
