import { type ReactNode, useId, useState } from 'react';
import {
  addDays,
  dayOf,
  eachDay,
  lastOfMonth,
  startOfDay,
  weekdayOf,
  weekOf,
} from '../../../time.ts';
import { classes } from '../../../ui/classes.ts';
import { Options, Select } from '../../../ui/field.tsx';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import type { Outlet } from '../contract.ts';
import { hoursTexts, weekdayTexts } from '../hours/messages.ts';
import { concerns, hoursOn, type Period, type SpecialHours } from '../hours/opening.contract.ts';
import { periodsInWords } from '../hours/words.contract.ts';
import { scopeTexts } from '../messages.ts';
import { useSpecialHours } from './admin-use-outlets.ts';
import { tabTexts as t } from './messages.ts';

const DAYS = 90;
const ALL = 0;

type CalendarProps = {
  outlets: Outlet[];
  /** With it the calendar shows what visitors would see. */
  draft?: SpecialHours;
  onOpen?: (id: number) => void;
};

export function Calendar({ outlets, draft, onOpen }: CalendarProps) {
  const say = useSay();
  const heading = useId();
  const stored = useSpecialHours().filter(({ id }) => id !== draft?.id);
  const own = draft ? outlets.filter((outlet) => concerns(draft, outlet)) : [];
  const [chosen, setChosen] = useState<number>();
  const outlet = outlets.find(({ id }) => id === (chosen ?? own[0]?.id));
  const special = draft ? [...stored, draft] : stored;
  const today = dayOf(Date.now(), outlet?.zone);
  const [monday, first] = [weekOf(today).from, `${today.slice(0, 7)}-01`];
  const to = lastOfMonth(addDays(today, DAYS));
  const days = eachDay({ from: monday > first ? monday : first, to });
  // The few days that are left of a month are shown with the next one.
  const inAWeek = addDays(today, 6).slice(0, 7);
  const months = Map.groupBy(days, (day) => (day < inAWeek ? inAWeek : day.slice(0, 7)));
  return (
    <section
      className={classes('grid gap-4', draft && 'border-t border-line pt-4')}
      aria-labelledby={heading}
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h3 id={heading} className={draft ? 'heading-part' : 'heading-section'}>
          {say(t.calendar)}
        </h3>
        {draft && (
          <p className="w-full text-sm text-ink-soft">
            {own.length > 0 ? say(t.concerns, { count: own.length }) : say(t.concernsNone)}.{' '}
            {say(t.calendarHint)}
          </p>
        )}
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-soft">
          <Sign look={looks.today}>{say(t.thisDay)}</Sign>
          <Sign look={looks.hours}>{say(t.otherHours)}</Sign>
          <Sign look={looks.closed}>{say(hoursTexts.closedNow)}</Sign>
        </p>
        <Select
          label={say(t.calendarOf)}
          hideLabel
          className={classes('w-full', !draft && 'sm:ms-auto sm:w-64')}
          value={outlet?.id ?? ALL}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          <option value={ALL}>{say(scopeTexts.all)}</option>
          <Options of={outlets.map(({ id, name }) => [id, name])} />
        </Select>
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-6">
        {[...months].map(([month, ofMonth]) => (
          <Month
            key={month}
            {...{ outlets, outlet, special, today, onOpen }}
            days={ofMonth}
            draftId={draft?.id}
          />
        ))}
      </div>
    </section>
  );
}

export const looks = {
  today: 'ring-2 ring-caramel-deep ring-inset',
  hours: 'bg-caramel-tint font-semibold text-ink',
  closed: 'bg-danger-tint font-semibold text-danger-deep line-through',
  beside: 'bg-milk',
};

function Sign({ look, children }: { look: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span
        aria-hidden="true"
        className={classes('grid size-5 place-items-center rounded-sm', look)}
      >
        1
      </span>
      {children}
    </span>
  );
}

type MonthProps = {
  outlets: Outlet[];
  /** Without an outlet all special hours are shown, whomever they concern. */
  outlet: Outlet | undefined;
  special: SpecialHours[];
  days: string[];
  today: string;
  draftId: number | undefined;
  onOpen: ((id: number) => void) | undefined;
};

