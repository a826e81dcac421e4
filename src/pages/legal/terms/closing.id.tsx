import { useTo } from '../../../ui/reader.tsx';
import type { Brand } from '../brand.ts';
import { ContactCards } from '../contact-cards.tsx';

export function GoverningLaw() {
  return (
    <>
      <p className="text-sm text-ink-soft">
        Nomor 5 sampai 10 tidak dipakai; tidak ada bagian ketentuan ini yang hilang.
      </p>
      <p>
        Ketentuan ini dan membership Anda tunduk pada hukum Republik Indonesia, termasuk
        Undang-Undang Nomor 8 Tahun 1999 tentang Perlindungan Konsumen dan Undang-Undang Nomor 27
        Tahun 2022 tentang Pelindungan Data Pribadi.
      </p>
      <p>
        Jika kita berbeda pendapat tentang sesuatu, mohon bicarakan dahulu dengan Layanan Pelanggan,
        agar kita dapat mencari jalan keluar bersama (musyawarah). Jika tidak berhasil, sengketa
        diselesaikan dengan cara-cara yang disediakan hukum Indonesia. Ketentuan ini tidak
        mengurangi hak yang diberikan undang-undang kepada Anda sebagai konsumen.
      </p>
    </>
  );
}

export function Support({ brand }: { brand: Brand }) {
  const to = useTo();
  return (
    <>
      <p>
        Untuk bantuan tentang membership, saldo, atau pesanan, hubungi kami di sini atau lewat{' '}
        <a href={to('/contact')}>formulir kontak</a> kami.
      </p>
      <ContactCards brand={brand} show={['address', 'phone', 'email']} />
    </>
  );
}
