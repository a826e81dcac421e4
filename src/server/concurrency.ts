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
