import { useEffect, useRef, useState } from 'react';
import { intlOf } from '../../messages.ts';
import { useReader } from '../../ui/reader.tsx';
import { island } from '../../ui/site/island.tsx';

const DURATION = 2000;

/**
 * Counts up once on top of the final value, which is in the HTML and reserves the space. Visitors
 * who prefer reduced motion see only the final value.
 */
function CountUpNumber({ end, suffix }: { end: number; suffix: string }) {
  // The specification wants Indonesian numbers on an English page of the mixed voice, too.
  const locale = intlOf(useReader().voice === 'en' ? 'en' : 'id');
  const format = (number: number) => Math.round(number).toLocaleString(locale);
  const [value, setValue] = useState<number | null>(null);
  const element = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (!element.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const count = ([entry]: IntersectionObserverEntry[], observer: IntersectionObserver) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const started = performance.now();
      const step = (now: number) => {
        const share = Math.min(Math.max(now - started, 0) / DURATION, 1);
        setValue(share < 1 ? end * (1 - (1 - share) ** 3) : null);
        if (share < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    // Whoever scrolls must not see the number fall to zero, so it falls a little below the window.
    const seen = new IntersectionObserver(count, { rootMargin: '0px 0px 64px' });
    seen.observe(element.current);
    return () => {
      seen.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [end]);

  return (
    <span ref={element} className="relative inline-block whitespace-nowrap tabular-nums">
      <span
        className={value === null ? undefined : 'opacity-0 print:opacity-100'}
      >{`${format(end)}${suffix}`}</span>
      {value !== null && (
        // Changing digits must shift nothing, so both values have the same start.
        <span aria-hidden="true" className="absolute inset-0 text-start print:hidden">
          {`${format(value)}${suffix}`}
        </span>
      )}
    </span>
  );
}

export const CountUp = island('count-up', CountUpNumber);
