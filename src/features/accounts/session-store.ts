import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import type { Staff } from './contract.ts';
import { accounts, sessions } from './table.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A session ends after twelve hours without use, and after a week in any case. */
const SESSION_IDLE = DAY / 2;
const SESSION_LIFE = 7 * DAY;
/** A browser that has signed in stays known for this long, also after the session has ended. */
export const BROWSER_KNOWN = 180 * DAY;

/** Only the hash is stored, so that a leaked table contains no usable cookie. */
const sessionId = (token: string) => createHash('sha256').update(token).digest('base64url');

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();
const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** Always creates a new token, and replaces the session this browser had before. */
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

/**
 * The account of a valid session, and until when it is valid without being used; or null. Using a
 * session keeps it from expiring. One that has expired is ended for good: setting the clock back
 * does not bring it to life.
 */
export async function findSession(
  db: Db,
  token: string,
  now: Date,
): Promise<{ staff: Staff; until: string } | null> {
  const id = sessionId(token);
  const [found] = await db
    .select({
      lastUsedAt: sessions.lastUsedAt,
      expiresAt: sessions.expiresAt,
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
    .where(and(eq(sessions.id, id), isNull(sessions.endedAt), eq(accounts.disabled, false)));
  if (!found) return null;
  const { staff, expiresAt, lastUsedAt } = found;
  if (expiresAt <= now.toISOString() || lastUsedAt <= before(now, SESSION_IDLE)) {
    await endSession(db, token, now);
    return null;
  }
  // At most one write a minute, instead of one a request.
  if (lastUsedAt < before(now, MINUTE)) {
    await db.update(sessions).set({ lastUsedAt: now.toISOString() }).where(eq(sessions.id, id));
  }
  const idleEnd = after(new Date(lastUsedAt), SESSION_IDLE);
  return { staff, until: idleEnd < expiresAt ? idleEnd : expiresAt };
}

/** Signs out; the browser stays known. */
export async function endSession(db: Db, token: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: now.toISOString() })
    .where(and(eq(sessions.id, sessionId(token)), isNull(sessions.endedAt)));
}

/** Signs the account out everywhere, and forgets its known browsers. */
export async function endSessionsOf(db: Db, accountId: number): Promise<void> {
  await db.delete(sessions).where(eq(sessions.accountId, accountId));
}

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
