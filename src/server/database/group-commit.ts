import { setTimeout as sleep } from 'node:timers/promises';

type Options = {
  /** Others may join within so many milliseconds. */
  wait: number;
  batch: number;
  /** So many may wait; `full` is thrown for the next. */
  waiting: number;
  full: () => Error;
};

/** Items that arrive within a moment share one commit. `add` resolves after it. */
export function groupCommit<Item>(
  save: (items: Item[]) => Promise<void>,
  { wait, batch, waiting, full }: Options,
) {
  const line: { item: Item; done: () => void; failed: (error: unknown) => void }[] = [];
  const hurry = new AbortController();
  let running: Promise<void> | null = null;

  async function run() {
    while (line.length > 0) {
      // The embedded database blocks the event loop; the pause lets other requests arrive.
      const pause = line.length < batch ? wait : 0;
      await sleep(pause, undefined, { signal: hurry.signal }).catch(() => {});
      const group = line.splice(0, batch);
      try {
        await save(group.map(({ item }) => item));
        for (const { done } of group) done();
      } catch (error) {
        for (const { failed } of group) failed(error);
      }
    }
    running = null;
  }

  return {
    async add(item: Item): Promise<void> {
      if (line.length >= waiting) throw full();
      const saved = new Promise<void>((done, failed) => line.push({ item, done, failed }));
      running ??= run();
      return saved;
    },
    async close(): Promise<void> {
      hurry.abort();
      await running;
    },
  };
}
