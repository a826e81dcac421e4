import type { PageAddress } from '../pages.contract.ts';
import { renderAbout } from './about/render.tsx';
import { renderHowToGet } from './barcode/route.tsx';
import { renderContact } from './contact/route.tsx';
import { renderFeedback } from './feedback/route.tsx';
import { renderHome } from './home/render.tsx';
import { renderDataPrivacy, renderPrivacy, renderTerms } from './legal/render.tsx';
import { renderMembership } from './membership/render.tsx';
import { renderMenu } from './menu/render.tsx';
import { renderOutlets } from './outlets/render.tsx';
import { renderRating } from './rating/route.tsx';
import type { Page } from './render-page.tsx';

export const plainPages = {
  '/': renderHome,
  '/about': renderAbout,
  '/membership': renderMembership,
  '/data-privacy': renderDataPrivacy,
  '/privacy': renderPrivacy,
  '/privacy-policy': renderPrivacy,
  '/terms-of-use': renderTerms,
} satisfies Partial<Record<PageAddress, Page>>;

export const previewedPages = new Map<string, Page>(
  Object.entries({
    ...plainPages,
    '/menu': renderMenu,
    '/outlets': renderOutlets,
    '/feedback': renderFeedback,
    '/contact': renderContact,
    '/rating': renderRating,
    '/barcode': renderHowToGet,
  } satisfies Partial<Record<PageAddress, Page>>),
);
