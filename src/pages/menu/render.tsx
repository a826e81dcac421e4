import {
  findOutlet,
  forPage,
  groupForPage,
  groupsOf,
  menuAt,
} from '../../features/menu/public-store.ts';
import { localized, say } from '../../messages.ts';
import { notFound } from '../../server/http/errors.ts';
import { pageJsonLd } from '../parts/page-json-ld.ts';
import { grownPhoto, type PageContext, type RenderedPage, renderPage } from '../render-page.tsx';
import { loadPage, siteReader } from '../site.ts';
import {
  atOutlet,
  type Choice,
  choiceAddress,
  chosenFrom,
  closestTo,
  everything,
  isChosen,
} from './choice.ts';
import { ItemPage } from './item.tsx';
import { itemJsonLd, menuJsonLd } from './json-ld.ts';
import { MenuPage } from './menu.tsx';
import { menuPageTexts } from './messages.ts';
import { readMenuItems } from './read-menu.ts';

/** With fewer results the page would be empty below them. */
const FEW = 2;

export async function renderMenu(
  context: PageContext,
  choice: Choice = everything,
): Promise<RenderedPage> {
  const [{ site }, menu] = await Promise.all([
    loadPage(context, 'contact'),
    readMenuItems(context),
  ]);
  const reader = siteReader(site, 'id');
  const here = menuAt(menu, choice.outlet);
  const found = chosenFrom(here, choice);
  const groups = groupsOf({ ...here, items: found }).map((group) =>
    groupForPage(group, site.voice),
  );
  const others = here.items.filter((item) => !found.includes(item));
  // A search for what one can eat must not suggest what one cannot.
  const suitable =
    found.length > 0 ? chosenFrom({ ...here, items: others }, { ...choice, q: '' }) : others;
  const closest = found.length > FEW ? [] : closestTo(suitable, choice);
  const title = say(reader, menuPageTexts.title);
  const head = {
    title,
    description: say(reader, menuPageTexts.intro, { brand: site.contact.brand.name }),
    path: '/menu',
    lang: 'id' as const,
    jsonLd:
      isChosen(choice) || choice.outlet
        ? []
        : [
            ...pageJsonLd(site, reader, { type: 'WebPage', path: '/menu', name: title }),
            menuJsonLd(site, reader, title, groups),
          ],
  };
  const content = (
    <MenuPage
      site={site}
      groups={groups}
      closest={closest.map((item) => forPage(item, site.voice))}
      choice={choice}
      outlets={menu.outlets}
      isEmpty={menu.items.length === 0}
    />
  );
  return renderPage(context, { site, head, content, path: choiceAddress(choice) });
}

export async function renderItem(
  context: PageContext,
  slug: string,
  outletSlug = '',
): Promise<RenderedPage> {
  const [{ site }, menu] = await Promise.all([
    loadPage(context, 'contact'),
    readMenuItems(context),
  ]);
  const isHere = (item: { slug: string }) => item.slug === slug;
  const outlet = findOutlet(menu, outletSlug);
  const groups = groupsOf(menuAt(menu, outletSlug)).map((group) => groupForPage(group, site.voice));
  const place = groups.findIndex(({ items }) => items.some(isHere));
  const group = groups[place];
  const item = group?.items.find(isHere);
  if (!group || !item) throw notFound(localized(menuPageTexts.item));
  // After the last section, those before it are nearer than the first.
  const next = [...groups.slice(place + 1), ...groups.slice(0, place).toReversed()];
  const reader = siteReader(site, 'id');
  const head = {
    title: item.name,
    description: item.description,
    path: `/menu/${slug}`,
    lang: 'id' as const,
    photoLink: item.imageUrl && grownPhoto,
    jsonLd: outlet ? [] : itemJsonLd(site, reader, say(reader, menuPageTexts.title), item),
  };
  const content = (
    <ItemPage
      site={site}
      item={item}
      group={group}
      next={next.flatMap(({ items }) => items)}
      outlet={outlet}
      hasOutlets={menu.outlets.length > 0}
    />
  );
  const path = atOutlet(head.path, outletSlug);
  return renderPage(context, { site, head, content, path });
}
