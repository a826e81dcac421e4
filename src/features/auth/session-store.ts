import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../server/db.ts';
import type { Staff } from './contract.ts';
import { accounts, sessions } from './table.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A session ends after half a day without use, and after a week in any case. */
const SESSION_IDLE = DAY / 2;
const SESSION_LIFE = 7 * DAY;
/** How long a browser that has logged in stays known. */
export const BROWSER_KNOWN = 180 * DAY;

/** What is stored of a cookie: enough to recognise it, nothing to forge it with. */
const sessionId = (token: string) => createHash('sha256').update(token).digest('base64url');

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();
const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** A new session under a new token; the browser's earlier row, if it has one, is replaced. */
export async function startSession(
  db: Db,
  account: { id: number; userAgent: string; replaces: string | null },
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const stale = lt(sessions.createdAt, before(now, BROWSER_KNOWN));
  const replaced = account.replaces ? eq(sessions.id, sessionId(account.replaces)) : undefined;
  await db.delete(sessions).where(or(replaced, stale));
  await db.insert(sessions).values({
    id: sessionId(token),
    accountId: account.id,
    createdAt: now.toISOString(),
    lastUsedAt: now.toISOString(),
    expiresAt: after(now, SESSION_LIFE),
    userAgent: account.userAgent.slice(0, 200),
  });
  return token;
}

/** The account behind a cookie, while its session lasts; using it keeps it from going idle. */
export async function findStaff(db: Db, token: string, now: Date): Promise<Staff | null> {
  const id = sessionId(token);
  const [found] = await db
    .select({
      lastUsedAt: sessions.lastUsedAt,
      staff: {
        id: accounts.id,
        email: accounts.email,
        name: accounts.name,
        role: accounts.role,
        mustChangePassword: accounts.mustChangePassword,
      },
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(
      and(
        eq(sessions.id, id),
        isNull(sessions.endedAt),
        gt(sessions.expiresAt, now.toISOString()),
        gt(sessions.lastUsedAt, before(now, SESSION_IDLE)),
        eq(accounts.disabled, false),
      ),
    );
  if (!found) return null;
  // Once a minute is exact enough, and spares a write a request.
  if (found.lastUsedAt < before(now, MINUTE)) {
    await db.update(sessions).set({ lastUsedAt: now.toISOString() }).where(eq(sessions.id, id));
  }
  return found.staff;
}

/** Logged out: the session is over, the browser stays known. */
export async function endSession(db: Db, token: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now.toISOString() })
    .where(and(eq(sessions.id, sessionId(token)), isNull(sessions.endedAt)));
}

/** Nobody stays signed in, and no browser stays known. */
export async function endSessionsOf(db: Db, accountId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.accountId, accountId));
}

/** Whether this browser has logged in to this account before. */
export async function isKnownBrowser(
  db: Db,
  accountId: number,
  token: string,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        eq(sessions.id, sessionId(token)),
        eq(sessions.accountId, accountId),
        gt(sessions.createdAt, before(now, BROWSER_KNOWN)),
      ),
    );
  return row !== undefined;
}
