/** Pairs of typefaces for headings and texts. */
export const typefaceNames = ['jakarta'] as const;
export type TypefaceName = (typeof typefaceNames)[number];
