import type { ReactNode } from 'react';

/**
 * A border of batik around the code. The inside stays white for the scanner. On a phone it fills
 * the width, because a larger code is easier to scan.
 */
export function Framed({ children }: { children: ReactNode }) {
  return (
    <div
      data-framed=""
      className="on-dark kawung -mx-gutter break-inside-avoid px-1.5 py-5 shadow [--kawung-opacity:0.22] sm:mx-auto sm:w-full sm:max-w-md lg:max-w-lg sm:rounded sm:p-8 md:max-lg:p-4 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start print:mx-auto print:max-w-80 print:p-0 print:shadow-none"
    >
      <div className="overflow-hidden rounded bg-[#fff] text-center text-ink">{children}</div>
    </div>
  );
}
