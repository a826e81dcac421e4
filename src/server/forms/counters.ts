import { createHash } from 'node:crypto';
import { lt, sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import { instant } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { inserted } from '../database/rows.ts';

const rateLimits = pgTable('rate_limits', {
  key: text().primaryKey(),
  points: integer().notNull(),
  expiresAt: instant('expires_at').notNull(),
});

export type Window = { name: string; seconds: number };
type Count = { points: number; secondsLeft: number };
export type CounterDeps = { database: Database; clock: () => Date; log: FastifyBaseLogger };

/**
 * A window starts with the first event. One that would last longer than its length, because the
 * clock was set back, counts as expired.
 */
type Counter = { add(key: string, points?: number): Promise<Count> };

const MAX_KEYS = 50_000;
const RETRY_AFTER = 5_000;

/**
 * Instances on one database share the counts. With the embedded database there is only one process,
 * and while a database server is down, each instance counts in memory.
 */
export function createCounter(deps: CounterDeps, window: Window): Counter {
  const memory = memoryCounter(deps, window);
  if (deps.database.kind === 'embedded') return memory;
  const shared = sharedCounter(deps, window);
  let retryAt = 0;
  return {
    async add(key, points) {
      const wait = retryAt - deps.clock().getTime();
      if (wait > 0 && wait <= RETRY_AFTER) return memory.add(key, points);
      try {
        return await shared.add(key, points);
      } catch (err) {
        deps.log.warn({ err, limit: window.name }, 'limits are counted in memory for now');
        retryAt = deps.clock().getTime() + RETRY_AFTER;
        return memory.add(key, points);
      }
    },
  };
}

function memoryCounter({ clock }: CounterDeps, { seconds }: Window): Counter {
  const counts = new Map<string, { points: number; expires: number }>();

  const isOpen = ({ expires }: { expires: number }, now: number) =>
    expires > now && expires <= now + seconds * 1000;

  function open(key: string, now: number) {
    counts.delete(key);
    const [oldest] = counts.keys();
    if (counts.size >= MAX_KEYS && oldest !== undefined) counts.delete(oldest);
    const count = { points: 0, expires: now + seconds * 1000 };
    counts.set(key, count);
    return count;
  }

  return {
    async add(key, points = 1) {
      const now = clock().getTime();
      const old = counts.get(key);
      const count = old && isOpen(old, now) ? old : open(key, now);
      count.points = Math.max(0, count.points + points);
      return { points: count.points, secondsLeft: Math.ceil((count.expires - now) / 1000) };
    },
  };
}

/**
 * In seconds. `now()` is when a statement began, so one that waited for the row of a later one sees
 * an end that is too late by as much.
 */
const WAITED = 20;

/** The clocks of instances may differ by more than a window, so only the database's counts. */
function sharedCounter(
  { database: { db }, clock }: CounterDeps,
  { name, seconds }: Window,
): Counter {
  let sweptAt = 0;
  const { expiresAt } = rateLimits;
  const latest = sql`now() + make_interval(secs => ${seconds + WAITED})`;
  const expired = sql`(${expiresAt} <= now() or ${expiresAt} > ${latest})`;

  return {
    async add(key, points = 1) {
      const now = clock().getTime();
      if (Math.abs(now - sweptAt) > 60_000) {
        sweptAt = now;
        await db.delete(rateLimits).where(lt(expiresAt, sql`now()`));
      }
      const counted = await db
        .insert(rateLimits)
        .values({
          // The table must hold no IP or e-mail address, so they are hashed.
          key: `${name}:${createHash('sha256').update(key).digest('base64url')}`,
          points: Math.max(0, points),
          expiresAt: sql`now() + make_interval(secs => ${seconds})`,
        })
        .onConflictDoUpdate({
          target: rateLimits.key,
          set: {
            points: sql`case when ${expired} then excluded.points else greatest(0, ${rateLimits.points} + ${points}) end`,
            expiresAt: sql`case when ${expired} then excluded.expires_at else ${expiresAt} end`,
          },
        })
        .returning({
          points: rateLimits.points,
          left: sql<number>`ceil(extract(epoch from ${expiresAt} - now()))::int`,
        });
      const row = inserted(counted);
      return { points: row.points, secondsLeft: Math.min(seconds, Math.max(1, row.left)) };
    },
  };
}
