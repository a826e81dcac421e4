import type { ReactNode } from 'react';

/**
 * The inside of the border stays white for the scanner. The customer's own code fills a phone's
 * width, because a larger one is easier to scan. Only a reward has the pattern around it, so that no
 * other code is taken for one.
 */
export function Framed({ children }: { children: ReactNode }) {
  return (
    <div
      data-framed=""
      className="on-dark kawung break-inside-avoid shadow [--kawung-opacity:0.22] max-sm:-mx-gutter max-sm:px-1.5 max-sm:py-3 sm:mx-auto sm:w-full sm:max-w-md sm:rounded sm:p-8 md:col-start-2 md:row-span-2 md:row-start-1 md:me-0 md:self-start md:max-lg:p-4 lg:row-span-3 lg:max-w-lg print:mx-auto print:max-w-80 print:p-0 print:shadow-none"
    >
      <div className="overflow-hidden rounded bg-[#fff] text-center text-ink">{children}</div>
    </div>
  );
}
