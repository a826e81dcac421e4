import { Footprints } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { ListTools } from '../../ui/dashboard/lists/list-tools.tsx';
import { PagedList } from '../../ui/dashboard/lists/paged-list.tsx';
import { usePaged } from '../../ui/dashboard/lists/use-paged.ts';
import { Time } from '../../ui/time.tsx';
import { type VisitorLog, visitorLogSchema } from './contract.ts';
import { countryFlag, pageName } from './labels.contract.ts';

const path = '/api/admin/visitor-logs';
const listSchema = z.array(visitorLogSchema);
const USER_AGENT_LENGTH = 100;

/** On a phone the visits are as long as twenty screens: there they are opened by a button. */
export function VisitorLogList() {
  const [shown, setShown] = useState(() => matchMedia('(min-width: 40rem)').matches);
  if (shown) return <Visits />;
  return (
    <Button variant="secondary" onClick={() => setShown(true)}>
      Show the last 100 visitors
    </Button>
  );
}

function Visits() {
  const list = usePaged({ key: 'visitor-logs', path, schema: listSchema, limit: 100 });
  return (
    <section className="grid gap-4" aria-labelledby="visitor-log">
      <h3 id="visitor-log" className="text-lg font-bold">
        Last 100 visitors
      </h3>
      <ListTools label="Search visits" list={list} csv={`${path}.csv`} />
      <PagedList
        list={list}
        failure="Failed to fetch visitor logs"
        none={
          <Empty
            icon={<Footprints />}
            title="No visits yet"
            hint="Every page that somebody opens appears here a moment later."
          />
        }
        noMatch={
          <Empty title="No visit matches" hint="Try a page, a city, a host or an address." />
        }
      >
        {(rows) => (
          <ol className="card divide-y divide-line">
            {rows.map((visit) => (
              <Visit key={visit.id} visit={visit} />
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  );
}

function Visit({ visit }: { visit: VisitorLog }) {
  const { page, ipAddress, country, city, referrer, userAgent, visitedAt } = visit;
  return (
    <li className="grid grid-cols-2 gap-x-4 gap-y-0.5 px-4 py-3 text-sm md:grid-cols-[1.1fr_1.4fr_1.2fr_1fr_auto]">
      <span className="font-semibold wrap-anywhere">{pageName(page)}</span>
      <span className="min-w-0 wrap-anywhere">
        <span aria-hidden="true">{countryFlag(country)}</span>{' '}
        {[city, country ?? 'Unknown'].filter(Boolean).join(', ')}
      </span>
      <span className="font-mono text-xs leading-relaxed wrap-anywhere">{ipAddress}</span>
      <span className="min-w-0 text-ink-soft wrap-anywhere">
        <span className="sr-only">From </span>
        {referrer ?? 'Direct'}
      </span>
      <Time
        iso={visitedAt}
        className="text-xs leading-relaxed text-ink-soft max-md:col-span-full"
      />
      <span className="text-xs text-ink-soft wrap-anywhere col-span-full">
        {userAgent.slice(0, USER_AGENT_LENGTH)}
      </span>
    </li>
  );
}
