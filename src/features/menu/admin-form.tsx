import { unpacked } from '../../messages.ts';
import { confirm } from '../../ui/dashboard/confirm.tsx';
import { EntryForm } from '../../ui/dashboard/forms/entry-form.tsx';
import { InTwoLanguages } from '../../ui/dashboard/forms/in-two-languages.tsx';
import { formTexts } from '../../ui/dashboard/forms/messages.ts';
import { Switch } from '../../ui/dashboard/forms/switch.tsx';
import { useEntryForm } from '../../ui/dashboard/forms/use-entry-form.ts';
import type { Entries } from '../../ui/dashboard/lists/use-entries.ts';
import { Input, Select } from '../../ui/field.tsx';
import { useFormats } from '../../ui/formats.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { toast } from '../../ui/toast.tsx';
import { PictureField } from '../media/picture/admin-picture-field.tsx';
import { usePicture } from '../media/picture/admin-use-picture.ts';
import {
  isUnlikelyPrice,
  type MenuItem,
  menuCategories,
  menuItemForm,
  menuItemSchema,
  readPrice,
} from './contract.ts';
import { menuTexts } from './messages.ts';

const blank = {
  name: '',
  language: 'id' as const,
  translation: { name: '' },
  category: menuCategories[0],
  price: null,
  imageUrl: null,
  isActive: true,
};
const rupiah = {
  setValueAs: (value: string | number | null) =>
    typeof value === 'string' ? readPrice(value) : value,
};
const slot = { width: 600, height: 600 };

export function MenuForm({ entries }: { entries: Entries<MenuItem> }) {
  const say = useSay();
  const reader = useReader();
  const { number } = useFormats();
  const { entry: item } = entries.editing;
  const picture = usePicture(item?.imageUrl);
  const { field, translation, props } = useEntryForm({
    entries,
    input: menuItemForm,
    schema: menuItemSchema,
    blank,
    texts: menuTexts,
    translates: [['name', 'translation.name']],
    focus: 'name',
    isDirty: picture.isDirty,
    isSure: async ({ price }) =>
      price === null ||
      price === item?.price ||
      !isUnlikelyPrice(price) ||
      confirm({
        sentence: say(menuTexts.confirmPrice, { price: `Rp ${number(price)}` }),
        description: say(menuTexts.confirmPriceHint),
        action: say(menuTexts.savePrice),
        cancel: say(menuTexts.changePrice),
      }),
    complete: async (values) => ({ ...values, imageUrl: (await picture.address()) || null }),
    onInvalid: ({ name, category, price }) => {
      const refused = name?.message ?? category?.message ?? price?.message ?? '';
      const description = unpacked(refused, reader);
      toast({ title: say(formTexts.error), description, variant: 'destructive' });
    },
  });

  return (
    <EntryForm {...props} action={say(item ? menuTexts.save : menuTexts.add)}>
      <InTwoLanguages {...translation}>
        {(text) => <Input required {...text('name')} />}
      </InTwoLanguages>
      <Select required {...field('category')}>
        {menuCategories.map((category) => (
          <option key={category} value={category}>
            {say(menuTexts[category])}
          </option>
        ))}
      </Select>
      <Input
        inputMode="numeric"
        autoComplete="off"
        hint={say(menuTexts.priceHint)}
        {...field('price', rupiah)}
      />
      <PictureField label={say(menuTexts.imageOptional)} picture={picture} slot={slot} removable />
      {item && <Switch {...field('isActive')} />}
    </EntryForm>
  );
}
