import type { Site } from '../site.ts';

type Page = { type: 'AboutPage' | 'ContactPage' | 'WebPage'; path: string; name: string };

export function pageJsonLd({ url, contact }: Site, { type, path, name }: Page): object[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': type,
      '@id': `${url}${path}#page`,
      url: url + path,
      name,
      inLanguage: 'en',
      about: { '@id': `${url}/#shop` },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: contact.brand.name, item: `${url}/` },
        { '@type': 'ListItem', position: 2, name, item: url + path },
      ],
    },
  ];
}
