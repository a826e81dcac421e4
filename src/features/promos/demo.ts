import type { Db } from '../../server/database/database.ts';
import { promoUpload } from './contract.ts';
import { promoEntries } from './store.ts';

const promos: [title: string, description: string][] = [
  ['Beli 1 Gratis 1', 'Tunjukkan QR member sebelum membayar, satu kali setiap pekan.'],
  ['Poin Ganda', 'Poinnya masuk begitu kasir memindai QR Anda.'],
  ['Kue Ulang Tahun', 'Isi tanggal lahir di aplikasi, lalu pilih kuenya di kasir.'],
  ['Pagi Hemat', 'Untuk semua kopi panas, diminum di sini atau dibawa.'],
  ['Ajak Teman', 'Bagikan kode Anda dari aplikasi; kopinya untuk dua orang.'],
  ['Gratis Ongkir', 'Pesan dari aplikasi; kurirnya kami yang bayar.'],
];

export async function seedPromos(db: Db, now: Date): Promise<void> {
  for (const [index, [title, description]] of promos.entries()) {
    const displayOrder = index + 1;
    const imageUrl = `/pictures/promo-${displayOrder}.jpg`;
    const promo = promoUpload.parse({ title, description });
    await promoEntries.create(db, { ...promo, displayOrder, imageUrl }, now);
  }
}
