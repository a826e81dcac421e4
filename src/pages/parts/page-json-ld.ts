import { inVoice } from '../../pages.contract.ts';
import type { PageReader } from '../../ui/reader.tsx';
import type { Site } from '../site.ts';

type Page = { type: 'AboutPage' | 'ContactPage' | 'WebPage'; path: string; name: string };

export function pageJsonLd(
  { url, contact, isNamed }: Site,
  { lang, prefix }: PageReader,
  { type, path, name }: Page,
): object[] {
  const address = url + inVoice(prefix, path);
  return [
    {
      '@context': 'https://schema.org',
      '@type': type,
      '@id': `${address}#page`,
      url: address,
      name,
      inLanguage: lang,
      about: isNamed ? { '@id': `${url}/#shop` } : undefined,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {
          '@type': 'ListItem',
          position: 1,
          name: contact.brand.name,
          item: url + inVoice(prefix, '/'),
        },
        { '@type': 'ListItem', position: 2, name, item: address },
      ],
    },
  ];
}
