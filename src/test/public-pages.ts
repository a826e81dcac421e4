/** Every public page and its status. */
export const PUBLIC_PAGES = {
  '/': 200,
  '/about': 200,
  '/membership': 200,
  '/promos': 200,
  '/team': 200,
  '/faqs': 200,
  '/contact': 200,
  '/feedback': 200,
  '/rating': 200,
  '/barcode': 200,
  '/data-privacy': 200,
  '/privacy': 200,
  '/privacy-policy': 200,
  '/terms-of-use': 200,
  '/login': 200,
  '/no-such-page': 404,
} satisfies Record<string, 200 | 404>;
