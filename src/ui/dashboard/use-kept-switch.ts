import { useState } from 'react';

export function useKeptSwitch(key: string, start: boolean) {
  const [kept, setKept] = useState(() => localStorage.getItem(key));
  const keep = (next: boolean) => {
    const text = next ? 'yes' : 'no';
    localStorage.setItem(key, text);
    setKept(text);
  };
  return [kept === null ? start : kept === 'yes', keep] as const;
}
