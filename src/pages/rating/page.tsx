import type { ReactNode } from 'react';
import { Picture } from '../../features/media/picture/picture.tsx';
import { useSay } from '../../ui/reader.tsx';
import { WholeWords } from '../../ui/site/whole-words.tsx';
import { StoreButtons } from '../parts/store-buttons.tsx';
import type { Site } from '../site.ts';
import { ratingPageTexts } from './messages.ts';

type Props = { site: Site; children: ReactNode };

export function RatingPage({ site, children }: Props) {
  const say = useSay();
  const { title, intro, steps } = site.contact.rating;
  return (
    <div className="kawung-large bg-caramel-tint pt-28 max-md:before:hidden pb-16 lg:pt-36 lg:pb-28">
      <div className="container-page grid gap-x-8 gap-y-8 md:max-lg:grid-cols-[3fr_2fr] lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]">
        <div className="md:max-lg:col-span-2">
          <h1 className={title ? 'heading-1' : 'sr-only'}>
            {title || say(ratingPageTexts.rating)}
          </h1>
          {intro && (
            <p className="mt-3 max-w-text text-lg text-balance whitespace-pre-line text-ink-soft max-sm:text-base lg:mt-6 lg:max-w-136">
              <WholeWords text={intro} />
            </p>
          )}
        </div>
        <div className="md:col-start-1">
          <Steps steps={linesOf(steps)} />
          <p className="mt-4 max-w-text text-sm text-balance text-ink-soft lg:mt-6">
            <WholeWords text={say(ratingPageTexts.verification)} /> {say(ratingPageTexts.validity)}
          </p>
          <StoreButtons site={site} className="mt-5 md:mt-6" />
        </div>
        <div
          id="rating"
          className="card scroll-mt-20 p-5 shadow sm:p-8 md:max-lg:col-span-2 md:max-lg:row-start-3 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:ms-8 lg:self-start lg:p-10"
        >
          {children}
        </div>
        <Picture
          src="/pictures/thanks.svg"
          alt=""
          className="aspect-[8/5] w-full max-w-md self-center max-md:hidden md:max-lg:col-start-2 md:max-lg:row-start-2 lg:max-w-lg lg:self-end"
        />
      </div>
    </div>
  );
}

/** Each line of the editable text is a step. */
export const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

function Steps({ steps }: { steps: string[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className="grid gap-2 sm:gap-4 [counter-reset:step]">
      {steps.map((step) => (
        <li
          key={step}
          className="relative flex gap-3 sm:gap-4 [counter-increment:step] before:grid before:size-7 sm:before:size-9 before:shrink-0 before:place-items-center before:rounded-full before:bg-caramel-deep before:font-bold before:text-foam before:content-[counter(step)] not-last:after:absolute not-last:after:start-3.5 sm:not-last:after:start-4.5 not-last:after:top-8 sm:not-last:after:top-10 not-last:after:-bottom-2 sm:not-last:after:-bottom-3 not-last:after:border-s-2 not-last:after:border-caramel-deep/30"
        >
          <span className="min-w-0 pt-0.5 max-sm:leading-snug sm:pt-1.5 sm:font-semibold">
            <WholeWords text={step} />
          </span>
        </li>
      ))}
    </ol>
  );
}
