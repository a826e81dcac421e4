import { type ReactNode, useId } from 'react';

type RadiosProps<T extends string> = {
  label: string;
  choices: { value: T; label: ReactNode }[];
  value: T;
  onChoose: (value: T) => void;
};

export function Radios<T extends string>({ label, choices, value, onChoose }: RadiosProps<T>) {
  const name = useId();
  return (
    <fieldset aria-label={label} className="grid gap-x-4 sm:grid-cols-3">
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-11 items-center gap-3 text-sm font-semibold"
        >
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
            className="size-5"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
