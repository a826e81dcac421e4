import { Plus, X } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/dashboard/icon-button.tsx';
import { FieldNotes, Input, useFieldId } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { menuTexts } from '../messages.ts';
import { sizeTexts } from '../visitor.messages.ts';
import { type ItemFields, PriceInput } from './admin-price-input.tsx';
import { menuTabTexts as t } from './messages.ts';

const MOST = 8;

export function Variants({ form }: { form: ItemFields }) {
  const say = useSay();
  const { rupiah } = useFormats();
  const id = useFieldId(undefined, 'variants');
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'variants' });
  const { variants: errors } = formState.errors;
  const suggestions = `${id}-sizes`;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-semibold">{say(menuTexts.variants)}</legend>
      <datalist id={suggestions}>
        {Object.values(sizeTexts).map((size) => (
          <option key={size.en} value={say(size)} />
        ))}
      </datalist>
      {fields.length > 0 && (
        // Each field also has a label of its own, which says its number.
        <div className="-mb-1 grid grid-cols-[1fr_1fr_2.75rem] gap-2 text-sm" aria-hidden="true">
          <span>{say(t.size)}</span>
          <span>{say(t.sizePrice)}</span>
        </div>
      )}
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
          <Plus className="size-4" aria-hidden="true" />
          {say(t.addVariant)}
        </Button>
      )}
      <FieldNotes
        id={id}
        hint={say(t.variantsHint)}
        error={errors?.root?.message ?? errors?.message}
      />
    </fieldset>
  );
}
