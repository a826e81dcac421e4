import { said } from '../../../messages.ts';
import { html, image, longText, type PageContent, text } from './item.contract.ts';
import { labels, pageLabels, sectionLabels } from './messages.ts';

type Words = { en: string; id: string };

const feature = (n: number, title: Words, subtitle: Words, description: Words) => ({
  label: said(sectionLabels.feature, { n }),
  items: {
    title: text(labels.title, title.en, { id: title.id }),
    subtitle: text(labels.subtitle, subtitle.en, { id: subtitle.id }),
    description: longText(labels.description, description.en, { id: description.id }),
    mockup_url: image(labels.mockup, `/pictures/feature-${n}.png`),
  },
});

export const membership = {
  label: pageLabels.membership,
  path: '/membership',
  sections: {
    hero: {
      label: sectionLabels.hero,
      items: {
        device_image: image(labels.device, '/pictures/device.png'),
        main_title: text(labels.mainTitle, 'Your coffee, your card, your phone', {
          id: 'Kopi Anda, kartu Anda, ponsel Anda',
        }),
        subtitle: longText(
          labels.subtitle,
          'Join the {brand} membership: show one QR at the cashier, collect points and turn them into free drinks.',
          {
            id: 'Bergabunglah dengan membership {brand}: tunjukkan satu QR di kasir, kumpulkan poin, dan tukarkan dengan minuman gratis.',
          },
        ),
      },
    },
    feature1: feature(
      1,
      { en: 'All-in-One Experience', id: 'Semua dalam Satu' },
      { en: 'Everything behind one QR', id: 'Segalanya di balik satu QR' },
      {
        en: 'Show your member QR at the cashier, see your level, read your e-receipts and look up every purchase you have made.',
        id: 'Tunjukkan QR member Anda di kasir, lihat level Anda, baca struk digital, dan cari kembali setiap pembelian Anda.',
      },
    ),
    feature2: feature(
      2,
      { en: 'Smart Rewards', id: 'Reward yang Cerdas' },
      { en: 'Points that turn into drinks', id: 'Poin yang menjadi minuman' },
      {
        en: 'Collect points, climb levels, redeem free drinks. Promos follow your level, some moments count double, and your birthday comes with a treat.',
        id: 'Kumpulkan poin, naik level, tukarkan dengan minuman gratis. Promo mengikuti level Anda, ada saatnya poin dihitung ganda, dan ulang tahun Anda membawa kejutan.',
      },
    ),
    feature3: feature(
      3,
      { en: 'Quick Order & Pickup', id: 'Pesan Cepat & Ambil Sendiri' },
      { en: 'Skip the queue', id: 'Tanpa antre' },
      {
        en: 'Order online and pick up when it is ready, or have it delivered by one of two ride-hailing services.',
        id: 'Pesan online lalu ambil saat sudah siap, atau minta diantar oleh salah satu dari dua layanan ojek online.',
      },
    ),
    feature4: feature(
      4,
      { en: 'Digital Wallet', id: 'Dompet Digital' },
      { en: 'Top up once, pay with a tap', id: 'Isi sekali, bayar dengan satu ketukan' },
      {
        en: 'Keep a balance in the app, pay at the counter or online, and get cashback into your balance.',
        id: 'Simpan saldo di aplikasi, bayar di konter atau online, dan dapatkan cashback ke saldo Anda.',
      },
    ),
    closing: {
      label: sectionLabels.closing,
      items: {
        title: text(labels.title, 'A membership that fits in a coffee break', {
          id: 'Membership yang pas untuk waktu ngopi',
        }),
        text: html(
          labels.closingText,
          '<p>Sign in with your phone number: a one-time password arrives by WhatsApp, and that is all there is to remember. Your membership is valid for up to one year and can be reactivated when you come back.</p><p>Top up your balance from IDR 50,000, pay at the cashier with your member QR or order ahead, and choose pickup or delivery. Every purchase is kept in your history with its e-receipt.</p><p>Points follow each order. Collect them for free drinks, watch for the moments when they count double, and let us treat you on your birthday. The service is available in Indonesia only.</p>',
          {
            id: '<p>Masuk dengan nomor ponsel Anda: kata sandi sekali pakai datang lewat WhatsApp, dan hanya itu yang perlu diingat. Membership Anda berlaku hingga satu tahun dan dapat diaktifkan lagi saat Anda kembali.</p><p>Isi saldo mulai dari Rp50.000, bayar di kasir dengan QR member atau pesan lebih dulu, lalu pilih ambil sendiri atau diantar. Setiap pembelian tersimpan di riwayat Anda bersama struk digitalnya.</p><p>Setiap pesanan membawa poin. Kumpulkan untuk minuman gratis, nantikan saat poin dihitung ganda, dan biarkan kami mentraktir Anda di hari ulang tahun. Layanan ini hanya tersedia di Indonesia.</p>',
          },
        ),
      },
    },
  },
} satisfies PageContent;
