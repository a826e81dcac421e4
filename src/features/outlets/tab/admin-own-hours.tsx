import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { addDays, dayOf } from '../../../time.ts';
import { Button } from '../../../ui/button.tsx';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import type { Outlet } from '../contract.ts';
import { hoursOn, openingAt, type SpecialHours } from '../hours/opening.contract.ts';
import { openingInWords, periodsInWords } from '../hours/words.contract.ts';
import { Closing, useReopen } from './admin-closing.tsx';
import { OpeningState } from './admin-opening-state.tsx';
import { TomorrowDialog } from './admin-tomorrow.tsx';
import { tabTexts as t } from './messages.ts';

type OwnHoursProps = {
  outlet: Outlet;
  special: SpecialHours[];
  isNamed: boolean;
};

export function OwnHours({ outlet, special, isNamed }: OwnHoursProps) {
  const say = useSay();
  const reader = useReader();
  const { days } = useFormats();
  const { reopen, busy } = useReopen(outlet);
  const [plans, setPlans] = useState(false);
  const now = new Date();
  const { zone, name } = outlet;
  const today = dayOf(now, zone);
  const tomorrow = addDays(today, 1);
  const opening = openingAt(outlet, special, now);
  const wordsOn = (day: string) => periodsInWords(hoursOn(outlet, special, day).periods, reader);
  const planned = special.filter(
    (hours) => isPlannedHere(hours, outlet.id, tomorrow) && !isWhy(opening, hours.id),
  );
  return (
    <section className="card grid content-start gap-3 p-card" aria-label={name}>
      <h3 className={isNamed ? 'sr-only' : 'text-xl font-bold wrap-anywhere'}>{name}</h3>
      <OpeningState words={openingInWords(opening, { zone, now }, reader)} />
      <p className="text-sm text-ink-soft">
        {say(t.today, { hours: wordsOn(today) })}
        <br />
        {say(t.tomorrowIs, { hours: wordsOn(tomorrow) })}
      </p>
      <div className="grid gap-2 sm:flex sm:flex-wrap [&>button]:min-h-12">
        <Closing outlet={outlet} special={special} now={now} />
        <Button variant="secondary" size="sm" onClick={() => setPlans(true)}>
          <CalendarClock className="size-4" />
          {say(t.tomorrow)}
        </Button>
      </div>
      {planned.length > 0 && (
        <ul className="divide-y divide-line border-t border-line">
          {planned.map((hours) => (
            <li key={hours.id} className="flex items-center gap-3 py-2 text-sm">
              <p className="min-w-0 flex-1 wrap-anywhere">
                <span className="font-semibold">{hours.name}</span> · {days(hours)}
              </p>
              <Button
                variant="quiet"
                size="sm"
                className="min-h-11"
                aria-label={say(t.takeBackNamed, { name: hours.name, days: days(hours) })}
                busy={busy}
                onClick={() => reopen(hours.id)}
              >
                {say(t.takeBack)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {plans && (
        <TomorrowDialog
          outlet={outlet}
          special={special}
          now={now}
          onClose={() => setPlans(false)}
        />
      )}
    </section>
  );
}

const isWhy = ({ now, why }: ReturnType<typeof openingAt>, id: number) =>
  !now && why?.kind === 'special' && why.id === id;

const isPlannedHere = ({ scope, outletIds, to }: SpecialHours, outletId: number, last: string) =>
  scope === 'outlets' && String(outletIds) === String([outletId]) && to <= last;
