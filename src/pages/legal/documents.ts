import type { ComponentType } from 'react';
import type { Language } from '../../messages.ts';
import type { Brand } from './brand.ts';
import { DataPrivacyInEnglish } from './data-privacy/data-privacy-page.en.tsx';
import { DataPrivacyInIndonesian } from './data-privacy/data-privacy-page.id.tsx';
import type { legalTitles } from './messages.ts';
import { PrivacyInEnglish } from './privacy/privacy-page.en.tsx';
import { PrivacyInIndonesian } from './privacy/privacy-page.id.tsx';
import { TermsInEnglish } from './terms/terms-page.en.tsx';
import { TermsInIndonesian } from './terms/terms-page.id.tsx';

export type LegalAddress = keyof typeof legalTitles;

type LegalDocument = {
  /** It is the document's language in the mixed voice. */
  lang: Language;
  documents: Record<Language, ComponentType<{ brand: Brand }>>;
};

/** The built-in texts are shown until the owner has written others. */
export const legalDocuments: Record<LegalAddress, LegalDocument> = {
  '/data-privacy': {
    lang: 'en',
    documents: { id: DataPrivacyInIndonesian, en: DataPrivacyInEnglish },
  },
  '/privacy': { lang: 'id', documents: { id: PrivacyInIndonesian, en: PrivacyInEnglish } },
  '/terms-of-use': { lang: 'en', documents: { id: TermsInIndonesian, en: TermsInEnglish } },
};
