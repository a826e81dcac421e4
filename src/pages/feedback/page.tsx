import type { ReactNode } from 'react';
import { Picture } from '../../features/media/picture/picture.tsx';

type Props = { title: string; intro: string; children: ReactNode };

export function FeedbackPage({ title, intro, children }: Props) {
  return (
    <div className="bg-milk pt-28 pb-16 lg:pt-36 lg:pb-28">
      <div className="container-page grid gap-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:gap-16">
        <div className="lg:sticky lg:top-32 lg:self-start">
          <h1 className="heading-display text-4xl">{title}</h1>
          <p className="mt-4 max-w-text text-lg text-ink-soft">{intro}</p>
          <Picture
            src="/pictures/dedikasi-2.jpg"
            alt=""
            sizes="30rem"
            className="mt-10 hidden! aspect-[4/3] overflow-hidden rounded shadow lg:block!"
          />
        </div>
        <div className="card p-5 shadow sm:p-8 lg:p-10">{children}</div>
      </div>
    </div>
  );
}
