import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { ListState } from '../../ui/dashboard/lists/list-state.tsx';
import { useGet } from '../../ui/dashboard/tools/use-get.ts';
import { Options, Select } from '../../ui/field.tsx';
import { useSay } from '../../ui/reader.tsx';
import { daysInColumn, Figures } from './admin-figures.tsx';
import { Funnel } from './admin-funnel.tsx';
import { Marks } from './admin-marks.tsx';
import { journeyDays, journeySchema } from './contract.ts';
import { journeyTexts as t } from './messages.ts';

export function Journey() {
  const say = useSay();
  const [days, setDays] = useState('30');
  const query = useGet(
    ['journey', days],
    `/api/admin/overview/journey?days=${days}`,
    journeySchema,
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const inBar = daysInColumn(query.data?.byDay.length ?? 0);
  return (
    <section className="grid gap-card" aria-labelledby="journey">
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1">
          <h3 id="journey" className="heading-section">
            {say(t.title)}
          </h3>
          <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
            {query.data?.before === null && <span>{say(t.noneBefore)}</span>}
            {inBar > 1 && <span>{say(t.inBar, { count: inBar })}</span>}
          </p>
        </div>
        <Select
          label={say(t.days)}
          hideLabel
          className="beside-buttons w-32"
          value={days}
          onChange={(event) => setDays(event.target.value)}
        >
          <Options
            of={journeyDays.map((one) => [
              one,
              one === 365 ? say(t.year) : say(t.lastDays, { count: one }),
            ])}
          />
        </Select>
      </div>
      <ListState query={query} failure={say(t.failed)} empty={null}>
        {({ marks, ...journey }) =>
          Object.values(journey.total).every((count) => count === 0) ? (
            <p className="text-sm">{say(t.silent)}</p>
          ) : (
            <>
              <Figures {...journey} />
              <div className="grid gap-card xl:grid-cols-2">
                <Funnel {...journey} />
                <Marks marks={marks} />
              </div>
            </>
          )
        }
      </ListState>
    </section>
  );
}
