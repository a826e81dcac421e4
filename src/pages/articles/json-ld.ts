import { splitFocus } from '../../features/media/picture/picture-url.contract.ts';
import { inVoice } from '../../pages.contract.ts';
import type { PageReader } from '../../ui/reader.tsx';
import { pageJsonLd } from '../parts/page-json-ld.ts';
import type { Site } from '../site.ts';

type News = {
  title: string;
  description: string;
  path: string;
  day: string | null;
  imageUrl: string | null;
};

export function articleJsonLd(
  site: Site,
  reader: PageReader,
  { title, description, path, day, imageUrl }: News,
  publishedAt: string | null,
): object[] {
  const url = site.url + inVoice(reader.prefix, path);
  const shop = {
    '@type': 'Organization',
    '@id': `${site.url}/#shop`,
    name: site.contact.brand.name,
  };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      '@id': `${url}#article`,
      headline: title,
      description: description || undefined,
      url,
      inLanguage: reader.lang,
      datePublished: day ?? publishedAt ?? undefined,
      dateModified: publishedAt ?? undefined,
      image: imageUrl ? site.url + splitFocus(imageUrl).src : undefined,
      author: shop,
      publisher: shop,
    },
    ...pageJsonLd(site, reader, { type: 'WebPage', path, name: title }),
  ];
}
