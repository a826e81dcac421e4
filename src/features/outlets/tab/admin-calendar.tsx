import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import {
  addDays,
  type Days,
  dayOf,
  eachDay,
  lastOfMonth,
  startOfDay,
  weekdayOf,
  weekOf,
} from '../../../time.ts';
import { classes } from '../../../ui/classes.ts';
import { IconButton } from '../../../ui/dashboard/icon-button.tsx';
import { Options, Select } from '../../../ui/field.tsx';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import type { Outlet } from '../contract.ts';
import { hoursTexts, weekdayTexts } from '../hours/messages.ts';
import { concerns, hoursOn, type Period, type SpecialHours } from '../hours/opening.contract.ts';
import { periodsInWords } from '../hours/words.contract.ts';
import { scopeTexts } from '../messages.ts';
import { useShortNames, useSpecialHours } from './admin-use-outlets.ts';
import { tabTexts as t } from './messages.ts';

const ALL = 0;

type CalendarProps = {
  outlets: Outlet[];
  /** With it the calendar shows what visitors would see. */
  draft?: SpecialHours;
  onOpen?: (id: number) => void;
};

export function Calendar({ outlets, draft, onOpen }: CalendarProps) {
  const say = useSay();
  const { months } = useFormats();
  const shortName = useShortNames();
  const heading = useId();
  const stored = useSpecialHours().filter(({ id }) => id !== draft?.id);
  const own = draft ? outlets.filter((outlet) => concerns(draft, outlet)) : [];
  const [chosen, setChosen] = useState<number>();
  const outlet = outlets.find(({ id }) => id === (chosen ?? own[0]?.id));
  const special = draft ? [...stored, draft] : stored;
  const today = dayOf(Date.now(), outlet?.zone);
  const [turnedTo, setTurnedTo] = useState<string>();
  const first = turnedTo ?? firstOfMonth(draft && draft.from > today ? draft.from : today);
  const month = { from: first, to: lastOfMonth(first) };
  return (
    <section
      className={classes('@container grid gap-3', draft && 'border-t border-line pt-4')}
      aria-labelledby={heading}
    >
      {draft && (
        <p className="text-sm text-ink-soft">
          {own.length > 0 ? say(t.concerns, { count: own.length }) : say(t.concernsNone)}.{' '}
          {say(t.calendarHint)}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-1 gap-y-3 @3xl:gap-x-4">
        <h3 id={heading} className="sr-only">
          {say(t.calendar)}
        </h3>
        <div className="-mx-3 flex items-center @3xl:gap-1">
          <IconButton
            icon={ChevronLeft}
            label={say(t.monthBefore)}
            onClick={() => setTurnedTo(firstOfMonth(addDays(first, -1)))}
          />
          <p
            role="status"
            className={classes(
              'text-center @3xl:min-w-40',
              draft ? 'heading-part' : 'heading-part @3xl:heading-section',
            )}
          >
            {months(month)}
          </p>
          <IconButton
            icon={ChevronRight}
            label={say(t.monthAfter)}
            onClick={() => setTurnedTo(addDays(month.to, 1))}
          />
        </div>
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-soft @max-3xl:order-1">
          <Sign look={looks.today}>{say(t.thisDay)}</Sign>
          <Sign look={looks.hours}>{say(t.otherHours)}</Sign>
          <Sign look={classes(looks.closed, 'line-through')}>{say(hoursTexts.closedNow)}</Sign>
        </p>
        <Select
          label={say(t.calendarOf)}
          hideLabel
          className="beside-buttons min-w-0 flex-1 @3xl:ms-auto @3xl:max-w-64"
          value={outlet?.id ?? ALL}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          <option value={ALL}>{say(scopeTexts.all)}</option>
          <Options of={outlets.map((one) => [one.id, shortName(one)])} />
        </Select>
        <table className="w-full table-fixed text-center text-sm tabular-nums">
          <thead>
            <tr>
              {weekdayTexts.map((weekday) => (
                <th
                  key={weekday.en}
                  scope="col"
                  abbr={say(weekday)}
                  className="py-1 text-xs font-normal text-ink-soft @3xl:px-2 @3xl:text-start"
                >
                  {say(weekday).slice(0, 3)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((days) => (
              <tr key={days[0]}>
                {days.map((day) => (
                  <td
                    key={day}
                    aria-current={day === today ? 'date' : undefined}
                    className="p-0.5 align-top @3xl:border @3xl:border-line @3xl:p-1"
                  >
                    {day >= month.from && day <= month.to && (
                      <Day
                        {...{ day, outlets, today, onOpen }}
                        marks={day < today ? [] : marksOn(day, outlet, outlets, special)}
                        draftId={draft?.id}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

/** Whole weeks, so days of the months before and after are among them. */
function weeksOf(month: Days): string[][] {
  const days = eachDay({ from: weekOf(month.from).from, to: weekOf(month.to).to });
  return [...Map.groupBy(days, (day) => weekOf(day).from).values()];
}

export const looks = {
  today: 'ring-2 ring-caramel-deep ring-inset',
  hours: 'bg-caramel-tint font-semibold text-ink',
  closed: 'bg-danger-tint font-semibold text-danger-deep',
  beside: 'bg-milk',
};

function Sign({ look, children }: { look: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden="true" className={classes('grid size-7 place-items-center rounded', look)}>
        1
      </span>
      {children}
    </span>
  );
}

type DayProps = {
  day: string;
  marks: Mark[];
  outlets: Outlet[];
  today: string;
  draftId: number | undefined;
  onOpen: ((id: number) => void) | undefined;
};

function Day({ day, marks, outlets, today, draftId, onOpen }: DayProps) {
  const say = useSay();
  const { dayAndMonth } = useFormats();
  const date = dayAndMonth(startOfDay(day));
  const look = marks.length > 0 ? lookOf(marks, draftId) : undefined;
  const isToday = day === today;
  const concernsAll = marks.some(({ concerned = outlets }) => concerned.length === outlets.length);
  return (
    <div
      className={classes(
        'relative grid h-11 content-center rounded @3xl:block @3xl:h-auto @3xl:min-h-18.5 @3xl:content-start @3xl:px-1.5 @3xl:py-0.5',
        '@3xl:text-start',
        day < today && 'text-ink-soft',
        look && looks[look],
        isToday && looks.today,
      )}
    >
      <span
        aria-hidden="true"
        className={look === 'closed' && concernsAll ? 'line-through' : undefined}
      >
        {Number(day.slice(8))}
      </span>
      <span className="sr-only">{isToday ? `${date}: ${say(t.thisDay)}` : date}</span>
      {marks.map((mark, index) => (
        <MarkOnDay
          key={mark.id ?? mark.name}
          {...{ mark, date, onOpen }}
          of={outlets.length}
          isFirst={index === 0}
        />
      ))}
      {marks.length > 1 && (
        <span aria-hidden="true" className="text-[0.625rem]/2 @3xl:hidden">
          {'•'.repeat(Math.min(3, marks.length))}
        </span>
      )}
    </div>
  );
}

type MarkOnDayProps = {
  mark: Mark;
  date: string;
  /** How many outlets there are. */
  of: number;
  isFirst: boolean;
  onOpen: ((id: number) => void) | undefined;
};

/** A narrow day has no room for words: there the first mark is all of it to press. */
function MarkOnDay({
  of,
  mark: { id, name, periods, concerned },
  date,
  isFirst,
  onOpen,
}: MarkOnDayProps) {
  const reader = useReader();
  const shortName = useShortNames();
  const hours = periodsInWords(periods, reader);
  const count = concerned?.length ?? of;
  const part = count < of ? `${count}/${of}` : undefined;
  const [only] = part && count === 1 ? (concerned ?? []) : [];
  const place = only && shortName(only);
  const facts = place ? `${place} ${hours}` : [hours, part].filter(Boolean).join(' · ');
  const text = (
    <>
      <span className="hidden leading-tight @3xl:line-clamp-2">{name}</span>
      <span className="hidden font-normal @3xl:block">{facts}</span>
    </>
  );
  const words = [name, hours, place ?? part].filter(Boolean).join(', ');
  return (
    <>
      {isFirst && part && (
        <span aria-hidden="true" className="truncate text-[0.625rem]/3 font-normal @3xl:hidden">
          {place ?? part}
        </span>
      )}
      {onOpen && id !== undefined ? (
        <button
          type="button"
          aria-label={`${date}: ${words}`}
          className={classes(
            'rounded-sm text-xs @3xl:static @3xl:block @3xl:w-full @3xl:text-start',
            isFirst ? 'absolute inset-0' : 'hidden',
          )}
          onClick={() => onOpen(id)}
        >
          {text}
        </button>
      ) : (
        <>
          <span aria-hidden="true" className="text-xs" title={words}>
            {text}
          </span>
          <span className="sr-only">: {words}</span>
        </>
      )}
    </>
  );
}

type Mark = {
  id?: number;
  name: string;
  periods: Period[];
  /** Which outlets it concerns, where all are shown. */
  concerned?: Outlet[];
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
        concerned: outlets.filter((one) => concerns(hours, one)),
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
