import type { Brand } from '../brand.ts';
import { LegalPage } from '../legal-page.tsx';
import type { LegalSection } from '../legal-section.ts';
import { Changes, Compliance, Contact } from './closing.id.tsx';
import { About, Collection } from './data.id.tsx';
import { Children, Cookies, Retention, ThirdParties } from './practice.id.tsx';
import { Rights, Security } from './rights.id.tsx';
import { Sharing, Use } from './use.id.tsx';

const SECTIONS: LegalSection[] = [
  { number: 1, id: 'tentang', title: 'Tentang Kebijakan Ini', Body: About },
  {
    number: 2,
    id: 'data-yang-dikumpulkan',
    title: 'Data yang Kami Kumpulkan',
    Body: Collection,
  },
  { number: 3, id: 'penggunaan-data', title: 'Penggunaan Data', Body: Use },
  { number: 4, id: 'berbagi-data', title: 'Berbagi Data', Body: Sharing },
  { number: 5, id: 'keamanan-data', title: 'Keamanan Data', Body: Security },
  { number: 6, id: 'hak-anda', title: 'Hak Anda', Body: Rights },
  { number: 7, id: 'cookie', title: 'Cookie', Body: Cookies },
  { number: 8, id: 'anak', title: 'Anak di Bawah 13 Tahun', Body: Children },
  { number: 9, id: 'pihak-ketiga', title: 'Layanan Pihak Ketiga', Body: ThirdParties },
  { number: 10, id: 'penyimpanan-data', title: 'Penyimpanan Data', Body: Retention },
  { number: 11, id: 'perubahan', title: 'Perubahan Kebijakan', Body: Changes },
  { number: 12, id: 'kontak', title: 'Kontak', Body: Contact },
  { number: 13, id: 'kepatuhan-hukum', title: 'Kepatuhan Hukum', Body: Compliance },
];

export function PrivacyInIndonesian({ brand }: { brand: Brand }) {
  return (
    <LegalPage
      brand={brand}
      contents="Daftar isi"
      date={
        <>
          Berlaku sejak <time dateTime="2025-07-15">15 Juli 2025</time>
        </>
      }
      highlights={{
        title: 'Ringkasnya',
        items: [
          {
            title: 'Hak di tangan Anda',
            text: 'Akses, perbaiki, atau hapus data Anda. Cukup kirim e-mail kepada kami.',
          },
          {
            title: 'Bukti hanya untuk staf',
            text: 'Tangkapan layar yang Anda unggah tidak pernah ditampilkan kepada umum.',
          },
          {
            title: 'Tanpa cookie',
            text: 'Halaman publik situs ini tidak memasang cookie, juga tidak untuk statistik.',
          },
          {
            title: 'Untuk tujuan yang jelas',
            text: 'Data dari formulir hanya dipakai untuk menjawab dan melayani Anda.',
          },
        ],
      }}
      intro={`Data pribadi apa yang diproses ${brand.name}, untuk apa, dan apa saja hak Anda.`}
      sections={SECTIONS}
      title="Kebijakan Privasi"
    />
  );
}
