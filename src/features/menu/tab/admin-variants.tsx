import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { type UseFieldArrayReturn, useFieldArray } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/dashboard/icon-button.tsx';
import { Segments } from '../../../ui/dashboard/tools/segments.tsx';
import { FieldNotes, Input, useFieldId } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { menuTexts } from '../messages.ts';
import { sizeTexts } from '../visitor.messages.ts';
import { type Item, type ItemFields, PriceInput } from './admin-price-input.tsx';
import { menuTabTexts as t } from './messages.ts';

const MOST = 8;

const WAYS = { one: t.onePrice, sizes: t.perSize };
const ways = ['one', 'sizes'] as const;

type FieldsProps = { form: ItemFields };

/** A press on the other way and back loses no price. */
export function PriceFields({ form }: FieldsProps) {
  const say = useSay();
  const { control, getValues, setValue, formState } = form;
  const sizes = useFieldArray({ control, name: 'variants' });
  const [left, setLeft] = useState<Item['variants']>();
  const way = sizes.fields.length > 0 ? 'sizes' : 'one';
  const choose = (next: typeof way) => {
    if (next === way) return;
    if (next === 'sizes') {
      const price = getValues('price');
      sizes.replace(left ?? [{ name: '', price: price ?? Number.NaN }]);
      // What is no price would refuse the form from a field that is not there any more.
      if (typeof price !== 'number') setValue('price', null);
      return;
    }
    setLeft(getValues('variants'));
    return sizes.replace([]);
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{say(menuTexts.price)}</legend>
      <Segments
        name="prices"
        legend={say(menuTexts.variants)}
        options={ways.map((value) => ({ value, label: say(WAYS[value]) }))}
        value={way}
        onChange={choose}
      />
      {way === 'sizes' ? (
        <Variants form={form} {...sizes} />
      ) : (
        <PriceInput
          form={form}
          name="price"
          label={say(menuTexts.price)}
          hideLabel
          hint={say(menuTexts.priceHint)}
          error={formState.errors.price?.message}
        />
      )}
    </fieldset>
  );
}

type VariantsProps = FieldsProps & UseFieldArrayReturn<Item, 'variants'>;

function Variants({ form, fields, append, remove }: VariantsProps) {
  const say = useSay();
  const { rupiah } = useFormats();
  const id = useFieldId(undefined, 'variants');
  const { register, formState } = form;
  const { variants: errors } = formState.errors;
  const suggestions = `${id}-sizes`;
  return (
    <>
      <datalist id={suggestions}>
        {Object.values(sizeTexts).map((size) => (
          <option key={size.en} value={say(size)} />
        ))}
      </datalist>
      {fields.map((field, index) => (
        <div key={field.id} className="grid grid-cols-[1fr_1fr_auto] items-start gap-2">
          <Input
            label={say(t.variantName, { number: index + 1 })}
            hideLabel
            list={suggestions}
            placeholder={say(sizeTexts.hot)}
            error={errors?.[index]?.name?.message}
            {...register(`variants.${index}.name`)}
          />
          <PriceInput
            form={form}
            name={`variants.${index}.price`}
            label={say(t.variantPrice, { number: index + 1 })}
            hideLabel
            placeholder={rupiah(25_000)}
            error={errors?.[index]?.price?.message}
          />
          <IconButton
            icon={X}
            label={say(t.removeVariant, { number: index + 1 })}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {fields.length < MOST && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          onClick={() => append({ name: '', price: Number.NaN })}
        >
          <Plus className="size-4" />
          {say(t.addVariant)}
        </Button>
      )}
      <FieldNotes id={id} error={errors?.root?.message ?? errors?.message} />
    </>
  );
}
