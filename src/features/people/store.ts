import { createHmac } from 'node:crypto';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { firstOrNotFound, inserted } from '../../server/database/rows.ts';
import { personalDataTexts } from '../../server/privacy/messages.ts';
import type { Person } from '../../server/privacy/person.ts';
import type { PersonalData, PersonalRow } from '../../server/privacy/personal-data.ts';
import { noLeftovers } from '../../server/privacy/personal-data.ts';
import { HOUR } from '../../time.ts';
import {
  type ErasureFile,
  HOURS_TO_ANSWER,
  type PersonRequest,
  type RequestKind,
} from './contract.ts';
import { peopleTexts } from './messages.ts';
import { erasures, personKey, personRequests } from './table.ts';

export async function createRequest(
  tx: Db,
  kind: RequestKind,
  person: Person,
  receivedAt: Date,
): Promise<PersonRequest> {
  const dueAt = new Date(receivedAt.getTime() + HOURS_TO_ANSWER * HOUR).toISOString();
  const row = { kind, person: person.value, receivedAt: receivedAt.toISOString(), dueAt };
  return inserted(await tx.insert(personRequests).values(row).returning());
}

export async function finishRequest(
  tx: Db,
  id: number,
  doneAt: string | null,
): Promise<PersonRequest> {
  const { id: key } = personRequests;
  const changed = await tx.update(personRequests).set({ doneAt }).where(eq(key, id)).returning();
  return firstOrNotFound(changed, peopleTexts.thisRequest);
}

/** Open requests come first, the most urgent on top; then the latest done. */
export const listRequests = (db: Db): Promise<PersonRequest[]> =>
  db
    .select()
    .from(personRequests)
    .orderBy(
      desc(sql`${personRequests.doneAt} is null`),
      desc(personRequests.doneAt),
      asc(personRequests.dueAt),
    )
    .limit(200);

/** The request stays on record without the person, and is marked as done. */
export const personRequestData: PersonalData = {
  title: personalDataTexts.requests,
  tab: 'people',
  find: async (db, person) => {
    const rows = await db
      .select()
      .from(personRequests)
      .where(eq(personRequests.person, person.value))
      .orderBy(personRequests.id);
    return rows.map(
      ({ id, kind, receivedAt, doneAt }): PersonalRow => ({
        id,
        at: receivedAt,
        own: true,
        facts: { request: peopleTexts[kind], done: doneAt },
      }),
    );
  },
  erase: async (tx, person, { now }) => {
    const doneAt = sql`coalesce(${personRequests.doneAt}, ${now.toISOString()})`;
    await tx
      .update(personRequests)
      .set({ person: '', doneAt })
      .where(eq(personRequests.person, person.value));
    return noLeftovers;
  },
  columns: [personRequests.person],
};

/** Without the key in the shop's database, the digests say nothing about anybody. */
export async function createDigest(db: Db): Promise<(person: Person) => string> {
  const { key } = inserted(await db.select().from(personKey));
  return ({ kind, value }) =>
    createHmac('sha256', key).update(`${kind}:${value}`).digest('base64url');
}

type Erasure = { person: Person; byName: string; rows: number };

export async function recordErasure(tx: Db, { person, byName, rows }: Erasure, now: Date) {
  const digest = (await createDigest(tx))(person);
  const row = { digest, byName, rows, erasedAt: now.toISOString() };
  return inserted(await tx.insert(erasures).values(row).returning({ id: erasures.id }));
}

export const listErasures = (db: Db) =>
  db
    .select({
      id: erasures.id,
      erasedAt: erasures.erasedAt,
      byName: erasures.byName,
      rows: erasures.rows,
    })
    .from(erasures)
    .orderBy(desc(erasures.id))
    .limit(200);

export const listDigests = (db: Db): Promise<ErasureFile['erasures']> =>
  db
    .select({ digest: erasures.digest, erasedAt: erasures.erasedAt })
    .from(erasures)
    .orderBy(erasures.id);
