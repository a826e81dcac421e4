import type { ArticleTexts } from '../../features/articles/contract.ts';
import { plainText, sanitiseBody } from '../../features/articles/sanitise.ts';
import { type Language, otherLanguage, say } from '../../messages.ts';
import { renderHtml } from '../../server/http/render-document.tsx';
import type { Brand } from './brand.ts';
import { type LegalAddress, legalDocuments } from './documents.ts';
import { AsTemplate } from './legal-page.tsx';
import { legalTitles } from './messages.ts';
import { withoutApp } from './without-app.ts';

/** The built-in texts hold from these days. */
const HOLD_FROM: Record<LegalAddress, string> = {
  '/privacy': '2025-07-15',
  '/data-privacy': '2024-12-01',
  '/terms-of-use': '2024-12-01',
};

export function legalTemplate(address: LegalAddress, brand: Brand, hasApp: boolean): ArticleTexts {
  const { lang, documents } = legalDocuments[address];
  const written = { ...brand, name: '{brand}', appName: '{app}' };
  const textsIn = (language: Language) => {
    const Document = documents[language];
    const html = renderHtml(
      { voice: language, lang: language, prefix: '' },
      <AsTemplate value={true}>
        <Document brand={written} />
      </AsTemplate>,
    );
    const [, intro = '', body = ''] = /^<p>(.*?)<\/p>(.*)$/s.exec(html) ?? [];
    const title = say({ voice: language, lang: language }, legalTitles[address]);
    const whole = sanitiseBody(body);
    const text = hasApp ? whole : withoutApp(whole, language);
    return { title, summary: plainText(intro), body: text };
  };
  return {
    ...textsIn(lang),
    imageUrl: null,
    day: HOLD_FROM[address],
    language: lang,
    translation: textsIn(otherLanguage(lang)),
  };
}
