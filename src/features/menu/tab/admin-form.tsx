import { useWatch } from 'react-hook-form';
import { confirm } from '../../../ui/dashboard/confirm.tsx';
import { Checks } from '../../../ui/dashboard/forms/checks.tsx';
import { DayInput } from '../../../ui/dashboard/forms/day-input.tsx';
import { EntryForm } from '../../../ui/dashboard/forms/entry-form.tsx';
import { FoldedFields } from '../../../ui/dashboard/forms/folded-fields.tsx';
import { InTwoLanguages } from '../../../ui/dashboard/forms/in-two-languages.tsx';
import { Switch } from '../../../ui/dashboard/forms/switch.tsx';
import { useEntryForm } from '../../../ui/dashboard/forms/use-entry-form.ts';
import { useAsRead } from '../../../ui/dashboard/forms/use-two-languages.ts';
import type { Entries } from '../../../ui/dashboard/lists/use-entries.ts';
import { Input, Options, Select, Textarea } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { PictureField } from '../../media/picture/admin-picture-field.tsx';
import { usePicture } from '../../media/picture/admin-use-picture.ts';
import {
  badges,
  dietNotes,
  isUnlikelyPrice,
  type MenuItem,
  menuCategories,
  menuItemInput,
  menuItemSchema,
} from '../contract.ts';
import { menuTexts } from '../messages.ts';
import type { MenuSection } from '../sections/contract.ts';
import { badgeTexts, dietTexts } from '../visitor.messages.ts';
import { PriceFields } from './admin-variants.tsx';
import { menuTabTexts as t } from './messages.ts';
import { namedPrices, type Prices } from './prices.contract.ts';

const blank = {
  name: '',
  description: '',
  language: 'id' as const,
  translation: { name: '', description: '' },
  category: menuCategories[0],
  sectionId: null,
  price: null,
  variants: [],
  badges: [],
  diet: [],
  soldFrom: null,
  soldTo: null,
  imageUrl: null,
  isActive: true,
};
const numberOrNull = {
  setValueAs: (value: string | number | null) => (value ? Number(value) : null),
};
const textOrNull = { setValueAs: (value: string | null) => value || null };
const slot = { width: 800, height: 1000 };

type ItemFormProps = { entries: Entries<MenuItem>; sections: MenuSection[] };

export function ItemForm({ entries, sections }: ItemFormProps) {
  const say = useSay();
  const read = useAsRead();
  const { day } = useFormats();
  const { entry: item } = entries.editing;
  const picture = usePicture(item?.imageUrl);
  const isSure = useSurePrices(item);
  const { form, field, group, translation, props } = useEntryForm({
    entries,
    input: menuItemInput,
    schema: menuItemSchema,
    blank,
    texts: menuTexts,
    translates: [
      ['name', 'translation.name'],
      ['description', 'translation.description'],
    ],
    focus: 'name',
    isDirty: picture.isDirty,
    isSure: async (values) => isSure({ price: values.price, variants: values.variants ?? [] }),
    complete: async (values) => ({ ...values, imageUrl: (await picture.address()) || null }),
  });
  const { sectionId, badges: marks, diet, soldFrom, soldTo } = useWatch({ control: form.control });
  const labels = [
    ...badges.filter((value) => marks?.includes(value)).map((value) => say(badgeTexts[value])),
    ...dietNotes.filter((value) => diet?.includes(value)).map((value) => say(dietTexts[value])),
  ];
  const season = [
    soldFrom && say(t.from, { day: day(soldFrom) }),
    soldTo && say(t.to, { day: day(soldTo) }),
  ].filter(Boolean);

  return (
    <EntryForm {...props} action={say(item ? menuTexts.save : menuTexts.add)}>
      <InTwoLanguages {...translation}>
        {(text) => (
          <>
            <Input required {...text('name')} />
            <Textarea rows={2} {...text('description')} />
          </>
        )}
      </InTwoLanguages>
      <Select {...field('sectionId', numberOrNull)}>
        <option value="">{say(t.noSection)}</option>
        <Options of={sections.map((section) => [section.id, read(section).name])} />
      </Select>
      {!sectionId && (
        <Select required {...field('category')}>
          <Options of={menuCategories.map((category) => [category, say(menuTexts[category])])} />
        </Select>
      )}
      <PriceFields form={form} />
      <PictureField label={say(menuTexts.imageOptional)} picture={picture} slot={slot} removable />
      {item && <Switch {...field('isActive')} />}
      <div>
        <FoldedFields {...group(t.labels, 'badges', 'diet')} note={labels.join(', ')}>
          <Checks
            label={say(menuTexts.badges)}
            choices={badges.map((value) => ({ value, label: say(badgeTexts[value]) }))}
            input={form.register('badges')}
          />
          <Checks
            label={say(menuTexts.diet)}
            choices={dietNotes.map((value) => ({ value, label: say(dietTexts[value]) }))}
            input={form.register('diet')}
          />
        </FoldedFields>
        <FoldedFields
          {...group(t.season, 'soldFrom', 'soldTo')}
          note={season.join(' ') || say(t.allYear)}
        >
          <div className="grid gap-4 sm:grid-cols-2">
            <DayInput day={soldFrom} hint={say(t.seasonHint)} {...field('soldFrom', textOrNull)} />
            <DayInput day={soldTo} {...field('soldTo', textOrNull)} />
          </div>
        </FoldedFields>
      </div>
    </EntryForm>
  );
}

/** Asks about the first new price that has too few or too many zeros. */
function useSurePrices(item: MenuItem | null) {
  const say = useSay();
  const { rupiah } = useFormats();
  return async (prices: Prices): Promise<boolean> => {
    const before = item ? namedPrices(item).map(({ price }) => price) : [];
    const unlikely = namedPrices(prices).find(
      ({ price }) => isUnlikelyPrice(price) && !before.includes(price),
    );
    if (!unlikely) return true;
    return confirm({
      sentence: say(menuTexts.confirmPrice, { price: rupiah(unlikely.price) }),
      description: say(menuTexts.confirmPriceHint),
      action: say(menuTexts.savePrice),
      variant: 'primary',
      cancel: say(menuTexts.changePrice),
    });
  };
}
