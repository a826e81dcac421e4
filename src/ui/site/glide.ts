/**
 * Scrolls a row to where a button or the clock wants it. The row itself does not scroll smoothly, so
 * that moving the focus into it goes at once.
 */
export function glide(row: HTMLElement, left: number) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollTo({ left, behavior: calm ? 'instant' : 'smooth' });
}
