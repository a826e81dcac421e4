import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import type { Voice } from '../../messages.ts';
import { createTestApp } from '../../test/app.ts';
import { openRatings, ratingForm, ratingTexts } from '../../test/rewards/ratings.ts';
import { scan } from '../../test/rewards/read-barcodes.ts';
import { startSmtp } from '../../test/servers/smtp.ts';
import { makeAccount, signIn } from '../../test/signin.ts';
import type { Rating } from '../ratings/staff.contract.ts';

async function startShop() {
  const smtp = await startSmtp();
  const clock = () => new Date('2026-11-21T05:00:00Z');
  const env = { SMTP_URL: smtp.url, FORM_LIMIT: '0' };
  const shop = await openRatings(await createTestApp({ env, clock }));
  const { app, deps } = shop;
  const headers = await signIn(deps);
  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, payload?: object) =>
    app.inject({ method, url: `/api${url}`, headers, ...(payload && { payload }) });

  async function received(to: string) {
    const find = () => smtp.accepted.find((one) => one.to.includes(to));
    await expect.poll(find).toBeDefined();
    const mail = find();
    if (!mail) throw new Error(`No mail to ${to}`);
    return PostalMime.parse(mail.source, { attachmentEncoding: 'base64' });
  }

  /** Sends the form of the page without a script, as a browser does. */
  async function rewardMail(page: string, email: string) {
    const form = ratingForm({ ...ratingTexts, email }, shop.picture);
    const sent = await app.inject({
      method: 'POST',
      url: page,
      ...form,
      headers: { ...form.headers, accept: 'text/html' },
    });
    expect(sent.statusCode).toBe(200);
    const [rating] = (await call('GET', '/admin/app-ratings')).json<Rating[]>();
    await call('PATCH', `/admin/app-ratings/${rating?.id}/verify`, { isVerified: true });
    await call('POST', `/admin/app-ratings/${rating?.id}/send-reward`);
    const mail = await received(email);
    const [rewarded] = (await call('GET', '/admin/app-ratings')).json<Rating[]>();
    return { mail, reward: rewarded?.reward };
  }

  async function setVoice(email: string, voice: Voice) {
    const { id } = await makeAccount(deps, 'owner', { email });
    await deps.database.db.execute(`update accounts set voice = '${voice}' where id = ${id}`);
  }

  return { ...shop, call, received, rewardMail, setVoice, smtp };
}

test('a rating sent at /en/rating is rewarded with an English mail that leads to /en/barcode', async () => {
  const { rewardMail } = await startShop();
  const { mail, reward } = await rewardMail('/en/rating', 'sari@kopi.example');
  expect(mail.subject).toBe('Thank you for your rating – here is your reward barcode');
  const link = `http://localhost:3000/en/barcode?code=${reward?.code}`;
  expect(reward?.link).toBe(link);
  expect(await scan(Buffer.from(`${mail.attachments[0]?.content}`, 'base64'))).toEqual({
    QRCode: link,
  });
  expect(mail.html).toMatch(/^<!doctype html><html lang="en">/);
  expect(mail.text?.trimEnd()).toBe(`KEDAI SEDUH

Your reward barcode

Hello Sari Wulandari,

thank you for rating the Seduh app. Show this barcode to the cashier:

Code: ${reward?.code.replaceAll(/(.{4})(?=.)/g, '$1 ')}

Reward: 1 free drink
Valid until: 21 December 2026, 23:59 WIB

Open the barcode:
${link}

- Come to Kedai Seduh before it expires
- Show this barcode to the cashier before you pay
- The cashier scans it once, and your reward is prepared

Address: Jalan Contoh No. 12, Menteng, Jakarta Pusat 10310
Opening hours: Senin - Minggu: 07:00 - 22:00

-- 
Kedai Seduh
http://localhost:3000/en`);
});

