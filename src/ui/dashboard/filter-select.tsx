import { Select } from '../field.tsx';

type FilterSelectProps = {
  label: string;
  value: string | undefined;
  /** Shown while nothing is chosen. */
  all: string;
  choices: (readonly [value: string | number, label: string])[];
  onChoose: (value: string) => void;
};

/** In the tools above a list. */
export function FilterSelect({ label, value = '', all, choices, onChoose }: FilterSelectProps) {
  return (
    <Select
      label={label}
      hideLabel
      className="min-w-32 flex-1 max-sm:flex-1! sm:max-w-48 sm:flex-none"
      value={value}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{all}</option>
      {choices.map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </Select>
  );
}
