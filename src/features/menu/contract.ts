import { z } from 'zod';
import { limits, listQuery, requiredText } from '../../contract.ts';

export const menuCategories = ['minuman', 'makanan'] as const;
export type MenuCategory = (typeof menuCategories)[number];

export const categoryLabels: Record<MenuCategory, string> = {
  minuman: 'Minuman',
  makanan: 'Makanan',
};

export const menuItemInput = z.object({
  name: requiredText(limits.name, 'Nama menu harus diisi'),
  category: z.enum(menuCategories, 'Kategori harus dipilih'),
  /** Left alone when absent. */
  isActive: z.boolean().optional(),
});
export type MenuItemInput = z.output<typeof menuItemInput>;

export const menuItemSchema = z.object({
  id: z.int(),
  name: z.string(),
  category: z.enum(menuCategories),
  isActive: z.boolean(),
});
export type MenuItem = z.infer<typeof menuItemSchema>;

export const categoryParams = z.object({ category: z.enum(menuCategories) });

export const menuQuery = listQuery.extend({ category: z.enum(menuCategories).optional() });
export type MenuQuery = z.infer<typeof menuQuery>;

/** What the visitors' picker shows. */
export const menuChoiceSchema = menuItemSchema.pick({ id: true, name: true });
export type MenuChoice = z.infer<typeof menuChoiceSchema>;

export const menuMessages = {
  created: 'Menu item created successfully',
  updated: 'Menu item updated successfully',
  deleted: 'Menu item deleted successfully',
  ordered: 'Menu order updated successfully',
  confirmDelete: (name: string) => `Yakin hapus menu "${name}"?`,
} as const;
