import { useEffect, useSyncExternalStore } from 'react';

/**
 * What is open is part of the address, so that bookmarks, reload and Back work: the tab is its path,
 * what is open in the tab its query.
 */

export const tabHref = (id: string) => `/admin/${id}`;

const tabIn = (path: string) => /^\/admin\/([\w-]+)/.exec(path)?.[1] ?? '';
const current = () => tabIn(location.pathname);
const query = () => location.search;
const moved = new EventTarget();
const tell = () => {
  here = location.pathname + location.search;
  moved.dispatchEvent(new Event('move'));
};

type MayLeave = () => Promise<boolean>;
let mayLeave: MayLeave | null = null;

/**
 * Asks before another tab is opened, also by Back, while there is something to lose.
 *
 * @param ask resolves to whether to leave
 */
export function useLeaveGuard(needed: boolean, ask: MayLeave) {
  useEffect(() => {
    if (!needed) return;
    mayLeave = ask;
    return () => {
      mayLeave = null;
    };
  });
}

/** Opens an address of the dashboard, as in `/admin/messages?open=12`. */
export async function openAddress(href: string) {
  const leaves = tabIn(href) !== current();
  if (leaves && mayLeave && !(await mayLeave())) return;
  if (href !== location.pathname + location.search) history.pushState(null, '', href);
  tell();
}

export const openTab = (id: string) =>
  void openAddress(id === current() ? location.pathname + location.search : tabHref(id));

/** Where staff are, for when the browser has already gone back and they want to stay. */
let here = location.pathname + location.search;
window.addEventListener('popstate', () => {
  const there = location.pathname + location.search;
  if (!mayLeave || tabIn(there) === tabIn(here)) {
    here = there;
    return;
  }
  history.pushState(null, '', here);
  void openAddress(there);
});

/**
 * Changes some of the query; an empty value takes its name out.
 *
 * @param remember whether Back leads to what the address was
 */
export function changeQuery(change: Record<string, string>, remember = false) {
  const params = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  const search = params.toString();
  const href = location.pathname + (search && `?${search}`);
  if (href === location.pathname + location.search) return;
  if (remember) history.pushState({ within: true }, '', href);
  else history.replaceState(history.state, '', href);
  tell();
}

function subscribe(listener: () => void) {
  moved.addEventListener('move', listener);
  window.addEventListener('popstate', listener);
  return () => {
    moved.removeEventListener('move', listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Empty on `/admin` itself. */
export const useTabId = () => useSyncExternalStore(subscribe, current);

/** The query of the address, always as it is now. */
export const useQueryText = () => useSyncExternalStore(subscribe, query);
