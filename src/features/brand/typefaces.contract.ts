/** `art/drawn/typefaces.mjs` writes them. */
export const typefaceNames = ['jakarta', 'newsreader', 'bricolage', 'baloo'] as const;
export type TypefaceName = (typeof typefaceNames)[number];

type Face = { family: string; url?: string };

/** The first pair is part of the site's own style sheet. */
export const typefaces: Record<TypefaceName, { heading: Face; text: Face }> = {
  jakarta: { heading: { family: 'Fraunces' }, text: { family: 'Plus Jakarta Sans' } },
  newsreader: {
    heading: { family: 'Newsreader', url: '/assets/newsreader-7fdfff08.woff2' },
    text: { family: 'Nunito Sans', url: '/assets/nunito-sans-e32609e0.woff2' },
  },
  bricolage: {
    heading: { family: 'Bricolage Grotesque', url: '/assets/bricolage-grotesque-b788f49f.woff2' },
    text: { family: 'Figtree', url: '/assets/figtree-49521159.woff2' },
  },
  baloo: {
    heading: { family: 'Baloo 2', url: '/assets/baloo-2-ac521ded.woff2' },
    text: { family: 'Nunito', url: '/assets/nunito-607b2a14.woff2' },
  },
};
