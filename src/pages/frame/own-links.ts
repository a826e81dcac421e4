import { type Article, articlePath } from '../../features/articles/contract.ts';
import { inVoice } from '../../pages.contract.ts';
import { rowsFor, type Site } from '../site.ts';

type OwnLink = { href: string; title: string };

/** More would push the site's own links out of the bar. */
const IN_BAR = 3;

export function ownLinks(site: Site, place: Exclude<Article['place'], 'none'>): OwnLink[] {
  const placed = site.articles.cards.filter((card) => card.place === place && card.kind === 'page');
  return rowsFor(site, place === 'bar' ? placed.slice(0, IN_BAR) : placed).map((card) => ({
    href: inVoice(site.prefix, articlePath(card)),
    title: card.title,
  }));
}

export const hasNews = ({ articles }: Site): boolean =>
  articles.cards.some(({ kind }) => kind === 'news');

/** `/privacy-policy` is the same page as `/privacy`. */
export const isHidden = ({ articles }: Site, address: string): boolean =>
  articles.hidden.includes(address.slice(1).replace('privacy-policy', 'privacy'));

const LEGAL_LINK =
  /<a\b[^<>]*\shref="(?:\/(?:id|en))?\/(privacy|data-privacy|terms-of-use)(?:#[^"]*)?"[^<>]*>([^<]*)<\/a>/g;

/** A link to a page that the owner has hidden would lead nowhere, so it becomes plain words. */
export const withoutHiddenLinks = (html: string, { articles: { hidden } }: Site): string =>
  hidden.length === 0
    ? html
    : html.replaceAll(LEGAL_LINK, (link, slug: string, words: string) =>
        hidden.includes(slug) ? `<span>${words}</span>` : link,
      );
