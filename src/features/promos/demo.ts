import type { Db } from '../../server/database/database.ts';
import { addDays, dayOf, instantOf } from '../../time.ts';
import { promoUpload } from './contract.ts';
import { promoEntries } from './store.ts';

const promos: { daysLeft?: number; [field: string]: unknown }[] = [
  {
    daysLeft: 30,
    title: 'Beli 1 Gratis 1',
    description:
      'Tunjukkan QR member sebelum membayar, sekali sepekan. Syarat dan ketentuan berlaku.',
    translation: {
      title: 'Buy 1, Get 1 Free',
      description: 'Show your member QR before you pay, once a week. Terms apply.',
    },
  },
  {
    title: 'Poin Ganda',
    description: 'Poinnya masuk begitu kasir memindai QR Anda. Syarat dan ketentuan berlaku.',
    translation: {
      title: 'Double Points',
      description: 'The points arrive as soon as the cashier scans your QR. Terms apply.',
    },
  },
  {
    title: 'Kue Ulang Tahun',
    description:
      'Isi tanggal lahir di aplikasi, lalu pilih kuenya di kasir. Syarat dan ketentuan berlaku.',
    translation: {
      title: 'Birthday Cake',
      description:
        'Enter your birthday in the app, then choose your cake at the cashier. Terms apply.',
    },
  },
  {
    daysLeft: 45,
    title: 'Pagi Hemat',
    description:
      'Untuk semua kopi panas, diminum di sini atau dibawa. Syarat dan ketentuan berlaku.',
    translation: {
      title: 'Morning Saver',
      description: 'For every hot coffee, to drink here or to take away. Terms apply.',
    },
  },
  {
    title: 'Ajak Teman',
    description:
      'Bagikan kode Anda dari aplikasi; kopinya untuk dua orang. Syarat dan ketentuan berlaku.',
    translation: {
      title: 'Bring a Friend',
      description: 'Share your code from the app; the coffee is for both of you. Terms apply.',
    },
  },
  {
    title: 'Gratis Ongkir',
    description: 'Pesan dari aplikasi; kurirnya kami yang bayar. Syarat dan ketentuan berlaku.',
    translation: {
      title: 'Free Delivery',
      description: 'Order in the app; we pay the courier. Terms apply.',
    },
  },
];

export async function seedPromos(db: Db, now: Date): Promise<void> {
  for (const [index, { daysLeft, ...promo }] of promos.entries()) {
    const endsAt = daysLeft && instantOf(`${addDays(dayOf(now), daysLeft)}T23:59`);
    const displayOrder = index + 1;
    const imageUrl = `/pictures/promo-${displayOrder}.jpg`;
    await promoEntries.create(
      db,
      { ...promoUpload.parse({ ...promo, endsAt }), displayOrder, imageUrl },
      now,
    );
  }
}
