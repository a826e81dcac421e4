import { type ReactNode, type Ref, useId } from 'react';
import { describedBy, FieldNotes } from '../../field.tsx';

type RadiosProps<T extends string> = {
  ref?: Ref<HTMLInputElement>;
  label: string;
  choices: { value: T; label: ReactNode }[];
  /** None is chosen while it is undefined. */
  value: T | undefined;
  onChoose: (value: T) => void;
  error?: string | undefined;
};

export function Radios<T extends string>(props: RadiosProps<T>) {
  const { ref, label, choices, value, onChoose, error } = props;
  const name = useId();
  return (
    <fieldset
      aria-label={label}
      className="grid gap-x-4 sm:grid-cols-3 [&>p]:col-span-full"
      {...describedBy(name, { error })}
    >
      {choices.map((choice, index) => (
        <label
          key={choice.value}
          className="flex min-h-11 items-center gap-3 text-sm font-semibold"
        >
          <input
            ref={index === 0 ? ref : undefined}
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
      <FieldNotes id={name} error={error} />
    </fieldset>
  );
}
