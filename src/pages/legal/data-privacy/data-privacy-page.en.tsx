import type { Brand } from '../brand.ts';
import { LegalPage } from '../legal-page.tsx';
import type { LegalSection } from '../legal-section.ts';
import { Introduction, Terminology } from './about.en.tsx';
import { Collection } from './collection.en.tsx';
import { Contact, Rights } from './rights.en.tsx';
import { Use } from './use.en.tsx';

const SECTIONS: LegalSection[] = [
  { id: 'introduction', title: 'Introduction', Body: Introduction },
  { id: 'definitions', title: 'Definitions', Body: Terminology },
  { id: 'information-collection', title: 'Information Collection', Body: Collection },
  { id: 'use-of-data', title: 'Use of Data', Body: Use },
  { id: 'data-protection-rights', title: 'Data Protection Rights', Body: Rights },
  { id: 'contact', title: 'Contact', Body: Contact },
];

export function DataPrivacyInEnglish({ brand }: { brand: Brand }) {
  return (
    <LegalPage
      brand={brand}
      contents="On this page"
      date={
        <>
          Last updated <time dateTime="2024-12">December 2024</time>
        </>
      }
      highlights={{
        title: 'In short',
        items: [
          {
            title: 'Phone authentication',
            text: `You sign in to ${brand.appName} with your phone number and a one-time password sent through WhatsApp.`,
          },
          {
            title: 'Optional location',
            text: 'The app uses your location only if you allow it, and you can change your mind at any time.',
          },
          {
            title: 'Indonesia only',
            text: 'Our services are available only in Indonesia and follow Indonesian data protection law.',
          },
          {
            title: 'Data security',
            text: 'Staff see only what their role needs. Proof screenshots are never public.',
          },
        ],
      }}
      intro="Which personal data we use, what for, and how you stay in control of it."
      sections={SECTIONS}
      title="Data Privacy"
    />
  );
}
