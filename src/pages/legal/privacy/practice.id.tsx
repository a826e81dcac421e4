import { type Brand, companyOf } from '../brand.ts';
import { Mail, Rows } from '../legal-blocks.tsx';

export function Cookies({ brand }: { brand: Brand }) {
  return (
    <>
      <p>
        Halaman publik situs ini tidak memasang cookie. Kunjungan dihitung tanpa cookie, dan
        perkiraan negara serta kota ditentukan di server kami sendiri. Cookie hanya dipakai untuk
        menjaga sesi staf yang masuk ke dasbor. Jika Anda memilih bahasa, peramban Anda sendiri yang
        mengingat bahwa Anda sudah memilih.
      </p>
      <p>
        Peta dan ulasan pelanggan berasal dari pihak ketiga dan baru dimuat ketika Anda memintanya.
        Setelah dimuat, pihak tersebut dapat memasang cookie miliknya.
      </p>
      <p>
        Aplikasi {brand.appName} dapat menyimpan data teknis di perangkat Anda agar berfungsi. Anda
        dapat menghapusnya melalui pengaturan perangkat.
      </p>
    </>
  );
}

export function Children({ brand }: { brand: Brand }) {
  return (
    <>
      <p>
        Layanan kami tidak ditujukan kepada anak di bawah 13 tahun, dan kami tidak dengan sengaja
        mengumpulkan data mereka. Usia minimum untuk menggunakan layanan adalah 13 tahun.
      </p>
      <p>
        Pengguna berusia 13 tahun ke atas yang menurut hukum masih tergolong anak memerlukan
        persetujuan orang tua atau wali sebagaimana diatur UU PDP.
      </p>
      <p>
        Jika Anda mengetahui bahwa seorang anak di bawah 13 tahun mengirimkan data kepada kami, beri
        tahu <Mail brand={brand} otherwise="kami" /> agar data tersebut dapat dihapus.
      </p>
    </>
  );
}

export function ThirdParties() {
  return (
    <>
      <p>
        Situs dan aplikasi memuat tautan atau konten dari pihak lain: App Store, Google Play,
        WhatsApp, media sosial, peta, ulasan pelanggan, pembayaran, dan pengantaran. Ketika Anda
        menggunakannya, data Anda diproses menurut kebijakan privasi masing-masing pihak.
      </p>
      <p>
        Peta dan ulasan yang dimuat di situs ini menerima alamat IP Anda. Kami tidak mengendalikan
        layanan pihak ketiga dan menyarankan Anda membaca kebijakannya.
      </p>
    </>
  );
}

const deletedAfter = (days: number) => `Dihapus otomatis setelah ${days} hari.`;
/** 0 means never. */
const deletedIfSet = (days: number) =>
  days === 0 ? 'Sampai Anda meminta penghapusannya.' : deletedAfter(days);

export function Retention({ brand }: { brand: Brand }) {
  const { retention } = brand;
  return (
    <>
      <p>
        Data disimpan selama diperlukan untuk tujuannya atau selama diwajibkan oleh hukum. Masa
        simpan setiap jenis data ditetapkan oleh {companyOf(brand)}; data Anda dihapus lebih awal
        ketika permintaan penghapusan Anda dipenuhi.
      </p>
      <Rows
        caption="Masa simpan menurut jenis data"
        head={['Jenis data', 'Masa simpan']}
        rows={[
          ['Alamat IP pengunjung situs', `Disingkat setelah ${retention.VISIT_ADDRESS_DAYS} hari.`],
          ['Catatan kunjungan', deletedAfter(retention.VISITS_KEEP_DAYS)],
          ['Pesan beserta balasannya', deletedIfSet(retention.MESSAGES_KEEP_DAYS)],
          ['Kritik dan saran beserta balasannya', deletedIfSet(retention.FEEDBACK_KEEP_DAYS)],
          ['Rating beserta gambar bukti', deletedIfSet(retention.RATINGS_KEEP_DAYS)],
          ['Salinan e-mail yang kami kirim', deletedAfter(retention.MAIL_KEEP_DAYS)],
          ['Catatan tindakan staf', deletedIfSet(retention.AUDIT_KEEP_DAYS)],
          [
            'Cadangan (backup)',
            'Sampai cadangan itu diganti. Bila dipulihkan, data yang sudah dihapus atas permintaan Anda dihapus lagi.',
          ],
          [
            'Data keanggotaan',
            'Selama akun ada. Penghapusan akun menghapus saldo dan poin secara permanen.',
          ],
          [
            'Catatan yang wajib disimpan menurut hukum',
            'Selama jangka waktu yang ditentukan peraturan perundang-undangan.',
          ],
        ]}
      />
      <p>Setelah masa simpan berakhir, data dihapus atau dibuat tidak lagi menunjuk kepada Anda.</p>
    </>
  );
}
