import { pictureSources } from '../media/picture.tsx';
import type { Mockup } from './contract.ts';
import { Showcase } from './showcase.island.tsx';

type Props = { mockups: Mockup[]; title: string; description: string };

/** The app in three phones: the one before, the current one, the next. */
export function MockupShowcase({ mockups, title, description }: Props) {
  const centre = mockups.findIndex(({ position }) => position === 'center');
  return (
    <section className="section overflow-x-clip bg-milk" id="app" aria-labelledby="app-title">
      <div className="container-page text-center">
        <h2 className="heading-display text-3xl" id="app-title">
          {title}
        </h2>
        <p className="mx-auto mt-3 max-w-text text-lg">{description}</p>
        {mockups.length === 0 ? (
          <p className="mx-auto mt-8 max-w-text rounded border border-dashed border-line-strong px-6 py-16 text-ink-soft">
            Pictures of the app are on their way.
          </p>
        ) : (
          <Showcase
            start={Math.max(centre, 0)}
            mockups={mockups.map(({ url, name, description: text }) => ({
              picture: pictureSources(url),
              alt: text ?? name,
            }))}
          />
        )}
      </div>
    </section>
  );
}
