import type { ReactNode } from 'react';
import { Picture } from '../../features/media/picture/picture.tsx';
import { useSay } from '../../ui/reader.tsx';
import { StoreButtons } from '../parts/store-buttons.tsx';
import { WholeWords } from '../parts/whole-words.tsx';
import type { Site } from '../site.ts';
import { ratingPageTexts } from './messages.ts';

type Props = { site: Site; children: ReactNode };

export function RatingPage({ site, children }: Props) {
  const say = useSay();
  const { title, intro, steps } = site.contact.rating;
  return (
    <div className="bg-caramel-tint pt-24 pb-16 md:pt-28 lg:pt-36 lg:pb-28">
      <div className="container-page grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr]">
        <div>
          <h1 className={title ? 'heading-display text-5xl max-sm:text-4xl' : 'sr-only'}>
            {title || say(ratingPageTexts.rating)}
          </h1>
          {intro && (
            <p className="mt-3 max-w-text text-lg text-balance whitespace-pre-line text-ink-soft max-sm:text-base lg:mt-6">
              <WholeWords text={intro} />
            </p>
          )}
          <Steps steps={linesOf(steps)} />
          <StoreButtons site={site} className="mt-5 md:mt-6" />
        </div>
        <div className="card p-5 shadow sm:p-8 lg:row-span-2 lg:self-start lg:p-10">{children}</div>
        <div className="md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:items-center md:max-lg:gap-x-8">
          <ul className="grid list-disc gap-1 ps-5 text-sm text-ink-soft marker:text-caramel-deep">
            <li>{say(ratingPageTexts.verification)}</li>
            <li>{say(ratingPageTexts.validity)}</li>
          </ul>
          <Picture
            src="/pictures/thanks.svg"
            alt=""
            className="aspect-[8/5] w-full max-w-md max-md:hidden lg:mt-8 lg:max-w-lg"
          />
        </div>
      </div>
    </div>
  );
}

/** Each line of the editable text is a step. */
export const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '');

function Steps({ steps }: { steps: string[] }) {
  if (steps.length === 0) return null;
  return (
    <ol className="mt-5 grid gap-2 md:mt-8 md:gap-3 [counter-reset:step]">
      {steps.map((step) => (
        <li
          key={step}
          className="flex gap-3 sm:gap-4 [counter-increment:step] before:grid before:size-9 before:shrink-0 before:place-items-center before:rounded-full before:bg-foam before:font-bold before:text-caramel-deep before:content-[counter(step)]"
        >
          <span className="min-w-0 pt-1.5">
            <WholeWords text={step} />
          </span>
        </li>
      ))}
    </ol>
  );
}
