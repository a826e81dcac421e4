import type { pageTitles } from './pages.messages.ts';

type Page = {
  /** The link is in the bar at the top, in this order, or among the legal links at the foot. */
  link?: { in: 'bar' | 'legal'; text: keyof typeof pageTitles };
  /** The last change of these texts dates the page in the sitemap. */
  contents?: 'home' | 'about' | 'membership' | 'contact';
  /** Search engines are told to leave it out. */
  isHidden?: true;
  /** Pages below it, such as `/menu/kopi-tubruk`, are counted as this one. */
  hasChildren?: true;
  /** Visits to it are not counted as visitors'. */
  isForStaff?: true;
};

/** Addresses of public pages are written only here; links name them with `to()`. */
const pages = {
  '/': { link: { in: 'bar', text: 'home' }, contents: 'home' },
  '/about': { link: { in: 'bar', text: 'about' }, contents: 'about' },
  '/membership': { link: { in: 'bar', text: 'membership' }, contents: 'membership' },
  '/menu': { hasChildren: true },
  '/outlets': { hasChildren: true },
  '/news': { hasChildren: true },
  '/promos': {},
  '/team': {},
  '/faqs': {},
  '/feedback': { link: { in: 'bar', text: 'feedback' } },
  '/contact': { link: { in: 'bar', text: 'contact' }, contents: 'contact' },
  '/rating': { contents: 'contact' },
  '/barcode': { isHidden: true },
  '/data-privacy': { link: { in: 'legal', text: 'dataPrivacy' } },
  '/privacy': { link: { in: 'legal', text: 'privacy' } },
  // It has the same text as `/privacy`, which search engines should find instead.
  '/privacy-policy': { link: { in: 'legal', text: 'privacyPolicy' }, isHidden: true },
  '/terms-of-use': { link: { in: 'legal', text: 'terms' } },
  '/login': { isHidden: true, isForStaff: true },
} satisfies Record<string, Page>;

export type PageAddress = keyof typeof pages;
/** Long lists go on at `/promos/2`. */
export type ListAddress = '/promos' | '/team' | '/faqs';
export type PageLink =
  | PageAddress
  | `/menu/${string}`
  | `/outlets/${string}`
  | `/news/${string}`
  | `${PageAddress}${'#' | '?'}${string}`
  | `${ListAddress}/${number}`;

/** A link to a page that does not exist does not compile. */
export const to = <Link extends PageLink>(link: Link): Link => link;

const isAddress = (text: string): text is PageAddress => Object.hasOwn(pages, text);

/** As functions, they stay out of visitors' browsers, which only load `to` from this file. */
export const allPages = (): (Page & { address: PageAddress })[] =>
  Object.keys(pages)
    .filter(isAddress)
    .map((address) => ({ address, ...pages[address] }));

/** Returns `/menu` for `/menu/kopi-tubruk`; null for any other address below a page. */
export function parentPage(path: string): PageAddress | null {
  const [, parent = ''] = /^(\/[\w-]+)\/[\w-]+$/.exec(path) ?? [];
  return isAddress(parent) && 'hasChildren' in pages[parent] ? parent : null;
}

/** Besides the voices, these first parts of addresses are no page. */
const NO_PAGES = [
  ...['admin', 'api', 'app', 'assets', 'brand', 'fonts', 'health', 'healthz', 'id', 'en', 'media'],
  ...[
    'livez',
    'metrics',
    'og',
    'pictures',
    'poster',
    'preview',
    'public',
    'readyz',
    'share',
    'videos',
  ],
];

/** The site uses these addresses itself, so that no page of the owner's can have one. */
export const isReservedAddress = (slug: string): boolean =>
  NO_PAGES.includes(slug) || allPages().some(({ address }) => address.split('/')[1] === slug);

/** A page of the owner's may have an address like `/karier`. */
export const isOwnAddress = (path: string): boolean =>
  /^\/[a-z0-9-]{1,80}$/.test(path) && !isReservedAddress(path.slice(1));

/** Any other address is counted as not found. */
export const countedPages = (): PageAddress[] =>
  allPages()
    .filter(({ isForStaff }) => !isForStaff)
    .map(({ address }) => address);

/** `/about` with `/en` is `/en/about`, and `/` is `/en`. */
export const inVoice = (prefix: string, link: string): string =>
  prefix === '' ? link : prefix + link.replace(/^\/(?=$|[?#])/, '');
