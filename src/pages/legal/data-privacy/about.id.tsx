import { type Brand, companyOf } from '../brand.ts';
import { Definitions, LegalLink } from '../legal-blocks.tsx';

export function Introduction({ brand }: { brand: Brand }) {
  return (
    <>
      <p>
        {companyOf(brand)} (“{brand.name}”, “kami”) menjalankan kedai kopi di Indonesia, aplikasi
        membership {brand.appName} untuk iOS dan Android, serta situs ini. Halaman ini menjelaskan
        data pribadi apa yang kami kelola, untuk apa kami memakainya, dan bagaimana Anda tetap
        memegang kendali atasnya.
      </p>
      <p>
        Halaman ini selaras dengan Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data
        Pribadi (“UU PDP”). Menurut undang-undang itu, {companyOf(brand)} adalah pengendali data
        pribadi yang diuraikan di sini.
      </p>
      <p>
        Halaman ini mencakup aplikasi, situs ini, dan pesan yang Anda kirim kepada kami. Layanan
        yang dijalankan perusahaan lain, seperti App Store, Google Play, atau WhatsApp, tidak
        termasuk: masing-masing mengikuti kebijakannya sendiri.
      </p>
      <p>
        Layanan kami hanya tersedia di Indonesia dan tidak ditujukan kepada anak di bawah 13 tahun.
        Kebijakan yang lebih rinci tersedia di halaman <LegalLink to="/privacy" />.
      </p>
    </>
  );
}

export function Terminology({ brand }: { brand: Brand }) {
  return (
    <>
      <p>Kata-kata berikut berarti sama di seluruh halaman ini.</p>
      <Definitions
        items={[
          [
            'Data pribadi',
            'Data tentang seseorang yang teridentifikasi atau dapat diidentifikasi darinya, secara tersendiri atau digabungkan dengan informasi lain.',
          ],
          [
            'Pemrosesan',
            'Segala hal yang dilakukan dengan data pribadi: mengumpulkan, menyimpan, menganalisis, memperbaiki, membagikan, menghapus.',
          ],
          [
            'Pengendali',
            `Pihak yang menentukan mengapa dan bagaimana data diproses. Di sini: ${companyOf(brand)}.`,
          ],
          ['Prosesor', 'Perusahaan yang memproses data pribadi atas nama pengendali.'],
          ['Anda', 'Orang yang datanya dimaksud: anggota, pelanggan, atau pengunjung situs ini.'],
          [
            'Persetujuan',
            'Pernyataan setuju yang jelas dari Anda untuk tujuan yang disebutkan, yang dapat Anda tarik kembali.',
          ],
          [
            'Kode sekali pakai (OTP)',
            'Kode yang dikirim kepada Anda lewat WhatsApp untuk memastikan bahwa nomor telepon itu milik Anda.',
          ],
        ]}
      />
    </>
  );
}
