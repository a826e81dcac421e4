/** Runs at most `size` jobs at once, the rest in order; `full` is thrown beyond `waiting` of them. */
export function queue(size: number, waiting = Number.POSITIVE_INFINITY, full?: () => Error) {
  const next: (() => void)[] = [];
  let running = 0;

  return async function run<T>(job: () => Promise<T>): Promise<T> {
    if (running >= size) {
      if (next.length >= waiting && full) throw full();
      await new Promise<void>((start) => next.push(start));
    } else {
      running += 1;
    }
    try {
      return await job();
    } finally {
      const start = next.shift();
      if (start) start();
      else running -= 1;
    }
  };
}
