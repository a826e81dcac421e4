import { createHash } from 'node:crypto';
import { eq, lt, lte, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { instant } from '../database/columns.ts';
import type { Database, Db } from '../database/database.ts';
import { HttpError, malformed } from '../http/errors.ts';
import { formTexts } from './messages.ts';
import { clientAddress } from './rate-limits.ts';

const receivedForms = pgTable('received_forms', {
  key: text().primaryKey(),
  body: text().notNull(),
  rowId: integer('row_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

const KEPT_WITH_KEY = 24 * 3600;
const KEPT_WITHOUT = 60;
const SWEEP_EVERY = 60_000;
/** It is the database's clock, because those of instances may differ by more than a minute. */
const NOW = sql`now()`;

export type Sender = Pick<FastifyRequest, 'ip' | 'headers'>;

/**
 * Stores a form once, however often it is sent. The same `Idempotency-Key`, or without a key the
 * same content from the same address within a minute, returns the id of the first row. `save` runs
 * in the transaction that stores the key, so neither happens without the other.
 */
export function createIdempotency({ database: { db } }: { database: Pick<Database, 'db'> }) {
  let sweptAt = Number.NEGATIVE_INFINITY;

  async function sweep() {
    if (performance.now() - sweptAt < SWEEP_EVERY) return;
    sweptAt = performance.now();
    await db.delete(receivedForms).where(lt(receivedForms.expiresAt, NOW));
  }

  return async function saveOnce(
    kindOfForm: string,
    sender: Sender,
    content: object,
    save: (tx: Db) => Promise<number>,
  ): Promise<number> {
    const body = digest(JSON.stringify(content));
    const given = keyOf(sender);
    const key = digest(JSON.stringify([kindOfForm, given ?? [clientAddress(sender), body]]));
    const seconds = given === undefined ? KEPT_WITHOUT : KEPT_WITH_KEY;
    await sweep();
    return db.transaction(async (tx) => {
      const isFirst = await claim(tx, { key, body }, seconds);
      if (!isFirst) return rowOfFirst(tx, key, body);
      const rowId = await save(tx);
      await tx.update(receivedForms).set({ rowId }).where(eq(receivedForms.key, key));
      return rowId;
    });
  };
}

/** Resolves to whether the key is new or expired; a second form waits for the first. */
async function claim(
  tx: Db,
  { key, body }: { key: string; body: string },
  seconds: number,
): Promise<boolean> {
  const expiresAt = sql`${NOW} + make_interval(secs => ${seconds})`;
  const claimed = await tx
    .insert(receivedForms)
    .values({ key, body, rowId: 0, expiresAt })
    .onConflictDoUpdate({
      target: receivedForms.key,
      set: { body, expiresAt },
      setWhere: lte(receivedForms.expiresAt, NOW),
    })
    .returning({ key: receivedForms.key });
  return claimed.length > 0;
}

async function rowOfFirst(tx: Db, key: string, body: string): Promise<number> {
  const [first] = await tx.select().from(receivedForms).where(eq(receivedForms.key, key));
  if (!first) throw new Error('A form that was received before has no record');
  if (first.body !== body) throw reused();
  return first.rowId;
}

const reused = () => new HttpError(422, 'key_reused', formTexts.keyReused);

function keyOf({ headers }: Sender): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw malformed(formTexts.keyMalformed);
  }
  return key;
}

// Digests avoid a second copy of what people wrote.
const digest = (value: string) => createHash('sha256').update(value).digest('base64url');
