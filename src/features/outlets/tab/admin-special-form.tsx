import { type Ref, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { addDays, dayOf, daysFrom, eachDay, weekdayOf } from '../../../time.ts';
import { DayInput } from '../../../ui/dashboard/forms/day-input.tsx';
import { EntryForm } from '../../../ui/dashboard/forms/entry-form.tsx';
import { InTwoLanguages } from '../../../ui/dashboard/forms/in-two-languages.tsx';
import { OutletChoice } from '../../../ui/dashboard/forms/outlet-choice.tsx';
import { Radios } from '../../../ui/dashboard/forms/radios.tsx';
import { useEntryForm } from '../../../ui/dashboard/forms/use-entry-form.ts';
import type { Entries } from '../../../ui/dashboard/lists/use-entries.ts';
import { Input, Options, RequiredMark, Select } from '../../../ui/field.tsx';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { scopes, type Week } from '../hours/opening.contract.ts';
import { everyDay } from '../hours/week.contract.ts';
import { weekInWords } from '../hours/words.contract.ts';
import { scopeTexts, specialTexts } from '../messages.ts';
import {
  type StoredSpecialHours,
  specialHoursInput,
  specialHoursSchema,
} from '../special/contract.ts';
import { Calendar } from './admin-calendar.tsx';
import { useOutlets } from './admin-use-outlets.ts';
import { WeekField } from './admin-week.tsx';
import { tabTexts as t } from './messages.ts';

const blank = () => {
  const from = addDays(dayOf(Date.now()), 1);
  return {
    name: '',
    from,
    to: from,
    // Nobody closes every shop by a press too many.
    week: [],
    scope: 'all' as const,
    city: '',
    outletIds: [],
    language: 'id' as const,
    translation: { name: '' },
  };
};

export function SpecialForm({ entries }: { entries: Entries<StoredSpecialHours> }) {
  const say = useSay();
  const reader = useReader();
  const outlets = useOutlets();
  const [start] = useState(blank);
  const { entry: hours } = entries.editing;
  const { form, field, translation, props } = useEntryForm({
    entries,
    input: specialHoursInput,
    schema: specialHoursSchema,
    blank: start,
    texts: specialTexts,
    translates: [['name', 'translation.name']],
    focus: 'name',
    inWords: (name, value) =>
      name === 'week' ? weekInWords(specialHoursSchema.shape.week.parse(value), reader) : value,
  });
  const { control } = form;
  const [from, to, scope, city = '', name] = useWatch({
    control,
    name: ['from', 'to', 'scope', 'city', 'name'],
  });
  const week = useController({ control, name: 'week' });
  const outletIds = useController({ control, name: 'outletIds' });
  const ids = outletIds.field.value ?? [];
  const cities = [...new Set(outlets.map((outlet) => outlet.city))].toSorted();
  const draft = {
    id: hours?.id ?? Number.MAX_SAFE_INTEGER,
    ...{ name, from, to, scope, city, week: week.field.value, outletIds: ids },
  };

  return (
    <EntryForm {...props} action={say(hours ? specialTexts.save : specialTexts.add)}>
      <InTwoLanguages {...translation}>
        {(text) => <Input required {...text('name')} />}
      </InTwoLanguages>
      <div className="grid gap-4 sm:grid-cols-2">
        <DayInput
          required
          day={from}
          {...field('from', {
            onChange: ({ target }) => target.value > to && form.setValue('to', target.value),
          })}
        />
        <DayInput required min={from} day={to} {...field('to')} />
      </div>
      <Select {...field('scope')}>
        <Options of={scopes.map((one) => [one, say(scopeTexts[one])])} />
      </Select>
      {scope === 'city' && (
        <Select required {...field('city')}>
          <option value="" />
          {cities.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      )}
      {scope === 'outlets' && (
        <OutletChoice
          ref={outletIds.field.ref}
          outlets={outlets}
          chosen={ids}
          onChange={outletIds.field.onChange}
          error={outletIds.fieldState.error?.message}
        />
      )}
      <HoursThen
        {...week.field}
        days={weekdaysIn(from, to)}
        usual={outlets[0]?.week ?? everyDay({ opens: '07:00', closes: '22:00' })}
        error={week.fieldState.error?.message}
      />
      {draft.week.length > 0 && <Calendar outlets={outlets} draft={draft} />}
    </EntryForm>
  );
}

function weekdaysIn(from: string, to: string): number[] {
  const length = daysFrom(from, to);
  if (!(length >= 0) || length >= 6) return [0, 1, 2, 3, 4, 5, 6];
  return eachDay({ from, to }).map(weekdayOf);
}

type HoursThenProps = {
  ref: Ref<HTMLInputElement>;
  /** Until somebody chooses it has no days. */
  value: Week;
  days: number[];
  usual: Week;
  onChange: (week: Week) => void;
  error: string | undefined;
};

const KINDS = { closed: t.kindClosed, hours: t.kindHours };
const kinds = ['closed', 'hours'] as const;

function HoursThen({ ref, value, days, usual, onChange, error }: HoursThenProps) {
  const say = useSay();
  const [chosen, setChosen] = useState<keyof typeof KINDS>();
  const isOpen = value.some((periods) => periods.length > 0);
  const stored = isOpen ? 'hours' : 'closed';
  const kind = chosen ?? (value.length === 0 ? undefined : stored);
  const choose = (next: keyof typeof KINDS) => {
    setChosen(next);
    onChange(next === 'hours' ? usual : everyDay());
  };
  return (
    <>
      <div>
        <p className="mb-1.5 text-sm font-semibold">
          {say(t.kind)}
          <RequiredMark />
        </p>
        <Radios
          ref={ref}
          label={say(t.kind)}
          choices={kinds.map((one) => ({ value: one, label: say(KINDS[one]) }))}
          value={kind}
          onChoose={choose}
          error={kind ? undefined : error}
        />
      </div>
      {kind === 'hours' && (
        <WeekField
          label={say(specialTexts.week)}
          value={value}
          onChange={onChange}
          days={days}
          error={error}
        />
      )}
    </>
  );
}
