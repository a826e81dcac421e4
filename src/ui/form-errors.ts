import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from './fetch.ts';

/**
 * Puts the server's sentences at their fields and goes to the first of them.
 * Answers whether there was any; when not, the failure belongs in a toast alone.
 */
export function showFieldErrors<T extends FieldValues>(form: UseFormReturn<T>, error: unknown) {
  if (!(error instanceof ApiError)) return false;
  const names = Object.keys(error.fields).filter(isFieldOf(form));
  for (const name of names) form.setError(name, { message: error.fields[name] ?? '' });
  const [first] = names;
  if (first) form.setFocus(first);
  return first !== undefined;
}

function isFieldOf<T extends FieldValues>(form: UseFormReturn<T>) {
  const values = form.getValues();
  return (name: string): name is Path<T> => name in values;
}
