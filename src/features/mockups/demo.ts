import type { Db } from '../../server/database/database.ts';
import { mockupUpload } from './contract.ts';
import { mockupEntries } from './store.ts';

const mockups = [
  {
    name: 'Beranda',
    position: 'left',
    description: 'Kartu member dan QR',
    translation: { description: 'Member card and QR' },
  },
  {
    name: 'Poin',
    position: 'center',
    description: 'Poin dan hadiah',
    translation: { description: 'Points and rewards' },
  },
  {
    name: 'Pesanan',
    position: 'right',
    description: 'Pesan, ambil, atau antar',
    translation: { description: 'Order, pick up or have it delivered' },
  },
  {
    name: 'Isi saldo',
    position: 'extra1',
    description: 'Saldo',
    translation: { description: 'Balance' },
  },
  {
    name: 'Promo',
    position: 'extra2',
    description: 'Promo sesuai level',
    translation: { description: 'Promos for your level' },
  },
] as const;

export async function seedMockups(db: Db, now: Date): Promise<void> {
  for (const [index, mockup] of mockups.entries()) {
    const picture = `/pictures/mockup-${index + 1}`;
    const pictures = { url: `${picture}.png`, englishPicture: `${picture}-en.png` };
    await mockupEntries.create(db, { ...mockupUpload.parse(mockup), ...pictures }, now);
  }
}
