import { sql } from 'drizzle-orm';
import { outletInput } from '../features/outlets/contract.ts';
import { specialHoursInput } from '../features/outlets/special/contract.ts';
import { specialHoursEntries } from '../features/outlets/special/store.ts';
import { outletEntries } from '../features/outlets/store.ts';
import { outlets, specialHours } from '../features/outlets/table.ts';
import { announcement } from '../server/database/changes.ts';
import type { Db } from '../server/database/database.ts';
import type { Deps } from '../server/deps.ts';

type Shop = Pick<Deps, 'database' | 'clock'>;

/** Pages do not notice a change of public content without an audit entry. */
export const announceChange = (db: Pick<Db, 'execute'>) =>
  db.execute(sql`select ${announcement()}`);

/** The outlet is open from 07.00 to 22.00, unless the fields say otherwise. */
export function makeOutlet({ database, clock }: Shop, name: string, fields: object = {}) {
  const input = outletInput.parse({ name, city: 'Jakarta', address: 'Jalan Contoh 1', ...fields });
  return database.db.transaction((tx) => outletEntries.create(tx, input, clock()));
}

/** The outlets are on the shop's pages at once. */
export function outletsOf(shop: Shop) {
  const { db } = shop.database;
  return {
    async add(name: string, more: object = {}) {
      const outlet = await makeOutlet(shop, name, { address: 'Jalan Contoh No. 12', ...more });
      await announceChange(db);
      return outlet;
    },
    async change(id: number, more: object) {
      const now = shop.clock();
      const outlet = await db.transaction((tx) => outletEntries.update(tx, id, more, now));
      await announceChange(db);
      return outlet;
    },
    /** All outlets are closed then, unless `more` says otherwise. */
    async plan(name: string, more: { from: string; to: string; [field: string]: unknown }) {
      const closed = Array.from({ length: 7 }, () => []);
      const input = specialHoursInput.parse({ name, week: closed, scope: 'all', ...more });
      const made = await specialHoursEntries.create(db, input, shop.clock());
      await announceChange(db);
      return made;
    },
    async clear() {
      await db.delete(outlets);
      await db.delete(specialHours);
      await announceChange(db);
    },
  };
}
