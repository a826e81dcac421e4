import type { ReactNode } from 'react';
import { Picture } from '../../features/media/picture/picture.tsx';
import { useSay, useTo } from '../../ui/reader.tsx';
import { feedbackPageTexts } from './messages.ts';

type Props = { title: string; intro: string; children: ReactNode };

export function FeedbackPage({ title, intro, children }: Props) {
  const say = useSay();
  const to = useTo();
  return (
    <div className="isolate overflow-x-clip bg-pandan-tint pt-24 pb-16 md:pt-28 lg:pt-34 lg:pb-0">
      <div className="container-page grid lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:gap-16">
        <div className="max-md:pb-3 md:flex md:justify-between md:max-lg:mb-8 md:max-lg:items-end md:gap-x-8 lg:flex-col">
          <div className="md:max-lg:pb-10 lg:pb-8">
            <h1 className="heading-1">{title}</h1>
            <p className="mt-4 max-w-text text-lg text-balance text-ink-soft lg:mt-6">{intro}</p>
            <p className="flex flex-wrap items-center gap-x-2 lg:mt-3">
              {say(feedbackPageTexts.answer)}
              <a className="link link-row" href={to('/contact')}>
                {say(feedbackPageTexts.contact)}
              </a>
            </p>
          </div>
          <Picture
            src="/pictures/listen.svg"
            alt=""
            className="on-counter aspect-[8/5] max-md:mx-auto max-md:w-40 md:max-lg:w-80 md:shrink-0 lg:w-full lg:bottom-0 lg:[@media(min-height:50rem)]:sticky"
          />
        </div>
        <div id="feedback" className="card scroll-mt-20 p-5 shadow sm:p-8 lg:mb-9 lg:self-start">
          {children}
        </div>
      </div>
    </div>
  );
}
