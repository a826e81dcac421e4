import type { Brand } from '../brand.ts';
import { LegalPage } from '../legal-page.tsx';
import type { LegalSection } from '../legal-section.ts';
import { Introduction, Terminology } from './about.id.tsx';
import { Collection } from './collection.id.tsx';
import { Contact, Rights } from './rights.id.tsx';
import { Use } from './use.id.tsx';

/** The ids are those of the English document, so that links hold in both. */
const SECTIONS: LegalSection[] = [
  { id: 'introduction', title: 'Pendahuluan', Body: Introduction },
  { id: 'definitions', title: 'Definisi', Body: Terminology },
  { id: 'information-collection', title: 'Pengumpulan Informasi', Body: Collection },
  { id: 'use-of-data', title: 'Penggunaan Data', Body: Use },
  { id: 'data-protection-rights', title: 'Hak Pelindungan Data', Body: Rights },
  { id: 'contact', title: 'Kontak', Body: Contact },
];

export function DataPrivacyInIndonesian({ brand }: { brand: Brand }) {
  return (
    <LegalPage
      brand={brand}
      contents="Daftar isi"
      date={
        <>
          Terakhir diperbarui <time dateTime="2024-12">Desember 2024</time>
        </>
      }
      highlights={{
        title: 'Ringkasnya',
        items: [
          {
            title: 'Autentikasi telepon',
            text: `Anda masuk ke ${brand.appName} dengan nomor telepon dan kode sekali pakai yang dikirim lewat WhatsApp.`,
          },
          {
            title: 'Lokasi opsional',
            text: 'Aplikasi hanya memakai lokasi Anda jika Anda mengizinkannya, dan Anda dapat berubah pikiran kapan saja.',
          },
          {
            title: 'Hanya di Indonesia',
            text: 'Layanan kami hanya tersedia di Indonesia dan mengikuti hukum pelindungan data Indonesia.',
          },
          {
            title: 'Keamanan data',
            text: 'Staf hanya melihat yang dibutuhkan perannya. Tangkapan layar bukti tidak pernah dibuka untuk umum.',
          },
        ],
      }}
      intro="Data pribadi apa yang kami pakai, untuk apa, dan bagaimana Anda tetap memegang kendali atasnya."
      sections={SECTIONS}
      title="Privasi Data"
    />
  );
}
