import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { form } from '../../test/pictures.ts';
import { signIn } from '../../test/signin.ts';
import { inIndonesian } from './in-indonesian.ts';

const { app, deps } = await createTestApp();
const headers = await signIn(deps);

const refusals: [
  what: string,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
][] = [
  [
    'a menu item that is gone',
    'PUT',
    '/api/menu-items/2000000',
    { name: 'Soto', category: 'makanan' },
  ],
  [
    'a menu item without its kind',
    'POST',
    '/api/menu-items',
    { name: 'Soto', category: 'makanan', isActive: 'ya' },
  ],
  ['an order of nothing', 'PUT', '/api/admin/menu-items/order', { ids: [] }],
  [
    'an aspect that is too long',
    'POST',
    '/api/admin/feedback-aspects',
    { name: 'a'.repeat(101), category: 'makanan' },
  ],
  ['a change of nothing', 'PATCH', '/api/admin/feedback/2000000', {}],
  [
    'an answer without a text',
    'POST',
    '/api/admin/feedback/1/replies',
    { channel: 'email', recipient: 'a@b.example', body: '' },
  ],
  ['a saved reply without a title', 'POST', '/api/admin/reply-texts', { title: '', body: 'Halo' }],
  ['a page of the list that cannot be', 'GET', '/api/admin/feedback?page=0'],
  ['a text that cannot be stored', 'PUT', '/api/cms/contents/1', { value: 'a\u0000b' }],
];

test.for(refusals)(
  'the dashboard says in Indonesian why %s is refused',
  async ([, method, url, payload]) => {
    const answer = await app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
    expect(answer.statusCode).toBeGreaterThan(399);
    const { message, fields = {} } = answer.json<{
      message: string;
      fields?: Record<string, string>;
    }>();
    for (const sentence of [message, ...Object.values(fields)]) {
      expect(inIndonesian(sentence), sentence).not.toBe(sentence);
      expect(inIndonesian(sentence)).not.toMatch(/[{}]|\b(the|is|please|again)\b/i);
    }
  },
);

test('the dashboard says in Indonesian that a file is not a picture', async () => {
  const file = { name: 'image', filename: 'a.jpg', type: 'image/jpeg', data: Buffer.from('kopi') };
  const body = form([file]);
  const answer = await app.inject({
    method: 'POST',
    url: '/api/cms/upload',
    payload: body.payload,
    headers: { ...headers, ...body.headers },
  });
  expect(inIndonesian(answer.json().message)).toBe('Berkas ini bukan gambar JPEG, PNG, atau WebP');
});

test('numbers stay in a translated sentence, and a sentence without a translation stays as it is', () => {
  expect(inIndonesian('At most 5,000 characters')).toBe('Paling banyak 5.000 karakter');
  expect(inIndonesian('That was too often. Please try again in 12 seconds.')).toBe(
    'Terlalu sering. Coba lagi dalam 12 detik.',
  );
  expect(inIndonesian('Nama menu harus diisi')).toBe('Nama menu harus diisi');
});
