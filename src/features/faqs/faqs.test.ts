import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';
import type { Faq } from './contract.ts';

const { app, deps } = await createTestApp();
const editor = await signIn(deps, 'editor');
const cashier = await signIn(deps, 'cashier');
const path = '/api/faqs';

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  headers = editor,
) => app.inject({ method, url, headers, ...(payload ? { payload } : {}) });

async function addFaq(question: string, more: object = {}) {
  const answer = await send('POST', path, { question, answer: 'Setiap hari.', ...more });
  expect(answer.statusCode).toBe(201);
  return answer.json<Faq>();
}
const publicList = async () => (await app.inject(path)).json<Faq[]>();
const questions = (faqs: Faq[]) => faqs.map(({ question }) => question);

test('a FAQ that staff add is active, first in order, and shown to visitors', async () => {
  const faq = await addFaq('Buka jam berapa?');
  expect(faq).toEqual({
    id: expect.any(Number),
    question: 'Buka jam berapa?',
    answer: 'Setiap hari.',
    displayOrder: 1,
    isActive: true,
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    updatedAt: faq.createdAt,
    language: 'en',
    translation: { question: '', answer: '' },
  });
  const { language, translation, createdAt, updatedAt, ...visible } = faq;
  expect(await publicList()).toContainEqual(visible);
});

test('display order 0 comes before 1', async () => {
  const first = await addFaq('Yang pertama?', { displayOrder: 0 });
  expect((await publicList())[0]).toMatchObject({ id: first.id, displayOrder: 0 });
});

test('visitors see only active FAQs, staff see all', async () => {
  const hidden = await addFaq('Rahasia?', { isActive: false });
  expect(questions(await publicList())).not.toContain('Rahasia?');
  expect((await send('GET', path)).json()).toContainEqual(hidden);
});

test('editing a FAQ that is switched off leaves it off', async () => {
  const faq = await addFaq('Masih rahasia?', { isActive: false });
  const body = { question: 'Tetap rahasia?', answer: 'Ya.', displayOrder: 3 };
  const updated = await send('PUT', `${path}/${faq.id}`, body);
  expect(updated.statusCode).toBe(200);
  expect(updated.json()).toEqual({ ...faq, ...body, updatedAt: expect.any(String) });
});

test('switching a FAQ off or on keeps the texts somebody else saved meanwhile', async () => {
  const faq = await addFaq('Ada Wi-Fi?');
  const body = { question: 'Ada Wi-Fi gratis?', answer: 'Ada.', displayOrder: 1 };
  await send('PUT', `${path}/${faq.id}`, body);
  const off = await send('PATCH', `${path}/${faq.id}`, { isActive: false });
  expect(off.json()).toMatchObject({ ...body, isActive: false });
  const on = await send('PATCH', `${path}/${faq.id}`, { isActive: true });
  expect(on.json()).toMatchObject({ ...body, isActive: true });
  expect((await send('PATCH', `${path}/${faq.id}`, {})).statusCode).toBe(422);
  expect((await send('PATCH', `${path}/2000000`, { isActive: true })).statusCode).toBe(404);
});

test('question and answer are required, and each error is shown at its field', async () => {
  const answer = await send('POST', path, { question: '  ', displayOrder: -1 });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    message: 'Question is required',
    error: 'Question is required',
    code: 'invalid',
    fields: {
      question: 'Question is required',
      answer: 'Answer is required',
      displayOrder: 'A whole number from 0',
    },
  });
});

test('staff who read Indonesian get answers, errors and the CSV file in Indonesian', async () => {
  const headers = { ...editor, 'x-reader': 'id id' };
  const empty = await send('POST', path, { question: '', answer: 'Ya.' }, headers);
  expect(empty.json().fields).toEqual({ question: 'Pertanyaan wajib diisi' });
  const { id } = await addFaq('Bahasa apa?');
  const file = await send('GET', '/api/admin/faqs.csv?q=Bahasa', undefined, headers);
  expect(file.body).toContain('"ID","Pertanyaan","Jawaban","Urutan","Aktif","Dibuat (WIB)",');
  const removed = await send('DELETE', `${path}/${id}`, undefined, headers);
  expect(removed.json().message).toBe('Pertanyaan dihapus');
  const again = await send('DELETE', `${path}/${id}`, undefined, headers);
  expect(again.json().message).toBe('Pertanyaan ini tidak ditemukan');
  const english = await send('DELETE', `${path}/${id}`);
  expect(english.json().message).toBe('This FAQ was not found');
});

test('an address with a broken id is refused', async () => {
  for (const id of ['-1', '0', 'abc', '9007199254740993', '1.5', '%00']) {
    expect((await send('DELETE', `${path}/${id}`)).statusCode, id).toBe(400);
  }
});

test('staff export the FAQs as CSV, and no cell is a formula', async () => {
  await addFaq('=HYPERLINK("https://evil.example")', { answer: 'Baris satu,\n"baris dua"' });
  const url = '/api/admin/faqs.csv?q=HYPERLINK';
  const file = await app.inject({ url, headers: editor });
  expect(file.headers['content-type']).toContain('text/csv');
  const [head, row = ''] = file.body.replace('\uFEFF', '').split('\r\n');
  expect(head).toBe(
    '"ID","Question","Answer","Display order","Active","Created (WIB)","Updated (WIB)","Language","Question, translated","Answer, translated"',
  );
  expect(row).toContain('"\'=HYPERLINK(""https://evil.example"")","Baris satu,\n""baris dua"""');
  expect((await app.inject({ url })).statusCode).toBe(401);
  expect((await app.inject({ url, headers: cashier })).statusCode).toBe(403);
});

test('formulas after a semicolon or in full-width characters are made harmless in the CSV file, too', async () => {
  const cells = {
    'a;=cmd|x': "a;'=cmd|x",
    'b\t+1': "b\t'+1",
    '＝1': "'＝1",
    ' @sum': "'@sum",
    'c;\n-1': "c;\n'-1",
    'Rp 25.000 - 30.000': 'Rp 25.000 - 30.000',
  };
  for (const question of Object.keys(cells)) await addFaq(question, { answer: 'sel sel' });
  const file = await app.inject({ url: '/api/admin/faqs.csv?q=sel%20sel', headers: editor });
  for (const cell of Object.values(cells)) expect(file.body).toContain(`,"${cell}",`);
  for (const row of file.body.trim().split('\r\n')) expect(row).toMatch(/^\uFEFF?"[^,]*",".*"$/s);
});
