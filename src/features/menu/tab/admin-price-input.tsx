import { useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import type { z } from 'zod';
import { Input, type InputProps } from '../../../ui/field.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { type menuItemInput, readPrice } from '../contract.ts';

export type Item = z.input<typeof menuItemInput>;
export type ItemFields = UseFormReturn<Item, unknown, z.output<typeof menuItemInput>>;

type PriceInputProps = Pick<
  InputProps,
  'label' | 'hideLabel' | 'hint' | 'error' | 'placeholder'
> & { form: ItemFields; name: 'price' | `variants.${number}.price` };

export function PriceInput({ form, name, ...input }: PriceInputProps) {
  const { rupiah } = useFormats();
  const { field } = useController({ control: form.control, name });
  const [typed, setTyped] = useState('');
  const [isTyping, setIsTyping] = useState(false);
  // What is no price stays as it was typed, so that the error has something to speak about.
  const value: unknown = field.value;
  const text = typeof value === 'string' ? value : '';
  const shown = typeof value === 'number' && !Number.isNaN(value) ? rupiah(value) : text;
  return (
    <Input
      {...input}
      ref={field.ref}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      value={isTyping ? typed : shown}
      onFocus={() => {
        setTyped(shown);
        setIsTyping(true);
      }}
      onChange={({ target }) => {
        setTyped(target.value);
        const price = readPrice(target.value);
        field.onChange(Number.isNaN(price) ? target.value : price);
      }}
      onBlur={() => {
        setIsTyping(false);
        field.onBlur();
      }}
    />
  );
}
