import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** It is false in the server's HTML and until React has hydrated it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
