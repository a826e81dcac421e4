import type { Db } from '../../server/database/database.ts';
import { type MenuCategory, menuCategories, menuItemInput } from './contract.ts';
import { menuEntries } from './store.ts';

const menu: Record<MenuCategory, [name: string, price: number, picture?: string][]> = {
  minuman: [
    ['Es Kopi Susu Seduh', 24_000, 'kopi-susu'],
    ['Kopi Tubruk', 18_000, 'kopi-tubruk'],
    ['Manual Brew Gayo', 32_000, 'manual-brew'],
    ['Cappuccino', 30_000, 'cappuccino'],
    ['Teh Pandan', 20_000, 'teh-pandan'],
    ['Cokelat Aren', 28_000, 'cokelat-aren'],
  ],
  makanan: [
    ['Roti Bakar Kaya', 25_000],
    ['Croissant Mentega', 27_000],
    ['Pisang Goreng Madu', 22_000],
    ['Nasi Ayam Sambal Matah', 38_000],
  ],
};

export async function seedMenu(db: Db, now: Date): Promise<void> {
  for (const category of menuCategories) {
    for (const [name, price, picture] of menu[category]) {
      const imageUrl = picture ? `/pictures/menu-${picture}.svg` : null;
      await menuEntries.create(db, menuItemInput.parse({ name, category, price, imageUrl }), now);
    }
  }
}
