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
      className="grid gap-2 sm:grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] [&>p]:col-span-full"
      {...describedBy(name, { error })}
    >
      {choices.map((choice, index) => (
        <label key={choice.value} className="choice items-center font-semibold">
          <input
            ref={index === 0 ? ref : undefined}
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
            className="size-5 shrink-0"
          />
          {choice.label}
        </label>
      ))}
      <FieldNotes id={name} error={error} />
    </fieldset>
  );
}
