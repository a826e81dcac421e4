import { and, eq, ne, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { localized, type Message, packed } from '../../messages.ts';
import { HttpError } from '../http/errors.ts';
import type { Db } from './database.ts';

type IsTaken = (slug: string) => boolean | Promise<boolean>;

/** Returns the first of `kopi`, `kopi-2`, `kopi-3` … that is free. */
export async function freeSlug(base: string, isTaken: IsTaken): Promise<string> {
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? base : `${base}-${count}`;
    if (!(await isTaken(slug))) return slug;
  }
}

export const slugRefused = (sentence: Message<'slug'>, slug: string) =>
  new HttpError(409, 'slug_taken', localized(sentence, { slug }), {
    fields: { slug: packed(sentence, { slug }) },
  });

/** Without a wanted slug, one is made from `base`. */
type Choice = { wanted: string; base: string; refused: HttpError; isReserved?: IsTaken };

/** Every slug that an entry had is kept, so that old links still lead to it. */
export const slugHistory = (table: PgTable & { slug: PgColumn }, owner: PgColumn) => ({
  /** Others who choose a slug wait until the transaction ends, or both would get the same. */
  async choose(tx: Db, { wanted, base, refused, isReserved }: Choice, id = 0): Promise<string> {
    await tx.execute(sql`lock table ${table} in share row exclusive mode`);
    const isTaken = async (slug: string) =>
      (await tx.$count(table, and(eq(table.slug, slug), ne(owner, id)))) > 0;
    if (!wanted) return freeSlug(base, async (slug) => isReserved?.(slug) || isTaken(slug));
    if (await isTaken(wanted)) throw refused;
    return wanted;
  },

  async keep(tx: Db, slug: string, id: number): Promise<void> {
    await tx.execute(sql`
      insert into ${table} (slug, ${sql.identifier(owner.name)}) values (${slug}, ${id})
      on conflict do nothing`);
  },

  /** Also finds an entry that had the slug before. */
  idOf: (slug: string) => sql`(select ${owner} from ${table} where ${table.slug} = ${slug})`,
});
