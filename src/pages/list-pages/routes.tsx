import type { ReactNode } from 'react';
import type { Values } from '../../features/content/contract.ts';
import { AskUs, FaqList } from '../../features/faqs/section.tsx';
import { PromoGrid } from '../../features/promos/section.tsx';
import { TeamGrid } from '../../features/team/section.tsx';
import { type Language, localized, type Message, type Reader, say } from '../../messages.ts';
import type { ListAddress } from '../../pages.contract.ts';
import type { App, Deps } from '../../server/deps.ts';
import { notFound } from '../../server/http/errors.ts';
import type { InLanguage, Translated } from '../../server/lists/translation.ts';
import type { ListPage } from '../../ui/site/list-page.ts';
import { pageTexts } from '../messages.ts';
import { pageJsonLd } from '../parts/page-json-ld.ts';
import {
  cachedPage,
  NOT_EMPTY,
  type PageContext,
  pageContext,
  pageRoute,
  renderPage,
  sendPage,
} from '../render-page.tsx';
import { faqJsonLd } from '../seo.ts';
import { loadPage, type Reading, type Site, siteReader } from '../site.ts';
import { ComeBy, InTheApp, Reach } from './end.tsx';
import { faqPageTexts, promoPageTexts, teamPageTexts } from './messages.ts';
import { ListPageView } from './page.tsx';
import { listPageFor, readFaqPage, readPromoPage, readTeamPage } from './read-list-pages.ts';

type ListPageOptions<Row extends Translated> = {
  path: ListAddress;
  lang: Language;
  titleOf: (texts: Values<'home'>['features']) => string;
  texts: Record<'title' | 'intro' | 'none', Message<never>>;
  introOf?: (rows: InLanguage<Row>[], site: Site) => Message<never>;
  drawing?: string;
  dark?: boolean;
  read: (from: Reading, page: number) => Promise<ListPage<Row>>;
  renderRows: (listPage: ListPage<InLanguage<Row>>, site: Site) => ReactNode;
  end?: (site: Site) => ReactNode;
  jsonLd?: (rows: InLanguage<Row>[], reader: Reader) => object[];
};

export function listPageRoutes(app: App, deps: Deps) {
  listPageRoute(app, deps, {
    path: '/promos',
    lang: 'id',
    titleOf: ({ promo_title }) => promo_title,
    texts: promoPageTexts,
    introOf: (promos, { hasApp }) =>
      hasApp || promos.some(({ link }) => link !== null)
        ? promoPageTexts.intro
        : promoPageTexts.introOnly,
    dark: true,
    read: readPromoPage,
    renderRows: (promos, site) => <PromoGrid promos={promos} hasApp={site.hasApp} />,
    end: (site) => <InTheApp site={site} />,
  });
  listPageRoute(app, deps, {
    path: '/team',
    lang: 'en',
    titleOf: ({ team_title }) => team_title,
    texts: teamPageTexts,
    read: readTeamPage,
    renderRows: (members) => <TeamGrid members={members} />,
    end: (site) => <ComeBy site={site} />,
  });
  listPageRoute(app, deps, {
    path: '/faqs',
    lang: 'en',
    titleOf: ({ faq_title }) => faq_title,
    texts: faqPageTexts,
    drawing: '/pictures/ask.svg',
    read: readFaqPage,
    renderRows: (faqs, site) => (
      <div className="grid gap-8 lg:grid-cols-[2fr_1fr] lg:gap-16">
        <FaqList faqs={faqs.rows} />
        <div className="rounded bg-caramel-tint p-6 sm:p-8 lg:sticky lg:top-28 lg:self-start print:hidden">
          <AskUs
            className="max-lg:sm:flex max-lg:sm:items-center max-lg:sm:justify-between"
            large
          />
          <Reach site={site} />
        </div>
      </div>
    ),
    jsonLd: faqJsonLd,
  });
}

function listPageRoute<Row extends Translated>(app: App, deps: Deps, list: ListPageOptions<Row>) {
  const { path, lang, titleOf, texts, drawing, dark, renderRows, end, jsonLd = () => [] } = list;
  const { introOf = () => texts.intro } = list;

  async function render(context: PageContext, number: number) {
    const [{ site, values }, read] = await Promise.all([
      loadPage(context, 'home'),
      list.read(context, number),
    ]);
    const listPage = listPageFor(site, read);
    if (number > listPage.pages) throw notFound(localized(pageTexts.address));
    const reader = siteReader(site, lang);
    const title = titleOf(values.features) || say(reader, texts.title);
    const intro = say(reader, introOf(listPage.rows, site));
    const address = listPage.addressOf(number);
    const head = {
      title: number === 1 ? title : `${title} (${number})`,
      description: intro,
      path: address,
      lang,
      jsonLd: [
        ...pageJsonLd(site, reader, { type: 'WebPage', path: address, name: title }),
        ...jsonLd(listPage.rows, reader),
      ],
    };
    const content = (
      <ListPageView
        title={title}
        intro={intro}
        drawing={drawing}
        dark={dark}
        listPage={listPage}
        empty={say(reader, texts.none)}
        end={end?.(site)}
      >
        {renderRows(listPage, site)}
      </ListPageView>
    );
    return renderPage(context, { site, head, content });
  }

  pageRoute(app, deps, path, (context) => render(context, 1));
  app.get<{ Params: { page: string } }>(
    `${path}/:page(${NOT_EMPTY})`,
    cachedPage,
    async (request, reply) => {
      const { page } = request.params;
      // Each page has one address: `/promos/1` and `/promos/02` do not exist.
      if (!/^([2-9]|[1-9]\d{1,4})$/.test(page)) throw notFound(localized(pageTexts.address));
      return sendPage(reply, await render(pageContext(deps, request), Number(page)));
    },
  );
}
