import { splitFocus } from '../../features/media/picture/picture-url.contract.ts';
import type { MenuCard, MenuGroup } from '../../features/menu/public-store.ts';
import { sizeName } from '../../features/menu/size-name.contract.ts';
import { textOf } from '../../messages.ts';
import { inVoice } from '../../pages.contract.ts';
import type { PageReader } from '../../ui/reader.tsx';
import type { Site } from '../site.ts';

type Offered = Pick<MenuCard, 'price' | 'variants' | 'soldOut'>;

function offersOf({ price, variants, soldOut }: Offered, reader: PageReader) {
  const sold = variants.length > 0 ? variants : price === null ? [] : [{ name: '', price }];
  return sold.map(({ name, price: amount }) => ({
    '@type': 'Offer',
    name: textOf(sizeName(name), reader) || undefined,
    price: amount,
    priceCurrency: 'IDR',
    availability: soldOut ? 'https://schema.org/OutOfStock' : undefined,
  }));
}

/** The rest is on each item's page. */
export function menuJsonLd(site: Site, reader: PageReader, title: string, groups: MenuGroup[]) {
  const addressOf = (path: string) => site.url + inVoice(reader.prefix, path);
  return {
    '@context': 'https://schema.org',
    '@type': 'Menu',
    '@id': `${addressOf('/menu')}#menu`,
    name: title,
    inLanguage: reader.lang,
    about: site.isNamed ? { '@id': `${site.url}/#shop` } : undefined,
    hasMenuSection: groups.map((group) => ({
      '@type': 'MenuSection',
      name: group.name,
      hasMenuItem: group.items.map((item) => ({
        '@type': 'MenuItem',
        name: item.name,
        url: addressOf(`/menu/${item.slug}`),
        offers: offersOf(item, reader),
      })),
    })),
  };
}

export function itemJsonLd(site: Site, reader: PageReader, menu: string, item: MenuCard) {
  const addressOf = (path: string) => site.url + inVoice(reader.prefix, path);
  const url = addressOf(`/menu/${item.slug}`);
  const crumbs = [
    { name: site.contact.brand.name, item: addressOf('/') },
    { name: menu, item: addressOf('/menu') },
    { name: item.name, item: url },
  ];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'MenuItem',
      '@id': `${url}#item`,
      name: item.name,
      url,
      description: item.description || undefined,
      image: item.imageUrl ? site.url + splitFocus(item.imageUrl).src : undefined,
      suitableForDiet: item.diet.includes('vegetarian')
        ? 'https://schema.org/VegetarianDiet'
        : undefined,
      offers: offersOf(item, reader),
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
