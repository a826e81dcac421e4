import { groupForPage, groupsOf } from '../../features/menu/public-store.ts';
import { said, say } from '../../messages.ts';
import { notFound } from '../../server/http/errors.ts';
import { pageJsonLd } from '../parts/page-json-ld.ts';
import { type PageContext, type RenderedPage, renderPage } from '../render-page.tsx';
import { loadPage, siteReader } from '../site.ts';
import { type Choice, chosenFrom, everything, isChosen } from './choice.ts';
import { ItemPage } from './item.tsx';
import { itemJsonLd, menuJsonLd } from './json-ld.ts';
import { MenuPage } from './menu.tsx';
import { menuPageTexts } from './messages.ts';
import { readMenuItems } from './read-menu.ts';

export async function renderMenu(
  context: PageContext,
  choice: Choice = everything,
): Promise<RenderedPage> {
  const [{ site }, menu] = await Promise.all([
    loadPage(context, 'contact'),
    readMenuItems(context),
  ]);
  const reader = siteReader(site, 'id');
  const found = groupsOf({ ...menu, items: chosenFrom(menu.items, choice) });
  const groups = found.map((group) => groupForPage(group, site.voice));
  const title = say(reader, menuPageTexts.title);
  const head = {
    title,
    description: say(reader, menuPageTexts.intro, { brand: site.contact.brand.name }),
    path: '/menu',
    lang: 'id' as const,
    jsonLd: isChosen(choice)
      ? []
      : [
          ...pageJsonLd(site, reader, { type: 'WebPage', path: '/menu', name: title }),
          menuJsonLd(site, reader, title, groups),
        ],
  };
  const content = (
    <MenuPage site={site} groups={groups} choice={choice} isEmpty={menu.items.length === 0} />
  );
  return renderPage(context, { site, head, content });
}

export async function renderItem(context: PageContext, slug: string): Promise<RenderedPage> {
  const [{ site }, menu] = await Promise.all([
    loadPage(context, 'contact'),
    readMenuItems(context),
  ]);
  const isHere = (item: { slug: string }) => item.slug === slug;
  const stored = groupsOf(menu).find(({ items }) => items.some(isHere));
  const group = stored && groupForPage(stored, site.voice);
  const item = group?.items.find(isHere);
  if (!group || !item) throw notFound(said(menuPageTexts.item));
  const reader = siteReader(site, 'id');
  const head = {
    title: item.name,
    description: item.description,
    path: `/menu/${slug}`,
    lang: 'id' as const,
    jsonLd: itemJsonLd(site, reader, say(reader, menuPageTexts.title), item),
  };
  const content = <ItemPage site={site} item={item} group={group} />;
  return renderPage(context, { site, head, content });
}
