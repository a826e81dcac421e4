import { openingHours } from '../features/content/contract.ts';
import type { PublicFaq } from '../features/faqs/contract.ts';
import type { Site } from './site.ts';

/** Describes the shop to search engines; facts that staff left empty are left out. */
export function shopJsonLd({ url, contact }: Site): object {
  const { brand, info, hours, links } = contact;
  const open = openingHours(hours.home);
  return {
    '@context': 'https://schema.org',
    '@type': 'CafeOrCoffeeShop',
    '@id': `${url}/#shop`,
    name: brand.name,
    url,
    image: `${url}/og/home.jpg`,
    logo: `${url}/icon-512.png`,
    slogan: brand.tagline || undefined,
    address: info.address
      ? { '@type': 'PostalAddress', streetAddress: info.address, addressCountry: 'ID' }
      : undefined,
    telephone: info.phone || undefined,
    email: info.email || undefined,
    servesCuisine: 'Coffee',
    openingHoursSpecification: open
      ? {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
          ...open,
        }
      : undefined,
    sameAs: links.social ? [links.social] : undefined,
  };
}

export function faqJsonLd(faqs: PublicFaq[]): object[] {
  if (faqs.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: faqs.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ];
}
