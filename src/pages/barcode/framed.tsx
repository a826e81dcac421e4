import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

type Props = {
  /** A code for another phone: no phone shows it, because it cannot scan itself. */
  forOthers?: boolean;
  children: ReactNode;
};

/**
 * A border of batik around the code. The inside stays white for the scanner. On a phone it fills
 * the width, because a larger code is easier to scan.
 */
export function Framed({ forOthers = false, children }: Props) {
  return (
    <div
      data-framed=""
      className={classes(
        'on-dark kawung break-inside-avoid shadow [--kawung-opacity:0.22] sm:mx-auto sm:w-full sm:max-w-md md:me-0 lg:max-w-lg sm:rounded sm:p-8 md:max-lg:p-4 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start print:mx-auto print:max-w-80 print:p-0 print:shadow-none',
        forOthers
          ? 'max-md:hidden print:block'
          : 'lg:row-span-3 max-sm:-mx-gutter max-sm:px-1.5 max-sm:py-5',
      )}
    >
      <div className="overflow-hidden rounded bg-[#fff] text-center text-ink">{children}</div>
    </div>
  );
}
