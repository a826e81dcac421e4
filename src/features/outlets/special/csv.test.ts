import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { csvRows } from '../../../test/csv.ts';
import { makeOutlet } from '../../../test/outlets.ts';
import { signIn } from '../../../test/signin.ts';
import type { StoredSpecialHours } from './contract.ts';

const { app, deps } = await createTestApp();
const menteng = await makeOutlet(deps, 'Menteng');
const kemang = await makeOutlet(deps, 'Kemang');
const editor = await signIn(deps, 'editor');
const path = '/api/admin/special-hours';

const send = async (url: string, payload: object, status = 200) => {
  const answer = await app.inject({ method: 'POST', url, headers: editor, payload });
  expect(answer.statusCode, answer.body).toBe(status);
  return answer.json();
};
const preview = (csv: string) => send(`${path}/import/preview`, { csv });
const list = async () =>
  (await app.inject({ url: path, headers: editor })).json<StoredSpecialHours[]>();

test('special hours of a year come from a file, for all outlets, a city or some by name', async () => {
  const csv = [
    'Nama,Hari pertama,Hari terakhir,Berlaku untuk,Kota,Outlet,Senin,Selasa',
    'Idulfitri,20/3/2027,21/3/2027,Semua outlet,,,,',
    'Nyepi,2027-03-09,2027-03-09,,Denpasar,,,',
    'Renovasi,2027-04-05,2027-04-06,Outlet pilihan,,Menteng; kemang,tutup,9.00-17.00',
  ].join('\n');
  const { rows, seen } = await preview(csv);
  expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual(['added', 'added', 'added']);
  expect(await list()).toEqual([]);
  await send(`${path}/import`, { csv, seen });
  const stored = new Map((await list()).map((hours) => [hours.name, hours]));
  expect(stored.get('Idulfitri')).toMatchObject({ from: '2027-03-20', scope: 'all' });
  expect(stored.get('Nyepi')).toMatchObject({ scope: 'city', city: 'Denpasar' });
  expect(stored.get('Renovasi')).toMatchObject({
    scope: 'outlets',
    outletIds: [menteng.id, kemang.id],
    week: [[], [{ opens: '09:00', closes: '17:00' }], [], [], [], [], []],
  });
});

test('an exported file says the same, and changes only what was edited', async () => {
  const file = (await app.inject({ url: `${path}.csv`, headers: editor })).body;
  expect(csvRows(file)).toHaveLength(3);
  const same = await preview(file);
  expect(same.rows.map(({ kind }: { kind: string }) => kind)).toEqual(['same', 'same', 'same']);
  const csv = file.replace('"2027-03-21"', '"2027-03-22"');
  const { rows, seen } = await preview(csv);
  expect(rows.filter(({ kind }: { kind: string }) => kind === 'changed')).toMatchObject([
    { name: 'Idulfitri', changes: [{ before: '2027-03-21', after: '2027-03-22' }] },
  ]);
  await send(`${path}/import`, { csv, seen });
  expect((await list()).find(({ name }) => name === 'Idulfitri')?.to).toBe('2027-03-22');
});

test('a row with an outlet that is not there, or a wrong day, is refused at its column', async () => {
  const { rows } = await preview(
    [
      'Name,First day,Last day,For,Outlets',
      'Salah,2027-04-05,2027-04-06,Chosen outlets,Bogor',
      'Terbalik,2027-04-06,2027-04-05,All outlets,',
    ].join('\n'),
  );
  expect(rows).toMatchObject([
    { kind: 'wrong', errors: [{ column: expect.stringMatching(/^Outlet/) }] },
    { kind: 'wrong', errors: [{ message: 'The last day must not be before the first' }] },
  ]);
  expect(await list()).toHaveLength(3);
});
