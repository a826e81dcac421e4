import type { ReactNode } from 'react';
import { Picture } from '../../features/media/picture/picture.tsx';
import type { Upright } from '../../features/media/picture/picture-view.tsx';
import { classes } from '../../ui/classes.ts';
import { HERO_SIZES } from './hero-picture.ts';

type Props = {
  eyebrow: string;
  title: string;
  /** Of the page, for where staff blanked the title. */
  name: string;
  subtitle: string;
  image: string;
  upright: Upright<string> | undefined;
  tall?: boolean;
  children?: ReactNode;
};

export function PhotoHero(props: Props) {
  const { eyebrow, title, name, subtitle, image, upright, tall = false, children } = props;
  return (
    <section
      className={classes(
        'on-dark relative isolate flex items-end overflow-hidden print:min-h-0 print:bg-transparent print:text-ink',
        tall ? 'min-h-[min(100svh,58rem)]' : 'min-h-[min(72svh,38rem)]',
      )}
      aria-labelledby="page-title"
    >
      {image && (
        <Picture
          src={image}
          alt=""
          sizes={HERO_SIZES}
          upright={upright}
          priority
          className={classes(
            'absolute! inset-x-0 top-0 -z-20 h-full print:hidden',
            // Whole above the words, which stand on what is below it.
            upright && 'max-sm:portrait:h-[min(100%,150vw)]',
          )}
          imgClassName={upright ? 'object-cover' : 'object-cover object-[72%_50%] md:object-center'}
        />
      )}
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-ink via-ink/55 via-45% to-transparent max-sm:portrait:hidden md:bg-linear-to-r md:from-ink/90 md:from-5% md:via-ink/50 md:via-45% md:to-transparent md:to-80% print:hidden" />
      <div
        className={classes(
          'container-page min-w-0 pt-36 print:bg-none print:py-0',
          // Dark from the words down, however large they are.
          'max-sm:portrait:bg-[linear-gradient(to_top,var(--color-ink)_calc(100%-15rem),rgb(43_26_18/0.72)_calc(100%-9rem),transparent_calc(100%-4rem))]',
          tall ? 'pb-14 lg:pb-28' : 'pb-24 lg:pb-36',
        )}
      >
        <p className="eyebrow print:text-caramel-deep!">{eyebrow}</p>
        <h1
          className={title ? 'heading-display mt-4 max-w-4xl text-5xl' : 'sr-only'}
          id="page-title"
        >
          {title || name}
        </h1>
        <p className="mt-5 max-w-text text-lg text-paper/95 print:text-ink">{subtitle}</p>
        {children}
      </div>
    </section>
  );
}
