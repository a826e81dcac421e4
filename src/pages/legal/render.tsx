import type { ReactNode } from 'react';
import type { Head } from '../frame/document.tsx';
import { type Page, renderPage } from '../render-page.tsx';
import { loadPage } from '../site.ts';
import { type Brand, brandOf } from './brand.ts';
import { DataPrivacyPage } from './data-privacy/data-privacy-page.tsx';
import { PrivacyPage } from './privacy/privacy-page.tsx';
import { TermsPage } from './terms/terms-page.tsx';

type Legal = Pick<Head, 'title' | 'description' | 'path' | 'lang'>;

const privacy: Legal = {
  title: 'Kebijakan Privasi',
  description: 'Data apa yang kami kumpulkan, untuk apa, dan hak Anda atasnya.',
  path: '/privacy',
  lang: 'id',
};
const dataPrivacy: Legal = {
  title: 'Data Privacy',
  description: 'How personal data is handled in the membership app and on this site.',
  path: '/data-privacy',
  lang: 'en',
};
const terms: Legal = {
  title: 'Terms and Conditions',
  description: 'The terms of the membership: joining, topping up, your balance and your account.',
  path: '/terms-of-use',
  lang: 'en',
};

const legalPage =
  (head: Legal, render: (brand: Brand) => ReactNode): Page =>
  async (context) => {
    const { site } = await loadPage(context, 'contact');
    const content = render(brandOf(site.contact, context.deps.env));
    return renderPage(context, { site, head: { ...head, image: 'legal.jpg' }, content });
  };

export const renderDataPrivacy = legalPage(dataPrivacy, (brand) => (
  <DataPrivacyPage brand={brand} />
));
export const renderPrivacy = legalPage(privacy, (brand) => <PrivacyPage brand={brand} />);
export const renderTerms = legalPage(terms, (brand) => <TermsPage brand={brand} />);
