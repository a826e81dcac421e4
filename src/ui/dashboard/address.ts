import { useEffect, useId, useSyncExternalStore } from 'react';

/** The address says which tab is open and what in it, so bookmarks, reload and Back work. */

export const tabHref = (id: string) => `/admin/${id}`;

const tabIn = (path: string) => /^\/admin\/([\w-]+)/.exec(path)?.[1] ?? '';
const currentTab = () => tabIn(location.pathname);
const query = () => location.search;
const addressEvents = new EventTarget();
const announceMove = () => {
  presentAddress = location.pathname + location.search;
  addressEvents.dispatchEvent(new Event('move'));
};

type MayLeave = () => Promise<boolean>;
const guards = new Map<string, MayLeave>();
let isAsking = false;

/** While `needed`, another tab opens only if `ask` resolves to true, also after Back. */
export function useLeaveGuard(needed: boolean, ask: MayLeave) {
  const id = useId();
  useEffect(() => {
    if (!needed) return;
    guards.set(id, ask);
    return () => {
      guards.delete(id);
    };
  });
}

async function mayLeave() {
  // A second Back would ask the same question above the first.
  if (isAsking) return false;
  isAsking = true;
  try {
    // Several guards may ask the same question, which must come once.
    for (const ask of new Set(guards.values())) if (!(await ask())) return false;
    return true;
  } finally {
    isAsking = false;
  }
}

/** An example is `/admin/messages?open=12`. */
export async function openAddress(href: string) {
  const changesTab = tabIn(href) !== currentTab();
  if (changesTab && !(await mayLeave())) return;
  if (href !== location.pathname + location.search) history.pushState(null, '', href);
  announceMove();
}

export const openTab = (id: string) =>
  void openAddress(id === currentTab() ? location.pathname + location.search : tabHref(id));

/** When staff choose to stay, the browser has already gone back and must return here. */
let presentAddress = location.pathname + location.search;
window.addEventListener('popstate', () => {
  const nextAddress = location.pathname + location.search;
  if (guards.size === 0 || tabIn(nextAddress) === tabIn(presentAddress)) {
    presentAddress = nextAddress;
    return;
  }
  history.pushState(null, '', presentAddress);
  void openAddress(nextAddress);
});

/** An empty value removes a name. With `remember`, Back returns to the earlier query. */
export function changeQuery(change: Record<string, string>, remember = false) {
  const params = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  const search = params.toString();
  const href = location.pathname + (search && `?${search}`);
  if (href === location.pathname + location.search) return;
  if (remember) history.pushState({ openedFromList: true }, '', href);
  else history.replaceState(history.state, '', href);
  announceMove();
}

function subscribe(listener: () => void) {
  addressEvents.addEventListener('move', listener);
  window.addEventListener('popstate', listener);
  return () => {
    addressEvents.removeEventListener('move', listener);
    window.removeEventListener('popstate', listener);
  };
}

/** It is empty on `/admin` itself. */
export const useTabId = () => useSyncExternalStore(subscribe, currentTab);

export const useQueryText = () => useSyncExternalStore(subscribe, query);
