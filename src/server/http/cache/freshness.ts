export type Freshness = {
  /** The page must be rendered again then. It counts milliseconds since 1970. */
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
