import type { Db } from '../../server/database/database.ts';
import { mockupUpload } from './contract.ts';
import { mockupEntries } from './store.ts';

const mockups = [
  { name: 'Kartu member', position: 'left', description: 'Kartu member dan QR' },
  { name: 'Poin', position: 'center', description: 'Poin dan hadiah' },
  { name: 'Pesanan', position: 'right', description: 'Pesan, ambil, atau antar' },
  { name: 'Saldo', position: 'extra1', description: 'Saldo' },
  { name: 'Promo', position: 'extra2', description: 'Promo sesuai level' },
] as const;

export async function seedMockups(db: Db, now: Date): Promise<void> {
  for (const [index, mockup] of mockups.entries()) {
    const url = `/pictures/mockup-${index + 1}.png`;
    await mockupEntries.create(db, { ...mockupUpload.parse(mockup), url }, now);
  }
}
