/** Choices of which one is open: the look of parts, pages and languages. */
export const segments = 'rounded border border-line bg-milk p-0.5';

const shared =
  'inline-flex min-h-9 items-center justify-center gap-2 rounded text-sm font-semibold transition pointer-coarse:min-h-11';

export const openSegment = `${shared} bg-foam text-caramel-deep`;
export const otherSegment = `${shared} text-ink-soft hover:text-ink`;

/** Around a radio button. */
export const radioSegment = `${shared} relative cursor-pointer px-3 text-ink-soft hover:text-ink has-checked:bg-foam has-checked:text-caramel-deep has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-caramel-deep forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]`;
