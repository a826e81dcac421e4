import type { DemoFacts } from './shape.ts';

export const membership = {
  hero: {
    device_image: ['/pictures/device-en.png', '/pictures/device.png'],
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
    mockup_url: ['/pictures/feature-1-en.png', '/pictures/feature-1.png'],
  },
  feature2: {
    title: ['Smart Rewards', 'Reward yang Cerdas'],
    subtitle: ['Points that turn into drinks', 'Poin yang menjadi minuman'],
    description: [
      'Collect points, climb levels, redeem free drinks. Promos follow your level, some moments count double, and your birthday comes with a treat.',
      'Kumpulkan poin, naik level, tukarkan dengan minuman gratis. Promo mengikuti level Anda, ada saatnya poin dihitung ganda, dan ulang tahun Anda membawa kejutan.',
    ],
    mockup_url: ['/pictures/feature-2-en.png', '/pictures/feature-2.png'],
  },
  feature3: {
    title: ['Quick Order & Pickup', 'Pesan Cepat & Ambil Sendiri'],
    subtitle: ['Skip the queue', 'Tanpa antre'],
    description: [
      'Order online and pick up when it is ready, or have it delivered by one of two ride-hailing services.',
      'Pesan online lalu ambil saat sudah siap, atau minta diantar oleh salah satu dari dua layanan ojek online.',
    ],
    mockup_url: ['/pictures/feature-3-en.png', '/pictures/feature-3.png'],
  },
  feature4: {
    title: ['Digital Wallet', 'Dompet Digital'],
    subtitle: ['Top up once, pay with a tap', 'Isi sekali, bayar dengan satu ketukan'],
    description: [
      'Keep a balance in the app, pay at the counter or online, and get cashback into your balance.',
      'Simpan saldo di aplikasi, bayar di konter atau online, dan dapatkan cashback ke saldo Anda.',
    ],
    mockup_url: ['/pictures/feature-4-en.png', '/pictures/feature-4.png'],
  },
  closing: {
    image: '/pictures/membership.jpg#80,50',
    title: ['A membership that fits in a coffee break', 'Membership yang pas untuk waktu ngopi'],
    text: [
      '<h3>Sign in with your phone</h3><p>A one-time password arrives by WhatsApp. There is nothing else to remember.</p><h3>Top up from IDR 50,000</h3><p>Pay at the cashier with your member QR, or order ahead for pickup or delivery. Every purchase is kept with its e-receipt.</p><h3>Collect points</h3><p>They become free drinks, count double at certain moments, and on your birthday we treat you.</p><h3>Come back any time</h3><p>Your membership is valid for up to one year and can be reactivated. The service is available in Indonesia only.</p>',
      '<h3>Masuk dengan nomor ponsel</h3><p>Kata sandi sekali pakai datang lewat WhatsApp. Tidak ada lagi yang perlu diingat.</p><h3>Isi saldo mulai Rp\u00a050.000</h3><p>Bayar di kasir dengan QR member, atau pesan lebih dulu untuk diambil atau diantar. Setiap pembelian tersimpan bersama struk digitalnya.</p><h3>Kumpulkan poin</h3><p>Poin menjadi minuman gratis, dihitung ganda pada saat tertentu, dan di hari ulang tahun kami yang traktir.</p><h3>Kembali kapan saja</h3><p>Membership berlaku hingga satu tahun dan dapat diaktifkan lagi. Layanan ini hanya tersedia di Indonesia.</p>',
    ],
  },
} satisfies DemoFacts<'membership'>;
