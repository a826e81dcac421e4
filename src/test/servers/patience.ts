/**
 * Milliseconds for which tests wait for one state. A busy machine takes its time; what never comes
 * fails all the same.
 */
export const PATIENCE = 120_000;

/** For a whole test. */
export const LONG = 4 * PATIENCE;
