import type { ReactNode } from 'react';
import { Picture } from '../../features/media/picture/picture.tsx';
import type { Upright } from '../../features/media/picture/picture-view.tsx';
import { classes } from '../../ui/classes.ts';
import { useLang } from '../../ui/reader.tsx';
import { HERO_SIZES } from './hero-picture.ts';

type Props = {
  eyebrow?: string;
  title: string;
  /** The page's name is used if staff left the title empty. */
  name: string;
  subtitle: string;
  image: string;
  upright: Upright<string> | undefined;
  tall?: boolean;
  children?: ReactNode;
};

/** Without a picture there is nothing to make room for. */
function heightOf(image: string, tall: boolean): string {
  if (image === '') return 'min-h-[min(50svh,26rem)]';
  return tall
    ? 'min-h-[min(100svh,52rem)] sm:max-lg:min-h-[min(100svh,37rem)] lg:min-h-[min(100svh,60rem)]'
    : 'min-h-[min(68svh,40rem)] sm:min-h-[min(78svh,40rem)] sm:max-lg:min-h-[min(78svh,31rem)]';
}

export function PhotoHero(props: Props) {
  const { eyebrow, title, name, subtitle, image, upright, tall = false, children } = props;
  const idLang = useLang('id');
  return (
    <section
      className={classes(
        'relative isolate flex items-end overflow-hidden bg-milk sm:items-center print:min-h-0 print:bg-transparent',
        heightOf(image, tall),
      )}
      aria-labelledby="page-title"
    >
      {image && (
        <div
          className={classes(
            'absolute inset-x-0 top-0 -z-10 h-full sm:left-[46%] lg:left-[42%] print:hidden',
            tall
              ? 'max-sm:h-[min(100%,150vw)]'
              : 'max-sm:h-60 max-sm:[mask-image:linear-gradient(#000_66%,transparent)]',
          )}
        >
          <Picture
            src={image}
            alt=""
            sizes={HERO_SIZES}
            upright={upright}
            priority
            className="size-full"
            // Without a focal point, the right part of the picture is shown beside the text, and
            // the upper part of an upright one.
            imgClassName={
              image.includes('#')
                ? ''
                : classes(
                    'max-sm:object-[50%_22%] sm:object-[85%_50%]',
                    tall ? 'sm:max-lg:object-[85%_15%]' : 'sm:max-lg:object-[85%_30%]',
                  )
            }
          />
        </div>
      )}
      <div
        className={classes(
          'container-page min-w-0 pt-(--above) [--above:calc(var(--spacing)*36)] sm:[--above:calc(var(--spacing)*32)] print:bg-none print:py-0',
          // On a phone the text begins `--above` below the top: where a tall picture has faded out,
          // and below the edge of another.
          tall
            ? 'pb-10 max-sm:bg-[linear-gradient(transparent_calc(var(--above)-var(--spacing)*22),rgb(242_233_219/0.75)_calc(var(--above)-var(--spacing)*10),var(--color-milk)_calc(var(--above)-var(--spacing)*5))] sm:pb-20'
            : 'pb-24 max-sm:[--above:calc(var(--spacing)*64)] sm:pb-16 lg:pb-20',
        )}
      >
        <div className="sm:max-w-[43%] lg:max-w-[39%]">
          {eyebrow && (
            <p className="eyebrow sm:max-lg:tracking-wide" lang={idLang}>
              {eyebrow}
            </p>
          )}
          <h1
            className={
              title ? classes('heading-1 max-sm:max-w-[7em]', eyebrow && 'mt-4') : 'sr-only'
            }
            id="page-title"
          >
            {title || name}
          </h1>
          {subtitle && <p className="mt-5 text-lg text-balance">{subtitle}</p>}
          {children}
        </div>
      </div>
    </section>
  );
}
