import type { ComponentProps } from 'react';

type ChecksProps = {
  label: string;
  choices: { value: string; label: string }[];
  input: ComponentProps<'input'>;
};

/** Several of a few choices. */
export function Checks({ label, choices, input }: ChecksProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-semibold">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4">
        {choices.map((choice) => (
          <label key={choice.value} className="flex min-h-11 items-center gap-3 text-sm">
            <input
              {...input}
              type="checkbox"
              value={choice.value}
              className="size-5 shrink-0 accent-caramel-deep"
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
