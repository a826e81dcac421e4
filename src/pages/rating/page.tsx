import type { ReactNode } from 'react';
import { Picture } from '../../features/media/picture/picture.tsx';
import { useSay } from '../../ui/reader.tsx';
import { WholeWords } from '../../ui/site/whole-words.tsx';
import { Steps } from '../parts/steps.tsx';
import { StoreButtons } from '../parts/store-buttons.tsx';
import type { Site } from '../site.ts';
import { ratingPageTexts } from './messages.ts';

export function RatingPage({ site, children }: { site: Site; children: ReactNode }) {
  const say = useSay();
  const { title, intro, steps } = site.contact.rating;
  return (
    <div className="bg-caramel-tint max-sm:pt-24 pt-28 pb-16 lg:pt-36 lg:pb-28">
      <div className="container-page grid gap-5 sm:gap-8 lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
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
        <div className="max-md:contents md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-x-8">
          <Steps text={steps} />
          <div className="max-md:contents">
            {/* On a phone the form begins on the first screen. */}
            <p className="max-w-text text-sm sm:text-balance text-ink-soft max-md:order-last lg:mt-6">
              <WholeWords text={say(ratingPageTexts.verification)} />{' '}
              {say(ratingPageTexts.validity)}
            </p>
            <StoreButtons
              site={site}
              look="quiet"
              // On a phone they begin where the words of the steps do.
              className="-mt-3 max-md:ps-12 sm:-mt-5 md:mt-2 lg:mt-3"
            />
          </div>
        </div>
        <div
          id="rating"
          className="card scroll-mt-52 noscript:scroll-mt-20 p-5 shadow sm:p-8 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:self-start lg:ms-8 lg:p-10"
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
