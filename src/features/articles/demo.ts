import type { Db } from '../../server/database/database.ts';
import { addDays, dayOf } from '../../time.ts';
import { articleInput } from './contract.ts';
import { articleEntries } from './store.ts';

const NEWS = [
  {
    daysAgo: 4,
    picture: 'dago-roof.jpg',
    title: 'Teras Dago sudah beratap',
    summary: 'Hujan Bandung tidak lagi mengusir siapa pun dari pandangan ke bukit.',
    body: `<p>Selama dua pekan separuh teras ditutup kain. Sekarang atapnya terpasang: kayu lama dari
      gudang di Lembang, dan kaca di atas meja panjang supaya siangnya tetap terang.</p>
      <p>Yang lain sengaja kami biarkan. Kursi lipat tetap boleh digeser ke pagar, lampunya baru
      menyala setelah magrib, dan di meja ujung masih terdengar jangkrik dari lembah.</p>
      <h2>Paling enak kapan?</h2>
      <p>Sebelum pukul sembilan, ketika kabut belum naik. Pesan
      <a href="/menu/wedang-jahe-sereh">wedang jahe sereh</a> dan sepiring
      <a href="/menu/pisang-goreng-madu">pisang goreng madu</a>. Jam bukanya sama seperti biasa;
      semuanya ada di <a href="/outlets/dago">halaman outlet Dago</a>.</p>`,
    english: {
      title: 'A roof over the terrace in Dago',
      summary: 'Bandung’s rain no longer drives anybody away from the view of the hills.',
      body: `<p>For two weeks half of the terrace was behind cloth. Now the roof is up: old timber
        from a barn in Lembang, and glass above the long table to keep the afternoons bright.</p>
        <p>The rest we left alone on purpose. You may still carry a folding chair to the railing,
        the lamps wait for sunset, and at the last table you can hear the crickets in the
        valley.</p>
        <h2>When is it at its best?</h2>
        <p>Before nine, while the mist is still below. Order a
        <a href="/menu/wedang-jahe-sereh">wedang jahe sereh</a> and a plate of
        <a href="/menu/pisang-goreng-madu">fried bananas with honey</a>. The hours are the same as
        before; all of it is on <a href="/outlets/dago">the page of our Dago outlet</a>.</p>`,
    },
  },
  {
    daysAgo: 12,
    picture: 'dedikasi-2.jpg',
    title: 'Belajar seduh setiap Sabtu',
    summary: 'Satu jam, enam kursi, dan secangkir kopi yang Anda tuang sendiri.',
    body: `<p>Setiap Sabtu pukul sembilan, sebelum kedai ramai, seorang barista mengajar menyeduh
      dengan V60: menggiling, menuang, dan mencicipi apa yang berubah.</p>
      <h2>Satu jam itu diisi apa</h2>
      <ol><li>Menggiling biji yang sama kasar, sedang, dan halus, lalu mencium bedanya.</li>
      <li>Menuang perlahan selama tiga menit. Airnya 92 derajat, bukan mendidih.</li>
      <li>Mencicipi tiga cangkir berdampingan, dari yang terlalu asam sampai yang terlalu pahit.</li></ol>
      <p>Kopinya <a href="/menu/manual-brew-gayo">Gayo dari panen terakhir</a>, dan cangkir keempat
      Anda seduh tanpa dibantu siapa pun.</p>
      <p><img src="/pictures/history-2021.jpg" alt="Ketel tembaga dan kopi saring di konter"></p>
      <p>Gratis untuk member; tempatnya enam. Tulis kepada kami lewat
      <a href="/contact">kontak</a>, sebutkan outlet dan Sabtunya.</p>`,
    english: {
      title: 'Learn to brew, every Saturday',
      summary: 'One hour, six chairs, and a cup of coffee that you pour yourself.',
      body: `<p>Every Saturday at nine, before it gets busy, one of our baristas teaches brewing with
        a V60: how to grind, how to pour, and to taste what changes.</p>
        <h2>What fills the hour</h2>
        <ol><li>Grinding one coffee coarse, medium and fine, and smelling the difference.</li>
        <li>Pouring slowly for three minutes, with water of 92 degrees that does not boil.</li>
        <li>Tasting three cups side by side, from the one that is too sour to the one that is too
        bitter.</li></ol>
        <p>The coffee is <a href="/menu/manual-brew-gayo">Gayo from the last harvest</a>, and the
        fourth cup you brew without anybody’s help.</p>
        <p><img src="/pictures/history-2021.jpg" alt="A copper kettle and filter coffee on the counter"></p>
        <p>It is free for members, and there are six places. Write to us on the
        <a href="/contact">contact page</a> with the outlet and the Saturday.</p>`,
    },
  },
  {
    daysAgo: 24,
    picture: 'menu-wedang-uwuh.jpg',
    title: 'Wedang uwuh untuk musim hujan',
    summary: 'Merah dari kayu secang, hangat sampai ke jari, dan tanpa kopi sama sekali.',
    body: `<p>Setiap musim hujan ada yang datang bukan untuk kopi. Untuk mereka
      <a href="/menu/wedang-uwuh">wedang uwuh</a> kami tersedia setiap hari, di semua outlet.</p>
      <p>Namanya berarti minuman sampah, karena isinya tampak seperti halaman yang baru disapu:
      daun, kulit kayu, dan ranting. Resepnya dari Imogiri, dan kami tidak mengubahnya.</p>
      <h2>Isinya</h2>
      <ul><li>Jahe yang dibakar dulu, baru dimemarkan.</li>
      <li>Kayu secang, cengkih, dan daun pala.</li>
      <li>Gula batu terpisah; silakan diatur sendiri.</li></ul>
      <p>Kalau ingin yang lebih lembut, cobalah <a href="/menu/bandrek-susu">bandrek susu</a>.
      Setelah mencobanya, ceritakan lewat <a href="/feedback">masukan</a>; barista kami membaca
      semuanya.</p>`,
    english: {
      title: 'Wedang uwuh for the rainy season',
      summary: 'Red from sappanwood, warm to the fingertips, and without any coffee at all.',
      body: `<p>Every rainy season somebody comes in for something other than coffee. For them our
        <a href="/menu/wedang-uwuh">wedang uwuh</a> is there every day, at every outlet.</p>
        <p>Its name means a drink of litter, because what floats in it looks like a yard that has
        just been swept: leaves, bark and twigs. The recipe is from Imogiri, and we have not
        changed it.</p>
        <h2>What is in it</h2>
        <ul><li>Ginger, first charred and then crushed.</li>
        <li>Sappanwood, cloves and nutmeg leaves.</li>
        <li>Rock sugar on the side, for you to decide.</li></ul>
        <p>If you would like something softer, try the <a href="/menu/bandrek-susu">bandrek with
        milk</a>. Then tell us in the <a href="/feedback">feedback form</a>; our baristas read
        everything.</p>`,
    },
  },
  {
    daysAgo: 38,
    picture: 'gayo-beans.jpg#50,40',
    title: 'Panen Gayo tahun ini sudah disangrai',
    summary: 'Lebih manis dari tahun lalu, dengan aroma jeruk yang bertahan sampai tegukan akhir.',
    body: `<p>Bijinya tiba dari Takengon bulan lalu dan kami cicipi tiga kali sebelum memilih
      sangrainya: sedang, sedikit lebih pelan dari biasanya.</p>
      <p>Tahun ini hujan datang terlambat di dataran tinggi. Buahnya matang lebih lama di pohon,
      dan itu yang terasa sekarang: gula merah di awal, jeruk sesudahnya, hampir tanpa pahit.</p>
      <blockquote>Kalau diseduh V60, tunggu sampai hangat. Di situ jeruknya keluar.</blockquote>
      <p>Cobalah sebagai <a href="/menu/manual-brew-gayo">Manual Brew Gayo</a>, atau minta barista
      menggilingkannya untuk di rumah. Yang ingin menyeduhnya sendiri boleh ikut
      <a href="/news/belajar-seduh-setiap-sabtu">belajar seduh setiap Sabtu</a>.</p>`,
    english: {
      title: 'This year’s Gayo harvest is roasted',
      summary: 'Sweeter than last year’s, with a note of orange that lasts to the end of the cup.',
      body: `<p>The beans came from Takengon last month, and we tasted them three times before we
        chose the roast: medium, a little slower than usual.</p>
        <p>The rains came late to the highlands this year. The cherries stayed on the trees for
        longer, and now you can taste it: palm sugar first, orange after it, hardly anything
        bitter.</p>
        <blockquote>In a V60, wait until it is lukewarm. That is when the orange
        appears.</blockquote>
        <p>Try it as a <a href="/menu/manual-brew-gayo">Gayo Manual Brew</a>, or ask the barista to
        grind some for your home. If you would like to brew it yourself, come and
        <a href="/news/belajar-seduh-setiap-sabtu">learn to brew on a Saturday</a>.</p>`,
    },
  },
];

export async function seedArticles(db: Db, now: Date): Promise<void> {
  for (const { daysAgo, picture, english, ...texts } of NEWS) {
    const news = articleInput.parse({
      ...texts,
      kind: 'news',
      day: addDays(dayOf(now), -daysAgo),
      imageUrl: `/pictures/${picture}`,
      translation: english,
    });
    await articleEntries.create(db, news, now);
  }
}
