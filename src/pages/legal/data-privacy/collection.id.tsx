import { useTo } from '../../../ui/reader.tsx';
import type { Brand } from '../brand.ts';
import { EmailWord, Rows } from '../legal-blocks.tsx';

export function Collection({ brand }: { brand: Brand }) {
  const to = useTo();
  return (
    <>
      <p>
        Kami mengumpulkan data ketika Anda memberikannya kepada kami dan, sebagian kecil, ketika
        Anda memakai layanan kami.
      </p>
      <h3>Di aplikasi {brand.appName}</h3>
      <ul>
        <li>
          <strong>Data keanggotaan:</strong> nama pengguna, kata sandi, alamat <EmailWord />, nomor
          telepon WhatsApp, dan tanggal lahir.
        </li>
        <li>
          <strong>Autentikasi telepon:</strong> nomor telepon Anda dan kode sekali pakai yang
          memastikannya ketika Anda masuk.
        </li>
        <li>
          <strong>Pesanan dan saldo:</strong> pembelian, rincian pengambilan atau pengantaran,
          pengisian saldo, poin, penukaran, dan struk.
        </li>
        <li>
          <strong>Pilihan Anda:</strong> preferensi, penilaian, dan ulasan.
        </li>
        <li>
          <strong>Data teknis:</strong> alamat IP dan informasi tentang perangkat Anda.
        </li>
        <li>
          <strong>Lokasi, opsional:</strong> hanya setelah Anda mengizinkannya di perangkat. Izin
          itu dapat Anda cabut kapan saja di pengaturan perangkat.
        </li>
      </ul>
      <h3>Di situs ini</h3>
      <Rows
        caption="Data yang dikumpulkan setiap bagian situs"
        head={['Di mana', 'Yang kami terima']}
        rows={[
          [
            'Formulir kontak',
            'Nama, alamat e-mail, topik dan outlet jika dipilih, dan pesan Anda.',
            to('/contact'),
          ],
          [
            'Formulir kritik & saran',
            'Nama, hal yang dinilai, aspek yang Anda tandai, detail, dan, jika diisi, outlet dan penilaian bintang.',
            to('/feedback'),
          ],
          brand.rewardsRatings && [
            'Formulir rating aplikasi',
            'Nama, alamat e-mail, nomor WhatsApp, jenis perangkat, tangkapan layar sebagai bukti, dan penanda poster atau kampanye jika itu yang mengantar Anda ke formulir.',
            to('/rating'),
          ],
          [
            'Kunjungan halaman',
            'Halaman, waktu, alamat IP, perkiraan negara dan kota, situs asal, penanda poster atau kampanye yang mengantar Anda ke sini, informasi peramban, serta ketukan pada tombol toko aplikasi, promo, dan WhatsApp.',
          ],
        ]}
      />
      <p>
        {brand.rewardsRatings && (
          <>
            <strong>Tangkapan layar.</strong> Mohon potong atau tutupi bagian yang tidak perlu kami
            lihat. Gambar disimpan ulang tanpa data tersembunyinya (misalnya tempat pengambilan) dan
            hanya dapat dibuka oleh staf kami. Untuk mengenali rating yang dikirim dua kali, kami
            membandingkan nomor, alamat <EmailWord />, dan gambarnya dengan rating lain; staf kami
            yang memutuskan.{' '}
          </>
        )}
        Isian Anda tetap di peramban Anda sendiri sampai dikirim atau tab ditutup.
      </p>
      <p>
        <strong>Statistik pengunjung.</strong> Halaman publik kami tidak memasang cookie. Negara dan
        kota ditentukan di server kami sendiri, sehingga alamat IP Anda tidak dikirim ke mana pun
        untuk itu (data lokasi: IP Geolocation by DB-IP,{' '}
        <span className="inline-block">db-ip.com</span>, CC BY 4.0). Alamat yang disimpan disingkat
        setelah {brand.retention.VISIT_ADDRESS_DAYS} hari. Peramban yang mengirim Do Not Track atau
        Global Privacy Control tidak dihitung.
      </p>
      <p>
        <strong>Pembayaran dan kata sandi.</strong> Pengisian saldo dibayar lewat gerbang
        pembayaran. Situs ini tidak pernah meminta kata sandi aplikasi, kode sekali pakai, atau data
        kartu; mohon jangan mengirimkannya kepada kami.
      </p>
    </>
  );
}
