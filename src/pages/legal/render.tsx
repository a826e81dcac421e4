import type { ComponentType } from 'react';
import { type Language, say } from '../../messages.ts';
import { type Page, renderPage } from '../render-page.tsx';
import { loadPage, siteReader } from '../site.ts';
import { type Brand, brandOf } from './brand.ts';
import { DataPrivacyInEnglish } from './data-privacy/data-privacy-page.en.tsx';
import { DataPrivacyInIndonesian } from './data-privacy/data-privacy-page.id.tsx';
import { legalDescriptions, legalTitles } from './messages.ts';
import { PrivacyInEnglish } from './privacy/privacy-page.en.tsx';
import { PrivacyInIndonesian } from './privacy/privacy-page.id.tsx';
import { TermsInEnglish } from './terms/terms-page.en.tsx';
import { TermsInIndonesian } from './terms/terms-page.id.tsx';

/** @param lang the document's language in the mixed voice */
const legalPage =
  (
    path: keyof typeof legalTitles,
    lang: Language,
    documents: Record<Language, ComponentType<{ brand: Brand }>>,
  ): Page =>
  async (context) => {
    const { site } = await loadPage(context, 'contact');
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

export const renderDataPrivacy = legalPage('/data-privacy', 'en', {
  id: DataPrivacyInIndonesian,
  en: DataPrivacyInEnglish,
});
export const renderPrivacy = legalPage('/privacy', 'id', {
  id: PrivacyInIndonesian,
  en: PrivacyInEnglish,
});
export const renderTerms = legalPage('/terms-of-use', 'en', {
  id: TermsInIndonesian,
  en: TermsInEnglish,
});
