import { randomUUID } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import type { Log } from '../log.ts';

/** Tells whoever keeps what pages show when it may no longer be right. */
export type Changes = {
  /** Rises with every change, made here or by another instance. */
  readonly version: number;
  /** Rises with every change that was made and answered here: nobody may see what was before it. */
  readonly own: number;
  /**
   * To be called after the commit of a change made here and before it is answered.
   *
   * @param marks with which it was announced; each counts once, though it is heard here, too
   */
  changed(marks?: string[]): void;
  /** Whether every change that was committed anywhere until a second ago has been counted. */
  upToDate(): boolean;
  /** Finds that out by asking, if need be. */
  confirm(): Promise<boolean>;
  close(): Promise<void>;
};

const CHANNEL = 'public_changes';

/** Part of a statement or one of its own: tells every instance, once its transaction commits. */
export const announcement = (mark = '') => sql`pg_notify(${CHANNEL}, ${mark})::text`;

/**
 * For what changes public pages without an entry in the audit log: call it in the transaction of
 * the change.
 */
export async function announceChange(tx: { execute(query: SQL): PromiseLike<unknown> }) {
  await tx.execute(sql`select ${announcement()}`);
}

const INSTANCE = randomUUID();
let marks = 0;

/** By which this process recognises what it has announced itself. */
export function newMark(): string {
  marks += 1;
  return `${INSTANCE} ${marks}`;
}

/** Of changes made here that are either heard or answered, but not both yet. */
const MOST_HALF_DONE = 1000;

/** A change counts when it is heard or when it is answered, whichever comes first. */
function countChanges() {
  const halfDone = new Set<string>();
  const isFirst = (mark: string) => {
    if (!mark.startsWith(INSTANCE)) return true;
    if (halfDone.delete(mark)) return false;
    // What was rolled back is never heard. Counting once too often only draws once too often.
    if (halfDone.size >= MOST_HALF_DONE) halfDone.clear();
    halfDone.add(mark);
    return true;
  };
  const counts = {
    version: 0,
    own: 0,
    heard(mark = '') {
      if (isFirst(mark)) counts.version += 1;
    },
    changed(marks = ['']) {
      counts.own += marks.length;
      counts.version += marks.filter(isFirst).length;
    },
  };
  return counts;
}

type Listening = {
  listen(channel: string, heard: (mark: string) => void): Promise<unknown>;
};

/** Of the embedded database: only this process can change it. */
export async function embeddedChanges(client: Listening): Promise<Changes> {
  const counts = countChanges();
  await client.listen(CHANNEL, counts.heard);
  return Object.assign(counts, {
    upToDate: () => true,
    confirm: async () => true,
    close: async () => {},
  });
}

/** Milliseconds: what was confirmed longer ago is asked for again; what is older is not relied on. */
const ASK_AFTER = 250;
const RELY_FOR = 800;
const CONNECT_AGAIN_AFTER = 500;

/**
 * Of a database server: listens on a connection of its own. Every question on it is answered after
 * what was announced before, so an answer proves that nothing was missed. A connection that was lost,
 * even without a word, is noticed because that answer does not come.
 */
export function serverChanges(connectionString: string, log: Log): Changes {
  const counts = countChanges();
  let client: pg.Client | undefined;
  let provenAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | undefined;
  let again: NodeJS.Timeout | undefined;
  let closed = false;

  async function connect() {
    const fresh = new pg.Client({
      connectionString,
      application_name: 'kedai-seduh changes',
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
    });
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      if (client === fresh) client = undefined;
      provenAt = Number.NEGATIVE_INFINITY;
      fresh.connection.stream.destroy();
      if (!closed) again = setTimeout(connect, CONNECT_AGAIN_AFTER).unref();
    };
    fresh.on('error', lose);
    fresh.on('end', lose);
    fresh.on('notification', ({ payload }) => counts.heard(payload));
    const from = performance.now();
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CHANNEL}`);
    } catch (err) {
      log.debug({ err }, 'changes of other instances cannot be heard');
      lose();
      return;
    }
    if (closed) return fresh.end();
    client = fresh;
    counts.heard(); // whatever was announced meanwhile went unheard
    provenAt = from;
  }

  async function ask(): Promise<boolean> {
    const asked = client;
    const from = performance.now();
    try {
      await asked?.query('SELECT 1');
    } catch {
      // A connection that answers too late is as good as lost.
      asked?.connection.stream.destroy();
      return false;
    }
    if (asked === undefined || asked !== client) return false;
    provenAt = from;
    return true;
  }

  const confirm = () => {
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };

  void connect();
  return {
    get version() {
      return counts.version;
    },
    get own() {
      return counts.own;
    },
    changed: counts.changed,
    upToDate() {
      const age = performance.now() - provenAt;
      if (age > ASK_AFTER && client) void confirm();
      return age < RELY_FOR;
    },
    confirm,
    async close() {
      closed = true;
      clearTimeout(again);
      await client?.end();
    },
  };
}
