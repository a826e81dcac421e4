import type { ArticleTexts } from '../../features/articles/contract.ts';
import { readPublished } from '../../features/articles/public-store.ts';
import { localized, say } from '../../messages.ts';
import { notFound } from '../../server/http/errors.ts';
import { withoutLanguages } from '../../server/http/language-marks.ts';
import { inLanguage } from '../../server/lists/translation.ts';
import { withNames } from '../articles/names.ts';
import { pageTexts } from '../messages.ts';
import { type Page, type PageContext, type RenderedPage, renderPage } from '../render-page.tsx';
import { loadPage, siteReader } from '../site.ts';
import { brandOf } from './brand.ts';
import { type LegalAddress, legalDocuments } from './documents.ts';
import { legalDescriptions, legalTitles } from './messages.ts';
import { OwnLegalPage } from './own-legal-page.tsx';
import { legalTemplate } from './template.tsx';

const legalPage =
  (path: LegalAddress): Page =>
  async (context) => {
    const { site } = await loadPage(context, 'contact');
    const slug = path.slice(1);
    if (site.articles.hidden.includes(slug)) throw notFound(localized(pageTexts.address));
    const own = site.articles.cards.find((card) => card.kind === 'legal' && card.slug === slug);
    const texts = own && (await readPublished(context.deps.database.db, own.id));
    if (texts) return renderOwn(context, path, texts);
    if (!site.hasApp) {
      const brand = brandOf(site, context.deps.env);
      return renderOwn(context, path, legalTemplate(path, brand, false));
    }
    const { lang, documents } = legalDocuments[path];
    const reader = siteReader(site, lang);
    const head = {
      title: say(reader, legalTitles[path]),
      description: say(reader, legalDescriptions[path]),
      path,
      lang,
      image: 'legal.jpg',
    };
    const Document = documents[reader.lang];
    const content = <Document brand={brandOf(site, context.deps.env)} />;
    return renderPage(context, { site, head, content });
  };

export async function renderOwn(
  context: PageContext,
  path: string,
  texts: ArticleTexts,
): Promise<RenderedPage> {
  const { site } = await loadPage(context, 'contact');
  const shown = withNames(site, inLanguage(texts, site.voice, 'marked'));
  const head = {
    title: withoutLanguages(shown.title),
    description: withoutLanguages(shown.summary),
    path,
    lang: texts.language,
    image: 'legal.jpg',
  };
  const retention = context.deps.env;
  const content = <OwnLegalPage site={site} retention={retention} texts={shown} />;
  return renderPage(context, { site, head, content });
}

export const renderDataPrivacy = legalPage('/data-privacy');
export const renderPrivacy = legalPage('/privacy');
export const renderTerms = legalPage('/terms-of-use');
