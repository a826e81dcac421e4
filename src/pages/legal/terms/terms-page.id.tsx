import type { Brand } from '../brand.ts';
import { LegalPage } from '../legal-page.tsx';
import type { LegalSection } from '../legal-section.ts';
import { Agreement, ImportantNotice } from './agreement.id.tsx';
import { Balance, Deletion } from './balance.id.tsx';
import { GoverningLaw, Support } from './closing.id.tsx';
import { About, Joining } from './membership.id.tsx';

/** The ids are those of the English document, so that links hold in both. */
const SECTIONS: LegalSection[] = [
  { id: 'membership-agreement', title: 'Perjanjian Membership', Body: Agreement },
  { id: 'important-notice', title: 'Pemberitahuan Penting', Body: ImportantNotice },
  { number: 1, id: 'about-the-membership', title: 'Tentang Membership', Body: About },
  { number: 2, id: 'joining-the-membership', title: 'Bergabung dengan Membership', Body: Joining },
  { number: 3, id: 'top-up-and-balance', title: 'Pengisian dan Pemakaian Saldo', Body: Balance },
  { number: 4, id: 'account-deletion', title: 'Kebijakan Penghapusan Akun', Body: Deletion },
  { number: 11, id: 'governing-law', title: 'Hukum yang Berlaku', Body: GoverningLaw },
  { number: 12, id: 'customer-support', title: 'Layanan Pelanggan', Body: Support },
];

export function TermsInIndonesian({ brand }: { brand: Brand }) {
  return (
    <LegalPage
      brand={brand}
      contents="Daftar isi"
      date={
        <>
          Terakhir diperbarui <time dateTime="2024-12">Desember 2024</time>{' '}
          <span className="sm:before:content-['·_'] max-sm:block">Tunduk pada hukum Indonesia</span>
        </>
      }
      intro={`Aturan membership ${brand.name} dan aplikasi ${brand.appName}.`}
      sections={SECTIONS}
      title="Syarat dan Ketentuan"
    />
  );
}
