import { useTo } from '../../../ui/reader.tsx';
import { type Brand, companyOf } from '../brand.ts';
import { EmailWord, Rows } from '../legal-blocks.tsx';

export function Use({ brand }: { brand: Brand }) {
  const to = useTo();
  return (
    <>
      <p>
        Kami memakai data pribadi untuk tujuan berikut, masing-masing dengan dasar menurut UU PDP:
      </p>
      <Rows
        caption="Tujuan kami memakai data pribadi, dan dasarnya menurut UU PDP"
        head={['Tujuan', 'Dasar pemrosesan']}
        sentences
        rows={[
          [
            'Membuka membership Anda, memastikan nomor telepon Anda, dan memasukkan Anda ke aplikasi',
            'Perjanjian dengan Anda',
          ],
          [
            'Melaksanakan pesanan, pengambilan, pengantaran, dan pengisian saldo; menyimpan saldo, poin, manfaat, dan struk Anda',
            'Perjanjian dengan Anda',
          ],
          ['Memakai lokasi Anda', 'Persetujuan Anda'],
          [
            'Menjawab pesan Anda serta memperbaiki minuman, makanan, dan pelayanan dari masukan Anda',
            'Persetujuan Anda',
          ],
          brand.rewardsRatings && [
            'Memeriksa bukti rating aplikasi, mengirim barcode reward lewat e-mail, atau lewat WhatsApp',
            'Persetujuan Anda',
          ],
          [
            'Menghitung kunjungan, menjaga keamanan situs dan aplikasi, dan mencegah penyalahgunaan',
            'Kepentingan yang sah, diseimbangkan dengan kepentingan Anda',
          ],
          [
            'Menyimpan catatan dan menjawab pihak berwenang bila undang-undang mewajibkannya',
            'Kewajiban hukum',
          ],
        ]}
      />
      <h3>Siapa yang menerimanya</h3>
      <p>Hanya yang memerlukannya untuk tujuan di atas, dan hanya yang diperlukan:</p>
      <ul>
        <li>gerbang pembayaran, untuk pengisian saldo;</li>
        <li>agregator pengantaran dan kurir transportasi daring, untuk pengantaran;</li>
        <li>
          layanan pesan dan <EmailWord />, untuk kode sekali pakai dan <EmailWord /> kami;
        </li>
        <li>penyedia analitik dan teknis yang menjaga layanan kami tetap berjalan;</li>
        <li>pihak berwenang dan pengadilan, bila hukum Indonesia mewajibkannya.</li>
      </ul>
      <p>
        Peta dan ulasan pelanggan di situs ini berasal dari perusahaan lain. Keduanya baru dimuat
        ketika Anda memintanya; perusahaan itu lalu menerima alamat IP Anda dan mengikuti
        kebijakannya sendiri.
      </p>
      <h3 id="data-security">Bagaimana data dilindungi</h3>
      <p>
        Staf hanya melihat yang dibutuhkan perannya, tindakan penting staf dicatat, dan tangkapan
        layar bukti tidak pernah ditampilkan kepada umum. Tidak ada sistem yang sepenuhnya aman:
        jika kegagalan pelindungan mengenai data pribadi Anda, kami memberi tahu Anda dan lembaga
        yang berwenang sebagaimana diwajibkan UU PDP.
      </p>
      <h3>Berapa lama data disimpan</h3>
      <p>
        Hanya selama diperlukan untuk tujuannya atau diwajibkan undang-undang, menurut masa simpan
        yang ditetapkan {companyOf(brand)} untuk setiap jenis data. Alamat pengunjung disingkat
        setelah {brand.retention.VISIT_ADDRESS_DAYS} hari. Penghapusan akun membership menghapus
        saldo dan poinnya secara permanen; lihat{' '}
        <a href={to('/terms-of-use#account-deletion')}>Syarat dan Ketentuan</a>.
      </p>
    </>
  );
}
