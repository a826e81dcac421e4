import { pictureSources } from '../media/picture/picture.tsx';
import type { PublicMockup } from './contract.ts';
import { Showcase } from './showcase.island.tsx';

type Props = { mockups: PublicMockup[]; title: string; description: string };

export function MockupShowcase({ mockups, title, description }: Props) {
  const centre = mockups.findIndex(({ position }) => position === 'center');
  return (
    <section
      className="section overflow-x-clip bg-milk max-sm:pb-8!"
      id="app"
      aria-labelledby="app-title"
    >
      <div className="container-page grid items-center gap-x-16 lg:grid-cols-[5fr_7fr]">
        <div>
          <h2 className="heading-display text-3xl lg:text-4xl" id="app-title">
            {title}
          </h2>
          <p className="mt-2 max-w-text sm:text-lg lg:mt-5">{description}</p>
        </div>
        {mockups.length === 0 ? (
          <p className="mt-8 max-w-text rounded border border-dashed border-line-strong px-6 py-16 text-ink-soft">
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
