import { like, or, sql } from 'drizzle-orm';
import { slugOf } from '../../contract.ts';
import type { Db } from '../../server/database/database.ts';
import { freeSlug } from '../../server/database/slugs.ts';
import { menuItems } from './table.ts';

/** A renamed item keeps its address, so that no link breaks. */
export async function chooseSlugs(db: Db, names: string[]): Promise<string[]> {
  // Two items of one name at the same moment would get the same address.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('menu_items.slug'))`);
  const bases = names.map((name) => slugOf(name) || 'menu');
  const { slug } = menuItems;
  const rows = await db
    .select({ slug })
    .from(menuItems)
    .where(or(...bases.flatMap((base) => [like(slug, base), like(slug, `${base}-%`)])));
  const taken = new Set(rows.map((row) => row.slug));
  const chosen: string[] = [];
  for (const base of bases) {
    const free = await freeSlug(base, (one) => taken.has(one));
    taken.add(free);
    chosen.push(free);
  }
  return chosen;
}
