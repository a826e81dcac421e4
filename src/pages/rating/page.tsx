import type { ReactNode } from 'react';
import { Picture } from '../../features/media/picture/picture.tsx';
import { classes } from '../../ui/classes.ts';
import { useSay } from '../../ui/reader.tsx';
import { WholeWords } from '../../ui/site/whole-words.tsx';
import { Steps } from '../parts/steps.tsx';
import { StoreButtons } from '../parts/store-buttons.tsx';
import type { Site } from '../site.ts';
import { ratingPageTexts } from './messages.ts';

type Props = { site: Site; drinkUrl: string | undefined; children: ReactNode };

export function RatingPage({ site, drinkUrl, children }: Props) {
  const say = useSay();
  const { title, intro, steps } = site.contact.rating;
  return (
    <div className="bg-caramel-tint pt-24 pb-16 md:pt-28 lg:pt-34 lg:pb-28">
      <div
        className={classes(
          'container-page grid gap-5 sm:gap-8 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]',
          drinkUrl && 'md:max-lg:grid-cols-[1fr_17rem]',
        )}
      >
        <div>
          <h1 className={title ? 'heading-1' : 'sr-only'}>
            {title || say(ratingPageTexts.rating)}
          </h1>
          {intro && (
            <p className="mt-3 max-w-text text-lg sm:text-balance whitespace-pre-line text-ink-soft max-sm:min-h-[3lh] max-sm:text-base lg:mt-6 lg:max-w-136">
              <WholeWords text={intro} />
            </p>
          )}
        </div>
        <div className="max-md:contents">
          <Steps text={steps} first={<StoreButtons site={site} look="quiet" className="-mb-2" />} />
          {/* On a phone the form begins on the first screen. */}
          <p className="max-w-text text-sm sm:text-balance text-ink-soft max-md:order-last md:mt-6">
            <WholeWords text={say(ratingPageTexts.verification)} /> {say(ratingPageTexts.validity)}
          </p>
        </div>
        {drinkUrl && (
          <Picture
            src={drinkUrl}
            alt=""
            sizes="17rem"
            className="rounded max-md:hidden md:col-start-2 md:row-span-2 md:row-start-1 lg:hidden print:hidden"
          />
        )}
        <div
          id="rating"
          className="card scroll-mt-20 sm:scroll-mt-52 noscript:scroll-mt-20 p-5 shadow sm:p-8 md:max-lg:col-span-full lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start lg:ms-8 lg:p-10"
        >
          {children}
        </div>
        <Picture
          src="/pictures/thanks.svg"
          alt=""
          className="aspect-[8/5] w-full max-w-lg self-end max-lg:hidden lg:-mb-28"
        />
      </div>
    </div>
  );
}
