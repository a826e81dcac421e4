import { allPages, type PageLink } from '../../pages.contract.ts';
import { pageTitles } from '../../pages.messages.ts';
import type { Site } from '../site.ts';
import { hasNews } from './own-links.ts';

const linksIn = (place: 'bar' | 'legal') =>
  allPages().flatMap(({ address, link }) =>
    link?.in === place
      ? [{ address: address satisfies PageLink, text: pageTitles[link.text] }]
      : [],
  );

export const pageLinks = linksIn('bar');
export const legalLinks = linksIn('legal');

/** A shop without an app has no pages about it, or about what a rating of it brings. */
export function isOpenPage({ hasApp, rewardsRatings }: Site, address: string): boolean {
  if (address === '/membership') return hasApp;
  if (address === '/rating' || address === '/barcode') return rewardsRatings;
  return true;
}

/** The bar of a tablet has room for only this many; the others are in the menu. */
export const ON_TABLET = 3;

export const quickLinks = pageLinks.filter(({ address }) => address !== '/feedback');

export const moreLinks = (site: Site) => [
  ...(site.lists.promos ? [{ address: '/promos' as const, text: pageTitles.promos }] : []),
  ...(hasNews(site) ? [{ address: '/news' as const, text: pageTitles.news }] : []),
  ...(site.lists.faqs ? [{ address: '/faqs' as const, text: pageTitles.faqs }] : []),
  ...(site.lists.team ? [{ address: '/team' as const, text: pageTitles.team }] : []),
];
