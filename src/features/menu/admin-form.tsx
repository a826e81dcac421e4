import { EntryForm } from '../../ui/dashboard/forms/entry-form.tsx';
import { Switch } from '../../ui/dashboard/forms/switch.tsx';
import { useEntryForm } from '../../ui/dashboard/forms/use-entry-form.ts';
import type { Entries } from '../../ui/dashboard/lists/use-entries.ts';
import { Input, Select } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { PictureField } from '../media/picture/admin-picture-field.tsx';
import { usePicture } from '../media/picture/admin-use-picture.ts';
import {
  categoryLabels,
  type MenuItem,
  menuCategories,
  menuItemInput,
  menuItemSchema,
  menuMessages,
} from './contract.ts';

const blank = {
  name: '',
  category: menuCategories[0],
  price: null,
  imageUrl: null,
  isActive: true,
};
const labels = {
  name: 'Nama Menu',
  category: 'Kategori',
  price: 'Harga dalam rupiah (opsional)',
  imageUrl: 'Gambar',
  isActive: 'Aktif',
};
const rupiah = {
  setValueAs: (value: unknown) => (value === '' || value === null ? null : Number(value)),
};
const slot = { width: 600, height: 600 };

export function MenuForm({ entries }: { entries: Entries<MenuItem> }) {
  const { entry: item } = entries.editing;
  const picture = usePicture(item?.imageUrl);
  const { field, props } = useEntryForm({
    entries,
    input: menuItemInput,
    schema: menuItemSchema,
    blank,
    labels,
    focus: 'name',
    messages: menuMessages,
    language: 'id',
    isDirty: picture.isDirty,
    complete: async (values) => ({ ...values, imageUrl: (await picture.address()) || null }),
    onInvalid: ({ name, category, price }) => {
      const description = name?.message ?? category?.message ?? price?.message;
      toast({ title: 'Error', description, variant: 'destructive' });
    },
  });

  return (
    <EntryForm {...props} action={item ? 'Perbarui Menu' : 'Tambah Menu'}>
      <Input required {...field('name')} />
      <Select required {...field('category')}>
        {menuCategories.map((category) => (
          <option key={category} value={category}>
            {categoryLabels[category]}
          </option>
        ))}
      </Select>
      <Input
        type="number"
        min={0}
        inputMode="numeric"
        hint="Tanpa titik, misalnya 25000"
        {...field('price', rupiah)}
      />
      <PictureField label="Gambar (opsional)" picture={picture} slot={slot} removable />
      {item && <Switch {...field('isActive')} />}
    </EntryForm>
  );
}
