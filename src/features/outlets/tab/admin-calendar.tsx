import { useId, useState } from 'react';
import { addDays, dayOf, eachDay, startOfDay, weekOf } from '../../../time.ts';
import { classes } from '../../../ui/classes.ts';
import { Select } from '../../../ui/field.tsx';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import type { Outlet } from '../contract.ts';
import { weekdayTexts } from '../hours/messages.ts';
import { concerns, hoursOn, type SpecialHours } from '../hours/opening.contract.ts';
import { periodsInWords } from '../hours/words.contract.ts';
import { useSpecialHours } from './admin-use-outlets.ts';
import { tabTexts as t } from './messages.ts';

const DAYS = 90;

/** With a draft it shows what visitors would see. */
type CalendarProps = { outlets: Outlet[]; draft?: SpecialHours };

export function Calendar({ outlets, draft }: CalendarProps) {
  const say = useSay();
  const heading = useId();
  const stored = useSpecialHours().filter(({ id }) => id !== draft?.id);
  const own = draft ? outlets.filter((outlet) => concerns(draft, outlet)) : outlets;
  const [chosen, setChosen] = useState(0);
  const outlet = outlets.find(({ id }) => id === chosen) ?? own[0] ?? outlets[0];
  if (!outlet) return null;
  return (
    <section
      className={classes('grid gap-3', draft && 'border-t border-line pt-4')}
      aria-labelledby={heading}
    >
      <div>
        <h3 id={heading} className="heading-part">
          {say(t.calendar)}
        </h3>
        {draft && (
          <p className="text-sm text-ink-soft">
            {own.length > 0 ? say(t.concerns, { count: own.length }) : say(t.concernsNone)}.{' '}
            {say(t.calendarHint)}
          </p>
        )}
      </div>
      <Select
        label={say(t.calendarOf)}
        value={outlet.id}
        onChange={({ target }) => setChosen(Number(target.value))}
      >
        {outlets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Weeks
        heading={heading}
        outlet={outlet}
        special={draft ? [...stored, draft] : stored}
        draftId={draft?.id}
      />
    </section>
  );
}

type WeeksProps = { outlet: Outlet; special: SpecialHours[]; draftId: number | undefined };

function Weeks({ heading, outlet, special, draftId }: WeeksProps & { heading: string }) {
  const say = useSay();
  const today = dayOf(Date.now(), outlet.zone);
  const days = eachDay({ from: weekOf(today).from, to: addDays(today, DAYS) });
  const weeks = Map.groupBy(days, (day) => weekOf(day).from);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be another heading's
    <div
      role="region"
      aria-labelledby={heading}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="w-full table-fixed border-collapse text-xs sm:min-w-120">
        <thead>
          <tr>
            {weekdayTexts.map((weekday) => (
              <th
                key={weekday.en}
                scope="col"
                abbr={say(weekday)}
                className="p-1 text-start font-semibold"
              >
                {say(weekday).slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...weeks].map(([monday, own]) => (
            <tr key={monday}>
              {own.map((day) => (
                <Day
                  key={day}
                  {...{ day, outlet, special, draftId, today }}
                  namesMonth={day === today || day.endsWith('-01')}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type DayProps = WeeksProps & { day: string; today: string; namesMonth: boolean };

function Day({ day, outlet, special, draftId, today, namesMonth }: DayProps) {
  const say = useSay();
  const reader = useReader();
  const { dayAndMonth } = useFormats();
  const { periods, why } = hoursOn(outlet, special, day);
  const isMarked = why?.kind === 'special' && (draftId === undefined || why.id === draftId);
  const name = why?.kind === 'special' ? why.name : '';
  const isPast = day < today;
  const isToday = day === today;
  const [number, month] = dayAndMonth(startOfDay(day)).split(' ');
  return (
    <td
      aria-current={isToday ? 'date' : undefined}
      className={classes(
        'border border-line p-1 align-top max-sm:px-0.5 max-sm:tracking-tight',
        !isPast && isMarked && 'bg-caramel-tint font-semibold',
        !isPast && why && !isMarked && 'bg-milk',
      )}
    >
      {!isPast && (
        <>
          <span className={isToday ? 'block font-bold' : 'block text-ink-soft'}>
            {number} <span className={namesMonth ? undefined : 'sr-only'}>{month}</span>
            {isToday && <span className="block">{say(t.thisDay)}</span>}
          </span>
          <span className={why ? 'block' : 'sr-only'}>{periodsInWords(periods, reader)}</span>
          {name && <span className="wrap-anywhere max-sm:sr-only sm:line-clamp-4">{name}</span>}
        </>
      )}
    </td>
  );
}
