import { listActiveFaqs } from '../../features/faqs/store.ts';
import { listShownMockups } from '../../features/mockups/store.ts';
import { listActivePromos } from '../../features/promos/store.ts';
import { listTeam } from '../../features/team/store.ts';
import type { App, Deps } from '../../server/deps.ts';
import { drawPage, PreloadPicture, sendPage } from '../send.tsx';
import { faqJsonLd, shopJsonLd } from '../seo.ts';
import { lastKnown, loadPage } from '../site.ts';
import { HomePage } from './home.tsx';

const readFaqs = lastKnown(listActiveFaqs, []);
const readMockups = lastKnown(listShownMockups, []);
const readPromos = lastKnown(listActivePromos, []);
const readTeam = lastKnown(listTeam, []);

export function homeRoute(app: App, deps: Deps) {
  const { db } = deps.database;
  app.get('/', async (_request, reply) => {
    const [{ site, values, valuesOfPage }, faqs, mockups, promos, team] = await Promise.all([
      loadPage(deps, 'home'),
      readFaqs(db),
      readMockups(db),
      readPromos(db),
      readTeam(db),
    ]);
    const head = {
      title: site.contact.brand.name,
      description: values.hero.subtitle,
      path: '/',
      lang: 'en' as const,
      jsonLd: [shopJsonLd(site), ...faqJsonLd(faqs)],
      preload: <PreloadPicture src={values.hero.background_image} />,
    };
    const partners = valuesOfPage('about').introduction;
    const home = { site, values, partners, mockups, promos, team, faqs };
    return sendPage(reply, drawPage(deps, site, head, <HomePage {...home} />));
  });
}
