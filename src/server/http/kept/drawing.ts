import { AsyncLocalStorage } from 'node:async_hooks';

type Drawing = {
  /** Milliseconds since 1970. */
  validUntil: number;
  /** Made of what was read earlier, because the database does not answer. */
  makeshift: boolean;
};

const drawings = new AsyncLocalStorage<Drawing>();

/** Runs what draws an answer for everybody, and collects what it says about itself. */
export async function drawForAll<T>(draw: () => Promise<T>): Promise<Drawing & { drawn: T }> {
  const drawing = { validUntil: Number.POSITIVE_INFINITY, makeshift: false };
  const drawn = await drawings.run(drawing, draw);
  return { ...drawing, drawn };
}

/** Whether this runs for a copy that all visitors will get, and for none of them in particular. */
export const isForAll = () => drawings.getStore() !== undefined;

/**
 * To be called while a page reads or draws something that changes by itself, as a promo that ends:
 * no copy of the page outlives that instant. The earliest of several counts.
 */
export function validUntil(instant: Date): void {
  const drawing = drawings.getStore();
  if (drawing) drawing.validUntil = Math.min(drawing.validUntil, instant.getTime());
}

/** To be called when a page shows what was read earlier: nobody may take its copy for the newest. */
export function isMakeshift(): void {
  const drawing = drawings.getStore();
  if (drawing) drawing.makeshift = true;
}
