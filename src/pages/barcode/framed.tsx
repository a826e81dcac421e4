import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

type Props = {
  /** A code for another phone is small on a phone, which cannot scan itself. */
  forOthers?: boolean;
  children: ReactNode;
};

/**
 * The inside of the border stays white for the scanner. The customer's own code fills a phone's
 * width, because a larger one is easier to scan. Only a reward has the pattern around it, so that no
 * other code is taken for one.
 */
export function Framed({ forOthers = false, children }: Props) {
  return (
    <div
      data-framed=""
      className={classes(
        'break-inside-avoid shadow lg:max-w-lg print:mx-auto print:max-w-80 print:p-0 print:shadow-none',
        forOthers
          ? 'mx-auto w-56 rounded bg-foam p-3 md:me-0 md:w-full md:max-w-md md:p-4 lg:p-8 print:w-full'
          : 'on-dark kawung [--kawung-opacity:0.22] max-sm:-mx-gutter max-sm:px-1.5 max-sm:py-3 sm:mx-auto sm:w-full sm:max-w-md sm:rounded sm:p-8 md:me-0 md:max-lg:p-4 md:col-start-2 md:row-span-2 md:row-start-1 md:self-start lg:row-span-3',
      )}
    >
      <div
        className={classes(
          'overflow-hidden rounded text-center text-ink',
          !forOthers && 'bg-[#fff]',
        )}
      >
        {children}
      </div>
    </div>
  );
}
