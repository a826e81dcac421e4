import { availableParallelism } from 'node:os';
import { unavailable } from '../../server/errors.ts';

/**
 * Hashing a password costs 19 MB and a core for a while, on purpose. A flood of logins must not
 * take the memory or every core: few at a time, a short line, and whoever comes after that is told
 * to come back.
 */
export function createQueue({ parallel, line }: { parallel: number; line: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  /** `first` goes to the head of the line, however long it is. */
  return async function queued<T>(work: () => Promise<T>, first = false): Promise<T> {
    if (running >= parallel) {
      if (waiting.length >= line && !first) {
        throw unavailable('Too many people are logging in. Try again.', 2);
      }
      // Whoever finishes hands its place over, so `running` stays as it is.
      await new Promise<void>((resolve) => {
        if (first) waiting.unshift(resolve);
        else waiting.push(resolve);
      });
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** One core is left to everybody else, where there is more than one. */
const parallel = Math.min(2, Math.max(1, availableParallelism() - 1));

/** Shared by the whole process, because memory and cores are. */
export const inLine = createQueue({ parallel, line: 40 });
