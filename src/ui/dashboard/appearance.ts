export const appearances = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof appearances)[number];

const KEY = 'appearance';

export function readAppearance(): Appearance {
  const stored = localStorage.getItem(KEY);
  return appearances.find((appearance) => appearance === stored) ?? 'system';
}

/** `admin.css` reads the attribute; without it the colours follow the system. */
export function showAppearance(appearance: Appearance): void {
  const { dataset } = document.documentElement;
  if (appearance === 'system') delete dataset.appearance;
  else dataset.appearance = appearance;
}

/** It is the browser's, not the account's: the same person works at a bright till and at night. */
export function saveAppearance(appearance: Appearance): void {
  localStorage.setItem(KEY, appearance);
  showAppearance(appearance);
}
