import { confirm } from '../../ui/dashboard/confirm.tsx';
import { EntryForm } from '../../ui/dashboard/forms/entry-form.tsx';
import { Switch } from '../../ui/dashboard/forms/switch.tsx';
import { useEntryForm } from '../../ui/dashboard/forms/use-entry-form.ts';
import type { Entries } from '../../ui/dashboard/lists/use-entries.ts';
import { Input, Select } from '../../ui/field.tsx';
import { formatNumber } from '../../ui/numbers.ts';
import { toast } from '../../ui/toast.tsx';
import { PictureField } from '../media/picture/admin-picture-field.tsx';
import { usePicture } from '../media/picture/admin-use-picture.ts';
import {
  categoryLabels,
  isUnlikelyPrice,
  type MenuItem,
  menuCategories,
  menuItemInput,
  menuItemSchema,
  menuMessages,
  readPrice,
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
  setValueAs: (value: string | number | null) =>
    typeof value === 'string' ? readPrice(value) : value,
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
    isSure: async ({ price }) =>
      price === null ||
      price === item?.price ||
      !isUnlikelyPrice(price) ||
      confirm({
        sentence: menuMessages.confirmPrice(`Rp ${formatNumber(price)}`),
        description: menuMessages.confirmPriceDetail,
        action: menuMessages.savePrice,
        cancel: menuMessages.changePrice,
      }),
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
        inputMode="numeric"
        autoComplete="off"
        hint="Misalnya 25000, 25.000, atau 25rb"
        {...field('price', rupiah)}
      />
      <PictureField label="Gambar (opsional)" picture={picture} slot={slot} removable />
      {item && <Switch {...field('isActive')} />}
    </EntryForm>
  );
}
