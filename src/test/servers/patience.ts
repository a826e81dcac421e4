/** A busy machine takes its time, in milliseconds; what never comes fails all the same. */
export const PATIENCE = 120_000;

/** A whole test may take this long. */
export const LONG = 4 * PATIENCE;
