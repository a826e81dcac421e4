import type { Brand } from '../brand.ts';
import { LegalPage } from '../legal-page.tsx';
import type { LegalSection } from '../legal-section.ts';
import { Changes, Compliance, Contact } from './closing.en.tsx';
import { About, Collection } from './data.en.tsx';
import { Children, Cookies, Retention, ThirdParties } from './practice.en.tsx';
import { Rights, Security } from './rights.en.tsx';
import { Sharing, Use } from './use.en.tsx';

/** The ids are those of the Indonesian document, so that links hold in both. */
const SECTIONS: LegalSection[] = [
  { number: 1, id: 'tentang', title: 'About This Policy', Body: About },
  { number: 2, id: 'data-yang-dikumpulkan', title: 'Data We Collect', Body: Collection },
  { number: 3, id: 'penggunaan-data', title: 'Use of Data', Body: Use },
  { number: 4, id: 'berbagi-data', title: 'Sharing of Data', Body: Sharing },
  { number: 5, id: 'keamanan-data', title: 'Data Security', Body: Security },
  { number: 6, id: 'hak-anda', title: 'Your Rights', Body: Rights },
  { number: 7, id: 'cookie', title: 'Cookies', Body: Cookies },
  { number: 8, id: 'anak', title: 'Children under 13', Body: Children },
  { number: 9, id: 'pihak-ketiga', title: 'Third-Party Services', Body: ThirdParties },
  { number: 10, id: 'penyimpanan-data', title: 'Retention of Data', Body: Retention },
  { number: 11, id: 'perubahan', title: 'Changes to This Policy', Body: Changes },
  { number: 12, id: 'kontak', title: 'Contact', Body: Contact },
  { number: 13, id: 'kepatuhan-hukum', title: 'Legal Compliance', Body: Compliance },
];

export function PrivacyInEnglish({ brand }: { brand: Brand }) {
  return (
    <LegalPage
      brand={brand}
      contents="Contents"
      date={
        <>
          Effective from <time dateTime="2025-07-15">15 July 2025</time>
        </>
      }
      highlights={{
        title: 'In short',
        items: [
          {
            title: 'The rights are yours',
            text: 'Access, correct or delete your data. An e-mail to us is enough.',
          },
          {
            title: 'Proof for staff only',
            text: 'The screenshot you upload is never shown to the public.',
          },
          {
            title: 'No cookies',
            text: 'The public pages of this website set no cookies, not for statistics either.',
          },
          {
            title: 'For a clear purpose',
            text: 'Data from the forms is used only to answer and serve you.',
          },
        ],
      }}
      intro={`Which personal data ${brand.name} processes, what for, and what your rights are.`}
      sections={SECTIONS}
      title="Privacy Policy"
    />
  );
}
