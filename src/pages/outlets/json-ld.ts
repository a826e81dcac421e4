import { splitFocus } from '../../features/media/picture/picture-url.contract.ts';
import type { MenuRow } from '../../features/menu/public-store.ts';
import type { Outlet } from '../../features/outlets/contract.ts';
import { openingHours, specialOpeningHours } from '../../features/outlets/hours/json-ld.ts';
import type { SpecialHours } from '../../features/outlets/hours/opening.contract.ts';
import { facilityTexts } from '../../features/outlets/messages.ts';
import { say } from '../../messages.ts';
import { inVoice } from '../../pages.contract.ts';
import { formatNumber } from '../../ui/numbers.ts';
import type { PageReader } from '../../ui/reader.tsx';
import type { Site } from '../site.ts';
import { mapsLinkOf } from './ways.tsx';

/** Only the outlets' own pages have their data. */
export const outletListJsonLd = (addresses: string[]): object[] =>
  addresses.length === 0
    ? []
    : [
        {
          '@context': 'https://schema.org',
          '@type': 'ItemList',
          itemListElement: addresses.map((url, place) => ({
            '@type': 'ListItem',
            position: place + 1,
            url,
          })),
        },
      ];

type About = { outlet: Outlet; special: SpecialHours[]; now: Date };

/** Google documents this form for local businesses. */
function businessOf({ url, contact, share }: Site, { outlet, special, now }: About): object {
  const { latitude, longitude } = outlet;
  const unusual = specialOpeningHours(outlet, special, now);
  return {
    '@type': 'CafeOrCoffeeShop',
    name: outlet.name,
    description: outlet.description ?? undefined,
    image: url + (outlet.photoUrl ? splitFocus(outlet.photoUrl).src : share('id')),
    address: {
      '@type': 'PostalAddress',
      streetAddress: outlet.address,
      addressLocality: outlet.city,
      postalCode: outlet.postalCode ?? undefined,
      addressCountry: 'ID',
    },
    geo: latitude === null ? undefined : { '@type': 'GeoCoordinates', latitude, longitude },
    hasMap: mapsLinkOf(outlet),
    telephone: (outlet.phone ?? contact.info.phone) || undefined,
    servesCuisine: 'Coffee',
    openingHoursSpecification: openingHours(outlet.week),
    specialOpeningHoursSpecification: unusual.length > 0 ? unusual : undefined,
  };
}

/** Writes "Rp18.000–Rp55.000", from the cheapest to the dearest thing on the menu. */
function priceRange(items: Pick<MenuRow, 'price' | 'variants'>[]): string | undefined {
  const prices = items.flatMap(({ price, variants }) => [
    ...(price === null ? [] : [price]),
    ...variants.map((variant) => variant.price),
  ]);
  const rupiah = (amount: number) => `Rp${formatNumber(amount, 'id')}`;
  if (prices.length === 0) return undefined;
  return `${rupiah(Math.min(...prices))}–${rupiah(Math.max(...prices))}`;
}

type Page = About & { menu: Pick<MenuRow, 'price' | 'variants'>[]; list: string };

export function outletJsonLd(site: Site, reader: PageReader, { menu, list, ...about }: Page) {
  const { outlet } = about;
  const addressIn = (path: string) => site.url + inVoice(reader.prefix, path);
  const page = addressIn(`/outlets/${outlet.slug}`);
  const crumbs = [
    { name: site.contact.brand.name, item: addressIn('/') },
    { name: list, item: addressIn('/outlets') },
    { name: outlet.name, item: page },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@id': `${site.url}/outlets/${outlet.slug}#outlet`,
      ...businessOf(site, about),
      url: page,
      menu: menu.length > 0 ? addressIn(`/menu?outlet=${outlet.slug}`) : undefined,
      priceRange: priceRange(menu),
      amenityFeature: outlet.facilities.map((facility) => ({
        '@type': 'LocationFeatureSpecification',
        name: say(reader, facilityTexts[facility]),
        value: true,
      })),
      parentOrganization: { '@id': `${site.url}/#shop` },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: crumbs.map((crumb, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        ...crumb,
      })),
    },
  ];
}
