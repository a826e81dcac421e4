import { useEffect, useEffectEvent } from 'react';

/** How far from the screen the end of a row is when more is asked for. */
const NEAR = '0px 100% 0px 0px';

/**
 * Adds to a row what follows once its end comes near: the items of the row with the same id on the
 * page that `data-more` names, and so on. Without JavaScript that page can be reached by a link.
 *
 * @param add puts the items behind the others
 */
export function useMore(id: string, add: (row: HTMLElement, items: Element[]) => void) {
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
      // Asked for again when the end comes near again.
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
