import { useState } from 'react';
import { type Days, dayOf, daysFrom, lastDays } from '../../time.ts';
import { Input, Select } from '../../ui/field.tsx';

const periods = [
  ['7', '7 days'],
  ['30', '30 days'],
  ['90', '90 days'],
  ['365', 'A year'],
  ['', 'From – to'],
] as const;

type PeriodProps = { days: Days; onDays: (days: Days) => void };

export function PeriodPicker({ days, onDays }: PeriodProps) {
  const [length, setLength] = useState('30');
  const [typed, setTyped] = useState(days);
  const error = problemOf(typed);

  const choose = (next: string) => {
    setLength(next);
    if (next === '') return setTyped(days);
    onDays(lastDays(Date.now(), Number(next)));
  };
  const type = (change: Partial<Days>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    if (problemOf(next) === undefined) onDays(next);
  };

  return (
    <>
      <Select
        label="Period"
        hideLabel
        className="w-36"
        value={length}
        onChange={(event) => choose(event.target.value)}
      >
        {periods.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Select>
      {length === '' && (
        <fieldset className="flex flex-wrap gap-3">
          <legend className="sr-only">From – to</legend>
          <Input
            label="From"
            type="date"
            max={dayOf(Date.now())}
            value={typed.from}
            error={error}
            onChange={(event) => type({ from: event.target.value })}
          />
          <Input
            label="To"
            type="date"
            max={dayOf(Date.now())}
            value={typed.to}
            onChange={(event) => type({ to: event.target.value })}
          />
        </fieldset>
      )}
    </>
  );
}

/** Days; the server has the same limit. */
const LONGEST = 3660;

function problemOf({ from, to }: Days): string | undefined {
  if (!from || !to) return 'Choose both days';
  if (from > to) return 'It begins after it ends';
  if (daysFrom(from, to) >= LONGEST) return 'Ten years at most';
  return undefined;
}
