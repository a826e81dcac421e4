import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';
import type { Faq } from './contract.ts';

const { app, deps } = await createTestApp();
const editor = await signIn(deps, 'editor');
const cashier = await signIn(deps, 'cashier');
const path = '/api/faqs';

const send = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers = editor,
) => app.inject({ method, url, headers, ...(payload ? { payload } : {}) });

async function addFaq(question: string, more: object = {}) {
  const answer = await send('POST', path, { question, answer: 'Setiap hari.', ...more });
  expect(answer.statusCode).toBe(201);
  return answer.json<Faq>();
}
const shown = async () => (await app.inject(path)).json<Faq[]>();
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
  });
  expect(await shown()).toContainEqual(faq);
});

test('display order 0 is a number and comes before 1', async () => {
  const first = await addFaq('Yang pertama?', { displayOrder: 0 });
  expect((await shown())[0]).toEqual(first);
});

test('visitors see active FAQs only, staff see all', async () => {
  const hidden = await addFaq('Rahasia?', { isActive: false });
  expect(questions(await shown())).not.toContain('Rahasia?');
  expect((await send('GET', path)).json()).toContainEqual(hidden);
});

test('an update without isActive leaves a FAQ switched off', async () => {
  const faq = await addFaq('Masih rahasia?', { isActive: false });
  const body = { question: 'Tetap rahasia?', answer: 'Ya.', displayOrder: 3 };
  const updated = await send('PUT', `${path}/${faq.id}`, body);
  expect(updated.statusCode).toBe(200);
  expect(updated.json()).toEqual({ ...faq, ...body });
});

test('a deleted FAQ is gone, and deleting it again says so', async () => {
  const { id } = await addFaq('Sampai jumpa?');
  expect((await send('DELETE', `${path}/${id}`)).json()).toEqual({
    message: 'FAQ deleted successfully',
  });
  expect(questions(await shown())).not.toContain('Sampai jumpa?');
  expect((await send('DELETE', `${path}/${id}`)).statusCode).toBe(404);
  expect((await send('PUT', `${path}/${id}`, { question: 'a', answer: 'b' })).statusCode).toBe(404);
});

test('question and answer are required, and each is told at its field', async () => {
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

test('staff find a FAQ by a word of it, page by page', async () => {
  for (const day of ['Senin', 'Selasa', 'Rabu']) await addFaq(`Promo 100%_${day}?`);
  const page = await send('GET', `${path}?q=${encodeURIComponent('100%_')}&limit=2`);
  expect(page.json()).toHaveLength(2);
  expect(page.headers['x-total-count']).toBe('3');
  expect((await send('GET', `${path}?q=100%25_&limit=2&page=2`)).json()).toHaveLength(1);
});

test('staff put FAQs into another order with one request', async () => {
  const [a, b, c] = [await addFaq('A?'), await addFaq('B?'), await addFaq('C?')];
  const order = await send('PUT', '/api/admin/faqs/order', { ids: [c.id, a.id, b.id] });
  expect(order.statusCode).toBe(200);
  const all = questions((await send('GET', path)).json<Faq[]>());
  expect(all.filter((question) => /^[ABC]\?$/.test(question))).toEqual(['C?', 'A?', 'B?']);
});

test('nobody but editors and owners changes FAQs', async () => {
  const { id } = await addFaq('Siapa boleh?');
  const changes = [
    ['POST', path],
    ['PUT', `${path}/${id}`],
    ['DELETE', `${path}/${id}`],
    ['PUT', '/api/admin/faqs/order'],
  ] as const;
  for (const [method, url] of changes) {
    expect((await app.inject({ method, url })).statusCode, `${method} ${url}`).toBe(401);
    expect((await send(method, url, undefined, cashier)).statusCode).toBe(403);
  }
  expect(questions(await shown())).toContain('Siapa boleh?');
});

test('an id that is no id is a malformed address', async () => {
  for (const id of ['-1', '0', 'abc', '9007199254740993', '1.5', '%00']) {
    expect((await send('DELETE', `${path}/${id}`)).statusCode, id).toBe(400);
  }
});

test('staff take the list home as a file, in which nothing is computed', async () => {
  await addFaq('=HYPERLINK("https://evil.example")', { answer: 'Baris satu,\n"baris dua"' });
  const url = '/api/admin/faqs.csv?q=HYPERLINK';
  const file = await app.inject({ url, headers: editor });
  expect(file.headers['content-type']).toContain('text/csv');
  const [head, row = ''] = file.body.replace('\uFEFF', '').split('\r\n');
  expect(head).toBe('"id","question","answer","displayOrder","isActive","createdAt"');
  expect(row).toContain('"\'=HYPERLINK(""https://evil.example"")","Baris satu,\n""baris dua"""');
  expect((await app.inject({ url })).statusCode).toBe(401);
  expect((await app.inject({ url, headers: cashier })).statusCode).toBe(403);
});
