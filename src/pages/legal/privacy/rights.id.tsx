import type { Brand } from '../brand.ts';
import { EmailWord, Mail, Notice, Rows } from '../legal-blocks.tsx';

export function Security() {
  return (
    <>
      <p>
        Kami menerapkan langkah teknis dan organisasi untuk melindungi data Anda dari akses,
        pengubahan, pengungkapan, dan penghapusan yang tidak sah, antara lain:
      </p>
      <ul>
        <li>masuk ke aplikasi dengan nomor telepon dan kode sekali pakai lewat WhatsApp;</li>
        <li>akses staf yang dibatasi menurut peran;</li>
        <li>pencatatan tindakan penting yang dilakukan staf;</li>
        <li>gambar bukti yang tidak pernah ditampilkan kepada umum.</li>
      </ul>
      <p>
        Jagalah kata sandi dan kode sekali pakai Anda. Kami tidak pernah memintanya lewat situs ini.
      </p>
      <p>
        Tidak ada sistem yang sepenuhnya aman. Jika terjadi kegagalan pelindungan data pribadi, kami
        memberitahukannya secara tertulis kepada Anda dan lembaga yang berwenang dalam jangka waktu
        yang ditetapkan UU PDP.
      </p>
    </>
  );
}

export function Rights({ brand }: { brand: Brand }) {
  return (
    <>
      <p>Sebagai subjek data pribadi, Anda memiliki hak berikut menurut UU PDP:</p>
      <Rows
        caption="Hak subjek data pribadi"
        head={['Pasal UU PDP', 'Hak Anda']}
        rows={[
          [
            'Pasal 5',
            'Mendapatkan informasi tentang siapa yang meminta data, dasar, dan tujuannya.',
          ],
          [
            'Pasal 6',
            'Melengkapi, memperbarui, dan memperbaiki data yang keliru atau tidak akurat.',
          ],
          ['Pasal 7', 'Mengakses data dan memperoleh salinannya.'],
          ['Pasal 8', 'Mengakhiri pemrosesan, menghapus, atau memusnahkan data.'],
          ['Pasal 9', 'Menarik kembali persetujuan yang telah diberikan.'],
          ['Pasal 10', 'Mengajukan keberatan atas keputusan yang hanya dibuat secara otomatis.'],
          ['Pasal 11', 'Menunda atau membatasi pemrosesan secara proporsional.'],
          ['Pasal 12', 'Menggugat dan menerima ganti rugi atas pelanggaran pemrosesan data.'],
          [
            'Pasal 13',
            'Mendapatkan dan mengirimkan data dalam bentuk yang dapat dibaca sistem lain.',
          ],
        ]}
      />
      <h3>Cara mengajukan permintaan</h3>
      <ol>
        <li>
          Tulis kepada <Mail brand={brand} otherwise="kami" /> dan sebutkan hak yang ingin Anda
          gunakan.
        </li>
        <li>
          Sertakan alamat <EmailWord /> atau nomor telepon yang pernah Anda pakai pada layanan kami.
        </li>
        <li>
          Lakukan verifikasi identitas apabila diminta, agar data Anda tidak dilihat, diubah, atau
          dihapus oleh orang lain.
        </li>
      </ol>
      <p>
        Permintaan dijawab dalam jangka waktu yang ditetapkan UU PDP, yaitu 3×24 jam untuk akses,
        perbaikan, dan penghentian pemrosesan; untuk penghapusan kami memakai waktu yang sama.
        Salinan data diberikan sebagai berkas, termasuk gambar bukti. Penghapusan bersifat permanen;
        kami hanya mencatat bahwa penghapusan terjadi, tanpa data Anda. Sebagian hak dapat
        dikecualikan oleh undang-undang; bila demikian, kami menjelaskan alasannya.
      </p>
      <Notice title="Sebelum meminta penghapusan akun">
        <p>
          Penghapusan akun keanggotaan menghapus saldo dan poin secara permanen. Menarik persetujuan
          dapat mengakhiri layanan yang bergantung padanya, tetapi tidak memengaruhi pemrosesan yang
          sudah dilakukan sebelumnya.
        </p>
      </Notice>
    </>
  );
}
