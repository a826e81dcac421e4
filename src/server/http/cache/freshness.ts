/** For how long an answer is right. Whoever makes the answer fills it in on the way. */
export type Freshness = {
  /** Milliseconds since 1970, for what changes by itself, such as a promo that ends. */
  validUntil: number;
  /** Made of values read earlier, because the database does not answer. */
  stale: boolean;
};

export const createFreshness = (end: Date | null = null): Freshness => ({
  validUntil: end?.getTime() ?? Number.POSITIVE_INFINITY,
  stale: false,
});

/** The earliest of several instants counts. */
export function endAt(freshness: Freshness, instant: Date | null): void {
  if (instant) freshness.validUntil = Math.min(freshness.validUntil, instant.getTime());
}
