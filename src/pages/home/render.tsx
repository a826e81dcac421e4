import { heroPicture } from '../../features/media/video/video.contract.ts';
import { forPage } from '../../features/menu/public-store.ts';
import { listPublicMockups } from '../../features/mockups/store.ts';
import { endAt } from '../../server/http/cache/freshness.ts';
import {
  listPageFor,
  readFaqPage,
  readPromoPage,
  readTeamPage,
} from '../list-pages/read-list-pages.ts';
import { readMenuItems } from '../menu/read-menu.ts';
import { HERO_SIZES, uprightHero } from '../parts/hero-picture.ts';
import { type Page, PreloadPicture, renderPage } from '../render-page.tsx';
import { faqJsonLd, shopJsonLd } from '../seo.ts';
import { lastGoodValue, loadPage, rowsFor, siteReader } from '../site.ts';
import { HomePage } from './home.tsx';
import { openStateOf } from './open-now.tsx';

const readMockups = lastGoodValue(listPublicMockups, []);

export const renderHome: Page = async (context) => {
  const [{ site, values, valuesOfPage }, ...lists] = await Promise.all([
    loadPage(context, 'home'),
    readFaqPage(context),
    readPromoPage(context),
    readTeamPage(context),
    readMenuItems(context),
    readMockups(context),
  ]);
  const faqs = listPageFor(site, lists[0]);
  const now = context.deps.clock();
  const opening = openStateOf(site, now);
  const head = {
    title: site.contact.brand.name,
    description: values.hero.subtitle,
    path: '/',
    lang: 'en' as const,
    jsonLd: [...shopJsonLd(site, now), ...faqJsonLd(faqs.rows, siteReader(site, 'en'))],
    photoLink: (
      <PreloadPicture
        src={heroPicture(values.hero)}
        sizes={HERO_SIZES}
        upright={uprightHero('home', values.hero)}
      />
    ),
  };
  const partners = valuesOfPage('about').introduction;
  endAt(context.freshness, opening?.changesAt ?? null);
  const home = {
    site,
    values,
    opening,
    partners,
    faqs,
    promos: listPageFor(site, lists[1]),
    team: listPageFor(site, lists[2]),
    menu: lists[3].items.map((item) => forPage(item, site.voice)),
    mockups: rowsFor(site, lists[4]),
  };
  const { map, reviews } = site.contact.embeds;
  return renderPage(context, {
    site,
    head,
    frames: [map, reviews],
    content: <HomePage {...home} />,
  });
};
