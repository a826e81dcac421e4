import { eq, inArray, sql } from 'drizzle-orm';
import { conflict } from '../../server/http/errors.ts';
import { personalDataTexts } from '../../server/privacy/messages.ts';
import { mentions, redact } from '../../server/privacy/person.ts';
import { noLeftovers, type PersonalData } from '../../server/privacy/personal-data.ts';
import { accountErrors } from './messages.ts';
import { deleteAccount } from './store.ts';
import { accounts, passkeys, sessions } from './table.ts';

const { id, email, name } = accounts;

export const accountData: PersonalData = {
  title: personalDataTexts.accounts,
  tab: 'accounts',
  find: async (db, person) => {
    const rows = await db
      .select()
      .from(accounts)
      .where(mentions(person, email, name))
      .orderBy(id);
    const ids = rows.map((row) => row.id);
    const keys = await db
      .select({ accountId: passkeys.accountId, name: passkeys.name })
      .from(passkeys)
      .where(inArray(passkeys.accountId, ids))
      .orderBy(passkeys.id);
    const used = await db
      .select({ accountId: sessions.accountId, browser: sessions.userAgent, at: sessions.address })
      .from(sessions)
      .where(inArray(sessions.accountId, ids))
      .orderBy(sessions.number);
    return rows.map((row) => ({
      id: row.id,
      at: row.createdAt,
      own: row.email.toLowerCase() === person.value,
      facts: {
        name: row.name,
        email: row.email,
        role: row.role,
        signedIn: row.signedInAt,
        devices: used
          .filter(({ accountId }) => accountId === row.id)
          .map(({ browser, at }) => [browser, at].filter(Boolean).join(', '))
          .join('\n'),
        passkeys: keys
          .filter(({ accountId }) => accountId === row.id)
          .map((key) => key.name)
          .join('\n'),
      },
    }));
  },
  erase: async (tx, person, { by }) => {
    const own = await tx
      .select({ id, role: accounts.role })
      .from(accounts)
      .where(eq(sql`lower(${email})`, person.value));
    if (own.some((account) => account.id === by))
      throw conflict(accountErrors.ownErase, 'own_account');
    // Only there is a password asked for.
    if (by !== null && own.some(({ role }) => role === 'owner'))
      throw conflict(accountErrors.ownerErase, 'owner_account');
    for (const account of own) await deleteAccount(tx, account.id);
    await tx
      .update(accounts)
      .set({ name: redact(person, name) })
      .where(mentions(person, name));
    await tx
      .update(passkeys)
      .set({ name: redact(person, passkeys.name) })
      .where(mentions(person, passkeys.name));
    return noLeftovers;
  },
  columns: [email, name, passkeys.name],
};
