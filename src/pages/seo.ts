import { DAY_NAMES, readWeek } from '../features/content/hours.contract.ts';
import type { PublicFaq } from '../features/faqs/contract.ts';
import { openingHours, specialOpeningHours } from '../features/outlets/hours/json-ld.ts';
import type { Reader } from '../messages.ts';
import { isChain } from './parts/outlets.tsx';
import type { Site } from './site.ts';

/**
 * A chain is an organization, whose outlets have hours and pages of their own. Search engines
 * refuse a shop without a name, so it gets nothing.
 */
export function shopJsonLd(site: Site, now: Date): object[] {
  const { url, contact, share, isNamed } = site;
  if (!isNamed) return [];
  const { brand, info, links } = contact;
  const shop = {
    '@context': 'https://schema.org',
    '@type': isChain(site) ? 'Organization' : 'CafeOrCoffeeShop',
    '@id': `${url}/#shop`,
    name: brand.name,
    url,
    image: url + share('id'),
    logo: `${url}/icon-512.png`,
    slogan: brand.tagline || undefined,
    address: info.address
      ? { '@type': 'PostalAddress', streetAddress: info.address, addressCountry: 'ID' }
      : undefined,
    telephone: info.phone || undefined,
    email: info.email || undefined,
    sameAs: links.social ? [links.social] : undefined,
    ...(isChain(site) ? {} : { servesCuisine: 'Coffee', ...hoursOf(site, now) }),
  };
  return [shop];
}

function hoursOf({ contact, outlets }: Site, now: Date) {
  const [outlet] = outlets.outlets;
  if (outlet) {
    const unusual = specialOpeningHours(outlet, outlets.special, now);
    return {
      openingHoursSpecification: openingHours(outlet.week),
      specialOpeningHoursSpecification: unusual.length > 0 ? unusual : undefined,
    };
  }
  const days = readWeek(contact.hours.home)?.flatMap((spans, day) =>
    spans.map((span) => ({ day, span })),
  );
  return {
    openingHoursSpecification: days?.map(({ day, span }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAY_NAMES[day],
      ...span,
    })),
  };
}

export function faqJsonLd(faqs: PublicFaq[], { lang }: Reader): object[] {
  if (faqs.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: lang,
      mainEntity: faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
