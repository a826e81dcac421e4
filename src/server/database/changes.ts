import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Log } from '../log.ts';

export type Changes = {
  /** It rises with every change, made here or by another instance. */
  readonly version: number;
  /** Call it after the commit of a change made here and before answering the request. */
  changed(): void;
  /** It says whether `version` counts every change committed until a second ago. */
  isCurrent(): boolean;
  /** Resolves to false when the database does not answer within half a second. */
  verify(): Promise<boolean>;
  close(): Promise<void>;
};

const CHANNEL = 'public_changes';

/** PostgreSQL delivers the notification only when the transaction commits. */
export const announcement = () => sql`pg_notify(${CHANNEL}, '')::text`;

type Listening = { listen(channel: string, heard: () => void): Promise<unknown> };

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
    isCurrent: () => true,
    verify: async () => true,
    close: async () => {},
  };
}

/** After this age of the last answer, `isCurrent` asks the database again. */
const RENEW_AFTER_MS = 250;
/** After this age of the last answer, `isCurrent` is false. */
const RELY_FOR_MS = 800;
const ANSWER_WITHIN_MS = 500;
const RETRY_AFTER = 100;

/**
 * Listens on a connection of its own. PostgreSQL delivers notifications before the answer to a
 * later query on the same connection, so every answer proves that nothing was missed. Without an
 * answer the connection counts as lost.
 */
export function serverChanges(connectionString: string, log: Log): Changes {
  let version = 0;
  let connection: ReturnType<typeof connect> | undefined;
  let verifiedAt = Number.NEGATIVE_INFINITY;
  let check: { askedAt: number; answer: Promise<boolean> } | undefined;
  let closed = false;

  function connect() {
    const client = new pg.Client({
      connectionString,
      application_name: 'shop changes',
      connectionTimeoutMillis: 5000,
      // A connection may be cut silently, and until it is made anew, pages are old. But a process
      // that was busy for a second must not take an answer that it has not read for silence.
      query_timeout: 2000,
      keepAlive: true,
    });
    const listen = async () => {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      // Notifications that were sent before this were missed.
      version += 1;
    };
    const lose = () => {
      if (connection?.client !== client) return;
      connection = undefined;
      verifiedAt = Number.NEGATIVE_INFINITY;
      client.connection.stream.destroy();
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', () => {
      version += 1;
    });
    return { client, listening: listen(), lose };
  }

  async function ask(): Promise<boolean> {
    for (; !closed; await pause(RETRY_AFTER)) {
      const from = performance.now();
      connection ??= connect();
      const { client, listening, lose } = connection;
      try {
        await listening;
        await client.query('SELECT 1');
        verifiedAt = from;
        return true;
      } catch (err) {
        log.debug({ err }, 'changes of other instances cannot be heard');
        lose();
      }
    }
    return false;
  }

  function startCheck() {
    const answer = () =>
      ask().finally(() => {
        check = undefined;
      });
    check ??= { askedAt: performance.now(), answer: answer() };
    return check;
  }

  startCheck();
  return {
    get version() {
      return version;
    },
    changed() {
      version += 1;
    },
    isCurrent() {
      const age = performance.now() - verifiedAt;
      if (age > RENEW_AFTER_MS) startCheck();
      return age < RELY_FOR_MS;
    },
    async verify() {
      const { askedAt, answer } = startCheck();
      const left = askedAt + ANSWER_WITHIN_MS - performance.now();
      // A busy process may not have read an answer that is there, so it gets one more turn.
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
