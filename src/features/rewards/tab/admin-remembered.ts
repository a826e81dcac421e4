import { useState } from 'react';

export function useRemembered(key: string, initial: string) {
  const [value, setValue] = useState(() => read(key) ?? initial);
  const remember = (next: string) => {
    setValue(next);
    try {
      localStorage.setItem(key, next);
    } catch {
      // A private window may refuse to store it.
    }
  };
  return [value, remember] as const;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
