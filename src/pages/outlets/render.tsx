import type { Outlet } from '../../features/outlets/contract.ts';
import { endOfHours } from '../../features/outlets/public.ts';
import { say } from '../../messages.ts';
import { inVoice } from '../../pages.contract.ts';
import { endAt } from '../../server/http/cache/freshness.ts';
import { sharedOutlet } from '../brand/share.ts';
import { readMenuItems } from '../menu/read-menu.ts';
import { firstToOpen } from '../parts/first-to-open.ts';
import { pageJsonLd } from '../parts/page-json-ld.ts';
import { type PageContext, type RenderedPage, renderPage } from '../render-page.tsx';
import { loadPage, siteReader } from '../site.ts';
import { type Choice, chosenFrom, everywhere, isChosen } from './choice.ts';
import { FinderPage } from './finder.tsx';
import { outletJsonLd, outletListJsonLd } from './json-ld.ts';
import { finderTexts, outletPageTexts } from './messages.ts';
import { OutletPage } from './outlet.tsx';
import { type ShownOutlet, shownOutlets, wholeAddress } from './shown.ts';

const PATH = '/outlets';

export async function renderOutlets(
  context: PageContext,
  choice: Choice = everywhere,
): Promise<RenderedPage> {
  const { site } = await loadPage(context, 'contact');
  const { outlets } = site;
  const now = context.deps.clock();
  endAt(context.freshness, endOfHours(outlets, now));
  const reader = siteReader(site, 'id');
  const brand = site.contact.brand.name;
  const all = shownOutlets(outlets, { brand, now, reader });
  const title = say(reader, finderTexts.title);
  const addresses = all.map(
    ({ outlet }) => site.url + inVoice(reader.prefix, `${PATH}/${outlet.slug}`),
  );
  const head = {
    title,
    description: say(reader, finderTexts.description, { brand }),
    path: PATH,
    lang: 'id' as const,
    jsonLd: isChosen(choice)
      ? []
      : [
          ...pageJsonLd(site, reader, { type: 'WebPage', path: PATH, name: title }),
          ...outletListJsonLd(addresses),
        ],
  };
  const found = chosenFrom(all, choice);
  const closed =
    found.length > 0 ? [] : inOrderOfOpening(chosenFrom(all, { ...choice, open: false }));
  const opensFirst = firstToOpen(
    { ...outlets, outlets: closed.map(({ outlet }) => outlet) },
    { brand, now, reader },
  );
  const content = <FinderPage {...{ all, found, choice, closed, opensFirst }} />;
  return renderPage(context, { site, head, content });
}

const inOrderOfOpening = (outlets: ShownOutlet[]) =>
  outlets.toSorted((one, other) => opensAt(one) - opensAt(other));

const opensAt = ({ opening }: ShownOutlet) => opening.opens?.getTime() ?? Number.MAX_SAFE_INTEGER;

const MAX_OTHERS = 4;

/** Returns null if no outlet that visitors may see has this slug. */
export async function renderOutlet(
  context: PageContext,
  slug: string,
): Promise<RenderedPage | null> {
  const [{ site }, menu] = await Promise.all([
    loadPage(context, 'contact'),
    readMenuItems(context),
  ]);
  const { outlets } = site;
  const now = context.deps.clock();
  endAt(context.freshness, endOfHours(outlets, now));
  const reader = siteReader(site, 'id');
  const all = shownOutlets(outlets, { brand: site.contact.brand.name, now, reader });
  const shown = all.find(({ outlet }) => outlet.slug === slug);
  if (!shown) return null;
  const { outlet } = shown;
  const { special } = outlets;
  const others = all.filter((other) => other !== shown);
  const inCity = others.filter((other) => other.outlet.city === outlet.city);
  const head = {
    title: outlet.name,
    description: say(reader, outletPageTexts.description, {
      name: outlet.name,
      address: wholeAddress(outlet),
    }),
    path: `${PATH}/${slug}`,
    lang: 'id' as const,
    shared: sharedOutlet(outlet, shown.name),
    jsonLd: outletJsonLd(site, reader, {
      ...{ outlet, special, now },
      menu: menu.items,
      list: say(reader, finderTexts.title),
    }),
  };
  const map = mapOf(outlet);
  const content = (
    <OutletPage
      {...{ site, shown, special, now, map }}
      others={(inCity.length > 0 ? inCity : others).slice(0, MAX_OTHERS)}
    />
  );
  const { whatsapp } = outlet;
  const chatting = whatsapp ? { whatsapp, tap: `whatsapp:${slug}` } : undefined;
  return renderPage(context, {
    ...{ site, head, content, chatting },
    frames: map === null ? [] : [map],
  });
}

/** Half the height of the map, in degrees, is some streets. */
const AROUND = 0.004;

function mapOf({ latitude, longitude }: Outlet): string | null {
  if (latitude === null || longitude === null) return null;
  const box = [
    longitude - 1.5 * AROUND,
    latitude - AROUND,
    longitude + 1.5 * AROUND,
    latitude + AROUND,
  ];
  const query = new URLSearchParams({
    bbox: box.map((degrees) => degrees.toFixed(5)).join(),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query}`;
}
