import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { keepUnsavedInput, readUnsavedInput } from '../unsaved-input.ts';

const typedSchema = z.record(z.string(), z.json());

/** A translation is an object of texts, which `===` would not compare. */
const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function readFields(key: string) {
  try {
    return typedSchema.parse(JSON.parse(readUnsavedInput(key)));
  } catch {
    return null;
  }
}

/** Nobody may read these in the browser's storage. */
const secret = ['password', 'code'];

/** Changed fields are kept in the browser, and offered again after a reload or a crash. */
export function useUnsavedInput<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  key: string,
  start: object,
) {
  const [earlier, setEarlier] = useState(() => readFields(key));
  const forget = () => {
    keepUnsavedInput(key, '');
    setEarlier(null);
  };
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const changed = Object.entries(values).filter(
            ([name, value]) => !secret.includes(name) && !isSame(value, Reflect.get(start, name)),
          );
          keepUnsavedInput(
            key,
            changed.length > 0 ? JSON.stringify(Object.fromEntries(changed)) : '',
          );
        },
      }),
    [form, key, start],
  );
  const take = () => {
    setEarlier(null);
    form.reset((now) => ({ ...now, ...earlier }), { keepDefaultValues: true });
  };
  return { forget, offer: earlier ? { onTake: take, onDrop: forget } : undefined };
}
