import type { Db } from '../../server/database/database.ts';
import { EVERY_OUTLET } from '../../server/lists/outlet-scope.ts';
import { DAY } from '../../time.ts';
import { listMenuChoices } from '../menu/store.ts';
import type { FeedbackInput } from './contract.ts';
import { createFeedback, feedbackInbox } from './store.ts';

type Demo = Omit<FeedbackInput, 'menuItemId' | 'outlet'> & {
  item?: string;
  daysAgo: number;
  open?: true;
};

const feedback: Demo[] = [
  {
    name: 'Lestari',
    category: 'makanan',
    item: 'Croissant Mentega',
    aspects: ['suhu'],
    details: 'Croissant datang dingin, padahal saya minta dihangatkan.',
    rating: 3,
    daysAgo: 26,
  },
  {
    name: 'Yoga Pratama',
    category: 'pelayanan',
    aspects: ['Keramahan staff/barista', 'Kecepatan pelayanan'],
    details: 'Barista pagi ramah sekali dan hafal pesanan saya. Pertahankan!',
    rating: 5,
    daysAgo: 21,
  },
  {
    name: 'Anisa',
    category: 'minuman',
    item: 'Teh Pandan',
    aspects: ['tingkat manis'],
    details: 'Teh pandannya terlalu manis untuk saya, semoga ada pilihan tanpa gula.',
    rating: 4,
    daysAgo: 16,
  },
  {
    name: 'Bimo',
    category: 'minuman',
    item: 'Es Kopi Susu Seduh',
    aspects: ['level es', 'ukuran porsi'],
    details: 'Isinya hampir semua es, kopinya tinggal setengah gelas.',
    rating: 2,
    daysAgo: 8,
  },
  {
    name: 'Citra Dewi',
    category: 'pelayanan',
    aspects: ['Waktu Tunggu'],
    details: 'Menunggu dua puluh menit pada jam makan siang tanpa kabar dari kasir.',
    rating: 2,
    daysAgo: 5,
  },
  {
    name: 'Farhan',
    category: 'minuman',
    item: 'Es Kopi Susu Seduh',
    aspects: ['level es'],
    details: 'Esnya cepat cair karena serutan. Lebih enak pakai es batu besar.',
    rating: 3,
    daysAgo: 3,
    open: true,
  },
  {
    name: 'Nurul Aini',
    category: 'minuman',
    aspects: ['kemasan'],
    details: 'Tutup gelasnya bocor di tas. Bisa hubungi saya di 0813-0000-0707.',
    rating: null,
    daysAgo: 1,
    open: true,
  },
];

export async function seedFeedback(db: Db, now: Date): Promise<void> {
  const drinks = await listMenuChoices(db, 'minuman', now);
  const choices = [...drinks, ...(await listMenuChoices(db, 'makanan', now))];
  for (const { item, daysAgo, open, ...input } of feedback) {
    const chosen = choices.find(({ name }) => name === item);
    const at = new Date(now.getTime() - daysAgo * DAY);
    const row = { ...input, menuItemId: chosen?.id ?? null };
    const id = await createFeedback(db, { ...row, menuItemName: chosen?.name ?? null }, at);
    if (!open) await feedbackInbox.change(db, id, { isHandled: true }, EVERY_OUTLET);
  }
}
