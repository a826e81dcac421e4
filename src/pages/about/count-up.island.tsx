import { useEffect, useRef, useState } from 'react';
import { island } from '../../ui/island.tsx';

type Props = { end: number; suffix: string };

const DURATION = 2000;
const format = (value: number) => Math.round(value).toLocaleString('id-ID');

/** The end is what the HTML says; the counting is a flourish, once, for those who like movement. */
function CountUpNumber({ end, suffix }: Props) {
  const [value, setValue] = useState(end);
  const element = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!element.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const seen = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      seen.disconnect();
      const started = performance.now();
      const step = (now: number) => {
        const share = Math.min((now - started) / DURATION, 1);
        setValue(end * (1 - (1 - share) ** 3));
        if (share < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    });
    seen.observe(element.current);
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [end]);

  return (
    <span ref={element} className="tabular-nums">
      <span className="sr-only">{`${format(end)}${suffix}`}</span>
      <span aria-hidden="true">{`${format(value)}${suffix}`}</span>
    </span>
  );
}

export const CountUp = island('count-up', CountUpNumber);
