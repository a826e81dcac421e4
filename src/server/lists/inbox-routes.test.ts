import { expect, test } from 'vitest';
import { createTestApp } from '../../test/app.ts';
import { openRatings } from '../../test/rewards/ratings.ts';
import { signIn } from '../../test/signin.ts';

let now = new Date('2026-11-18T03:00:00Z');
const { app, deps } = await createTestApp({ env: { FORM_LIMIT: '0' }, clock: () => now });
const editor = await signIn(deps, 'editor');
const owner = await signIn(deps, 'owner');
const ratings = await openRatings({ app, deps });

type Kind = {
  kind: string;
  path: string;
  action: string;
  file: string;
  gone: string;
  add: (name: string) => Promise<number>;
};
type Row = { id: number; name: string; isHandled?: boolean; assignedTo?: number | null };

async function post(url: string, payload: object) {
  const answer = await app.inject({ method: 'POST', url, payload });
  expect(answer.statusCode).toBe(201);
  return answer.json<{ id: number }>().id;
}
const messages: Kind = {
  kind: 'messages',
  path: '/api/admin/contact-messages',
  action: 'contact',
  file: 'contact-messages',
  gone: 'This message was not found',
  add: (name) => post('/api/contact', { name, email: 'a@b.id', message: `Dari ${name}` }),
};
const feedback: Kind = {
  kind: 'feedback',
  path: '/api/admin/feedback',
  action: 'feedback',
  file: 'feedback',
  gone: 'This feedback was not found',
  add: (name) =>
    post('/api/feedback', {
      name,
      category: 'pelayanan',
      aspects: ['Waktu Tunggu'],
      details: `Menunggu terlalu lama, kata ${name}`,
    }),
};
const appRatings: Kind = {
  kind: 'ratings',
  path: '/api/admin/app-ratings',
  action: 'rating',
  file: 'app-ratings',
  gone: 'This rating was not found',
  add: (name) => ratings.add({ name }),
};
const kinds = [messages, feedback, appRatings];
const handled = [messages, feedback];

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
  headers = owner,
) => app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
const rowsOf = async (path: string, query = '') =>
  (await call('GET', `${path}?limit=200&${query}`)).json<Row[]>();
const namesOf = async (path: string, query: string) =>
  (await rowsOf(path, query)).map(({ name }) => name);
/** The newest entries of the audit log, in the order they were written. */
const audited = async (count: number) => {
  const log = await call('GET', `/api/admin/audit?limit=${count}`);
  const entries = log.json<{ action: string; target: string }[]>();
  return entries.toReversed().map(({ action, target }) => `${action} ${target}`);
};

test.each(kinds)('$kind are listed newest first, page by page, and one is read', async (kind) => {
  const { path, add } = kind;
  const ids = [await add('Halaman A'), await add('Halaman B'), await add('Halaman C')];
  const page = await call('GET', `${path}?q=Halaman&limit=2`, undefined, editor);
  expect(page.json<Row[]>().map(({ name }) => name)).toEqual(['Halaman C', 'Halaman B']);
  expect(page.headers['x-total-count']).toBe('3');
  const last = await call('GET', `${path}?q=Halaman&limit=2&page=2`);
  expect(last.json<Row[]>().map(({ name }) => name)).toEqual(['Halaman A']);
  expect(last.headers['x-total-count']).toBe('3');
  expect((await call('GET', `${path}/${ids[0]}`)).json()).toMatchObject({ name: 'Halaman A' });
  const missing = await call('GET', `${path}/999999`);
  expect([missing.statusCode, missing.json().message]).toEqual([404, kind.gone]);
});

test.each(kinds)('$kind of last week are those from Monday to Sunday in WIB', async (kind) => {
  const today = now;
  for (const time of ['2026-11-08T16:59:59Z', '2026-11-08T17:00:00Z', '2026-11-15T17:00:00Z']) {
    now = new Date(time);
    await kind.add(`Minggu ${time.slice(5, 16)}`);
  }
  now = today;
  const found = (period: string) => namesOf(kind.path, `q=Minggu&period=${period}`);
  expect(await found('last-week')).toEqual(['Minggu 11-08T17:00']);
  expect(await found('7')).toEqual(['Minggu 11-15T17:00']);
  expect(await found('30')).toHaveLength(3);
});

