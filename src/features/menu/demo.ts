import type { Db } from '../../server/database/database.ts';
import { type MenuCategory, menuCategories, menuItemInput } from './contract.ts';
import { menuEntries } from './store.ts';

const menu: Record<
  MenuCategory,
  [name: string, inEnglish: string, price: number, picture?: string][]
> = {
  minuman: [
    ['Es Kopi Susu Seduh', 'Iced Seduh Milk Coffee', 24_000, 'kopi-susu'],
    ['Kopi Tubruk', 'Tubruk Coffee', 18_000, 'kopi-tubruk'],
    ['Manual Brew Gayo', 'Gayo Manual Brew', 32_000, 'manual-brew'],
    ['Cappuccino', 'Cappuccino', 30_000, 'cappuccino'],
    ['Teh Pandan', 'Pandan Tea', 20_000, 'teh-pandan'],
    ['Cokelat Aren', 'Palm Sugar Chocolate', 28_000, 'cokelat-aren'],
  ],
  makanan: [
    ['Roti Bakar Kaya', 'Kaya Toast', 25_000],
    ['Croissant Mentega', 'Butter Croissant', 27_000],
    ['Pisang Goreng Madu', 'Fried Banana with Honey', 22_000],
    ['Nasi Ayam Sambal Matah', 'Chicken Rice with Sambal Matah', 38_000],
  ],
};

export async function seedMenu(db: Db, now: Date): Promise<void> {
  for (const category of menuCategories) {
    for (const [name, inEnglish, price, picture] of menu[category]) {
      const imageUrl = picture ? `/pictures/menu-${picture}.svg` : null;
      const translation = { name: inEnglish };
      const item = menuItemInput.parse({ name, translation, category, price, imageUrl });
      await menuEntries.create(db, item, now);
    }
  }
}
