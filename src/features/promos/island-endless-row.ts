import { useEffect, useRef, useState } from 'react';
import { smoothScroll } from '../../ui/site/smooth-scroll.ts';
import { useLoadMore } from '../../ui/site/use-load-more.ts';
import { stepOf } from '../../ui/site/use-row.ts';

/**
 * Copies of the row's promos are at both ends; when scrolling ends on a copy, the row jumps to the
 * original, which looks the same. A row without overflow stays as it is, and more promos are loaded
 * near the end.
 * @param prepare is called with promos before they are added
 */
export function useEndlessRow(id: string, prepare: (items: Element[]) => void) {
  const [endless, setEndless] = useState(false);
  const [place, setPlace] = useState({ index: 0, count: 0 });
  const loop = useRef<Loop | null>(null);

  useEffect(() => {
    const row = document.getElementById(id);
    if (!row) return;
    let width = 0;
    let index: number | undefined;
    const onScroll = () => {
      const next = loop.current?.place();
      // In another width another promo would be at this position.
      if (!next || row.clientWidth !== width) return;
      index = next.index;
      setPlace((now) => (isSame(now, next) ? now : next));
    };
    row.addEventListener('scroll', onScroll, { passive: true });
    const rebuild = () => {
      loop.current?.remove();
      loop.current = makeEndless(row, index);
      setEndless(loop.current !== null);
      onScroll();
    };
    const resized = new ResizeObserver(() => {
      if (row.clientWidth === width) return;
      width = row.clientWidth;
      rebuild();
    });
    resized.observe(row);
    return () => {
      resized.disconnect();
      row.removeEventListener('scroll', onScroll);
      loop.current?.remove();
    };
  }, [id]);

  useLoadMore(id, (row, items) => {
    prepare(items);
    if (loop.current) loop.current.append(items);
    else row.append(...items);
  });

  return { endless, place, turn: (by: number) => loop.current?.turn(by) };
}

const isSame = (one: Place, other: Place) => one.index === other.index && one.count === other.count;

type Place = { index: number; count: number };

type Loop = {
  place: () => Place;
  turn: (by: number) => void;
  append: (items: Element[]) => void;
  remove: () => void;
};

/** It begins at the promo of the index, or where the visitor has scrolled to. */
function makeEndless(row: HTMLElement, index?: number): Loop | null {
  const originals = [...row.children];
  const step = stepOf(row);
  if (step === 0 || row.scrollWidth - row.clientWidth < 2) return null;
  const copies = Math.ceil(row.clientWidth / step) + 1;
  const jump = (by: number) => row.scrollBy({ left: by * step, behavior: 'instant' });

  const wrap = (index: number) =>
    ((index % originals.length) + originals.length) % originals.length;
  const copyOf = (index: number) => copy(originals[wrap(index)]);
  const copiesBefore = () => Array.from({ length: copies }, (_, index) => copyOf(index - copies));
  let before = copiesBefore();
  const after = Array.from({ length: copies }, (_, index) => copyOf(index));
  const scrolledTo = index === undefined ? row.scrollLeft : index * step;
  row.prepend(...before);
  row.append(...after);
  row.scrollTo({ left: scrolledTo + copies * step, behavior: 'instant' });

  const jumpToOriginal = () => {
    const index = Math.round(row.scrollLeft / step) - copies;
    const count = originals.length;
    if (index < 0) jump(count * Math.ceil(-index / count));
    if (index >= count) jump(-count * Math.floor(index / count));
  };
  const listening = new AbortController();
  whenScrollEnds(row, jumpToOriginal, listening.signal);

  return {
    place: () => ({
      index: wrap(Math.round(row.scrollLeft / step) - copies),
      count: originals.length,
    }),
    turn: (by) => {
      jumpToOriginal();
      smoothScroll(row, row.scrollLeft + by * step);
    },
    // Restoring the position first keeps the visible promos in place.
    append: (items) => {
      jumpToOriginal();
      originals.at(-1)?.after(...items);
      originals.push(...items);
      const old = before;
      before = copiesBefore();
      for (const [index, element] of old.entries()) element.replaceWith(before[index] ?? element);
    },
    remove: () => {
      listening.abort();
      for (const element of [...before, ...after]) element.remove();
    },
  };
}

/** A copy can be tapped, but screen readers and the keyboard skip it. */
function copy(original: Element | undefined): HTMLElement {
  const element = original?.cloneNode(true);
  if (!(element instanceof HTMLElement)) throw new Error('A promo is an element');
  element.setAttribute('aria-hidden', 'true');
  for (const link of element.querySelectorAll('a')) link.tabIndex = -1;
  return element;
}

/** Without `scrollend`, a pause of 150 ms counts as the end of scrolling. */
function whenScrollEnds(row: HTMLElement, onEnd: () => void, signal: AbortSignal) {
  if ('onscrollend' in window) return row.addEventListener('scrollend', onEnd, { signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(onEnd, 150);
  };
  row.addEventListener('scroll', later, { signal, passive: true });
}
