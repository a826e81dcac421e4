import { Footprints } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { CsvLink } from '../../ui/dashboard/csv-link.tsx';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { PagedList } from '../../ui/dashboard/lists/paged-list.tsx';
import { usePaged } from '../../ui/dashboard/lists/use-paged.ts';
import { ListTools } from '../../ui/dashboard/tools/list-tools.tsx';
import { useReader, useSay } from '../../ui/reader.tsx';
import { Time } from '../../ui/time.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { deviceName } from './admin-words.ts';
import { type VisitorLog, visitorLogSchema } from './contract.ts';
import { readDevice } from './device.contract.ts';
import { countryFlag, countryIn, pageName } from './labels.contract.ts';
import { visitorTexts } from './messages.ts';

const path = '/api/admin/visitor-logs';
const USER_AGENT_LENGTH = 100;

/** The visits are as long as twenty screens, and seldom asked for. */
export function VisitorLogList() {
  const say = useSay();
  const [shown, setShown] = useState(false);
  if (shown) return <Visits />;
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button variant="secondary" onClick={() => setShown(true)}>
        {say(visitorTexts.showLog)}
      </Button>
      <CsvLink path={`${path}.csv`} params="" />
    </div>
  );
}

function Visits() {
  const say = useSay();
  const { number } = useFormats();
  const list = usePaged({ key: 'visitor-logs', path, schema: visitorLogSchema, limit: 100 });
  return (
    <section className="grid gap-4" aria-labelledby="visitor-log">
      <div className="flex items-center justify-between gap-3">
        <h3 id="visitor-log" className="heading-section">
          {list.page === 1
            ? say(visitorTexts.log)
            : say(visitorTexts.logFrom, {
                from: number((list.page - 1) * list.limit + 1),
                to: number(Math.min(list.page * list.limit, list.total)),
              })}
        </h3>
        <CsvLink path={`${path}.csv`} params={list.params} />
      </div>
      <ListTools label={say(visitorTexts.search)} list={list} />
      <PagedList
        list={list}
        failure={say(visitorTexts.logFailed)}
        none={
          <Empty
            icon={<Footprints />}
            title={say(visitorTexts.noVisits)}
            hint={say(visitorTexts.noVisitsHint)}
          />
        }
        noMatch={say(visitorTexts.noMatch)}
      >
        {(rows) => (
          <div className="card">
            <Heads />
            <ol className="divide-y divide-line">
              {rows.map((visit) => (
                <Visit key={visit.id} visit={visit} />
              ))}
            </ol>
          </div>
        )}
      </PagedList>
    </section>
  );
}

const columns =
  'md:grid-cols-[1.1fr_1.4fr_1fr_1.2fr_12.5rem] xl:grid-cols-[1fr_1.3fr_1.1fr_0.9fr_8rem_12.5rem]';

/** The heads are for the eye only: in a list each cell says by itself what it is. */
function Heads() {
  const say = useSay();
  return (
    <p
      aria-hidden="true"
      className={classes(
        'hidden gap-x-4 border-b border-line-strong px-5 py-2 text-xs font-semibold text-ink-soft md:grid',
        columns,
      )}
    >
      <span>{say(visitorTexts.page)}</span>
      <span>{say(visitorTexts.place)}</span>
      <span>{say(visitorTexts.from)}</span>
      <span className="max-xl:hidden">{say(visitorTexts.device)}</span>
      <span>{say(visitorTexts.ipAddress)}</span>
      <span>{say(visitorTexts.time)}</span>
    </p>
  );
}

function Visit({ visit }: { visit: VisitorLog }) {
  const say = useSay();
  const reader = useReader();
  const { page, ipAddress, country, city, referrer, userAgent, visitedAt } = visit;
  return (
    <li
      className={classes(
        'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 px-card pt-3 text-sm md:pb-3',
        columns,
      )}
    >
      <span className="font-semibold wrap-anywhere">{pageName(page, reader)}</span>
      <p className="wrap-anywhere max-md:col-span-full max-md:row-start-2 md:contents">
        <span className="min-w-0">
          <span className="max-md:hidden" aria-hidden="true">
            {countryFlag(country)}{' '}
          </span>
          <span>{[city, countryIn(country, reader)].filter(Boolean).join(', ')}</span>
        </span>
        <span className="text-ink-soft md:hidden"> · </span>
        <span className="min-w-0 text-ink-soft">
          <span className="sr-only">{say(visitorTexts.from)} </span>
          {referrer ?? say(visitorTexts.direct)}
        </span>
      </p>
      <span className="font-mono text-xs leading-relaxed wrap-anywhere max-md:col-start-2 max-md:row-start-3 max-md:max-w-40 max-md:justify-self-end max-md:pt-3 max-md:text-end">
        {ipAddress}
      </span>
      <Time
        iso={visitedAt}
        className="text-xs leading-relaxed text-ink-soft max-md:col-start-2 max-md:row-start-1"
      />
      <details className="col-span-full text-xs text-ink-soft max-md:row-start-3 xl:col-span-1 xl:col-start-4 xl:row-start-1">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center underline md:min-h-6 xl:min-h-5">
          {deviceName(readDevice(userAgent, false), reader)}
        </summary>
        <span className="wrap-anywhere">{userAgent.slice(0, USER_AGENT_LENGTH)}</span>
      </details>
    </li>
  );
}
