import { useTo } from '../../../ui/reader.tsx';
import type { Brand } from '../brand.ts';
import { ContactCards } from '../contact-cards.tsx';
import { Cards, EmailWord, Mail, Notice } from '../legal-blocks.tsx';

export function Rights({ brand }: { brand: Brand }) {
  return (
    <>
      <p>UU PDP memberi Anda hak atas data pribadi Anda. Yang paling sering digunakan:</p>
      <Cards
        items={[
          {
            title: 'Akses',
            text: 'Mengetahui data Anda yang kami simpan dan menerima salinannya.',
          },
          {
            title: 'Pembaruan atau perbaikan',
            text: 'Meminta data yang keliru, usang, atau tidak lengkap dibetulkan.',
          },
          {
            title: 'Penghapusan',
            text: 'Meminta data Anda dihapus, kecuali undang-undang mewajibkan kami menyimpan sebagian.',
          },
          {
            title: 'Penarikan persetujuan',
            text: 'Menarik kembali persetujuan. Yang dilakukan sebelumnya tetap sah.',
          },
        ]}
      />
      <p>
        Anda juga dapat meminta kami membatasi pemrosesan, mengajukan keberatan atas keputusan yang
        hanya dibuat secara otomatis, menerima data Anda dalam bentuk yang dapat dibaca sistem lain,
        dan menuntut ganti rugi atas pelanggaran, sebagaimana diatur Pasal 5 sampai 13 UU PDP.
      </p>
      <h3>Cara menggunakan hak Anda</h3>
      <ol>
        <li>
          Tulis kepada <Mail brand={brand} otherwise="kami" /> dan sebutkan hak yang ingin Anda
          gunakan.
        </li>
        <li>
          Sebutkan alamat <EmailWord /> atau nomor telepon yang pernah Anda pakai pada kami, agar
          kami dapat menemukan datanya.
        </li>
        <li>
          Bila kami minta, pastikan identitas Anda. Kami dapat mensyaratkannya agar tidak ada orang
          lain yang melihat, mengubah, atau menghapus data Anda.
        </li>
      </ol>
      <p>
        Kami menjawab dalam jangka waktu yang ditetapkan UU PDP, dan menjelaskan alasannya bila
        terpaksa menolak.
      </p>
      <Notice title="Sebelum meminta penghapusan">
        <p>
          Penghapusan akun membership menghapus saldo dan poinnya secara permanen. Menarik
          persetujuan atau data yang dibutuhkan suatu layanan dapat mengakhiri layanan itu bagi
          Anda.
        </p>
      </Notice>
    </>
  );
}

export function Contact({ brand }: { brand: Brand }) {
  const to = useTo();
  return (
    <>
      <p>
        Pertanyaan, permintaan, dan keluhan tentang data pribadi kami terima dengan senang hati.{' '}
        {brand.email ? (
          <>
            Hak Anda digunakan lewat <EmailWord />; untuk hal lain pakailah cara mana pun yang Anda
            suka,
          </>
        ) : (
          'Pakailah cara mana pun yang Anda suka,'
        )}{' '}
        atau <a href={to('/contact')}>formulir kontak</a> kami.
      </p>
      <ContactCards brand={brand} show={['email', 'phone', 'whatsapp', 'address']} />
      <p>
        Jika jawaban kami belum memuaskan, Anda dapat menghubungi lembaga pelindungan data pribadi
        di Indonesia.
      </p>
    </>
  );
}
