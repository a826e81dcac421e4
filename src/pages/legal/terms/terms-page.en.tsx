import type { Brand } from '../brand.ts';
import { LegalPage } from '../legal-page.tsx';
import type { LegalSection } from '../legal-section.ts';
import { Agreement, ImportantNotice } from './agreement.en.tsx';
import { Balance, Deletion } from './balance.en.tsx';
import { GoverningLaw, Support } from './closing.en.tsx';
import { About, Joining } from './membership.en.tsx';

const SECTIONS: LegalSection[] = [
  { id: 'membership-agreement', title: 'Membership Agreement', Body: Agreement },
  { id: 'important-notice', title: 'Important Notice', Body: ImportantNotice },
  { number: 1, id: 'about-the-membership', title: 'About the Membership', Body: About },
  { number: 2, id: 'joining-the-membership', title: 'Joining the Membership', Body: Joining },
  { number: 3, id: 'top-up-and-balance', title: 'Top-Up and Balance Usage', Body: Balance },
  { number: 4, id: 'account-deletion', title: 'Account Deletion Policy', Body: Deletion },
  { number: 11, id: 'governing-law', title: 'Governing Law', Body: GoverningLaw },
  { number: 12, id: 'customer-support', title: 'Customer Support', Body: Support },
];

export function TermsInEnglish({ brand }: { brand: Brand }) {
  return (
    <LegalPage
      brand={brand}
      contents="On this page"
      date={
        <>
          Last updated <time dateTime="2024-12">December 2024</time>{' '}
          <span className="sm:before:content-['·_'] max-sm:block">Governed by Indonesian law</span>
        </>
      }
      intro={`The rules of the ${brand.name} membership and the ${brand.appName} app.`}
      sections={SECTIONS}
      title="Terms and Conditions"
    />
  );
}
