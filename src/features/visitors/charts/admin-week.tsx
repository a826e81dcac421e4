import { useReader, useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { busiestHour, clock, weekdayName } from '../admin-words.ts';
import type { VisitorPeriod } from '../contract.ts';
import { visitorTexts as t } from '../messages.ts';
import { Chart } from './admin-chart.tsx';

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const TONES = [0, 0.25, 0.5, 0.75, 1];
const TICKS = [0, 6, 12, 18];

export function WeekByHour({ period }: { period: VisitorPeriod }) {
  const say = useSay();
  const reader = useReader();
  const { number } = useFormats();
  const { byWeekHour } = period;
  const visits = new Map(byWeekHour.map((one) => [`${one.weekday} ${one.hour}`, one.visits]));
  const at = (weekday: number, hour: number) => visits.get(`${weekday} ${hour}`) ?? 0;
  const most = Math.max(1, ...visits.values());
  return (
    <Chart
      className="md:col-span-2"
      title={say(t.byHour)}
      figure={say(t.busiest, { hour: clock(busiestHour(period), reader) })}
      table={{
        columns: [say(t.hour), ...WEEKDAYS.map((one) => weekdayName(one, reader, 'short'))],
        rows: HOURS.map((hour) => [
          clock(hour, reader),
          ...WEEKDAYS.map((weekday) => at(weekday, hour)),
        ]),
      }}
    >
      <div
        aria-hidden="true"
        className="grid grid-cols-[auto_repeat(24,minmax(0,1fr))] items-center gap-px text-xs text-ink-soft [print-color-adjust:exact] sm:gap-0.5"
      >
        {WEEKDAYS.map((weekday) => [
          <span key={weekday} className="pe-2">
            {weekdayName(weekday, reader, 'short')}
          </span>,
          ...HOURS.map((hour) => (
            <span
              key={`${weekday} ${hour}`}
              title={`${weekdayName(weekday, reader, 'long')} ${clock(hour, reader)}: ${say(t.countVisits, { count: at(weekday, hour) })}`}
              className="h-7 rounded-xs bg-milk forced-color-adjust-none"
            >
              <span
                className="block size-full rounded-xs bg-caramel-deep"
                style={{ opacity: at(weekday, hour) / most }}
              />
            </span>
          )),
        ])}
        <span />
        {TICKS.map((hour) => (
          <span key={hour} className="col-span-6">
            {clock(hour, reader)}
          </span>
        ))}
      </div>
      <p
        aria-hidden="true"
        className="flex items-center gap-1.5 text-xs text-ink-soft tabular-nums forced-color-adjust-none [print-color-adjust:exact]"
      >
        0
        {TONES.map((tone) => (
          <span key={tone} className="h-3 w-5 rounded-xs bg-milk">
            <span
              className="block size-full rounded-xs bg-caramel-deep"
              style={{ opacity: tone }}
            />
          </span>
        ))}
        {number(most)} {say(t.tones)}
      </p>
    </Chart>
  );
}
