import { useState } from 'react';
import type { Message } from '../../messages.ts';
import { type Days, dayOf, daysFrom, lastDays } from '../../time.ts';
import { DayInput } from '../../ui/dashboard/forms/day-input.tsx';
import { Options, Select } from '../../ui/field.tsx';
import { useSay } from '../../ui/reader.tsx';
import { LONGEST_DAYS } from './contract.ts';
import { periodTexts } from './messages.ts';

const lengthsInDays = [7, 30, 90];

export function PeriodPicker({ days, onDays }: { days: Days; onDays: (days: Days) => void }) {
  const say = useSay();
  const [length, setLength] = useState('30');
  const [typed, setTyped] = useState(days);
  const problem = problemOf(typed);

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
        label={say(periodTexts.period)}
        hideLabel
        className="min-w-36 max-sm:flex-1 sm:w-fit"
        value={length}
        onChange={(event) => choose(event.target.value)}
      >
        <Options of={lengthsInDays.map((count) => [count, say(periodTexts.days, { count })])} />
        <option value="365">{say(periodTexts.year)}</option>
        <option value="">{say(periodTexts.fromTo)}</option>
      </Select>
      {length === '' && (
        <fieldset className="flex flex-wrap gap-3 max-sm:order-1 max-sm:w-full max-sm:*:[div]:flex-1">
          <legend className="sr-only">{say(periodTexts.fromTo)}</legend>
          <DayInput
            label={say(periodTexts.from)}
            day={typed.from}
            max={dayOf(Date.now())}
            value={typed.from}
            error={problem && say(problem)}
            onChange={(event) => type({ from: event.target.value })}
          />
          <DayInput
            label={say(periodTexts.to)}
            day={typed.to}
            max={dayOf(Date.now())}
            value={typed.to}
            onChange={(event) => type({ to: event.target.value })}
          />
        </fieldset>
      )}
    </>
  );
}

function problemOf({ from, to }: Days): Message<never> | undefined {
  if (!from || !to) return periodTexts.chooseBoth;
  if (from > to) return periodTexts.backwards;
  if (daysFrom(from, to) >= LONGEST_DAYS) return periodTexts.tooLong;
  return undefined;
}
