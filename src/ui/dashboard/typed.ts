import { useEffect } from 'react';

/**
 * What was typed and is not saved stays in this browser, so that a reload, a crash or an ended session
 * costs nothing. Signing out removes it, and so does somebody else who signs in.
 */

const PREFIX = 'typed:';
const OWNER = 'typed-by';

export const readTyped = (key: string): string => localStorage.getItem(PREFIX + key) ?? '';

/** An empty text is forgotten. */
export function keepTyped(key: string, text: string) {
  if (text === '') return localStorage.removeItem(PREFIX + key);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // The browser's storage is full: it still asks before the window is closed.
  }
}

export function forgetAllTyped() {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  }
}

export function typedBy(staffId: number) {
  if (localStorage.getItem(OWNER) !== String(staffId)) forgetAllTyped();
  localStorage.setItem(OWNER, String(staffId));
}

const unsaved = new Set<symbol>();
let leaving = false;

export const isAnythingUnsaved = () => unsaved.size > 0;

/** For when the dashboard itself leads elsewhere, after it has asked or because it must. */
export function leaveFor(href: string) {
  leaving = true;
  location.assign(href);
}

window.addEventListener('beforeunload', (event) => {
  if (isAnythingUnsaved() && !leaving) event.preventDefault();
});

/** The browser asks before it closes or reloads the window while something is unsaved. */
export function useUnsaved(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const mark = Symbol('unsaved');
    unsaved.add(mark);
    return () => {
      unsaved.delete(mark);
    };
  }, [isUnsaved]);
}
