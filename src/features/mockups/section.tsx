import type { ReactNode } from 'react';
import { useSay } from '../../ui/reader.tsx';
import { pictureSources } from '../media/picture/picture.tsx';
import type { PublicMockup } from './contract.ts';
import { Showcase } from './showcase.island.tsx';
import { screenTexts } from './visitor.messages.ts';

type Props = {
  mockups: PublicMockup[];
  title: string;
  words: string;
  description: string;
  backdrop: string;
  children: ReactNode;
};

export function MockupShowcase(props: Props) {
  const say = useSay();
  const { mockups, title, words, description, backdrop, children } = props;
  const centre = mockups.findIndex(({ position }) => position === 'center');
  return (
    <section className="section overflow-x-clip bg-milk" id="app" aria-labelledby="app-title">
      <div className="container-page grid gap-x-16 gap-y-4 lg:grid-cols-[5fr_7fr] lg:gap-y-8">
        <div className="lg:self-end">
          <h2 id="app-title">
            <span className={words ? 'eyebrow mb-2 block' : 'heading-2'}>{title}</span>
            {'\n'}
            {words && <span className="heading-2 block">{words}</span>}
          </h2>
          <p className="mt-2 max-w-text sm:text-lg lg:mt-4">{description}</p>
        </div>
        {mockups.length === 0 ? (
          <p className="max-w-text self-center rounded border border-dashed border-line-strong px-6 py-16 text-ink-soft lg:col-start-2 lg:row-span-2 lg:row-start-1">
            {say(screenTexts.none)}
          </p>
        ) : (
          <Showcase
            backdrop={backdrop === '' ? null : pictureSources(backdrop)}
            start={Math.max(centre, 0)}
            mockups={mockups.map(({ url, name, description: text }) => ({
              picture: pictureSources(url),
              alt: text ?? name,
            }))}
          />
        )}
        <div className="lg:self-start">{children}</div>
      </div>
    </section>
  );
}
