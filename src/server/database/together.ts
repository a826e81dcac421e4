import type { Db } from './database.ts';

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/**
 * Does in one statement what several ask of a transaction at the same moment, as forms that are saved
 * together do: each asks for its own item.
 *
 * @param run gives a result for each item, in their order
 */
export function together<Item, Result>(run: (db: Db, items: Item[]) => Promise<Result[]>) {
  const waiting = new WeakMap<Db, Waiting<Item, Result>[]>();

  async function runAll(db: Db, asked: Waiting<Item, Result>[]) {
    waiting.delete(db);
    for (const portion of portions(asked)) {
      const results = await run(
        db,
        portion.map(({ item }) => item),
      );
      if (results.length !== portion.length) throw new Error('Somebody has no result');
      for (const [at, result] of results.entries()) portion[at]?.resolve(result);
    }
  }

  return (db: Db, item: Item): Promise<Result> =>
    new Promise((resolve, reject) => {
      const asked = waiting.get(db) ?? [];
      asked.push({ item, resolve, reject });
      if (asked.length > 1) return;
      waiting.set(db, asked);
      queueMicrotask(() =>
        runAll(db, asked).catch((error: unknown) => {
          for (const one of asked) one.reject(error);
        }),
      );
    });
}

/**
 * Parts of so many items as powers of two: PostgreSQL parses a statement anew for each number of rows,
 * and so there are few of those.
 */
export function portions<Item>(items: Item[]): Item[][] {
  const parts: Item[][] = [];
  for (let at = 0; at < items.length; at += parts.at(-1)?.length ?? 1) {
    const size = 2 ** Math.floor(Math.log2(items.length - at));
    parts.push(items.slice(at, at + size));
  }
  return parts;
}
