import { z } from 'zod';
import { limits, listQuery, requiredText, version } from '../../../contract.ts';
import { feedbackCategories } from '../contract.ts';

const category = z.enum(feedbackCategories, 'Pilih kategori');
const name = requiredText(limits.name, 'Nama aspek harus diisi');

export const aspectInput = z.object({ category, name });
/** Absent fields stay unchanged. */
export const aspectUpdate = z.object({
  name: z.optional(name),
  updatedAt: version,
});

export const aspectSchema = z.object({
  id: z.int(),
  category,
  name: z.string(),
  displayOrder: z.int(),
  /** Whether visitors can choose it. */
  isActive: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type Aspect = z.infer<typeof aspectSchema>;

export const aspectQuery = listQuery.extend({ category: category.optional() });
export type AspectQuery = z.infer<typeof aspectQuery>;

export const aspectMessages = {
  created: 'Aspek ditambahkan',
  updated: 'Aspek diperbarui',
  deleted: 'Aspek dihapus',
  restored: 'Aspek dikembalikan',
  purged: 'Aspek dihapus selamanya',
  ordered: 'Urutan aspek diperbarui',
  taken: 'Aspek ini sudah ada dalam kategori ini',
  confirmDelete: (name: string) => `Yakin hapus aspek "${name}"?`,
} as const;
