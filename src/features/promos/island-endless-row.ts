import { useEffect, useRef, useState } from 'react';
import { smoothScroll } from '../../ui/site/smooth-scroll.ts';
import { useLoadMore } from '../../ui/site/use-load-more.ts';
import { stepOf } from '../../ui/site/use-row.ts';

/**
 * Makes a scrolled row endless: copies of its promos are added at both ends, and when scrolling
 * ends on a copy, the row jumps to the original, which looks the same. A row without overflow stays
 * as it is. What follows its promos is added when their end comes near.
 *
 * @param prepare is given what will be added
 */
export function useEndlessRow(id: string, prepare: (items: Element[]) => void) {
  const [endless, setEndless] = useState(false);
  const loop = useRef<Loop | null>(null);

  useEffect(() => {
    const row = document.getElementById(id);
    if (!row) return;
    const rebuild = () => {
      loop.current?.end();
      loop.current = makeEndless(row);
      setEndless(loop.current !== null);
    };
    let width = 0;
    const resized = new ResizeObserver(() => {
      if (row.clientWidth === width) return;
      width = row.clientWidth;
      rebuild();
    });
    resized.observe(row);
    return () => {
      resized.disconnect();
      loop.current?.end();
    };
  }, [id]);

  useLoadMore(id, (row, items) => {
    prepare(items);
    if (loop.current) loop.current.grow(items);
    else row.append(...items);
  });

  return { endless, turn: (by: -1 | 1) => loop.current?.turn(by) };
}

type Loop = { turn: (by: -1 | 1) => void; grow: (items: Element[]) => void; end: () => void };

function makeEndless(row: HTMLElement): Loop | null {
  const originals = [...row.children];
  const step = stepOf(row);
  if (step === 0 || row.scrollWidth - row.clientWidth < 2) return null;
  const copies = Math.ceil(row.clientWidth / step) + 1;
  const jump = (by: number) => row.scrollBy({ left: by * step, behavior: 'instant' });

  const copyOf = (place: number) => {
    const { length } = originals;
    return copy(originals[((place % length) + length) % length]);
  };
  const endsAgain = () => Array.from({ length: copies }, (_, place) => copyOf(place - copies));
  let before = endsAgain();
  const after = Array.from({ length: copies }, (_, place) => copyOf(place));
  const rested = row.scrollLeft;
  row.prepend(...before);
  row.append(...after);
  row.scrollTo({ left: rested + copies * step, behavior: 'instant' });

  const rest = () => {
    const place = Math.round(row.scrollLeft / step) - copies;
    const count = originals.length;
    if (place < 0) jump(count * Math.ceil(-place / count));
    if (place >= count) jump(-count * Math.floor(place / count));
  };
  const listening = new AbortController();
  whenScrollEnds(row, rest, listening.signal);

  return {
    turn: (by) => {
      rest();
      smoothScroll(row, row.scrollLeft + by * step);
    },
    // What is in view stays where it is, also while the row is scrolling.
    grow: (items) => {
      rest();
      originals.at(-1)?.after(...items);
      originals.push(...items);
      const old = before;
      before = endsAgain();
      for (const [place, element] of old.entries()) element.replaceWith(before[place] ?? element);
    },
    end: () => {
      listening.abort();
      const place = row.scrollLeft - copies * step;
      for (const element of [...before, ...after]) element.remove();
      row.scrollTo({ left: place, behavior: 'instant' });
    },
  };
}

/** A copy can be tapped, but is hidden from screen readers and the keyboard. */
function copy(original: Element | undefined): HTMLElement {
  const element = original?.cloneNode(true);
  if (!(element instanceof HTMLElement)) throw new Error('A promo is an element');
  element.setAttribute('aria-hidden', 'true');
  for (const link of element.querySelectorAll('a')) link.tabIndex = -1;
  return element;
}

/** In browsers without `scrollend`, a pause of 150 ms means that scrolling has ended. */
function whenScrollEnds(row: HTMLElement, rest: () => void, signal: AbortSignal) {
  if ('onscrollend' in window) return row.addEventListener('scrollend', rest, { signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, 150);
  };
  row.addEventListener('scroll', later, { signal, passive: true });
}
