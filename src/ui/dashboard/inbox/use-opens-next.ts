import { useState } from 'react';

const KEY = 'inbox:opens-next';

/**
 * Whether the next item opens by itself after one is done. On by default and remembered in this
 * browser.
 */
export function useOpensNext() {
  const [opensNext, setOpensNext] = useState(() => localStorage.getItem(KEY) !== 'no');
  return {
    opensNext,
    setOpensNext: (on: boolean) => {
      localStorage.setItem(KEY, on ? 'yes' : 'no');
      setOpensNext(on);
    },
  };
}
