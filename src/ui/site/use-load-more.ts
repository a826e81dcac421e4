import { useEffect, useEffectEvent } from 'react';

/** The next items are loaded one screen before the end of the row. */
const NEAR = '0px 100% 0px 0px';

/**
 * Loads the page named by `data-more` when the row's end comes near, and takes the items of the row
 * with the same id. Without JavaScript a link leads to that page.
 */
export function useLoadMore(id: string, add: (row: HTMLElement, items: Element[]) => void) {
  const onItems = useEffectEvent(add);

  useEffect(() => {
    const row = document.getElementById(id);
    if (!row) return;
    const gone = new AbortController();
    const near = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) void load();
      },
      { root: row, rootMargin: NEAR },
    );
    const watch = () => {
      near.disconnect();
      const last = [...row.children].findLast((item) => item.ariaHidden !== 'true');
      if (last && row.dataset.more) near.observe(last);
    };
    let loading = false;
    const load = async () => {
      const { more } = row.dataset;
      if (!more || loading) return;
      loading = true;
      const next = await rowAt(more, id, gone.signal).finally(() => {
        loading = false;
      });
      // After a failure the next approach tries again.
      if (!next) return;
      if (next.dataset.more) row.dataset.more = next.dataset.more;
      else delete row.dataset.more;
      onItems(row, [...next.children]);
      watch();
    };
    watch();
    return () => {
      gone.abort();
      near.disconnect();
    };
  }, [id]);
}

async function rowAt(address: string, id: string, signal: AbortSignal) {
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok) return null;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return page.getElementById(id);
  } catch {
    return null;
  }
}
