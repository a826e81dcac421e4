import { useSyncExternalStore } from 'react';

/** The open tab is in the address, so that it can be bookmarked, reloaded and gone back from. */

export const tabHref = (id: string) => `/admin/${id}`;

const current = () => /^\/admin\/([\w-]+)/.exec(location.pathname)?.[1] ?? '';
const moved = new EventTarget();

export function openTab(id: string) {
  if (id !== current()) history.pushState(null, '', tabHref(id));
  moved.dispatchEvent(new Event('move'));
}

function subscribe(listener: () => void) {
  moved.addEventListener('move', listener);
  window.addEventListener('popstate', listener);
  return () => {
    moved.removeEventListener('move', listener);
    window.removeEventListener('popstate', listener);
  };
}

/** The id in the address; empty on `/admin` itself. */
export const useTabId = () => useSyncExternalStore(subscribe, current);
