import type { Brand } from '../brand.ts';
import { EmailWord, Rows } from '../legal-blocks.tsx';

export function Use({ brand }: { brand: Brand }) {
  return (
    <>
      <p>Data Anda digunakan untuk tujuan berikut, masing-masing dengan dasar menurut UU PDP:</p>
      <Rows
        caption="Tujuan penggunaan data dan dasar pemrosesannya menurut UU PDP"
        head={['Tujuan', 'Dasar pemrosesan']}
        sentences
        rows={[
          [
            'Membuka keanggotaan, memastikan nomor telepon dengan kode sekali pakai lewat WhatsApp, dan memasukkan Anda ke aplikasi',
            'Perjanjian dengan Anda',
          ],
          [
            'Memproses pesanan, pengambilan, pengantaran, pengisian saldo, poin, manfaat anggota, dan struk elektronik',
            'Perjanjian dengan Anda',
          ],
          ['Memakai lokasi perangkat', 'Persetujuan Anda'],
          [
            'Menjawab pesan serta memperbaiki minuman, makanan, dan pelayanan dari masukan Anda',
            'Persetujuan Anda',
          ],
          brand.rewardsRatings && [
            'Memeriksa bukti rating aplikasi dan mengirim barcode reward lewat e-mail atau WhatsApp',
            'Persetujuan Anda',
          ],
          [
            'Menghitung kunjungan, menjaga keamanan, dan mencegah penyalahgunaan',
            'Kepentingan yang sah, dengan memperhatikan hak Anda',
          ],
          ['Memenuhi kewajiban pencatatan dan permintaan pihak berwenang', 'Kewajiban hukum'],
        ]}
      />
      {brand.rewardsRatings && (
        <p>
          Rating aplikasi diperiksa oleh staf {brand.name}, lazimnya dalam 1–2 hari kerja. Jika
          diterima, barcode reward dikirim ke alamat <EmailWord /> yang Anda isi, atau lewat
          WhatsApp bila <EmailWord /> tidak sampai, dan berlaku 30 hari. Saat barcode ditukarkan,
          staf kami melihat nama Anda dan status reward tersebut.
        </p>
      )}
      <p>
        Data tidak digunakan untuk tujuan lain yang tidak sejalan dengan tujuan di atas, kecuali
        Anda menyetujuinya atau hukum mewajibkannya.
      </p>
    </>
  );
}

export function Sharing() {
  return (
    <>
      <p>Data hanya dibagikan kepada pihak yang memerlukannya, sebatas yang diperlukan:</p>
      <ul>
        <li>
          <strong>Penyedia pembayaran</strong>, untuk memproses pengisian saldo.
        </li>
        <li>
          <strong>Penyedia pengantaran</strong>, yaitu agregator pengantaran dan kurir layanan
          transportasi daring, untuk mengantar pesanan Anda.
        </li>
        <li>
          <strong>Penyedia analitik</strong>, untuk memahami penggunaan aplikasi. Statistik
          kunjungan situs ini kami hitung sendiri, dengan data lokasi IP Geolocation by DB-IP (
          <span className="inline-block">db-ip.com</span>, CC BY 4.0).
        </li>
        <li>
          <strong>
            Penyedia pesan dan <EmailWord />
          </strong>
          , untuk mengirim kode sekali pakai dan <EmailWord /> kami.
        </li>
        <li>
          <strong>Penyedia teknis</strong> yang menjalankan sistem atas nama kami.
        </li>
        <li>
          <strong>Pihak berwenang</strong>, apabila diwajibkan oleh peraturan perundang-undangan.
        </li>
      </ul>
      <p>
        Sebagian penyedia dapat memproses data di luar wilayah Indonesia. Dalam hal itu, transfer
        data mengikuti ketentuan UU PDP.
      </p>
    </>
  );
}