function Month({ days, ...rest }: MonthProps) {
  const say = useSay();
  const { months } = useFormats();
  const weeks = Map.groupBy(days, (day) => weekOf(day).from);
  const [from = '', to = from] = [days[0], days.at(-1)];
  const isShared = from.slice(0, 7) !== to.slice(0, 7);
  return (
    <table className="w-full table-fixed self-start text-center text-sm tabular-nums">
      <caption className="pb-1 text-start font-semibold">{months({ from, to })}</caption>
      <thead>
        <tr>
          {weekdayTexts.map((weekday) => (
            <th
              key={weekday.en}
              scope="col"
              abbr={say(weekday)}
              className="py-1 text-xs font-normal text-ink-soft"
            >
              {say(weekday).slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...weeks].map(([monday, ofWeek]) => (
          <tr key={monday}>
            {eachDay(weekOf(monday)).map((day) =>
              ofWeek.includes(day) ? (
                <Day key={day} day={day} isShared={isShared} {...rest} />
              ) : (
                <td key={day} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = Omit<MonthProps, 'days'> & {
  day: string;
  /** Two months share one grid. */
  isShared: boolean;
};

function Day({ day, isShared, outlets, outlet, special, today, draftId, onOpen }: DayProps) {
  const say = useSay();
  const reader = useReader();
  const { dayAndMonth } = useFormats();
  const isToday = day === today;
  const marks = day < today ? [] : marksOn(day, outlet, outlets, special);
  const look = classes(
    'relative grid h-11 w-full place-items-center rounded sm:h-9',
    day < today && 'text-ink-soft',
    marks.length > 0 && looks[lookOf(marks, draftId)],
    isToday && looks.today,
  );
  const words = marks
    .map(({ name, periods }) => [name, periodsInWords(periods, reader)].filter(Boolean).join(', '))
    .join('; ');
  const only = marks.length === 1 ? marks[0] : undefined;
  const onlyId = only?.id;
  const some = only?.concerned === outlets.length ? undefined : only?.concerned;
  const text = (
    <>
      <span
        aria-hidden="true"
        title={words}
        className={classes(
          'absolute inset-x-0 top-0 grid place-items-center [text-decoration:inherit]',
          some === undefined ? 'bottom-0' : 'bottom-2.5',
        )}
      >
        {isShared && day.endsWith('-01') ? (
          <span className="text-xs whitespace-nowrap">{dayAndMonth(startOfDay(day))}</span>
        ) : (
          Number(day.slice(8))
        )}
      </span>
      {marks.length > 1 && (
        <span aria-hidden="true" className="absolute bottom-1 text-[0.625rem]/1">
          {'•'.repeat(Math.min(3, marks.length))}
        </span>
      )}
      {some !== undefined && (
        <span aria-hidden="true" className="absolute bottom-0.5 text-[0.625rem]/3 font-normal">
          {some}/{outlets.length}
        </span>
      )}
      <span className="sr-only">
        {[
          dayAndMonth(startOfDay(day)),
          isToday && say(t.thisDay),
          marks.length > 1 && say(t.specialOn, { count: marks.length }),
          some !== undefined && say(t.concerns, { count: some }),
          words,
        ]
          .filter(Boolean)
          .join(': ')}
      </span>
    </>
  );
  return (
    <td aria-current={isToday ? 'date' : undefined} className="p-0.5">
      {onOpen && onlyId !== undefined ? (
        <button type="button" className={look} onClick={() => onOpen(onlyId)}>
          {text}
        </button>
      ) : (
        <span className={look}>{text}</span>
      )}
    </td>
  );
}

type Mark = {
  id?: number;
  name: string;
  periods: Period[];
  /** How many outlets it concerns, where all are shown. */
  concerned?: number;
};

function marksOn(
  day: string,
  outlet: Outlet | undefined,
  outlets: Outlet[],
  special: SpecialHours[],
): Mark[] {
  if (!outlet) {
    return special
      .filter(({ from, to }) => from <= day && day <= to)
      .map((hours) => ({
        id: hours.id,
        name: hours.name,
        periods: hours.week[weekdayOf(day)] ?? [],
        concerned: outlets.filter((one) => concerns(hours, one)).length,
      }));
  }
  const { periods, why } = hoursOn(outlet, special, day);
  if (why?.kind === 'special') return [{ id: why.id, name: why.name, periods }];
  return why ? [{ name: why.kind === 'closed' ? why.why : '', periods }] : [];
}

/** Beside a draft, other special hours stay pale. */
function lookOf(marks: Mark[], draftId: number | undefined) {
  if (draftId !== undefined && marks.every(({ id }) => id !== draftId)) return 'beside';
  return marks.some(({ periods }) => periods.length > 0) ? 'hours' : 'closed';
}
