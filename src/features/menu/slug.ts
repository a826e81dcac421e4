import { like, or, sql } from 'drizzle-orm';
import type { Db } from '../../server/database/database.ts';
import { menuItems } from './table.ts';

/** 'Kopi Susu (Es)' is 'kopi-susu-es'. */
const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'menu';

/** The address of a new item. It keeps it when it is renamed, so that no link ever breaks. */
export async function freeSlug(db: Db, name: string): Promise<string> {
  // Two items of one name at the same moment would get the same address.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('menu_items.slug'))`);
  const base = slugOf(name);
  const { slug } = menuItems;
  const rows = await db
    .select({ slug })
    .from(menuItems)
    .where(or(like(slug, base), like(slug, `${base}-%`)));
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
