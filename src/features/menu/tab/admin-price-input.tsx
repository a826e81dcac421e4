import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { z } from 'zod';
import { Input, type InputProps } from '../../../ui/field.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { type menuItemInput, readPrice } from '../contract.ts';

type Fields = z.input<typeof menuItemInput>;
export type ItemFields = UseFormReturn<Fields, unknown, z.output<typeof menuItemInput>>;

type PriceInputProps = Pick<
  InputProps,
  'label' | 'hideLabel' | 'hint' | 'error' | 'placeholder'
> & {
  form: ItemFields;
  name: 'price' | `variants.${number}.price`;
};

export function PriceInput({ form, name, ...input }: PriceInputProps) {
  const { rupiah } = useFormats();
  const { field } = useController({ control: form.control, name });
  const [typed, setTyped] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  const isPrice = !Number.isNaN(field.value);
  const shown = typeof field.value === 'number' && isPrice ? rupiah(field.value) : '';
  return (
    <Input
      {...input}
      ref={field.ref}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      value={isTyping || !isPrice ? typed : shown}
      onFocus={() => {
        if (isPrice) setTyped(shown);
        setIsTyping(true);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(readPrice(target.value));
      }}
      onBlur={() => {
        setIsTyping(false);
        field.onBlur();
      }}
    />
  );
}
