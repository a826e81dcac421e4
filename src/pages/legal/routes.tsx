import type { ReactNode } from 'react';
import type { App, Deps } from '../../server/deps.ts';
import type { Head } from '../frame/document.tsx';
import { drawPage, keptPage, sendPage } from '../render-page.tsx';
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

export function legalRoutes(app: App, deps: Deps) {
  const page = (path: string, head: Legal, draw: (brand: Brand) => ReactNode) =>
    app.get(path, keptPage, async (_request, reply) => {
      const { site } = await loadPage(deps, 'contact');
      const content = draw(brandOf(site.contact, deps.env));
      return sendPage(reply, drawPage(deps, site, { ...head, image: 'legal.jpg' }, content));
    });

  page('/data-privacy', dataPrivacy, (brand) => <DataPrivacyPage brand={brand} />);
  page('/privacy', privacy, (brand) => <PrivacyPage brand={brand} />);
  page('/privacy-policy', privacy, (brand) => <PrivacyPage brand={brand} />);
  page('/terms-of-use', terms, (brand) => <TermsPage brand={brand} />);
}
