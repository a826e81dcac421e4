import type { Db } from '../../server/database/database.ts';
import { addDays, dayOf, instantOf } from '../../time.ts';
import { promoUpload } from './contract.ts';
import { promoEntries } from './store.ts';

const promos: { daysLeft?: number; [field: string]: unknown }[] = [
  {
    daysLeft: 30,
    title: 'Beli 1 Gratis 1',
    description: 'Es Kopi Susu Seduh, setiap Selasa. Tunjukkan QR member, sekali seminggu.',
    translation: {
      title: 'Buy 1, Get 1 Free',
      description: 'Iced Seduh Milk Coffee, every Tuesday. Show your member QR, once a week.',
    },
  },
  {
    title: 'Poin Ganda',
    description: 'Setiap Jumat; poinnya masuk begitu kasir memindai QR Anda.',
    translation: {
      title: 'Double Points',
      description: 'Every Friday; the points arrive as soon as the cashier scans your QR.',
    },
  },
  {
    title: 'Kue Ulang Tahun',
    description: 'Gratis di bulan lahir yang Anda isi di aplikasi; pilih kuenya di kasir.',
    translation: {
      title: 'Birthday Cake',
      description:
        'Free in the month of the birthday in your app; choose your cake at the cashier.',
    },
  },
  {
    daysLeft: 45,
    title: 'Pagi Hemat',
    description: 'Potongan 30% di hari kerja, pukul 07.00–10.00, untuk semua kopi panas.',
    translation: {
      title: 'Morning Saver',
      description: '30% off every hot coffee on weekdays, from 7 to 10 in the morning.',
    },
  },
  {
    title: 'Ajak Teman',
    description: 'Bagikan kode Anda dari aplikasi; kopinya untuk dua orang.',
    translation: {
      title: 'Bring a Friend',
      description: 'Share your code from the app; the coffee is for both of you.',
    },
  },
  {
    title: 'Gratis Ongkir',
    description: 'Untuk pesanan pertama dari aplikasi; kurirnya kami yang bayar.',
    translation: {
      title: 'Free Delivery',
      description: 'For your first order in the app; we pay the courier.',
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
