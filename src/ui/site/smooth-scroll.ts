/** With CSS `scroll-behavior`, moving the focus into the row would be slow as well. */
export function smoothScroll(row: HTMLElement, left: number) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  row.scrollTo({ left, behavior: calm ? 'instant' : 'smooth' });
}
