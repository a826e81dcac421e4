import { type Brand, companyOf } from '../brand.ts';
import { ContactCards } from '../contact-cards.tsx';
import { EmailWord } from '../legal-blocks.tsx';

export function Changes() {
  return (
    <>
      <p>
        Kebijakan ini dapat diperbarui mengikuti perubahan layanan atau peraturan. Versi terbaru
        selalu tersedia di halaman ini, dengan tanggal berlakunya di bagian atas.
      </p>
      <p>
        Apabila suatu perubahan memerlukan persetujuan baru menurut UU PDP, persetujuan tersebut
        kami mintakan terlebih dahulu.
      </p>
    </>
  );
}

export function Contact({ brand }: { brand: Brand }) {
  return (
    <>
      <p>
        Pertanyaan, permintaan, dan keluhan tentang data pribadi dapat disampaikan kepada{' '}
        {companyOf(brand)}.
        {brand.email && (
          <>
            {' '}
            Untuk menggunakan hak Anda, kirimkan <EmailWord />.
          </>
        )}
      </p>
      <ContactCards brand={brand} show={['email', 'phone', 'whatsapp', 'address']} />
    </>
  );
}

export function Compliance() {
  return (
    <>
      <p>Kebijakan ini tunduk pada hukum Republik Indonesia, termasuk:</p>
      <ul>
        <li>Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi;</li>
        <li>
          Undang-Undang Nomor 11 Tahun 2008 tentang Informasi dan Transaksi Elektronik beserta
          perubahannya;
        </li>
        <li>
          Peraturan Pemerintah Nomor 71 Tahun 2019 tentang Penyelenggaraan Sistem dan Transaksi
          Elektronik;
        </li>
        <li>Undang-Undang Nomor 8 Tahun 1999 tentang Perlindungan Konsumen.</li>
      </ul>
      <p>
        Jika jawaban kami belum memuaskan, Anda dapat menyampaikan pengaduan kepada lembaga
        pelindungan data pribadi yang berwenang. Kebijakan ini tidak mengurangi hak yang diberikan
        undang-undang kepada Anda.
      </p>
    </>
  );
}
