import { createHash } from 'node:crypto';
import { inArray, lt, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { instant } from '../database/columns.ts';
import type { Database, Db } from '../database/database.ts';
import { groupCommit } from '../database/group-commit.ts';
import { rowsToInsert } from '../database/rows.ts';
import { HttpError, malformed, unavailable } from '../http/errors.ts';
import { clientAddress } from './rate-limits.ts';

const receivedForms = pgTable('received_forms', {
  key: text().primaryKey(),
  body: text().notNull(),
  rowId: integer('row_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

const KEEP_SECONDS_WITH_KEY = 24 * 3600;
const KEEP_SECONDS_WITHOUT_KEY = 60;
const SWEEP_EVERY = 60_000;

/**
 * The embedded database runs one transaction at a time, so forms that arrive meanwhile share the
 * next commit. `wait` is in milliseconds.
 */
const GROUPING = { wait: 2, batch: 50, waiting: 2000 };

export type Sender = Pick<FastifyRequest, 'ip' | 'headers'>;

type Form = {
  key: string;
  body: string;
  expiresAt: string;
  save: (tx: Db) => Promise<number>;
  saved?: { rowId: number } | { error: unknown };
};

/**
 * Stores a form once, however often it is sent. The same `Idempotency-Key`, or without a key the
 * same content from the same address within a minute, returns the id of the first row. `save` runs
 * in the transaction that stores the key. It runs again when another form in the same transaction
 * fails.
 */
export function createIdempotency({
  database: { db, kind },
  clock,
}: {
  database: Pick<Database, 'db' | 'kind'>;
  clock: () => Date;
}) {
  let sweptAt = 0;

  async function sweep(now: Date) {
    if (Math.abs(now.getTime() - sweptAt) < SWEEP_EVERY) return;
    sweptAt = now.getTime();
    await db.delete(receivedForms).where(lt(receivedForms.expiresAt, now.toISOString()));
  }

  const group = groupCommit<Form>(saveAll, {
    ...GROUPING,
    full: () => unavailable('Too many forms at once. Please try again shortly.'),
  });

  async function saveAll(forms: Form[]): Promise<void> {
    const distinct = [...new Map(forms.map((form) => [form.key, form])).values()];
    try {
      await db.transaction((tx) => saveIn(tx, distinct, clock()));
    } catch (error) {
      const [only, ...others] = distinct;
      if (only && others.length === 0) only.saved = { error };
      else for (const form of distinct) await saveAll([form]);
    }
    const duplicates = forms.filter((form) => !form.saved);
    if (duplicates.length > 0) await saveAll(duplicates);
  }

  return async function saveOnce(
    kindOfForm: string,
    sender: Sender,
    content: object,
    save: (tx: Db) => Promise<number>,
  ): Promise<number> {
    const now = clock();
    const body = digest(JSON.stringify(content));
    const given = keyOf(sender);
    const key = digest(JSON.stringify([kindOfForm, given ?? [clientAddress(sender), body]]));
    const seconds = given === undefined ? KEEP_SECONDS_WITHOUT_KEY : KEEP_SECONDS_WITH_KEY;
    const expiresAt = new Date(now.getTime() + seconds * 1000).toISOString();
    await sweep(now);
    const form: Form = { key, body, expiresAt, save };
    await (kind === 'embedded' ? group.add(form) : saveAll([form]));
    if (form.saved && 'rowId' in form.saved) return form.saved.rowId;
    throw form.saved?.error;
  };
}

async function saveIn(tx: Db, forms: Form[], now: Date): Promise<void> {
  const given = forms.map(({ key, body, expiresAt }) => ({ key, body, rowId: 0, expiresAt }));
  // A second request with the same key waits here until the first has committed.
  const { rows: inserted } = await tx.execute<{ key: string }>(sql`
    insert into ${receivedForms} ${rowsToInsert(receivedForms, given)}
    on conflict (key) do update set body = excluded.body, expires_at = excluded.expires_at
    where ${receivedForms.expiresAt} <= ${now.toISOString()}
    returning key`);
  const keys = new Set(inserted.map(({ key }) => key));
  const saving = forms
    .filter(({ key }) => keys.has(key))
    .map(async (form) => ({ form, rowId: await form.save(tx) }));
  await Promise.allSettled(saving); // so that none still writes when another has failed
  const rows = await Promise.all(saving);
  await rememberRows(tx, rows);
  const known = forms.filter(({ key }) => !keys.has(key));
  const outcomes = known.length > 0 ? await findEarlier(tx, known) : [];
  for (const { form, rowId } of rows) form.saved = { rowId };
  for (const { form, saved } of outcomes) form.saved = saved;
}

async function rememberRows(tx: Db, rows: { form: Form; rowId: number }[]): Promise<void> {
  if (rows.length === 0) return;
  const json = JSON.stringify(rows.map(({ form, rowId }) => ({ key: form.key, row_id: rowId })));
  await tx.execute(sql`
    update ${receivedForms} set row_id = saved.row_id
    from json_to_recordset(${json}::json) as saved (key text, row_id integer)
    where ${receivedForms.key} = saved.key`);
}

async function findEarlier(tx: Db, forms: Form[]) {
  const keys = forms.map(({ key }) => key);
  const rows = await tx.select().from(receivedForms).where(inArray(receivedForms.key, keys));
  const firsts = new Map(rows.map((row) => [row.key, row]));
  return forms.map((form) => {
    const first = firsts.get(form.key);
    if (!first) throw new Error('A form that was received before has no record');
    const saved = first.body === form.body ? { rowId: first.rowId } : { error: reused() };
    return { form, saved };
  });
}

const reused = () =>
  new HttpError(422, 'key_reused', 'This Idempotency-Key was used for another form');

function keyOf({ headers }: Sender): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw malformed('An Idempotency-Key is 1 to 200 printable characters');
  }
  return key;
}

// Only hashes are stored, so that there is no second copy of what people wrote.
const digest = (value: string) => createHash('sha256').update(value).digest('base64url');
