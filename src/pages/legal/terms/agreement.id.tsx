import { type Brand, companyOf } from '../brand.ts';
import { Cards, Notice } from '../legal-blocks.tsx';

export function Agreement({ brand }: { brand: Brand }) {
  return (
    <>
      <p>
        Ketentuan ini adalah perjanjian antara Anda dan {companyOf(brand)} (“{brand.name}”, “kami”)
        tentang membership {brand.name} dan aplikasi {brand.appName}. Ringkasnya:
      </p>
      <Cards
        items={[
          {
            title: 'Membership Aplikasi',
            text: `Satu membership pribadi di aplikasi ${brand.appName}, dengan poin, level, dan manfaat. Berlaku sampai satu tahun, dan dapat diaktifkan kembali.`,
          },
          {
            title: 'Pengisian Saldo',
            text: 'Isi saldo mulai Rp\u00a050.000 lewat gerbang pembayaran, sampai saldo Rp\u00a01.500.000.',
          },
          {
            title: 'Keamanan Akun',
            text: 'Nomor telepon Anda diverifikasi lewat WhatsApp. Rahasiakan kata sandi dan kode sekali pakai Anda.',
          },
          {
            title: 'Layanan Antar',
            text: 'Ambil sendiri pesanan Anda, atau biarkan kurir transportasi daring mengantarnya. Ongkos kirim dipotong dari saldo Anda.',
          },
        ]}
      />
    </>
  );
}

export function ImportantNotice() {
  return (
    <Notice>
      <p>
        Dengan mendaftar atau memakai membership, Anda menyetujui ketentuan ini. Jika Anda tidak
        setuju, mohon jangan mendaftar atau memakainya.
      </p>
      <ul>
        <li>
          <strong>Saldo Anda tidak dapat dikembalikan.</strong> Saldo tidak dapat ditukar dengan
          uang tunai atau dipindahkan.
        </li>
        <li>
          <strong>Penghapusan akun bersifat permanen.</strong> Saldo dan poin Anda ikut terhapus.
        </li>
        <li>
          <strong>Jangan pernah membagikan kode sekali pakai</strong>, juga tidak kepada orang yang
          mengaku bekerja untuk kami.
        </li>
      </ul>
    </Notice>
  );
}
