type Limit = {
  parallel: number;
  /** How many jobs may wait; unlimited by default. */
  waiting?: number;
  full?: () => Error;
};

type Turn = {
  /** Goes to the head of the line, however long that is. */
  first?: boolean;
  /** Once it is aborted, a job that still waits leaves the line and fails with the signal's reason. */
  signal?: AbortSignal | undefined;
};

/** Runs at most `parallel` jobs at once, the rest in the order they came. */
export function limitConcurrency({ parallel, waiting = Number.POSITIVE_INFINITY, full }: Limit) {
  const line: (() => void)[] = [];
  let running = 0;

  /** Whoever finishes hands its place over, so `running` stays as it is. */
  async function waitForTurn(first: boolean, signal?: AbortSignal) {
    const { promise, resolve: start, reject } = Promise.withResolvers<void>();
    const leave = () => {
      const at = line.indexOf(start);
      if (at === -1) return;
      line.splice(at, 1);
      reject(signal?.reason);
    };
    if (first) line.unshift(start);
    else line.push(start);
    signal?.addEventListener('abort', leave);
    await promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  return async function run<T>(
    job: () => Promise<T>,
    { first = false, signal }: Turn = {},
  ): Promise<T> {
    signal?.throwIfAborted();
    if (running < parallel) running += 1;
    else if (line.length >= waiting && full && !first) throw full();
    else await waitForTurn(first, signal);
    try {
      return await job();
    } finally {
      const start = line.shift();
      if (start) start();
      else running -= 1;
    }
  };
}

/**
 * Does the same work once for all who wait for it. Whoever asks while it is being done gets the next
 * result, whose work begins after they asked: nobody is answered with what was before.
 */
export function coalesce<T>() {
  const running = new Map<string, Promise<T>>();
  const next = new Map<string, Promise<T>>();

  function begin(key: string, work: () => Promise<T>): Promise<T> {
    const result = work().finally(() => running.delete(key));
    running.set(key, result);
    return result;
  }

  return (key: string, work: () => Promise<T>): Promise<T> => {
    const before = running.get(key);
    if (!before) return begin(key, work);
    const waiting = next.get(key);
    if (waiting) return waiting;
    const after = before
      .catch(() => {})
      .then(() => {
        next.delete(key);
        return begin(key, work);
      });
    next.set(key, after);
    return after;
  };
}
