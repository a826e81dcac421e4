import { sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import type { BaseDeps } from '../../server/deps.ts';
import type { Correctable } from '../../server/privacy/correct.ts';
import { deleteLeftovers } from '../../server/privacy/delete-leftovers.ts';
import { findIdentifiers, type Person } from '../../server/privacy/person.ts';
import type {
  ErasureContext,
  Leftovers,
  PersonalData,
  PersonalRow,
} from '../../server/privacy/personal-data.ts';
import type { ErasureFile } from './contract.ts';
import { createDigest, listDigests, recordErasure } from './store.ts';

type Group = Pick<PersonalData, 'title' | 'tab'> & { rows: PersonalRow[]; correctable: string[] };

export async function findPerson(
  db: Db,
  personalData: PersonalData[],
  person: Person,
): Promise<Group[]> {
  const groups: Group[] = [];
  for (const { title, tab, find, correct = {} } of personalData) {
    const rows = await find(db, person);
    if (rows.length > 0) groups.push({ title, tab, rows, correctable: Object.keys(correct) });
  }
  return groups;
}

/** Other addresses and numbers in this person's rows may be the person's too. */
export function otherIdentifiers(groups: Group[], { value }: Person): string[] {
  const facts = groups
    .filter(({ tab }) => tab === 'messages' || tab === 'feedback' || tab === 'ratings')
    .flatMap(({ rows }) => rows.filter(({ own }) => own).map((row) => row.facts));
  const texts = facts.flatMap((fact) =>
    Object.values(fact).filter((text) => typeof text === 'string'),
  );
  // A date looks like any other number, so only mobile numbers count.
  const others = texts
    .flatMap(findIdentifiers)
    .filter((other) => other.kind === 'email' || other.value.startsWith('628'))
    .map((other) => other.value);
  return [...new Set(others)].filter((other) => other !== value);
}

export function correctableOf(
  personalData: PersonalData[],
  tab: string,
  field: string,
): Correctable | undefined {
  const holding = personalData.find((one) => one.tab === tab && one.correct);
  return new Map(Object.entries(holding?.correct ?? {})).get(field);
}

type ErasedPerson = Leftovers & { id: number; rows: number };

/** Call it in a transaction, and `deleteLeftovers` afterwards. */
export async function erasePerson(
  tx: Db,
  personalData: PersonalData[],
  person: Person,
  byName: string,
  context: ErasureContext,
): Promise<ErasedPerson> {
  const groups = await findPerson(tx, personalData, person);
  const rows = groups.reduce((sum, group) => sum + group.rows.length, 0);
  const leftovers: Leftovers = { files: [], messageIds: [] };
  for (const { erase } of personalData) {
    const { files, messageIds } = await erase(tx, person, context);
    leftovers.files.push(...files);
    leftovers.messageIds.push(...messageIds);
  }
  const { id } = await recordErasure(tx, { person, byName, rows }, context.now);
  return { ...leftovers, id, rows };
}

/** Repeats erasures that a restored backup does not contain. Returns the number of people. */
export async function repeatErasures(
  deps: Pick<BaseDeps, 'database' | 'files' | 'mail' | 'log' | 'env' | 'clock'>,
  personalData: PersonalData[],
  { erasures }: ErasureFile,
): Promise<number> {
  const { database, env, clock } = deps;
  const known = new Set(
    (await listDigests(database.db)).map(({ digest, erasedAt }) => digest + erasedAt),
  );
  const wanted = new Set(
    erasures
      .filter(({ digest, erasedAt }) => !known.has(digest + erasedAt))
      .map(({ digest }) => digest),
  );
  const digestOf = await createDigest(database.db);
  const people = new Map<string, Person>();
  for (const column of personalData.flatMap(({ columns }) => columns)) {
    const texts = await database.db
      .select({ text: sql<string | null>`${column}::text` })
      .from(column.table);
    for (const person of texts.flatMap(({ text }) => findIdentifiers(text ?? ''))) {
      const digest = digestOf(person);
      if (wanted.has(digest)) people.set(digest, person);
    }
  }
  for (const person of people.values()) {
    const context = { env, now: clock(), by: null };
    const leftovers = await database.db.transaction((tx) =>
      erasePerson(tx, personalData, person, 'restore', context),
    );
    await deleteLeftovers(deps, leftovers);
  }
  return people.size;
}
