import type { ComponentProps } from 'react';
import { FieldNotes, useFieldId } from '../../field.tsx';

type ChecksProps = {
  label: string;
  error?: string | undefined;
  choices: { value: string | number; label: string }[];
  input: ComponentProps<'input'> & { name: string };
};

export function Checks({ label, error, choices, input }: ChecksProps) {
  const id = useFieldId(undefined, input.name);
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-4">
        {choices.map((choice) => (
          <label key={choice.value} className="flex min-h-11 items-center gap-3 text-sm">
            <input {...input} type="checkbox" value={choice.value} className="size-5 shrink-0" />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
