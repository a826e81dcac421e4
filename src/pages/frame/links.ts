import { allPages, type PageLink } from '../../pages.contract.ts';
import { pageTitles } from '../../pages.messages.ts';

const linksIn = (place: 'bar' | 'legal') =>
  allPages().flatMap(({ address, link }) =>
    link?.in === place
      ? [{ address: address satisfies PageLink, text: pageTitles[link.text] }]
      : [],
  );

export const pageLinks = linksIn('bar');
export const legalLinks = linksIn('legal');

/** Links shown in the bar on tablets; the others are in the menu. */
export const ON_TABLET = 3;

export const quickLinks = pageLinks.filter(({ address }) => address !== '/feedback');
