/** Every public page and the status it answers with. */
export const PAGES = {
  '/': 200,
  '/about': 200,
  '/membership': 200,
  '/contact': 200,
  '/feedback': 200,
  '/data-privacy': 200,
  '/privacy': 200,
  '/privacy-policy': 200,
  '/terms-of-use': 200,
  '/login': 200,
  '/no-such-page': 404,
} satisfies Record<string, 200 | 404>;

export type Path = keyof typeof PAGES;

/** Linked from the pages above, and built by a later piece of work. */
export const LATER = ['/rating', '/barcode'];
