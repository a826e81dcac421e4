import { useCallback, useEffect, useState } from 'react';
import { smoothScroll } from './smooth-scroll.ts';

type Row = { index: number; last: number };

const unmeasured: Row = { index: 0, last: 0 };

/** The row works without JavaScript; its buttons need its position and number of steps. */
export function useRow(id: string) {
  const [row, setRow] = useState(unmeasured);
  const measure = useCallback(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const next = measured(element);
    setRow((now) => (now.index === next.index && now.last === next.last ? now : next));
  }, [id]);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      resized.disconnect();
    };
  }, [id, measure]);

  const show = (index: number) => {
    const element = document.getElementById(id);
    if (element) smoothScroll(element, index * stepOf(element));
  };
  return { ...row, show, measure };
}

function measured(row: HTMLElement): Row {
  const step = stepOf(row);
  const scrollable = row.scrollWidth - row.clientWidth;
  // A difference below 2 px is rounding, not overflow.
  if (step === 0 || scrollable < 2) return unmeasured;
  return { index: Math.round(row.scrollLeft / step), last: Math.ceil((scrollable - 1) / step) };
}

export function stepOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!first || !second) return 0;
  // `offsetLeft` is rounded, and in a long row the half pixels add up to a whole step.
  return second.getBoundingClientRect().left - first.getBoundingClientRect().left;
}
