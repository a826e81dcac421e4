import type { ComponentProps } from 'react';
import { nameWithout, type Outlet } from '../../features/outlets/contract.ts';
import { inVoice } from '../../pages.contract.ts';
import { useReader, useSay, useTo } from '../../ui/reader.tsx';
import type { Site } from '../site.ts';
import { outletTexts as t } from './outlets.messages.ts';

/** A shop with one outlet has one address and one sentence about its hours. */
export const isChain = ({ outlets }: Site): boolean => outlets.outlets.length > 1;

const MANY_CITIES = 4;

export function OutletsLink({ site, ...link }: { site: Site } & ComponentProps<'a'>) {
  const say = useSay();
  const to = useTo();
  const { voice, lang } = useReader();
  const { outlets } = site.outlets;
  const cities = [...new Set(outlets.map(({ city }) => city))];
  const count = outlets.length;
  return (
    <a
      {...link}
      href={to('/outlets')}
      // The bar and the footer around it are English on every page of the mixed voice.
      lang={voice === 'mixed' ? lang : undefined}
    >
      {cities.length > MANY_CITIES
        ? say(t.inCities, { count, cities: cities.length })
        : say(t.inThese, { count, cities: cities.join(', ') })}
    </a>
  );
}

const MANY = 12;

/** A large chain shows only its cities. */
export function Cities({ site }: { site: Site }) {
  const { prefix } = useReader();
  const say = useSay();
  const { outlets } = site.outlets;
  const cities = [...Map.groupBy(outlets, ({ city }) => city)];
  if (outlets.length > MANY) {
    return (
      <ul className="flex flex-wrap gap-x-6">
        {cities.map(([city, { length: count }]) => (
          <li key={city}>
            <a
              className="link link-row"
              href={inVoice(prefix, `/outlets?city=${encodeURIComponent(city)}`)}
            >
              {say(t.city, { city, count })}
            </a>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-3">
      {cities.map(([city, own]) => (
        <div key={city}>
          <dt className="text-sm text-ink-soft">{city}</dt>
          <dd className="flex flex-wrap gap-x-5">
            {own.map((outlet) => (
              <a
                key={outlet.slug}
                className="link link-row"
                href={inVoice(prefix, `/outlets/${outlet.slug}`)}
              >
                {shortName(outlet, own, site)}
              </a>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The area is not enough when another outlet of the city is there, too. */
function shortName({ name, area }: Outlet, own: Outlet[], { contact }: Site): string {
  const isAlone = own.filter((other) => other.area === area).length === 1;
  return area && isAlone ? area : nameWithout(contact.brand.name, name);
}
