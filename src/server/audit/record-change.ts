import { sql } from 'drizzle-orm';
import { isRecord } from '../../record.contract.ts';
import { announcement } from '../database/changes.ts';
import type { Db } from '../database/database.ts';
import { inserted } from '../database/rows.ts';
import { auditEntries } from './table.ts';

export type Actor = {
  staff: { id: number | null; name: string } | null;
  id: string;
  log: { info(line: object, message: string): void };
  /** Throws if they may no longer do this; otherwise they may until the transaction ends. */
  confirmRights?: (tx: Db) => Promise<void>;
  /** A test fails for any staff change that writes no entry and so leaves this unset. */
  recorded?: boolean;
  hasChangedPages?: boolean;
};

export type Entry = {
  /** It is the id of the changed row. It is also logged, so never put personal data here. */
  target?: number | string;
  detail?: string;
};

type Event = string | (Entry & { action: string });

/**
 * Makes a change and its audit entry in one transaction, so neither exists without the other, and
 * clears the page cache of all instances.
 * @param event `thing.verb`, as in `faq.update`; or the whole entry, where the change adds nothing
 * @param entry builds the entry from the result of the change; by default from its `id`
 */
export function recordChange<T>(
  db: Db,
  by: Actor,
  event: Event,
  change: (tx: Db) => Promise<T>,
  entry: (result: T) => Entry = entryOf,
): Promise<T> {
  return recordPrivateChange(
    db,
    by,
    event,
    async (tx) => {
      const result = await change(tx);
      await clearPages(tx, by);
      return result;
    },
    entry,
  );
}

/** What it changes must concern neither pages nor sessions and accounts, such as messages. */
export function recordPrivateChange<T>(
  db: Db,
  by: Actor,
  event: Event,
  change: (tx: Db) => Promise<T>,
  entry: (result: T) => Entry = entryOf,
): Promise<T> {
  return db.transaction(async (tx) => {
    await by.confirmRights?.(tx);
    await tx.execute(sql`select set_config('audit.changes', '[]', true)`);
    const result = await change(tx);
    if (typeof event === 'string') await addEntry(tx, by, event, entry(result));
    else await addEntry(tx, by, event.action, event);
    return result;
  });
}

/** After the commit, no instance sends a page, or believes a session, from before the change. */
export async function clearPages(tx: Db, by: Actor): Promise<void> {
  by.hasChangedPages = true;
  await tx.execute(sql`select ${announcement()}`);
}

/** Call it for an event that changes no data, such as an export. Returns the id of the entry. */
export async function recordEvent(
  db: Db,
  by: Actor,
  action: string,
  entry: Entry = {},
): Promise<number> {
  await by.confirmRights?.(db);
  return addEntry(db, by, action, entry);
}

async function addEntry(
  db: Db,
  by: Actor,
  action: string,
  { target = '', detail = '' }: Entry,
): Promise<number> {
  const values = {
    accountId: by.staff?.id ?? null,
    accountName: by.staff?.name ?? '',
    action,
    target: storable(String(target)),
    detail: storable(detail),
    requestId: by.id,
    changes: noticed,
  };
  const { id } = inserted(
    await db.insert(auditEntries).values(values).returning({ id: auditEntries.id }),
  );
  by.recorded = true;
  by.log.info({ audit: action, target, by: by.staff?.id ?? null }, 'audit');
  return id;
}

const noticed = sql`nullif(nullif(current_setting('audit.changes', true), ''), '[]')::jsonb`;

const entryOf = (result: unknown): Entry =>
  isRecord(result) && typeof result.id === 'number' ? { target: result.id } : {};

const storable = (value: string) => value.replaceAll('\0', '').toWellFormed().slice(0, 1000);
