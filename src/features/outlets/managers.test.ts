import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { makeOutlet } from '../../test/outlets.ts';
import { signIn } from '../../test/signin.ts';

/** Tuesday, 10.00 WIB; the outlets are open from 07.00 to 22.00. */
const { app, deps } = await createTestApp({ clock: () => new Date('2026-11-24T03:00:00Z') });
const menteng = await makeOutlet(deps, 'Menteng');
const kemang = await makeOutlet(deps, 'Kemang');
const manager = await signIn(deps, 'manager', { outletIds: [menteng.id] });
const editor = await signIn(deps, 'editor');

const path = `/api/admin/outlets/${menteng.id}/closing`;
const close = (payload: object, headers = manager) =>
  app.inject({ method: 'POST', url: path, headers, payload });
const open = (id: number, headers = manager) =>
  app.inject({ method: 'DELETE', url: `${path}/${id}`, headers });
const state = async () => (await app.inject('/api/public/outlets/menteng')).json().open;

test('a manager closes their outlet until an hour, and opens it again', async () => {
  const made = await close({ until: '2026-11-24T06:00:00Z', name: 'Air mati' });
  expect(made.statusCode, made.body).toBe(201);
  expect(made.json()).toMatchObject({ scope: 'outlets', outletIds: [menteng.id] });
  expect(await state()).toEqual({
    now: false,
    until: null,
    opens: '2026-11-24T06:00:00.000Z',
    why: 'Air mati',
  });
  const hours = await app.inject({ url: '/api/admin/own-outlets/hours', headers: manager });
  expect(hours.json()).toMatchObject({
    outlets: [{ id: menteng.id }],
    special: [{ id: made.json().id, name: 'Air mati' }],
  });
  expect((await open(made.json().id)).statusCode).toBe(200);
  expect(await state()).toMatchObject({ now: true, why: null });

  const owner = await signIn(deps, 'owner');
  const log = await app.inject({ url: '/api/admin/audit', headers: owner });
  expect(log.json<{ detail: string }[]>().map(({ detail }) => detail)).toEqual([
    'Menteng',
    'Menteng: 2026-11-24T03:00:00.000Z – 2026-11-24T06:00:00.000Z WIB',
  ]);
});

test('a manager plans tomorrow, and no day after it', async () => {
  const late = { from: '2026-11-24T17:00:00Z', until: '2026-11-25T03:00:00Z', name: 'Rapat' };
  const made = await close(late);
  expect(made.json()).toMatchObject({ from: '2026-11-25', to: '2026-11-25' });
  expect(made.json().week[2]).toEqual([{ opens: '10:00', closes: '22:00' }]);
  await open(made.json().id);

  const whole = { from: '2026-11-24T17:00:00Z', until: '2026-11-25T17:00:00Z', name: 'Cat' };
  const closed = await close(whole);
  expect(closed.json()).toMatchObject({ from: '2026-11-25', to: '2026-11-25' });
  expect(closed.json().week[2]).toEqual([]);
  await open(closed.json().id);

  const longer = { until: '2026-11-25T17:01:00Z', name: 'Cat' };
  const refused = await close(longer);
  expect([refused.statusCode, refused.json().message]).toEqual([
    422,
    'Pilih waktu sampai besok malam',
  ]);
  const byEditor = await close(longer, editor);
  expect(byEditor.statusCode).toBe(201);
  await open(byEditor.json().id, editor);
});

test('closings that would give a day more hours than its form takes are refused', async () => {
  const answers = [];
  for (const hour of ['04', '06', '08', '10']) {
    const times = { from: `2026-11-24T${hour}:00:00Z`, until: `2026-11-24T${hour}:30:00Z` };
    answers.push(await close({ ...times, name: 'Rapat' }));
  }
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 409]);
  expect(answers[3]?.json().message).toBe('Jam hari itu sudah terlalu banyak. Ubah jam khususnya.');
  const periods = ['07:00-11:00', '11:30-13:00', '13:30-15:00', '15:30-22:00'];
  expect(answers[2]?.json().week[1]).toEqual(
    periods.map((period) => ({ opens: period.slice(0, 5), closes: period.slice(6) })),
  );
  for (const made of answers.slice(0, 3).reverse()) await open(made.json().id);
  expect(await state()).toMatchObject({ now: true, why: null });
});

test('what the office planned is not taken back by a manager', async () => {
  const plan = async (fields: object) => {
    const week = Array.from({ length: 7 }, () => []);
    const payload = { name: 'Libur', week, scope: 'outlets', ...fields };
    const url = '/api/admin/special-hours';
    const answer = await app.inject({ method: 'POST', url, headers: editor, payload });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json<{ id: number }>().id;
  };
  const [today, later] = ['2026-11-24', '2026-11-26'];
  const long = await plan({ from: today, to: later, outletIds: [menteng.id] });
  const both = await plan({ from: today, to: today, outletIds: [menteng.id, kemang.id] });
  const every = await plan({ from: today, to: today, scope: 'all' });
  expect((await open(long)).statusCode).toBe(409);
  expect((await open(both)).statusCode).toBe(404);
  expect((await open(every)).statusCode).toBe(404);
  expect((await open(long, editor)).statusCode).toBe(200);
});

test('an outlet that was deleted is nobody’s, and comes back to its manager', async () => {
  const own = async () =>
    (await app.inject({ url: '/api/admin/own-outlets', headers: manager })).json();
  const url = `/api/outlets/${menteng.id}`;
  await app.inject({ method: 'DELETE', url, headers: editor });
  expect(await own()).toEqual([]);
  expect((await close({ until: '2026-11-24T06:00:00Z', name: 'x' })).statusCode).toBe(404);
  const restore = { ids: [menteng.id] };
  const undo = { method: 'POST', url: '/api/admin/outlets/restore', payload: restore } as const;
  await app.inject({ ...undo, headers: editor });
  expect(await own()).toEqual([
    { id: menteng.id, name: 'Menteng', shortName: 'Menteng', city: 'Jakarta', photoUrl: null },
  ]);
});
