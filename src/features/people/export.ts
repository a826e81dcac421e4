import { buffer } from 'node:stream/consumers';
import { type Reader, say, sayLocalized } from '../../messages.ts';
import type { Deps } from '../../server/deps.ts';
import { factsFor } from '../../server/privacy/facts.ts';
import type { Person } from '../../server/privacy/person.ts';
import type { PersonalData } from '../../server/privacy/personal-data.ts';
import { formatsOf } from '../../ui/formats.ts';
import { fileTexts as t } from './file.messages.ts';
import { findPerson } from './personal-data.ts';

/** Rows of the person are exported whole; of other rows only that they mention the person. */
export async function exportPerson(
  { database: { db }, files, clock }: Pick<Deps, 'database' | 'files' | 'clock'>,
  personalData: PersonalData[],
  person: Person,
  reader: Reader,
): Promise<object> {
  const { date } = formatsOf(reader);
  const data: Record<string, object[]> = {};
  for (const { title, rows } of await findPerson(db, personalData, person)) {
    const entries: object[] = [];
    for (const { id, at, facts, own, file } of rows) {
      const head = {
        [say(reader, t.number)]: id,
        ...(at !== null && { [say(reader, t.time)]: date(at) }),
      };
      if (!own) {
        entries.push({ ...head, [say(reader, t.detail)]: say(reader, t.mentioned) });
        continue;
      }
      const stored = file === undefined ? null : await files.get(file);
      const picture = stored && {
        [say(reader, t.proof)]: {
          [say(reader, t.kind)]: 'image/jpeg',
          Base64: (await buffer(stored.body)).toString('base64'),
        },
      };
      const known = factsFor(reader, facts).map(({ label, value }) => [
        label,
        typeof value === 'string' && INSTANT.test(value) ? date(value) : value,
      ]);
      entries.push({ ...head, ...Object.fromEntries(known), ...picture });
    }
    data[sayLocalized(reader, title)] = entries;
  }
  return {
    [say(reader, t.about)]: person.value,
    [say(reader, t.made)]: date(clock()),
    [say(reader, t.visits)]: say(reader, t.visitsText),
    [say(reader, t.data)]: data,
  };
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
