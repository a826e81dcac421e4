import type { Db } from './database.ts';

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/**
 * Runs calls that are made on one transaction at the same moment as one statement. `run` returns a
 * result for each item, in the same order.
 */
export function batchPerTransaction<Item, Result>(
  run: (db: Db, items: Item[]) => Promise<Result[]>,
) {
  const waiting = new WeakMap<Db, Waiting<Item, Result>[]>();

  async function runAll(db: Db, asked: Waiting<Item, Result>[]) {
    waiting.delete(db);
    const results = await run(
      db,
      asked.map(({ item }) => item),
    );
    if (results.length !== asked.length) throw new Error('Somebody has no result');
    for (const [at, result] of results.entries()) asked[at]?.resolve(result);
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
