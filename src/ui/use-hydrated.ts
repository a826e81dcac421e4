import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the server's HTML and until React has taken over: for what needs a script to work. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
