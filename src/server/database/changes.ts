import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import type { Log } from '../log.ts';

/** Tells whoever keeps what pages show when it may no longer be right. */
export type Changes = {
  /** Rises with every change, made here or by another instance. */
  readonly version: number;
  /** Rises with every change that was made and answered here: nobody may see what was before it. */
  readonly own: number;
  /** To be called after the commit of a change made here and before it is answered. */
  changed(): void;
  /** Whether every change that was committed anywhere until a second ago has been counted. */
  upToDate(): boolean;
  /** Finds that out by asking, if need be. */
  confirm(): Promise<boolean>;
  close(): Promise<void>;
};

const CHANNEL = 'public_changes';

/** Part of a statement or one of its own: tells every instance, once its transaction commits. */
export const announcement = sql`pg_notify(${CHANNEL}, '')::text`;

/**
 * For what changes public pages without an entry in the audit log: call it in the transaction of
 * the change.
 */
export async function announceChange(tx: { execute(query: SQL): PromiseLike<unknown> }) {
  await tx.execute(sql`select ${announcement}`);
}

type Listening = {
  listen(channel: string, heard: () => void): Promise<unknown>;
};

/** Of the embedded database: only this process can change it. */
export async function embeddedChanges(client: Listening): Promise<Changes> {
  const changes = {
    version: 0,
    own: 0,
    changed: () => {
      changes.version += 1;
      changes.own += 1;
    },
    upToDate: () => true,
    confirm: async () => true,
    close: async () => {},
  };
  await client.listen(CHANNEL, () => {
    changes.version += 1;
  });
  return changes;
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
  let version = 0;
  let own = 0;
  let client: pg.Client | undefined;
  let provenAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<boolean> | undefined;
  let again: NodeJS.Timeout | undefined;
  let closed = false;

  const heard = () => {
    version += 1;
  };

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
    fresh.on('notification', heard);
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
    heard(); // whatever was announced meanwhile went unheard
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
      return version;
    },
    get own() {
      return own;
    },
    changed() {
      version += 1;
      own += 1;
    },
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
