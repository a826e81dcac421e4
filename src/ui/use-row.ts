import { useEffect, useState } from 'react';

type Row = {
  /** The child at the start of the row. */
  index: number;
  /** The last index the row can be scrolled to. */
  last: number;
};

const unmeasured: Row = { index: 0, last: 0 };

/**
 * Follows a row that is only scrolled (`snap-row`), so that buttons beside it can move it. The row
 * stays server-drawn HTML: it is found by its id, and works the same without any script.
 */
export function useRow(id: string) {
  const [row, setRow] = useState(unmeasured);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const measure = () => {
      const next = measured(element);
      setRow((now) => (now.index === next.index && now.last === next.last ? now : next));
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', measure);
      resized.disconnect();
    };
  }, [id]);

  const show = (index: number) => {
    const element = document.getElementById(id);
    element?.scrollTo({ left: index * stepOf(element) });
  };
  return { ...row, show };
}

function measured(row: HTMLElement): Row {
  const step = stepOf(row);
  const room = row.scrollWidth - row.clientWidth;
  // Half a pixel of rounding is no overflow.
  if (step === 0 || room < 2) return unmeasured;
  return { index: Math.round(row.scrollLeft / step), last: Math.ceil((room - 1) / step) };
}

/** From one child's start to the next one's. */
export function stepOf(row: HTMLElement): number {
  const [first, second] = row.children;
  if (!(first instanceof HTMLElement) || !(second instanceof HTMLElement)) return 0;
  return second.offsetLeft - first.offsetLeft;
}
