import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../fetch.ts';

/** Puts the server's errors at their fields and focuses the first; returns false without one. */
export function showFieldErrors<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  error: unknown,
) {
  if (!(error instanceof ApiError)) return false;
  const names = Object.keys(error.fields).filter(isFieldOf(form));
  for (const name of names) form.setError(name, { message: error.fields[name] ?? '' });
  const [first] = names;
  if (first) form.setFocus(first);
  return first !== undefined;
}

function isFieldOf<Input extends FieldValues>(form: Pick<UseFormReturn<Input>, 'getValues'>) {
  const values = form.getValues();
  return (name: string): name is Path<Input> => name.replace(/\..*/, '') in values;
}
