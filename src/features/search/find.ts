import type { Db } from '../../server/database/database.ts';
import type { Deps } from '../../server/deps.ts';
import { mayAct, type Role } from '../accounts/contract.ts';
import { listAccounts } from '../accounts/store.ts';
import { messageInbox } from '../contact/store.ts';
import { searchContents } from '../content/store.ts';
import { feedbackInbox } from '../feedback/store.ts';
import { promoEntries } from '../promos/store.ts';
import { ratingInbox } from '../ratings/store.ts';
import type { Found } from './contract.ts';

const EACH = 5;

/** Accounts are found for the owner only. */
export async function find(
  { database: { db } }: Pick<Deps, 'database'>,
  q: string,
  role: Role,
): Promise<Found[]> {
  const query = { page: 1, limit: EACH, q };
  const promos = await promoEntries.list(db, query);
  return [
    ...(await findPeople(db, q, role)),
    ...promos.rows.map(
      ({ title, description }): Found => ({
        kind: 'promo',
        title,
        detail: description.slice(0, 100),
        href: `/admin/promos?${new URLSearchParams({ q: title })}`,
      }),
    ),
    ...(await searchContents(db, q, EACH)).map(
      ({ id, page, label, value }): Found => ({
        kind: 'text',
        title: label,
        detail: value.slice(0, 100),
        href: `/admin/cms?${new URLSearchParams({ page, item: String(id) })}`,
      }),
    ),
  ];
}

async function findPeople(db: Db, q: string, role: Role): Promise<Found[]> {
  const query = { page: 1, limit: EACH, q };
  const accounts = mayAct(role, 'owner') ? (await listAccounts(db, query)).rows : [];
  const { rows: messages } = await messageInbox.list(db, query);
  const { rows: feedback } = await feedbackInbox.list(db, query);
  const { rows: ratings } = await ratingInbox.list(db, query);
  return [
    ...accounts.map(({ name, email }) => person(name, email, 'accounts', name)),
    ...messages.map(({ id, name, message }) => person(name, message, 'messages', '', id)),
    ...feedback.map(({ id, name, details }) => person(name, details, 'feedback', '', id)),
    ...ratings.map(({ name, email }) => person(name, email, 'ratings', email)),
  ];
}

function person(name: string, detail: string, tab: string, q: string, open?: number): Found {
  const params = new URLSearchParams(open ? { open: String(open) } : { q });
  return {
    kind: 'person',
    title: name,
    detail: detail.slice(0, 100),
    href: `/admin/${tab}?${params}`,
  };
}
