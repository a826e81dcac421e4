import { ButtonLink } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { useSay, useTo } from '../../ui/reader.tsx';
import type { Site } from '../site.ts';
import { Embed } from './embed.island.tsx';
import { useHours, WholeTimes } from './hours.tsx';
import { partTexts } from './messages.ts';
import { outletTexts } from './outlets.messages.ts';
import { Cities, isChain } from './outlets.tsx';

export function isFindable(site: Site): boolean {
  const { info, hours, embeds } = site.contact;
  const facts = [info.address, hours.home, embeds.map, embeds.map_link];
  return isChain(site) || facts.some((fact) => fact !== '');
}

type Props = {
  site: Site;
  title?: string;
  /** The page has address and hours above it already. */
  isBrief?: boolean;
};

export function FindUs({ site, title, isBrief = false }: Props) {
  const say = useSay();
  const to = useTo();
  const { brand, info, embeds } = site.contact;
  const hours = useHours(site, 'home');
  if (!isFindable(site)) return null;
  return (
    <section className="section" aria-labelledby="find-us">
      <div className="container-page grid items-center gap-5 md:grid-cols-2 md:gap-8 lg:gap-x-16">
        <div className={isChain(site) ? 'lg:self-end' : undefined}>
          <h2 className="heading-2" id="find-us">
            {title || say(partTexts.findUs)}
          </h2>
          {!isBrief && (
            <address className="mt-2 not-italic md:mt-4 lg:mt-6">
              <p className="font-semibold max-sm:sr-only">{brand.name}</p>
              {info.address && (
                <p className="mt-1 whitespace-pre-line text-ink-soft">{info.address}</p>
              )}
            </address>
          )}
          {!isBrief && hours && (
            <p className="mt-3 font-semibold">
              <WholeTimes text={hours} />
            </p>
          )}
          <p className="mt-4 flex flex-wrap gap-2">
            {embeds.map_link && (
              <ButtonLink href={embeds.map_link} external variant="secondary" data-tap="directions">
                {say(partTexts.openInMaps)}
                <span className="sr-only"> {say(partTexts.newTab)}</span>
              </ButtonLink>
            )}
            {isChain(site) && (
              <ButtonLink href={to('/outlets')} variant="secondary">
                {say(outletTexts.all, { count: site.outlets.outlets.length })}
              </ButtonLink>
            )}
          </p>
        </div>
        {embeds.map && (
          <div className={classes('md:order-first', isChain(site) && 'lg:row-span-2')}>
            <Embed
              src={embeds.map}
              title={say(partTexts.map, { name: brand.name })}
              still="/pictures/map-still.svg"
              show={say(partTexts.showMap)}
              link={embeds.map_link}
            />
          </div>
        )}
        {isChain(site) && (
          <div className="max-sm:hidden md:max-lg:col-span-2 lg:self-start">
            <Cities site={site} />
          </div>
        )}
      </div>
    </section>
  );
}
