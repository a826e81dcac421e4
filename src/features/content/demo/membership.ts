import type { DemoFacts } from './shape.ts';

export const membership = {
  hero: {
    device_image: '/pictures/device.png',
    subtitle: [
      'Join the {brand} membership: show one QR at the cashier, collect points and turn them into free drinks.',
      'Bergabunglah dengan membership {brand}: tunjukkan satu QR di kasir, kumpulkan poin, dan tukarkan dengan minuman gratis.',
    ],
  },
  feature1: {
    title: ['All-in-One Experience', 'Semua dalam Satu'],
    subtitle: ['Everything behind one QR', 'Segalanya di balik satu QR'],
    description: [
      'Show your member QR at the cashier, see your level, read your e-receipts and look up every purchase you have made.',
      'Tunjukkan QR member Anda di kasir, lihat level Anda, baca struk digital, dan cari kembali setiap pembelian Anda.',
    ],
    mockup_url: '/pictures/feature-1.png',
  },
  feature2: {
    title: ['Smart Rewards', 'Reward yang Cerdas'],
    subtitle: ['Points that turn into drinks', 'Poin yang menjadi minuman'],
    description: [
      'Collect points, climb levels, redeem free drinks. Promos follow your level, some moments count double, and your birthday comes with a treat.',
      'Kumpulkan poin, naik level, tukarkan dengan minuman gratis. Promo mengikuti level Anda, ada saatnya poin dihitung ganda, dan ulang tahun Anda membawa kejutan.',
    ],
    mockup_url: '/pictures/feature-2.png',
  },
  feature3: {
    title: ['Quick Order & Pickup', 'Pesan Cepat & Ambil Sendiri'],
    subtitle: ['Skip the queue', 'Tanpa antre'],
    description: [
      'Order online and pick up when it is ready, or have it delivered by one of two ride-hailing services.',
      'Pesan online lalu ambil saat sudah siap, atau minta diantar oleh salah satu dari dua layanan ojek online.',
    ],
    mockup_url: '/pictures/feature-3.png',
  },
  feature4: {
    title: ['Digital Wallet', 'Dompet Digital'],
    subtitle: ['Top up once, pay with a tap', 'Isi sekali, bayar dengan satu ketukan'],
    description: [
      'Keep a balance in the app, pay at the counter or online, and get cashback into your balance.',
      'Simpan saldo di aplikasi, bayar di konter atau online, dan dapatkan cashback ke saldo Anda.',
    ],
    mockup_url: '/pictures/feature-4.png',
  },
  closing: {
    title: ['A membership that fits in a coffee break', 'Membership yang pas untuk waktu ngopi'],
    text: [
      '<p>Sign in with your phone number: a one-time password arrives by WhatsApp, and that is all there is to remember. Your membership is valid for up to one year and can be reactivated when you come back.</p><p>Top up your balance from IDR 50,000, pay at the cashier with your member QR or order ahead, and choose pickup or delivery. Every purchase is kept in your history with its e-receipt.</p><p>Points follow each order. Collect them for free drinks, watch for the moments when they count double, and let us treat you on your birthday. The service is available in Indonesia only.</p>',
      '<p>Masuk dengan nomor ponsel Anda: kata sandi sekali pakai datang lewat WhatsApp, dan hanya itu yang perlu diingat. Membership Anda berlaku hingga satu tahun dan dapat diaktifkan lagi saat Anda kembali.</p><p>Isi saldo mulai dari Rp50.000, bayar di kasir dengan QR member atau pesan lebih dulu, lalu pilih ambil sendiri atau diantar. Setiap pembelian tersimpan di riwayat Anda bersama struk digitalnya.</p><p>Setiap pesanan membawa poin. Kumpulkan untuk minuman gratis, nantikan saat poin dihitung ganda, dan biarkan kami mentraktir Anda di hari ulang tahun. Layanan ini hanya tersedia di Indonesia.</p>',
    ],
  },
} satisfies DemoFacts<'membership'>;
