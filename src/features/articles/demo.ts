import type { Db } from '../../server/database/database.ts';
import { addDays, dayOf } from '../../time.ts';
import { articleInput } from './contract.ts';
import { articleEntries } from './store.ts';

const NEWS = [
  {
    daysAgo: 4,
    picture: 'dago-roof',
    title: 'Teras Dago sudah beratap',
    summary: 'Hujan Bandung tidak lagi mengusir siapa pun dari pandangan ke bukit.',
    body: `<p>Selama dua pekan separuh teras ditutup kain. Sekarang atapnya terpasang: kayu lama dari
      gudang di Lembang, dan kaca di atas meja panjang supaya siangnya tetap terang.</p>
      <p>Jam bukanya sama seperti biasa. Yang baru ada di <a href="/outlets/dago">halaman outlet
      Dago</a>.</p>`,
    english: {
      title: 'A roof over the terrace in Dago',
      summary: 'Bandung’s rain no longer drives anybody away from the view of the hills.',
      body: `<p>For two weeks half of the terrace was behind cloth. Now the roof is up: old timber
        from a barn in Lembang, and glass above the long table to keep the afternoons bright.</p>
        <p>The hours are the same as before. See <a href="/outlets/dago">the page of our Dago
        outlet</a>.</p>`,
    },
  },
  {
    daysAgo: 12,
    picture: 'dedikasi-2',
    title: 'Belajar seduh setiap Sabtu',
    summary: 'Satu jam, enam kursi, dan secangkir kopi yang Anda tuang sendiri.',
    body: `<p>Setiap Sabtu pukul sembilan, sebelum kedai ramai, seorang barista mengajar menyeduh
      dengan V60: menggiling, menuang, dan mencicipi apa yang berubah.</p>
      <p>Gratis untuk member; tempatnya enam. Tulis kepada kami lewat
      <a href="/contact">kontak</a>, sebutkan outlet dan Sabtunya.</p>`,
    english: {
      title: 'Learn to brew, every Saturday',
      summary: 'One hour, six chairs, and a cup of coffee that you pour yourself.',
      body: `<p>Every Saturday at nine, before it gets busy, one of our baristas teaches brewing with
        a V60: how to grind, how to pour, and to taste what changes.</p>
        <p>It is free for members, and there are six places. Write to us on the
        <a href="/contact">contact page</a> with the outlet and the Saturday.</p>`,
    },
  },
  {
    daysAgo: 24,
    picture: 'menu-wedang-uwuh',
    title: 'Wedang uwuh untuk musim hujan',
    summary: 'Merah dari kayu secang, hangat sampai ke jari, dan tanpa kopi sama sekali.',
    body: `<p>Setiap musim hujan ada yang datang bukan untuk kopi. Untuk mereka wedang uwuh kami
      tersedia setiap hari, di semua outlet.</p>
      <h2>Isinya</h2>
      <ul><li>Jahe yang dibakar dulu, baru dimemarkan.</li>
      <li>Kayu secang, cengkih, dan daun pala.</li>
      <li>Gula batu terpisah; silakan diatur sendiri.</li></ul>
      <p>Harganya ada di <a href="/menu">menu</a>. Setelah mencobanya, ceritakan lewat
      <a href="/feedback">masukan</a>; barista kami membaca semuanya.</p>`,
    english: {
      title: 'Wedang uwuh for the rainy season',
      summary: 'Red from sappanwood, warm to the fingertips, and without any coffee at all.',
      body: `<p>Every rainy season somebody comes in for something other than coffee. For them our
        wedang uwuh is there every day, at every outlet.</p>
        <h2>What is in it</h2>
        <ul><li>Ginger, first charred and then crushed.</li>
        <li>Sappanwood, cloves and nutmeg leaves.</li>
        <li>Rock sugar on the side, for you to decide.</li></ul>
        <p>Its price is in the <a href="/menu">menu</a>. Once you have tried it, tell us in the
        <a href="/feedback">feedback form</a>; our baristas read everything.</p>`,
    },
  },
  {
    daysAgo: 38,
    picture: 'dedikasi-1',
    title: 'Panen Gayo tahun ini sudah disangrai',
    summary: 'Lebih manis dari tahun lalu, dengan aroma jeruk yang bertahan sampai tegukan akhir.',
    body: `<p>Bijinya tiba dari Takengon bulan lalu dan kami cicipi tiga kali sebelum memilih
      sangrainya: sedang, sedikit lebih pelan dari biasanya.</p>
      <blockquote>Kalau diseduh V60, tunggu sampai hangat. Di situ jeruknya keluar.</blockquote>
      <p>Cobalah sebagai Manual Brew Gayo, atau minta barista menggilingkannya untuk di rumah.</p>`,
    english: {
      title: 'This year’s Gayo harvest is roasted',
      summary: 'Sweeter than last year’s, with a note of orange that lasts to the end of the cup.',
      body: `<p>The beans came from Takengon last month, and we tasted them three times before we
        chose the roast: medium, a little slower than usual.</p>
        <blockquote>In a V60, wait until it is lukewarm. That is when the orange
        appears.</blockquote>
        <p>Try it as a Gayo Manual Brew, or ask the barista to grind some for your home.</p>`,
    },
  },
];

export async function seedArticles(db: Db, now: Date): Promise<void> {
  for (const { daysAgo, picture, english, ...texts } of NEWS) {
    const news = articleInput.parse({
      ...texts,
      kind: 'news',
      day: addDays(dayOf(now), -daysAgo),
      imageUrl: `/pictures/${picture}.jpg`,
      translation: english,
    });
    await articleEntries.create(db, news, now);
  }
}
