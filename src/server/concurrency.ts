/**
 * Callers with the same key share one run of the work. A caller that comes while it runs gets the
 * result of the next run, because the present one may have read older data.
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

export async function withTimeout<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, milliseconds, new Error('timeout exceeded'));
  return Promise.race([answer, promise]).finally(() => clearTimeout(timer));
}
