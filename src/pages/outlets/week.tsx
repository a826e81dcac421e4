import { hoursTexts, weekdayTexts } from '../../features/outlets/hours/messages.ts';
import type { Hours, SpecialHours, Why } from '../../features/outlets/hours/opening.contract.ts';
import { hoursOn } from '../../features/outlets/hours/opening.contract.ts';
import { unusualDays } from '../../features/outlets/hours/unusual-days.ts';
import {
  hoursOfDays,
  periodsInWords,
  weekInWords,
} from '../../features/outlets/hours/words.contract.ts';
import type { Zone } from '../../time.ts';
import { addDays, dayOf, weekdayOf } from '../../time.ts';
import { classes } from '../../ui/classes.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { WholeTimes } from '../parts/hours.tsx';
import { outletPageTexts as t } from './messages.ts';

type Props = { outlet: Hours & { zone: Zone }; special: SpecialHours[]; now: Date };

/** Seven equal days are one line, others a table. */
export function OpeningHours({ isSame, ...props }: Props & { isSame: boolean }) {
  const say = useSay();
  const reader = useReader();
  const { outlet } = props;
  return (
    <section
      aria-labelledby="hours"
      className={isSame ? 'flex flex-col-reverse justify-end gap-1' : undefined}
    >
      <h2 id="hours" className={isSame ? 'text-ink-soft' : 'heading-2'}>
        {say(t.hours)} <span className="font-sans text-base font-normal">{outlet.zone}</span>
      </h2>
      {isSame ? (
        <p className="heading-2">
          <WholeTimes text={weekInWords(outlet.week, reader)} />
        </p>
      ) : (
        <WeekTable {...props} />
      )}
    </section>
  );
}

export function isSameEveryDay({ outlet, special, now }: Props): boolean {
  const today = dayOf(now, outlet.zone);
  const days = weekdayTexts.map((_, ahead) => hoursOn(outlet, special, addDays(today, ahead)));
  const [first] = days;
  return first?.why === null && days.every((day) => JSON.stringify(day) === JSON.stringify(first));
}

function WeekTable({ outlet, special, now }: Props) {
  const say = useSay();
  const reader = useReader();
  const today = dayOf(now, outlet.zone);
  return (
    <table className="mt-4 w-full max-w-120">
      <tbody>
        {weekdayTexts.map((weekday, place) => {
          const ahead = (place - weekdayOf(today) + 7) % 7;
          const { periods, why } = hoursOn(outlet, special, addDays(today, ahead));
          return (
            <tr
              key={weekday.en}
              aria-current={ahead === 0 ? 'date' : undefined}
              className={classes(
                'border-b border-line align-top',
                ahead === 0 ? 'font-bold text-pandan-deep' : 'font-normal',
              )}
            >
              <th scope="row" className="py-2 pe-4 text-start [font-weight:inherit]">
                {say(weekday)}
                {ahead === 0 && <span className="font-normal"> ({say(t.today)})</span>}
              </th>
              <td className="py-2 text-end tabular-nums first-letter:uppercase">
                {periodsInWords(periods, reader)}
                <Reason why={why} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Reason({ why }: { why: Why | null }) {
  const say = useSay();
  if (!why) return null;
  const { soon, closedForNow } = hoursTexts;
  const text =
    why.kind === 'special'
      ? why.name
      : why.kind === 'soon'
        ? say(soon)
        : why.why || say(closedForNow);
  return <span className="block text-sm font-normal text-ink-soft">{text}</span>;
}

const AHEAD = 92;

export function SpecialDays({ isSame, outlet, special, now }: Props & { isSame: boolean }) {
  const say = useSay();
  const reader = useReader();
  const { days: written } = useFormats();
  const today = dayOf(now, outlet.zone);
  const runs = unusualDays(outlet, special, now).flatMap(({ why, days }) => {
    const [from = '', to = ''] = [days[0]?.day, days.at(-1)?.day];
    const isNear = to >= today && from <= addDays(today, AHEAD);
    return why.kind === 'special' && isNear ? [{ name: why.name, from, to, days }] : [];
  });
  if (runs.length === 0) return null;
  return (
    <section aria-labelledby="special">
      <h2 id="special" className={isSame ? 'heading-display text-xl' : 'heading-2'}>
        {say(t.special)}
      </h2>
      <ul className="mt-3 grid gap-2">
        {runs.map(({ name, from, to, days }) => (
          <li key={from} className="flex justify-between gap-x-6">
            <span>
              <b>{name}</b>
              <span className="block text-ink-soft">{written({ from, to }, outlet.zone)}</span>
            </span>
            <span className="text-end font-semibold tabular-nums wrap-break-word first-letter:uppercase">
              {hoursOfDays(days, reader)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
