import { useEffect, useState } from 'react';

/**
 * Unsaved input is kept in the browser's storage, so that a reload, a crash or an ended session
 * loses nothing. It is removed on logout and when another account signs in.
 */

const PREFIX = 'typed:';
const OWNER = 'typed-by';

export const readUnsavedInput = (key: string): string => localStorage.getItem(PREFIX + key) ?? '';

export function keepUnsavedInput(key: string, text: string) {
  if (text === '') return localStorage.removeItem(PREFIX + key);
  try {
    localStorage.setItem(PREFIX + key, text);
  } catch {
    // When the storage is full, the browser still asks before it closes the window.
  }
}

/** A text that equals the start is no longer kept; without a key none is. */
export function useUnsavedText(key: string | undefined, start = '') {
  const [text, setText] = useState(() => (key && readUnsavedInput(key)) || start);
  const write = (typed: string) => {
    setText(typed);
    if (key) keepUnsavedInput(key, typed === start ? '' : typed);
  };
  return [text, write] as const;
}

export function forgetUnsavedInput() {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  }
}

export function forgetInputOfOthers(staffId: number) {
  if (localStorage.getItem(OWNER) !== String(staffId)) forgetUnsavedInput();
  localStorage.setItem(OWNER, String(staffId));
}

const unsaved = new Set<symbol>();
let leaving = false;

export const isAnythingUnsaved = () => unsaved.size > 0;

/** The dashboard has asked already, so the browser's own question would be a second one. */
export function leaveWithoutAsking(href: string) {
  leaving = true;
  location.assign(href);
}

const ask = (event: Event) => {
  if (!leaving) event.preventDefault();
};

export function useUnsavedWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const mark = Symbol('unsaved');
    unsaved.add(mark);
    window.addEventListener('beforeunload', ask);
    return () => {
      unsaved.delete(mark);
      if (!isAnythingUnsaved()) window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved]);
}
