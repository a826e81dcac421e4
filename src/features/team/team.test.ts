import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { signIn } from '../../test/signin.ts';
import type { TeamMember } from './contract.ts';

const { app, deps } = await createTestApp();
const editor = await signIn(deps, 'editor');
const path = '/api/team-members';

type Headers = Record<string, string>;
const send = (
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: Headers = editor,
) => app.inject({ method, url, headers, ...(payload ? { payload } : {}) });

async function addMember(name: string, more: object = {}) {
  const answer = await send('POST', path, { name, position: 'Barista', ...more });
  expect(answer.statusCode).toBe(201);
  return answer.json<TeamMember>();
}
const publicList = async () => (await app.inject(path)).json<TeamMember[]>();

test('visitors see a team member that staff add, also without a photo', async () => {
  const member = await addMember('Sari', { photoUrl: '' });
  expect(member).toMatchObject({
    id: expect.any(Number),
    name: 'Sari',
    position: 'Barista',
    photoUrl: null,
    displayOrder: 1,
  });
  const { language, translation, updatedAt, ...visible } = member;
  expect(await publicList()).toContainEqual(visible);
});

test('a few words about a member are shown to visitors, and can be removed again', async () => {
  const { id, updatedAt } = await addMember('Putri', { about: 'Hafal semua pesanan.' });
  const page = async () => (await app.inject('/team')).body;
  expect(await page()).toContain('Hafal semua pesanan.');
  const answer = await send('PUT', `${path}/${id}`, {
    name: 'Putri',
    position: 'Barista',
    about: '',
    updatedAt,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(await page()).not.toContain('Hafal semua pesanan.');
});

test('a photo is an https address or a picture of this site', async () => {
  for (const photoUrl of ['https://pictures.example/sari.jpg', '/pictures/portrait-1.svg']) {
    expect((await addMember('Sari', { photoUrl })).photoUrl).toBe(photoUrl);
  }
  for (const photoUrl of [
    'http://127.0.0.1:8080/x.png',
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    '//evil.example/x.png',
    '/media/../../etc/passwd',
    'ftp://x.example/y.png',
    'sari.jpg',
  ]) {
    const answer = await send('POST', path, { name: 'Sari', position: 'Barista', photoUrl });
    expect(answer.statusCode, photoUrl).toBe(422);
    expect(answer.json().fields).toHaveProperty('photoUrl');
  }
});

test('name and position are required, and the order starts at 1', async () => {
  const empty = await send('POST', path, { name: ' ', displayOrder: 0 });
  expect(empty.statusCode).toBe(422);
  expect(empty.json().fields).toEqual({
    name: 'Name is required',
    position: 'Position is required',
    displayOrder: 'A whole number from 1',
  });
});

test('staff change everything about a member', async () => {
  const member = await addMember('Dewi', { photoUrl: '/pictures/portrait-2.svg', displayOrder: 5 });
  const body = { name: 'Dewi Lestari', position: 'Roaster', photoUrl: null, displayOrder: 2 };
  const answer = await send('PUT', `${path}/${member.id}`, body);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ id: member.id, ...body });
});

test('one member leads the page of a team that is large enough, and none a later page', async () => {
  const leads = async (page: string) =>
    (await app.inject(page)).body.split('md:col-span-full').length - 1;
  for (const { id } of await publicList()) await send('DELETE', `${path}/${id}`);
  for (const name of ['Ayu', 'Bima', 'Citra']) await addMember(name);
  expect(await leads('/team')).toBe(0);
  for (let count = 4; count <= 17; count += 1) await addMember(`Barista ${count}`);
  expect([await leads('/team'), await leads('/team/2')]).toEqual([1, 0]);
});
