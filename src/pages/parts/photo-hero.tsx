import type { ReactNode } from 'react';
import { Picture } from '../../features/media/picture.tsx';
import { classes } from '../../ui/classes.ts';

type Props = {
  eyebrow: string;
  title: string;
  subtitle: string;
  image: string;
  /** Fills the first screen; otherwise it leaves room for what follows. */
  tall?: boolean;
  children?: ReactNode;
};

/** A photograph behind the page's title. */
export function PhotoHero({ eyebrow, title, subtitle, image, tall = false, children }: Props) {
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
          sizes="100vw"
          priority
          className="absolute! inset-0 -z-20 size-full print:hidden"
          imgClassName="object-cover object-[72%_50%] md:object-center"
        />
      )}
      <div className="absolute inset-0 -z-10 bg-linear-to-t from-ink via-ink/55 to-ink/5 md:bg-linear-to-tr md:from-ink/95 md:via-ink/45 md:to-transparent print:hidden" />
      <div
        className={classes(
          'container-page min-w-0 pt-36 print:py-0',
          tall ? 'pb-20 lg:pb-28' : 'pb-28 lg:pb-36',
        )}
      >
        <p className="eyebrow print:text-caramel-deep!">{eyebrow}</p>
        <h1 className="heading-display mt-4 max-w-4xl text-5xl" id="page-title">
          {title}
        </h1>
        <p className="mt-5 max-w-text text-lg text-paper/95 print:text-ink">{subtitle}</p>
        {children}
      </div>
    </section>
  );
}
