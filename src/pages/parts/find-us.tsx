import { ButtonLink } from '../../ui/button.tsx';
import type { Site } from '../site.ts';
import { Embed } from './embed.island.tsx';

/** Map, address and hours. */
export function FindUs({ site, title = 'Find Us' }: { site: Site; title?: string }) {
  const { brand, info, hours, embeds } = site.contact;
  return (
    <section className="section" aria-labelledby="find-us">
      <div className="container-page grid items-center gap-10 lg:grid-cols-[1fr_2fr]">
        <div>
          <h2 className="heading-display text-3xl" id="find-us">
            {title}
          </h2>
          <address className="mt-6 not-italic">
            <p className="font-semibold">{brand.name}</p>
            <p className="mt-1 whitespace-pre-line text-ink-soft">{info.address}</p>
          </address>
          <p className="mt-4 font-semibold text-pandan-deep">{hours.home}</p>
          {embeds.map_link && (
            <ButtonLink href={embeds.map_link} external variant="secondary" className="mt-6">
              Open in Maps<span className="sr-only"> (opens in a new tab)</span>
            </ButtonLink>
          )}
        </div>
        {embeds.map && (
          <Embed
            src={embeds.map}
            title={`Map: ${brand.name}`}
            still="/pictures/map-still.svg"
            show="Show the map"
          />
        )}
      </div>
    </section>
  );
}
