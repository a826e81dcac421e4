import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { type SQL, sql } from 'drizzle-orm';
import pg from 'pg';
import type { Log } from '../log.ts';

/** Tells whoever remembers what it read that this may no longer be right. */
export type Changes = {
  /** Rises with every change, made here or by another instance. */
  readonly version: number;
  /** To be called after the commit of a change made here and before it is answered. */
  changed(): void;
  /** Whether every change that was committed anywhere until a second ago has been counted. */
  upToDate(): boolean;
  /** Asks the database, after which that is so; false when it has been silent for half a second. */
  confirm(): Promise<boolean>;
  close(): Promise<void>;
};

const CHANNEL = 'public_changes';

/** Part of a statement or one of its own: tells every instance, once its transaction commits. */
export const announcement = () => sql`pg_notify(${CHANNEL}, '')::text`;

/**
 * For what changes public pages without an entry in the audit log: call it in the transaction of
 * the change.
 */
export async function announceChange(tx: { execute(query: SQL): PromiseLike<unknown> }) {
  await tx.execute(sql`select ${announcement()}`);
}

type Listening = { listen(channel: string, heard: () => void): Promise<unknown> };

/** Of the embedded database: only this process can change it. */
export async function embeddedChanges(client: Listening): Promise<Changes> {
  let version = 0;
  const changed = () => {
    version += 1;
  };
  await client.listen(CHANNEL, changed);
  return {
    get version() {
      return version;
    },
    changed,
    upToDate: () => true,
    confirm: async () => true,
    close: async () => {},
  };
}

/** Milliseconds: an older proof is renewed, and one that is older still is not relied on. */
const RENEW_AFTER = 250;
const RELY_FOR = 800;
const SILENT_AFTER = 500;
const TRY_AGAIN_AFTER = 100;

/**
 * Of a database server: listens on a connection of its own. PostgreSQL answers a question on it after
 * everything that was announced before, so an answer proves that nothing was missed. A connection that
 * was lost, even without a word, is noticed because no answer comes.
 */
export function serverChanges(connectionString: string, log: Log): Changes {
  let version = 0;
  let connection: ReturnType<typeof connect> | undefined;
  let provenAt = Number.NEGATIVE_INFINITY;
  let question: { askedAt: number; answer: Promise<boolean> } | undefined;
  let closed = false;

  function connect() {
    const client = new pg.Client({
      connectionString,
      application_name: 'kedai-seduh changes',
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
    });
    const listen = async () => {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      version += 1; // whatever was announced meanwhile went unheard
    };
    const lose = () => {
      if (connection?.client !== client) return;
      connection = undefined;
      provenAt = Number.NEGATIVE_INFINITY;
      client.connection.stream.destroy();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', () => {
      version += 1;
    });
    return { client, listening: listen(), lose };
  }

  /** Asks until there is an answer, on a new connection when need be. */
  async function ask(): Promise<boolean> {
    for (; !closed; await pause(TRY_AGAIN_AFTER)) {
      const from = performance.now();
      connection ??= connect();
      const { client, listening, lose } = connection;
      try {
        await listening;
        await client.query('SELECT 1');
        provenAt = from;
        return true;
      } catch (err) {
        // An answer that comes too late is as good as none.
        log.debug({ err }, 'changes of other instances cannot be heard');
        lose();
      }
    }
    return false;
  }

  function prove() {
    const answer = () =>
      ask().finally(() => {
        question = undefined;
      });
    question ??= { askedAt: performance.now(), answer: answer() };
    return question;
  }

  prove();
  return {
    get version() {
      return version;
    },
    changed() {
      version += 1;
    },
    upToDate() {
      const age = performance.now() - provenAt;
      if (age > RENEW_AFTER) prove();
      return age < RELY_FOR;
    },
    async confirm() {
      const { askedAt, answer } = prove();
      const left = askedAt + SILENT_AFTER - performance.now();
      // A busy process may have had no time yet to read an answer that is there: hence one turn more.
      const silence = pause(Math.max(0, left), undefined, { ref: false }).then(() =>
        setImmediate(),
      );
      return Promise.race([answer, silence.then(() => false)]);
    },
    async close() {
      closed = true;
      await connection?.client.end();
    },
  };
}
