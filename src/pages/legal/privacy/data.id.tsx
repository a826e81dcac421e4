import { useReader, useTo } from '../../../ui/reader.tsx';
import { type Brand, companyOf } from '../brand.ts';
import { EmailWord, LegalLink, Rows } from '../legal-blocks.tsx';

export function About({ brand }: { brand: Brand }) {
  const { voice } = useReader();
  return (
    <>
      <p>
        Kebijakan Privasi ini menjelaskan bagaimana {companyOf(brand)} (“{brand.name}”, “kami”)
        memproses data pribadi Anda ketika Anda menggunakan aplikasi keanggotaan {brand.appName},
        situs ini, dan layanan di kedai kami.
      </p>
      <p>
        {companyOf(brand)} bertindak sebagai pengendali data pribadi sebagaimana dimaksud dalam
        Undang-Undang Nomor 27 Tahun 2022 tentang Pelindungan Data Pribadi (“UU PDP”). Layanan kami
        hanya tersedia di Indonesia.
      </p>
      <p>
        {voice === 'mixed' ? 'Ringkasan dalam bahasa Inggris' : 'Ringkasannya'} tersedia di halaman{' '}
        <LegalLink to="/data-privacy" />. Ketentuan keanggotaan tersedia di halaman{' '}
        <LegalLink to="/terms-of-use" />.
      </p>
    </>
  );
}

export function Collection({ brand }: { brand: Brand }) {
  const to = useTo();
  return (
    <>
      <p>Kami hanya mengumpulkan data yang diperlukan untuk tujuan yang dijelaskan di bagian 3.</p>
      <h3>Data yang Anda berikan di aplikasi {brand.appName}</h3>
      <ul>
        <li>
          <strong>Identitas dan kontak:</strong> nama, alamat <EmailWord />, nomor telepon
          (WhatsApp), dan tanggal lahir.
        </li>
        <li>
          <strong>Pengiriman:</strong> alamat pengiriman untuk pesanan yang diantar.
        </li>
        <li>
          <strong>Transaksi:</strong> riwayat pesanan, pengisian saldo, poin, dan penukaran.
        </li>
        <li>
          <strong>Preferensi:</strong> pilihan dan kesukaan Anda.
        </li>
        <li>
          <strong>Penilaian dan ulasan</strong> yang Anda tulis.
        </li>
      </ul>
      <h3>Data yang Anda kirim lewat situs ini</h3>
      <Rows
        caption="Data yang dikirim lewat setiap formulir"
        head={['Formulir', 'Data']}
        rows={[
          [
            'Kontak',
            'Nama, alamat e-mail, topik dan outlet jika dipilih, dan isi pesan.',
            to('/contact'),
          ],
          [
            'Kritik & Saran',
            'Nama, kategori, menu yang dipilih, aspek yang ditandai, detail, dan, jika diisi, outlet dan penilaian bintang.',
            to('/feedback'),
          ],
          brand.rewardsRatings && [
            'Rating aplikasi',
            'Nama, alamat e-mail, nomor WhatsApp, jenis perangkat, tangkapan layar sebagai bukti, dan penanda poster atau kampanye jika itu yang mengantar Anda ke formulir.',
            to('/rating'),
          ],
        ]}
      />
      <p>
        {brand.rewardsRatings && (
          <>
            Mohon potong atau tutupi bagian tangkapan layar yang tidak perlu kami lihat. Gambar
            disimpan ulang tanpa metadata (misalnya lokasi pengambilan) dan hanya dapat dibuka oleh
            staf kami. Untuk mengenali rating yang dikirim dua kali, nomor, alamat <EmailWord />,
            dan gambarnya dibandingkan dengan rating lain; keputusannya tetap di tangan staf kami.{' '}
          </>
        )}
        Isian formulir ini tersimpan di peramban Anda sendiri sampai dikirim atau tab ditutup.
      </p>
      <h3>Data yang terkumpul saat layanan digunakan</h3>
      <ul>
        <li>
          <strong>Data teknis:</strong> alamat IP serta informasi perangkat dan peramban.
        </li>
        <li>
          <strong>Kunjungan ke situs:</strong> halaman yang dibuka, waktu, situs asal, penanda
          poster atau kampanye, perkiraan negara dan kota, serta ketukan pada tombol toko aplikasi,
          promo, dan WhatsApp.
        </li>
        <li>
          <strong>Lokasi perangkat:</strong> hanya di aplikasi dan hanya dengan izin Anda. Izin
          dapat dicabut kapan saja melalui pengaturan perangkat.
        </li>
      </ul>
    </>
  );
}