test.each(kinds)(
  '$kind are taken home as a file: all that match, or those that were ticked',
  async ({ path, file, add }) => {
    const ids = [await add('=1+1'), await add('Berkas, "dua"'), await add('Berkas tiga')];
    const csv = async (query: string) => {
      const answer = await call('GET', `${path}.csv?${query}`);
      expect(answer.headers['content-disposition']).toBe(
        `attachment; filename="${file}-2026-11-18.csv"`,
      );
      return answer.body.trim().split('\r\n').slice(1);
    };
    const matching = await csv('q=Berkas');
    expect(matching).toHaveLength(2);
    expect(matching[0]).toContain('"Berkas tiga"');
    expect(matching[1]).toContain('"Berkas, ""dua"""');
    const ticked = await csv(`ids=${ids[0]},${ids[2]}`);
    expect(ticked).toHaveLength(2);
    expect(ticked[1]).toContain(`"'=1+1"`);
    expect((await call('GET', `${path}.csv?ids=1;2`)).statusCode).toBe(400);
  },
);

test.each(kinds)(
  'several $kind are deleted in one call, each with a line in the audit log',
  async (kind) => {
    const { path, action, add, gone } = kind;
    const [first, second, kept] = [await add('Satu'), await add('Dua'), await add('Tiga')];
    const answer = await call('POST', `${path}/delete`, { ids: [first, 999_999, second, first] });
    expect(answer.json()).toEqual({
      done: [first, second],
      failed: [{ id: 999_999, message: gone }],
    });
    expect(await audited(2)).toEqual([`${action}.delete ${first}`, `${action}.delete ${second}`]);
    const left = (await rowsOf(path)).map(({ id }) => id);
    expect(left).toContain(kept);
    expect(left).not.toContain(first);
    const again = await call('POST', `${path}/delete`, { ids: [first] });
    expect([again.statusCode, again.json().done]).toEqual([200, []]);
    expect((await call('POST', `${path}/delete`, { ids: [] })).statusCode).toBe(422);
  },
);

test.each(handled)('several $kind are handled or assigned in one call', async (kind) => {
  const { path, action, add } = kind;
  const ids = [await add('Empat'), await add('Lima')];
  const me = (await call('GET', '/api/auth/check')).json<{ staff: { id: number } }>().staff.id;
  const outcome = await call('PATCH', path, { ids: [...ids, 999_999], isHandled: true }, editor);
  expect(outcome.json()).toEqual({
    done: ids,
    failed: [{ id: 999_999, message: kind.gone }],
  });
  expect(await audited(2)).toEqual(ids.map((id) => `${action}.handle ${id}`));
  await call('PATCH', path, { ids, assignedTo: me });
  expect(await audited(2)).toEqual(ids.map((id) => `${action}.assign ${id}`));
  const mine = await rowsOf(path, 'mine=true&handled=true');
  expect(mine.map(({ id }) => id).toReversed()).toEqual(ids);
  expect((await call('PATCH', path, { ids, assignedTo: 999 })).statusCode).toBe(422);
  expect((await call('PATCH', path, { ids })).statusCode).toBe(422);
  expect((await call('PATCH', path, { isHandled: true })).statusCode).toBe(422);
});

test('twenty ratings are verified and their rewards queued in one call, and each failure has its reason', async () => {
  const ids: number[] = [];
  for (let count = 1; count <= 20; count += 1) ids.push(await appRatings.add(`Tumpukan ${count}`));
  const [rejected, sent] = ids;
  const { path } = appRatings;
  await call('PATCH', `${path}/${rejected}/reject`, { isRejected: true, reason: 'Bukan rating' });
  expect((await call('POST', `${path}/verify-and-send`, { ids: [sent] })).json().done).toEqual([
    sent,
  ]);
  expect(await audited(2)).toEqual([`rating.verify ${sent}`, `rating.keep ${sent}`]);

  const answer = await call('POST', `${path}/verify-and-send`, { ids: [...ids, 999_999] }, editor);
  expect(answer.json()).toEqual({
    done: ids.slice(2),
    failed: [
      {
        id: rejected,
        message: 'This rating was rejected. Undo the rejection first.',
      },
      {
        id: sent,
        message: expect.stringMatching(/^The reward (is already on its way|was already sent)$/),
      },
      { id: 999_999, message: 'This rating was not found' },
    ],
  });
  const rows = await rowsOf(path, 'q=Tumpukan');
  expect(rows.map((row) => 'isVerified' in row && row.isVerified)).toEqual([
    ...Array(19).fill(true),
    false,
  ]);
  const mails = await call('GET', '/api/admin/outbox?limit=200&q=Terima kasih');
  expect(mails.json()).toHaveLength(19);
});

test('a verified rating can still be sent its reward, and editors cannot delete ratings', async () => {
  const { path, add } = appRatings;
  const id = await add('Hanya diverifikasi');
  await call('PATCH', `${path}/${id}/verify`, { isVerified: true });
  await call('POST', `${path}/verify-and-send`, { ids: [id] });
  expect(await audited(2)).toEqual([`rating.verify ${id}`, `rating.keep ${id}`]);
  expect((await call('POST', `${path}/delete`, { ids: [id] }, editor)).statusCode).toBe(403);
});
