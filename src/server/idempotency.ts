import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { FastifyRequest } from 'fastify';
import { instant } from './columns.ts';
import type { Db } from './db.ts';
import type { Deps } from './deps.ts';
import { HttpError, malformed } from './errors.ts';
import { clientAddress } from './limits.ts';

const receivedForms = pgTable('received_forms', {
  key: text().primaryKey(),
  body: text().notNull(),
  rowId: integer('row_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
});

const KEPT_WITH_KEY = 24 * 3600;
const KEPT_WITHOUT = 60;
const SWEEP_EVERY = 60_000;

type Sender = Pick<FastifyRequest, 'ip' | 'headers'>;

/**
 * Makes sending a form twice the same as sending it once. The same `Idempotency-Key`, or without
 * one the same content from the same address within a minute, gives the id of the first row.
 * `save` runs in the transaction that remembers it, so neither happens without the other.
 */
export function createReceiver({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>) {
  let sweptAt = 0;

  async function sweep(now: Date) {
    if (now.getTime() - sweptAt < SWEEP_EVERY) return;
    sweptAt = now.getTime();
    await db.delete(receivedForms).where(lt(receivedForms.expiresAt, now.toISOString()));
  }

  return async function receive(
    form: string,
    sender: Sender,
    content: object,
    save: (tx: Db) => Promise<number>,
  ): Promise<number> {
    const now = clock();
    const body = digest(JSON.stringify(content));
    const given = keyOf(sender);
    const key = digest(JSON.stringify([form, given ?? [clientAddress(sender), body]]));
    const seconds = given === undefined ? KEPT_WITHOUT : KEPT_WITH_KEY;
    const expiresAt = new Date(now.getTime() + seconds * 1000).toISOString();
    await sweep(now);

    return db.transaction(async (tx) => {
      // A second sender of the same key waits here until the first has committed.
      const [mine] = await tx
        .insert(receivedForms)
        .values({ key, body, rowId: 0, expiresAt })
        .onConflictDoUpdate({
          target: receivedForms.key,
          set: { body, expiresAt },
          setWhere: sql`${receivedForms.expiresAt} <= ${now.toISOString()}`,
        })
        .returning({ key: receivedForms.key });
      if (!mine) return earlier(tx, key, body);
      const rowId = await save(tx);
      await tx.update(receivedForms).set({ rowId }).where(eq(receivedForms.key, key));
      return rowId;
    });
  };
}

async function earlier(tx: Db, key: string, body: string): Promise<number> {
  const [first] = await tx.select().from(receivedForms).where(eq(receivedForms.key, key));
  if (!first) throw new Error('A form that was received before has no record');
  if (first.body !== body) {
    throw new HttpError(422, 'key_reused', 'This Idempotency-Key was used for another form');
  }
  return first.rowId;
}

function keyOf({ headers }: Sender): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw malformed('An Idempotency-Key is 1 to 200 printable characters');
  }
  return key;
}

// Digests: what people wrote is not kept a second time for the sake of recognising it.
const digest = (value: string) => createHash('sha256').update(value).digest('base64url');
