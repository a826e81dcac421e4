import { buffer } from 'node:stream/consumers';
import type { Deps } from '../../server/deps.ts';
import type { Person } from '../../server/privacy/person.ts';
import { formatDate } from '../../time.ts';
import { findPerson } from './personal-data.ts';

/**
 * Rows of the person are exported whole, with pictures; of other rows only that they mention the
 * person.
 */
export async function exportPerson(
  { database: { db }, files, clock }: Pick<Deps, 'database' | 'files' | 'clock'>,
  person: Person,
): Promise<object> {
  const data: Record<string, object[]> = {};
  for (const { title, rows } of await findPerson(db, person)) {
    const entries: object[] = [];
    for (const { id, at, facts, own, file } of rows) {
      const time = at === null ? {} : { Waktu: formatDate(at) };
      if (!own) {
        entries.push({ Nomor: id, ...time, Keterangan: 'Disebut dalam catatan ini' });
        continue;
      }
      const stored = file === undefined ? null : await files.get(file);
      const picture = stored && {
        'Gambar bukti': {
          Jenis: 'image/jpeg',
          Base64: (await buffer(stored.body)).toString('base64'),
        },
      };
      entries.push({ Nomor: id, ...time, ...inWords(facts), ...picture });
    }
    data[title] = entries;
  }
  return {
    'Data tentang': person.value,
    'Dibuat pada': formatDate(clock().toISOString()),
    Kunjungan:
      'Kunjungan situs dicatat tanpa nama, alamat e-mail, atau nomor telepon, sehingga tidak dapat dihubungkan dengan orang ini.',
    Data: data,
  };
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const inWords = (facts: Record<string, string | number | null>) =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' && INSTANT.test(value) ? formatDate(value) : value,
    ]),
  );
