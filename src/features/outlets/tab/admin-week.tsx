import { Copy, Minus, Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../../../ui/dashboard/icon-button.tsx';
import { describedBy, FieldNotes, Input, Options, Select } from '../../../ui/field.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { weekdayTexts } from '../hours/messages.ts';
import type { Period, Week } from '../hours/opening.contract.ts';
import { tabTexts as t } from './messages.ts';

type WeekFieldProps = {
  label: string;
  hideLabel?: boolean;
  value: Week;
  onChange: (week: Week) => void;
  error?: string | undefined;
  /** Weekdays count from 0, Monday. Without it, all are shown. */
  days?: number[];
};

const ALL = [0, 1, 2, 3, 4, 5, 6];
const WHOLE_DAY: Period = { opens: '00:00', closes: '00:00' };
const USUAL: Period = { opens: '07:00', closes: '22:00' };

export function WeekField(props: WeekFieldProps) {
  const { label, hideLabel = false, value, onChange, error, days = ALL } = props;
  const id = useId();
  const change = (day: number, periods: Period[]) => onChange(value.with(day, periods));
  const copy = (from: number) => onChange(value.map((_, day) => copied(days, value, from, day)));
  return (
    <fieldset {...describedBy(id, { error })}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>{label}</legend>
      <div className="mb-2 grid divide-line max-sm:divide-y max-sm:*:py-1.5 sm:gap-2">
        {days.map((day) => (
          <DayRow
            key={day}
            day={day}
            periods={value[day] ?? []}
            onChange={(periods) => change(day, periods)}
            onCopy={days.length > 1 ? () => copy(day) : undefined}
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

const copied = (days: number[], week: Week, from: number, day: number): Period[] =>
  week[days.includes(day) ? from : day] ?? [];

type DayRowProps = {
  day: number;
  periods: Period[];
  onChange: (periods: Period[]) => void;
  onCopy: (() => void) | undefined;
};

type State = 'open' | 'closed' | 'whole';

function stateOf([first]: Period[]): State {
  if (!first) return 'closed';
  return first.opens === '00:00' && first.closes === '00:00' ? 'whole' : 'open';
}

const periodsOf: Record<State, Period[]> = { open: [USUAL], closed: [], whole: [WHOLE_DAY] };

function DayRow({ day, periods, onChange, onCopy }: DayRowProps) {
  const say = useSay();
  const message = weekdayTexts[day];
  const name = message ? say(message) : '';
  const state = stateOf(periods);
  const choices = [
    { value: 'open', label: say(t.openThen) },
    { value: 'closed', label: say(t.closedThen) },
    { value: 'whole', label: say(t.wholeDay) },
  ] as const;
  const copy = onCopy && (
    <IconButton icon={Copy} label={say(t.copyDay, { day: name })} onClick={onCopy} />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_7.5rem] items-start gap-x-2 gap-y-1 sm:grid-cols-[5rem_7.5rem_minmax(0,1fr)]">
      <span className="pt-3 text-sm max-sm:font-semibold">{name}</span>
      <Select
        label={say(t.state, { day: name })}
        hideLabel
        className="max-sm:col-start-3"
        value={state}
        onChange={({ target }) => {
          const chosen = choices.find(({ value }) => value === target.value);
          if (chosen) onChange(periodsOf[chosen.value]);
        }}
      >
        <Options of={choices.map(({ value, label }) => [value, label])} />
      </Select>
      {state === 'open' ? (
        <div className="grid gap-2 max-sm:col-span-full">
          <Periods name={name} periods={periods} onChange={onChange}>
            {copy}
          </Periods>
        </div>
      ) : (
        <div className="max-sm:col-start-2 max-sm:row-start-1">{copy}</div>
      )}
    </div>
  );
}

type PeriodsProps = { name: string; children: ReactNode } & Pick<
  DayRowProps,
  'periods' | 'onChange'
>;

function Periods({ name, periods, onChange, children }: PeriodsProps) {
  const say = useSay();
  const set = (index: number, change: Partial<Period>) =>
    onChange(periods.map((period, at) => (at === index ? { ...period, ...change } : period)));
  const number = (index: number) => (periods.length > 1 ? ` ${index + 1}` : '');
  return (
    <>
      {periods.map(({ opens, closes }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the hours of a day have no name but their place
        <div key={index} className="flex flex-wrap items-center gap-1 sm:gap-2">
          <TimeInput
            label={say(t.opens, { day: name }) + number(index)}
            value={opens}
            onChange={(time) => set(index, { opens: time })}
          />
          <span aria-hidden="true">–</span>
          <TimeInput
            label={say(t.closes, { day: name }) + number(index)}
            value={closes}
            onChange={(time) => set(index, { closes: time })}
          />
          {index === periods.length - 1 && index > 0 && (
            <IconButton
              icon={Minus}
              label={say(t.removePeriod, { day: name })}
              onClick={() => onChange(periods.slice(0, -1))}
            />
          )}
          {index === periods.length - 1 && index < 3 && (
            <IconButton
              icon={Plus}
              label={say(t.addPeriod, { day: name })}
              onClick={() => onChange([...periods, { opens: closes, closes: '22:00' }])}
            />
          )}
          {index === periods.length - 1 && children}
        </div>
      ))}
    </>
  );
}

type TimeInputProps = { label: string; value: string; onChange: (time: string) => void };

/** A browser in English would show its own time field with AM and PM. */
function TimeInput({ label, value, onChange }: TimeInputProps) {
  return (
    <Input
      label={label}
      hideLabel
      inputMode="numeric"
      maxLength={5}
      autoComplete="off"
      className="w-19 shrink-0 [&_input]:px-2.5"
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={() => onChange(tidiedTime(value))}
    />
  );
}

/** Reads `7`, `7.30`, `0730` and `24.00` as 07:00, 07:30, 07:30 and 00:00. */
function tidiedTime(typed: string): string {
  const digits = typed.replaceAll(/\s/g, '');
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[.:,]?(\d{2}))?$/.exec(digits) ?? [];
  if (hour === undefined) return typed;
  return `${hour.padStart(2, '0')}:${minute}`.replace(/^24:00$/, '00:00');
}
