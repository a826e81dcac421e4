import { openingNow } from '../../features/content/opening.ts';
import { listShownMenu } from '../../features/menu/store.ts';
import { listShownMockups } from '../../features/mockups/store.ts';
import type { Db } from '../../server/database/database.ts';
import type { App, Deps } from '../../server/deps.ts';
import { validUntil } from '../../server/http/kept/drawing.ts';
import { HERO_SIZES, uprightHero } from '../parts/hero-picture.ts';
import { drawPage, keptPage, PreloadPicture, sendPage } from '../render-page.tsx';
import { faqJsonLd, shopJsonLd } from '../seo.ts';
import { lastGoodValue, loadPage } from '../site.ts';
import { faqsOf, promosOf, teamOf } from '../whole-lists/portions.ts';
import { HomePage } from './home.tsx';

const readMockups = lastGoodValue(listShownMockups, []);
const readDrinks = lastGoodValue((db: Db) => listShownMenu(db, 'minuman'), []);

export function homeRoute(app: App, deps: Deps) {
  const { database } = deps;
  app.get('/', keptPage, async (_request, reply) => {
    const [{ site, values, valuesOfPage }, faqs, drinks, mockups, promos, team] = await Promise.all(
      [
        loadPage(deps, 'home'),
        faqsOf(deps),
        readDrinks(database),
        readMockups(database),
        promosOf(deps),
        teamOf(deps),
      ],
    );
    const head = {
      title: site.contact.brand.name,
      description: values.hero.subtitle,
      path: '/',
      lang: 'en' as const,
      jsonLd: [shopJsonLd(site), ...faqJsonLd(faqs.rows)],
      preload: (
        <PreloadPicture
          src={values.hero.background_image}
          sizes={HERO_SIZES}
          upright={uprightHero('home', values.hero)}
        />
      ),
    };
    const partners = valuesOfPage('about').introduction;
    const opening = openingNow(site.contact.hours.home, deps.clock());
    if (opening) validUntil(opening.changesAt);
    const home = { site, values, opening, partners, drinks, mockups, promos, team, faqs };
    const { map, reviews } = site.contact.embeds;
    return sendPage(reply, drawPage(deps, site, head, <HomePage {...home} />), [map, reviews]);
  });
}