test.each(['/rating', '/id/rating'])(
  'a rating sent at %s is rewarded with the Indonesian mail',
  async (page) => {
    const { rewardMail } = await startShop();
    const { mail, reward } = await rewardMail(page, 'sari@kopi.example');
    expect(mail.subject).toBe('Terima kasih atas rating Anda – ini barcode reward Anda');
    expect(mail.text).toContain('Berlaku sampai: 21 Desember 2026, 23.59 WIB');
    const link = `http://localhost:3000${page.replace('rating', 'barcode')}?code=${reward?.code}`;
    expect(mail.text).toContain(`Buka barcode:\n${link}`);
    expect(mail.html).toMatch(/^<!doctype html><html lang="id">/);
  },
);

test('where the site has no English any more, an English mail leads to the main address', async () => {
  const { call, rewardMail } = await startShop();
  await rewardMail('/en/rating', 'sari@kopi.example');
  const contents = (await call('GET', '/cms/contents/contact')).json<
    { id: number; section: string; key: string }[]
  >();
  const english = contents.find(({ section, key }) => section === 'languages' && key === 'en');
  await call('PUT', `/cms/contents/${english?.id}`, { value: 'off' });
  const [rating] = (await call('GET', '/admin/app-ratings')).json<Rating[]>();
  expect(rating?.reward?.link).toBe(`http://localhost:3000/barcode?code=${rating?.reward?.code}`);
});

test.each([
  ['/api/contact', 'en en', 'Reply from Kedai Seduh', 'Your message: Are you open?'],
  ['/api/contact', 'mixed en', 'Balasan dari Kedai Seduh', 'Pesan Anda: Are you open?'],
])('what is sent to %s as %s is answered with "%s"', async (url, reader, subject, quote) => {
  const { app, call, received } = await startShop();
  const payload = { name: 'Dian', email: 'dian@contoh.example', message: 'Are you open?' };
  const headers = { 'x-reader': reader };
  const { id } = (await app.inject({ method: 'POST', url, payload, headers })).json();
  const answer = { channel: 'email', recipient: payload.email, body: 'Yes.' };
  await call('POST', `/admin/contact-messages/${id}/replies`, answer);
  const mail = await received(payload.email);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(quote);
});

test('staff are told of a message in the voice of their account, others in Indonesian', async () => {
  const { app, call, deps, received, setVoice } = await startShop();
  await setVoice('rina@kopi.example', 'en');
  const message = ['Rina@kopi.example', 'kedai@kopi.example'];
  await call('PUT', '/admin/email-settings', { message, feedback: [], rating: [], digest: [] });
  const payload = { name: 'Dian', email: 'dian@contoh.example', message: 'Buka?' };
  await app.inject({ method: 'POST', url: '/api/contact', payload });
  for (const { id } of (await call('GET', '/admin/outbox')).json()) {
    await deps.outbox.deliver(id, 10_000);
  }
  const english = await received('Rina@kopi.example');
  expect(english.subject).toBe('New message from Dian');
  expect(english.text).toContain('Open the dashboard:');
  const indonesian = await received('kedai@kopi.example');
  expect(indonesian.subject).toBe('Pesan baru dari Dian');
  expect(indonesian.text).toContain('Buka dasbor:');
});

test('why a mail was refused is said in the language of who looks', async () => {
  const { app, call, deps, smtp } = await startShop();
  smtp.behave({ sender: 550 });
  const test = await call('POST', '/admin/test-email', { testEmail: 'budi@kopi.example' });
  expect(test.json().message).toMatch(/^The mail server refused our own address: 550 /);
  const owner = await signIn(deps);
  const headers = { ...owner, 'x-reader': 'id id' };
  const list = await app.inject({ url: '/api/admin/outbox', headers });
  expect(list.json()[0].error).toMatch(/^Server e-mail menolak alamat kita sendiri: 550 /);
  const health = await app.inject({ url: '/api/admin/mail-health', headers });
  expect(health.json().trouble).toMatch(/^Server e-mail menolak alamat kita sendiri: 550 /);
});
