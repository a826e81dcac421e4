export type Freshness = {
  /**
   * Milliseconds since 1970 at which the page must be rendered again, such as the end of a promo.
   */
  validUntil: number;
  /** The database did not answer, so the page shows values that were read earlier. */
  stale: boolean;
};

export const createFreshness = (end: Date | null = null): Freshness => ({
  validUntil: end?.getTime() ?? Number.POSITIVE_INFINITY,
  stale: false,
});

export function endAt(freshness: Freshness, instant: Date | null): void {
  if (instant) freshness.validUntil = Math.min(freshness.validUntil, instant.getTime());
}
