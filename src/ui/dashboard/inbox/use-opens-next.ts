import { useState } from 'react';

const KEY = 'inbox:opens-next';

/** Whether the next one opens by itself once one is done; remembered on this device, and on at first. */
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
