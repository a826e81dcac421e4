import { DAY_NAMES, readWeek } from '../features/content/hours.contract.ts';
import type { PublicFaq } from '../features/faqs/contract.ts';
import type { Reader } from '../messages.ts';
import type { Site } from './site.ts';

/** Nothing until the shop has a name, without which search engines refuse it. */
export function shopJsonLd({ url, contact, share, isNamed }: Site): object[] {
  if (!isNamed) return [];
  const { brand, info, hours, links } = contact;
  const days = readWeek(hours.home)?.flatMap((spans, day) => spans.map((span) => ({ day, span })));
  const shop = {
    '@context': 'https://schema.org',
    '@type': 'CafeOrCoffeeShop',
    '@id': `${url}/#shop`,
    name: brand.name,
    url,
    image: url + share(),
    logo: `${url}/icon-512.png`,
    slogan: brand.tagline || undefined,
    address: info.address
      ? { '@type': 'PostalAddress', streetAddress: info.address, addressCountry: 'ID' }
      : undefined,
    telephone: info.phone || undefined,
    email: info.email || undefined,
    servesCuisine: 'Coffee',
    openingHoursSpecification: days?.map(({ day, span }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAY_NAMES[day],
      ...span,
    })),
    sameAs: links.social ? [links.social] : undefined,
  };
  return [shop];
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
