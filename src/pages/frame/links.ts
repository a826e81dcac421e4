import { allPages, type PageLink } from '../../pages.contract.ts';

type Link = { href: PageLink; text: string };

const linksIn = (place: 'bar' | 'legal'): Link[] =>
  allPages().flatMap(({ address, link }) =>
    link?.in === place ? [{ href: address, text: link.text }] : [],
  );

export const pageLinks = linksIn('bar');
export const legalLinks = linksIn('legal');

/** Links shown in the bar on tablets; the others are in the menu. */
export const ON_TABLET = 3;

export const quickLinks = pageLinks.filter(({ text }) => text !== 'Feedback');
