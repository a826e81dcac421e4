import { useTo } from '../../../ui/reader.tsx';
import type { Brand } from '../brand.ts';
import { EmailWord, Mail, Rows } from '../legal-blocks.tsx';

export function Balance() {
  return (
    <>
      <p>
        Saldo adalah nilai tersimpan untuk membayar di kedai kami dan di aplikasi, dalam rupiah.
      </p>
      <Rows
        caption="Pengisian saldo dan saldo secara ringkas"
        head={['Hal', 'Aturan']}
        rows={[
          ['Pengisian minimum', 'Rp\u00a050.000'],
          ['Pengisian berikutnya', 'Kelipatan Rp\u00a050.000'],
          ['Saldo maksimum', 'Rp\u00a01.500.000'],
          ['Pengembalian', 'Saldo tidak dapat dikembalikan'],
          ['Penukaran dengan uang tunai', 'Tidak dapat'],
          ['Pemindahan', 'Tidak dapat'],
        ]}
      />
      <h3>Mengisi saldo</h3>
      <p>
        Pengisian saldo dibayar lewat gerbang pembayaran, yang ketentuannya sendiri berlaku untuk
        pembayaran itu. Mohon periksa jumlahnya sebelum Anda memastikannya.
      </p>
      <h3>Pengambilan dan pengantaran</h3>
      <p>
        Pesanan daring dapat Anda ambil di kedai atau diantarkan. Pengantaran dilakukan oleh kurir
        layanan transportasi daring, yang dipesan lewat agregator pengantaran. Ongkos kirim dipotong
        dari saldo Anda. Alamat dan nomor telepon yang Anda berikan harus benar agar kurir dapat
        menemukan dan menghubungi Anda.
      </p>
      <p>
        Tidak ada ketentuan di bagian ini yang mengurangi hak yang diberikan hukum perlindungan
        konsumen Indonesia kepada Anda.
      </p>
    </>
  );
}

export function Deletion({ brand }: { brand: Brand }) {
  const to = useTo();
  return (
    <>
      <p>
        Anda dapat meminta penghapusan akun kapan saja: tulis kepada{' '}
        <Mail brand={brand} otherwise="kami" /> dari alamat <EmailWord /> akun itu, atau pakai cara
        lain di bagian <a href="#customer-support">Layanan Pelanggan</a>. Kami dapat meminta Anda
        memastikan identitas terlebih dahulu.
      </p>
      <h3>Arti penghapusan</h3>
      <ul>
        <li>Saldo dan poin Anda dihapus secara permanen dan tidak dapat dipulihkan.</li>
        <li>Sisa saldo tidak dibayarkan dan tidak dipindahkan ke akun lain.</li>
        <li>Level dan manfaat lain dari membership Anda berakhir.</li>
      </ul>
      <p>
        Sebaiknya pakai dahulu saldo dan poin Anda. Catatan yang wajib kami simpan menurut
        undang-undang disimpan hanya untuk tujuan itu; lihat{' '}
        <a href={to('/data-privacy#data-protection-rights')}>hak pelindungan data Anda</a>.
      </p>
    </>
  );
}
