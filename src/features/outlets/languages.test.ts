import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { csvRows } from '../../test/csv.ts';
import { signIn } from '../../test/signin.ts';
import type { PublicOutlet, StoredOutlet } from './contract.ts';
import { everyDay } from './hours/week.contract.ts';
import type { StoredSpecialHours } from './special/contract.ts';

/** Saturday 21 November 2026, 12.30 WIB. */
const { app, deps } = await createTestApp({ clock: () => new Date('2026-11-21T05:30:00Z') });
const editor = await signIn(deps, 'editor');

async function send<Answer>(url: string, payload: object, headers = editor): Promise<Answer> {
  const answer = await app.inject({ method: 'POST', url, headers, payload });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return answer.json();
}
const read = async (url: string) => (await app.inject(url)).json<PublicOutlet>();
const html = async (url: string) =>
  (await app.inject({ url, headers: { accept: 'text/html' } })).body;
const file = async (name: string) =>
  (await app.inject({ url: `/api/admin/${name}.csv`, headers: editor })).body;

const facts = { city: 'Jakarta', address: 'Jalan Contoh No. 12' };
const menteng = await send<StoredOutlet>('/api/outlets', {
  ...facts,
  name: 'Menteng',
  description: 'Di rumah tua.',
  isTemporarilyClosed: true,
  closedWhy: 'Renovasi',
  translation: { description: 'In an old house.', closedWhy: 'Building works' },
});
const cikini = await send<StoredOutlet>('/api/outlets', { ...facts, name: 'Cikini' });
await send('/api/admin/special-hours', {
  name: 'Malam Tahun Baru',
  from: '2026-11-21',
  to: '2026-11-22',
  week: everyDay({ opens: '10:00', closes: '23:00' }),
  scope: 'outlets',
  outletIds: [cikini.id],
  translation: { name: 'New Year’s Eve' },
});

test('an outlet and its special hours are read in the language of the page', async () => {
  const english = await html('/en/outlets/menteng');
  expect(english).toMatch(/<p class[^>]*>In an old house\.</);
  expect(english).toContain('>Building works<');
  expect(english).toContain('"description":"In an old house."');
  expect(english).not.toMatch(/rumah tua|Renovasi/);
  const indonesian = await html('/id/outlets/menteng');
  expect(indonesian).toMatch(/<p class[^>]*>Di rumah tua\.</);
  expect(indonesian).toContain('>Renovasi<');
  expect(await html('/en/outlets/cikini')).toContain('<b>New Year’s Eve</b>');
});

test('what is missing in one language is read in the other, and only that says so', async () => {
  const url = `/api/outlets/${menteng.id}`;
  const save = async (translation: object) => {
    const payload = { ...facts, name: 'Menteng', translation };
    const answer = await app.inject({ method: 'PUT', url, headers: editor, payload });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  await save({ ...menteng.translation, closedWhy: '' });
  const english = await html('/en/outlets/menteng');
  expect(english).toMatch(
    /<p class="outlet-state"[^>]*><b>[^<]*<\/b>.*?<span lang="id">Renovasi</s,
  );
  expect(english).toMatch(/<p class[^>]*>In an old house\.</);
  await save(menteng.translation);
});

test('other programs choose the language, and get Indonesian without one', async () => {
  const path = '/api/public/outlets/menteng';
  expect(await read(path)).toMatchObject({
    description: 'Di rumah tua.',
    open: { why: 'Renovasi' },
  });
  expect(await read(`${path}?language=en`)).toMatchObject({
    description: 'In an old house.',
    open: { why: 'Building works' },
  });
  const special = async (language: string) =>
    (await read(`/api/public/outlets/cikini?language=${language}`)).special.map(({ name }) => name);
  expect(await special('en')).toEqual(['New Year’s Eve']);
  expect(await special('id')).toEqual(['Malam Tahun Baru']);
});

test('the files of outlets and special hours carry both languages, out and in', async () => {
  const outlets = await file('outlets');
  expect(csvRows(outlets)[0]).toMatchObject({
    Language: 'id',
    'Short text': 'Di rumah tua.',
    'Short text in the other language': 'In an old house.',
    'Why it is closed, in the other language': 'Building works',
  });
  const hours = await file('special-hours');
  expect(csvRows(hours)[0]).toMatchObject({
    Name: 'Malam Tahun Baru',
    Language: 'id',
    'Name in the other language': 'New Year’s Eve',
  });
  for (const [name, csv] of Object.entries({ outlets, 'special-hours': hours })) {
    const { rows } = await send<{ rows: { kind: string }[] }>(`/api/admin/${name}/import/preview`, {
      csv,
    });
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['same']));
  }

  const csv = [
    'ID,Nama,Kota,Alamat,Senin,Bahasa,Teks singkat,Teks singkat dalam bahasa lain',
    `${menteng.id},Menteng,Jakarta,Jalan Contoh No. 12,7-22,id,Di rumah tua.,In an old house with a garden.`,
    ',Dago,Bandung,Jalan Contoh 3,7-22,EN,A terrace.,Berteras.',
  ].join('\n');
  const { seen } = await send<{ seen: string }>('/api/admin/outlets/import/preview', { csv });
  await send('/api/admin/outlets/import', { csv, seen });
  expect((await read('/api/public/outlets/menteng?language=en')).description).toBe(
    'In an old house with a garden.',
  );
  expect((await read('/api/public/outlets/dago?language=id')).description).toBe('Berteras.');
});

test('a manager closes with a reason in both languages, and reads it in their own', async () => {
  const manager = await signIn(deps, 'manager', { outletIds: [cikini.id] });
  const until = '2026-11-21T08:00:00Z';
  const reason = { name: 'Tutup sementara', language: 'id', translation: { name: 'Closed' } };
  const path = `/api/admin/outlets/${cikini.id}/closing`;
  await send<StoredSpecialHours>(path, { until, ...reason }, manager);
  expect((await read('/api/public/outlets/cikini?language=en')).open.why).toBe('Closed');
  const names = async (reader: string) => {
    const headers = { ...manager, 'x-reader': reader };
    const answer = await app.inject({ url: '/api/admin/own-outlets/hours', headers });
    return answer.json().special.map(({ name }: { name: string }) => name);
  };
  expect(await names('id id')).toContain('Tutup sementara');
  expect(await names('en en')).toContain('Closed');
});
