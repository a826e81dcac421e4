import type { ReactNode } from 'react';
import { Picture } from '../../features/media/picture/picture.tsx';
import { useSay, useTo } from '../../ui/reader.tsx';
import { feedbackPageTexts } from './messages.ts';

type Props = { title: string; intro: string; children: ReactNode };

export function FeedbackPage({ title, intro, children }: Props) {
  const say = useSay();
  const to = useTo();
  return (
    <div className="isolate overflow-x-clip bg-pandan-tint pt-28 pb-16 lg:pt-36">
      <div className="container-page grid lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:gap-16">
        <div className="md:max-lg:grid md:max-lg:grid-cols-[6fr_5fr] md:max-lg:items-end md:max-lg:gap-x-8">
          <div className="md:max-lg:pb-10 lg:pt-4 lg:pb-8">
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
            className="on-counter mt-2 aspect-[8/5] w-full max-md:max-w-36 max-md:mx-auto md:max-lg:w-[calc(100%-2rem-1px)] lg:mt-0"
          />
        </div>
        <div id="feedback" className="card scroll-mt-20 p-5 shadow sm:p-8 lg:self-start xl:p-10">
          {children}
        </div>
      </div>
    </div>
  );
}
