import { createHash, randomBytes } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../server/database/database.ts';
import { firstOrNotFound } from '../../server/database/rows.ts';
import { DAY, MINUTE } from '../../time.ts';
import type { Staff } from './contract.ts';
import { accountErrors } from './messages.ts';
import { mustSetUpSecondFactor } from './second-factor-store.ts';
import { accounts, passkeyChallenges, sessions } from './table.ts';

/** A session ends after twelve hours without use, and after a week in any case. */
const SESSION_IDLE = DAY / 2;
const SESSION_LIFE = 7 * DAY;
/** A browser that has signed in stays known for this long, even after its session has ended. */
export const BROWSER_KNOWN = 180 * DAY;

/** Only the hash is stored, so that a leaked table contains no usable cookie. */
const sessionId = (token: string) => createHash('sha256').update(token).digest('base64url');

const before = (now: Date, ms: number) => new Date(now.getTime() - ms).toISOString();
const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

type NewSession = {
  id: number;
  userAgent: string;
  address: string;
  /** The browser sent this token, whichever account it belongs to. */
  replaces: string | null;
};

/** Each sign-in gets a new token, so that a token planted in the browser before is worthless. */
export async function startSession(db: Db, account: NewSession, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const id = sessionId(token);
  const { accountId, browser } = sessions;
  const [earlier] = account.replaces
    ? await db
        .select({ browser })
        .from(sessions)
        .where(eq(sessions.id, sessionId(account.replaces)))
    : [];
  const same = earlier?.browser ?? id;
  await db
    .delete(sessions)
    .where(
      or(
        and(eq(browser, same), eq(accountId, account.id)),
        lt(sessions.createdAt, before(now, BROWSER_KNOWN)),
      ),
    );
  await end(db, eq(browser, same), now);
  await end(db, lt(sessions.expiresAt, now.toISOString()), now);
  await db.insert(sessions).values({
    id,
    accountId: account.id,
    createdAt: now.toISOString(),
    lastUsedAt: now.toISOString(),
    expiresAt: after(now, SESSION_LIFE),
    userAgent: account.userAgent.slice(0, 200),
    browser: same,
    address: account.address,
  });
  return token;
}

/** Ended sessions keep no address. */
const end = (db: Db, which: SQL | undefined, now: Date) =>
  db
    .update(sessions)
    .set({ endedAt: now.toISOString(), address: null })
    .where(and(which, isNull(sessions.endedAt)))
    .returning({ number: sessions.number });

/**
 * Resolves to null when the session has ended. An expired session is ended in the table, so that
 * setting the clock back does not revive it.
 */
export async function findSession(
  db: Db,
  token: string,
  address: string,
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
        mustSetUpSecondFactor,
        voice: accounts.voice,
        outletIds: accounts.outletIds,
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
  // One write per request would be too many, so there is at most one a minute.
  if (lastUsedAt < before(now, MINUTE)) {
    const used = { lastUsedAt: now.toISOString(), address };
    await db.update(sessions).set(used).where(eq(sessions.id, id));
  }
  const idleEnd = after(new Date(lastUsedAt), SESSION_IDLE);
  return { staff, until: idleEnd < expiresAt ? idleEnd : expiresAt };
}

export async function endSession(db: Db, token: string, now: Date): Promise<void> {
  await end(db, eq(sessions.id, sessionId(token)), now);
}

/** Its known browsers are forgotten, and a passkey that was being added must be begun again. */
export async function endSessionsOf(db: Db, accountId: number): Promise<void> {
  await db.delete(passkeyChallenges).where(eq(passkeyChallenges.accountId, accountId));
  await db.delete(sessions).where(eq(sessions.accountId, accountId));
}

export async function endOtherSessions(db: Db, accountId: number, token: string, now: Date) {
  const others = and(eq(sessions.accountId, accountId), ne(sessions.id, sessionId(token)));
  return (await end(db, and(others, alive(now)), now)).length;
}

export async function endListedSession(db: Db, accountId: number, number: number, now: Date) {
  const one = and(eq(sessions.accountId, accountId), eq(sessions.number, number), alive(now));
  return firstOrNotFound(await end(db, one, now), accountErrors.device);
}

const alive = (now: Date) =>
  and(
    isNull(sessions.endedAt),
    gt(sessions.expiresAt, now.toISOString()),
    gt(sessions.lastUsedAt, before(now, SESSION_IDLE)),
  );

export function listSessions(db: Db, accountId: number, token: string | null, now: Date) {
  const { number, userAgent, address, createdAt, lastUsedAt } = sessions;
  const current = sql<boolean>`${sessions.id} = ${token === null ? '' : sessionId(token)}`;
  return db
    .select({ number, userAgent, address, createdAt, lastUsedAt, current })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), alive(now)))
    .orderBy(desc(current), desc(lastUsedAt), desc(number));
}

export async function isKnownBrowser(
  db: Db,
  accountId: number,
  token: string,
  now: Date,
): Promise<boolean> {
  const sent = alias(sessions, 'sent');
  const [row] = await db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(sent, eq(sent.browser, sessions.browser))
    .where(
      and(
        eq(sent.id, sessionId(token)),
        eq(sessions.accountId, accountId),
        gt(sessions.createdAt, before(now, BROWSER_KNOWN)),
      ),
    )
    .limit(1);
  return row !== undefined;
}
