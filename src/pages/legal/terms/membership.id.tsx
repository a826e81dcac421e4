import type { Brand } from '../brand.ts';
import { EmailWord, LegalLink } from '../legal-blocks.tsx';

export function About({ brand }: { brand: Brand }) {
  return (
    <>
      <p>
        Membership adalah program loyalitas {brand.name}. Program ini dipakai lewat aplikasi{' '}
        {brand.appName} untuk iOS dan Android dan hanya tersedia di Indonesia.
      </p>
      <h3>Yang ditawarkan aplikasi</h3>
      <ul>
        <li>QR code anggota yang dipindai kasir;</li>
        <li>pengisian saldo dan pembayaran dengan saldo;</li>
        <li>poin dan level, minuman gratis dengan poin, dan promo menurut level;</li>
        <li>poin ganda pada saat tertentu, cashback, dan hadiah ulang tahun;</li>
        <li>pemesanan daring untuk diambil atau diantar;</li>
        <li>riwayat pembelian dan struk elektronik.</li>
      </ul>
      <p>
        Poin, level, promo, dan cashback mengikuti ketentuan yang ditampilkan di aplikasi ketika
        Anda memakainya.
      </p>
      <h3>Berapa lama berlaku</h3>
      <p>
        Membership berlaku sampai satu tahun. Membership yang sudah berakhir dapat diaktifkan
        kembali.
      </p>
    </>
  );
}

export function Joining({ brand }: { brand: Brand }) {
  return (
    <>
      <p>Untuk mendaftar di aplikasi {brand.appName} Anda memerlukan:</p>
      <ul>
        <li>nama pengguna dan kata sandi;</li>
        <li>
          alamat <EmailWord />
          {';'}
        </li>
        <li>nomor telepon yang terdaftar di WhatsApp;</li>
        <li>tanggal lahir Anda.</li>
      </ul>
      <h3>Verifikasi dan cara masuk</h3>
      <ol>
        <li>Isi data dan nomor telepon WhatsApp Anda di aplikasi.</li>
        <li>Kami mengirim kode sekali pakai ke nomor itu lewat WhatsApp.</li>
        <li>
          Masukkan kode itu di aplikasi untuk memastikan bahwa nomornya milik Anda. Masuk ke
          aplikasi berjalan dengan cara yang sama.
        </li>
      </ol>
      <h3>Akun Anda</h3>
      <ul>
        <li>Setiap orang boleh memiliki satu akun pribadi. Akun itu hanya milik Anda.</li>
        <li>Anda harus berusia paling sedikit 13 tahun.</li>
        <li>Data Anda harus benar dan selalu diperbarui, terutama nomor telepon Anda.</li>
        <li>
          Jagalah kata sandi, kode sekali pakai, dan perangkat Anda, dan segera beri tahu kami jika
          menurut Anda ada orang lain yang memakai akun Anda.
        </li>
      </ul>
      <p>
        Cara kami menangani data pribadi dijelaskan di <LegalLink to="/data-privacy" /> dan di{' '}
        <LegalLink to="/privacy" />.
      </p>
    </>
  );
}
