import { useState } from 'react';

/** A switch that this browser remembers. */
export function useKeptSwitch(key: string, start: boolean) {
  const [on, setOn] = useState(
    () => (localStorage.getItem(key) ?? (start ? 'yes' : 'no')) === 'yes',
  );
  const keep = (next: boolean) => {
    localStorage.setItem(key, next ? 'yes' : 'no');
    setOn(next);
  };
  return [on, keep] as const;
}
