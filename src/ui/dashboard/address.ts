import { useEffect, useSyncExternalStore } from 'react';

/**
 * The path of the address is the open tab and its query is what is open in the tab, so bookmarks,
 * reload and Back work.
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
 * While `needed`, asks before another tab opens, also after Back; it opens only if `ask` resolves
 * to true.
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

/** For example `/admin/messages?open=12`. */
export async function openAddress(href: string) {
  const leaves = tabIn(href) !== current();
  if (leaves && mayLeave && !(await mayLeave())) return;
  if (href !== location.pathname + location.search) history.pushState(null, '', href);
  tell();
}

export const openTab = (id: string) =>
  void openAddress(id === current() ? location.pathname + location.search : tabHref(id));

/**
 * The present address, to return to when the browser has already gone back and staff choose to
 * stay.
 */
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
 * Changes parts of the query; an empty value removes a name. With `remember`, Back returns to the
 * earlier query.
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

export const useQueryText = () => useSyncExternalStore(subscribe, query);
