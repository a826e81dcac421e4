import { expect, test } from 'vitest';
import { startStaff } from '../../test/mail-shop.ts';
import { defaultPalette } from '../brand/palette.contract.ts';
import { mailLayout } from './layout.tsx';
import { notify } from './store.ts';

test('a mail is looked at as a page that may do nothing, with what people wrote as text', async () => {
  const { send, owner, deps, list } = await startStaff();
  const none = { message: [], feedback: [], rating: [], digest: [] };
  await send('PUT', '/email-settings', { ...none, message: ['rina@kopi.example'] }, owner);
  const script = '<script>alert(1)</script>';
  const content = { id: 1, title: script, lines: [script], link: '/admin/messages' };
  await deps.database.db.transaction((tx) =>
    notify(tx, { what: 'message', ...content, now: deps.clock() }),
  );
  const [mail] = await list();
  const page = await send('GET', `/outbox/${mail?.id}/preview.html`);
  expect(page.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox",
  );
  expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(page.body).toContain('&lt;script&gt;');
  expect(page.body).not.toContain('<script');
  expect(page.body).toContain('href="http://localhost:3000/admin/messages"');
  expect(page.body.length).toBeLessThan(60_000);
  expect((await send('GET', '/outbox/999/preview')).statusCode).toBe(404);
  expect((await send('GET', `/outbox/${mail?.id}/captured.eml`)).statusCode).toBe(404);
});

test('every kind of mail can be looked at with invented data', async () => {
  const { send } = await startStaff();
  for (const kind of ['test', 'notice']) {
    const page = await send('GET', `/email-samples/${kind}/preview.html`);
    expect(page.body).toMatch(/^<!doctype html><html lang="id">/);
    expect(page.body).toContain('Kedai Seduh');
    // Readable with pictures off and without the network.
    expect(page.body).not.toMatch(/<img|url\(|<link|@import/);
  }
  expect((await send('GET', '/email-samples/constructor/preview.html')).statusCode).toBe(404);
});

test('every kind of mail can be looked at in English, and then has no Indonesian left but the demo’s own', async () => {
  const { send } = await startStaff();
  const config = (await send('GET', '/email-config')).json<{ samples: string[] }>();
  expect(config.samples).toHaveLength(6);
  for (const kind of config.samples) {
    const page = await send('GET', `/email-samples/${kind}/preview.html?voice=en`);
    expect(page.body, kind).toMatch(/^<!doctype html><html lang="en">/);
    expect(page.body, kind).not.toMatch(/\b(Anda|yang|untuk|dari|minggu|Buka)\b/);
  }
});

test('a mail says the same as text and with pictures off, in little space', () => {
  const { html, text } = mailLayout({
    lang: 'id',
    brand: 'Kedai <Seduh>',
    siteUrl: 'https://kedai-seduh.example',
    title: 'Terima kasih, Sari!',
    preheader: 'Ini barcode reward Anda',
    palette: defaultPalette,
    blocks: [
      { type: 'text', text: 'Tunjukkan kode ini di kasir.\nSatu kali pakai.' },
      { type: 'image', src: 'cid:qr', alt: 'Barcode reward', width: 240, height: 240 },
      { type: 'code', label: 'Kode', code: 'ABCD-EFGH-JKMN-PQRS' },
      { type: 'facts', rows: [['Berlaku sampai', '21 Desember 2026']] },
      { type: 'list', items: ['Datang ke kedai', 'Tunjukkan barcode'] },
      { type: 'button', label: 'Buka barcode', href: 'https://kedai-seduh.example/barcode' },
    ],
  });
  expect(text).toBe(`KEDAI <SEDUH>

Terima kasih, Sari!

Tunjukkan kode ini di kasir.
Satu kali pakai.

Kode: ABCD-EFGH-JKMN-PQRS

Berlaku sampai: 21 Desember 2026

- Datang ke kedai
- Tunjukkan barcode

Buka barcode:
https://kedai-seduh.example/barcode

-- 
Kedai <Seduh>
https://kedai-seduh.example
`);
  for (const part of ['Kedai &lt;Seduh&gt;', 'ABCD-EFGH-JKMN-PQRS', 'alt="Barcode reward"']) {
    expect(html).toContain(part);
  }
  expect(html.match(/src="[^"]*"/g)).toEqual(['src="cid:qr"']);
  expect(html.length).toBeLessThan(20_000);
});
