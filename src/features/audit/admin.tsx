import { ScrollText } from 'lucide-react';
import { startOfDay } from '../../time.ts';
import { CsvLink } from '../../ui/dashboard/csv-link.tsx';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { PagedList } from '../../ui/dashboard/lists/paged-list.tsx';
import { SkeletonLog } from '../../ui/dashboard/lists/skeleton.tsx';
import { usePaged } from '../../ui/dashboard/lists/use-paged.ts';
import type { Filter } from '../../ui/dashboard/tools/filters.tsx';
import { ToolbarTools } from '../../ui/dashboard/tools/list-tools.tsx';
import { useMedia } from '../../ui/dashboard/tools/use-media.ts';
import { useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { Aside } from './admin-aside.tsx';
import { useChoices, useKept } from './admin-choices.ts';
import { Entry } from './admin-entry.tsx';
import { isShown, onlyField, thingName } from './admin-sentence.ts';
import { type AuditEntry, auditSchema, isDay, signIns } from './contract.ts';
import { auditTexts } from './messages.ts';

/** With fewer entries nobody knows yet what the log is for. */
const FEW = 10;

export default function Audit() {
  const say = useSay();
  const formats = useFormats();
  const list = usePaged({ key: 'audit', path: '/api/admin/audit', schema: auditSchema, limit: 50 });
  const { filter, onFilter, page, onPage, total, limit } = list;
  // Where a page begins is no choice of the reader.
  const isNarrowed = Object.keys(filter).some((name) => name !== 'upTo');
  const shown = { ...list, isNarrowed, isFiltered: list.q !== '' || isNarrowed };
  const filters = useFilters(list);
  const days = useDays(list);
  const kept = useKept();
  const isDesk = useMedia('(width >= 80rem)');
  const today = formats.weekdayAndDay(Date.now());
  const dayOf = (at: string) => {
    const day = formats.weekdayAndDay(at);
    return day === today ? say(auditTexts.today, { day: formats.day(at) }) : day;
  };
  const newest = list.query.data?.rows[0]?.id;
  // From the second page on, new entries would push the old ones from page to page.
  const turnTo = (next: number) => {
    if (next > 1 && !filter.upTo && page === 1 && newest) onFilter({ upTo: String(newest) });
    if (next === 1 && filter.upTo) onFilter({ upTo: '' });
    onPage(next);
  };
  return (
    <div className="grid items-start gap-card xl:grid-cols-[minmax(0,1fr)_20rem]">
      <ToolbarTools
        label={say(auditTexts.search)}
        list={shown}
        filters={isDesk ? [] : [...filters, ...days]}
        end="aside"
      >
        <CsvLink path="/api/admin/audit.csv" params={list.params} />
      </ToolbarTools>
      <PagedList
        list={{ ...shown, onPage: turnTo }}
        failure={say(auditTexts.failed)}
        none={<Empty icon={<ScrollText />} title={say(auditTexts.none)} />}
        noMatch={say(auditTexts.noMatch)}
        loading={<SkeletonLog />}
      >
        {(rows) => (
          <div className="grid gap-card">
            {!isDesk && rows.length < FEW && (
              <p className="text-sm text-ink-soft">{say(auditTexts.appears)}</p>
            )}
            {[...Map.groupBy(rows, ({ at }) => dayOf(at))].map(([day, entries]) => (
              <Day key={day} day={day} entries={entries} />
            ))}
            {page * limit >= total && (
              <p className="text-xs text-ink-soft">
                {say(auditTexts.end)} {kept}
              </p>
            )}
          </div>
        )}
      </PagedList>
      {isDesk && (
        <div data-beside>
          <Aside filters={filters} filter={filter} onFilter={onFilter} isNarrowed={isNarrowed} />
        </div>
      )}
    </div>
  );
}

function Day({ day, entries }: { day: string; entries: AuditEntry[] }) {
  const { data } = useChoices();
  return (
    <section aria-label={day} className="card overflow-hidden">
      <h3 className="border-b border-line bg-milk px-card py-1 text-xs font-semibold text-ink-soft">
        {day}
      </h3>
      <ol className="divide-y divide-line">
        {runsOf(entries).map(([entry, ...alike], at, runs) => (
          <Entry
            key={entry.id}
            entry={entry}
            isSamePerson={isSamePerson(runs[at - 1]?.[0], entry)}
            alike={alike}
            words={data?.words ?? {}}
          />
        ))}
      </ol>
    </section>
  );
}

/** What somebody did several times in a row is one line, unless there is more to say about it. */
function runsOf(entries: AuditEntry[]): [AuditEntry, ...AuditEntry[]][] {
  const runs: [AuditEntry, ...AuditEntry[]][] = [];
  for (const entry of entries) {
    const run = runs.at(-1);
    if (run && isAlike(run[0], entry)) run.push(entry);
    else runs.push([entry]);
  }
  return runs;
}

const isSamePerson = (one: AuditEntry | undefined, other: AuditEntry) =>
  one?.accountId === other.accountId && one?.accountName === other.accountName;

const isAlike = (one: AuditEntry, other: AuditEntry) =>
  isSamePerson(one, other) &&
  (one.action === other.action || (isSignIn(one) && isSignIn(other))) &&
  isPlain(one) &&
  isPlain(other) &&
  isShown(one) === isShown(other);

const isSignIn = ({ action }: AuditEntry) => signIns.includes(action);

const isPlain = (entry: AuditEntry) =>
  entry.detail === '' &&
  (onlyField(entry) === 'is_active' ||
    (entry.changes ?? []).every(({ fields }) => Object.keys(fields).length === 0));

type LogFilters = {
  filter: Record<string, string>;
  onFilter: (change: Record<string, string>) => void;
};

function useFilters({ filter, onFilter }: LogFilters): Filter[] {
  const say = useSay();
  const { data } = useChoices();
  return [
    {
      label: say(auditTexts.person),
      value: filter.person,
      all: say(auditTexts.everybody),
      choices: (data?.people ?? []).map(({ id, name }) => [id, name]),
      onChoose: (person) => onFilter({ person, upTo: '' }),
    },
    {
      label: say(auditTexts.thing),
      value: filter.thing,
      all: say(auditTexts.everything),
      choices: data?.things.map((thing) => [thing, thingName(thing, data.words)]) ?? [],
      onChoose: (thing) => onFilter({ thing, upTo: '' }),
    },
    {
      label: say(auditTexts.signIns),
      value: filter.signIns,
      all: say(auditTexts.withSignIns),
      choices: [['false', say(auditTexts.withoutSignIns)]],
      onChoose: (signIns) => onFilter({ signIns, upTo: '' }),
    },
  ];
}

/** They are chosen at a desk, and a phone that opens the same address says so. */
function useDays({ filter, onFilter }: LogFilters): Filter[] {
  const say = useSay();
  const { day } = useFormats();
  return (['from', 'to'] as const).flatMap((end) => {
    const value = filter[end];
    if (!value || !isDay(value)) return [];
    const text = end === 'from' ? auditTexts.fromDay : auditTexts.toDay;
    return {
      label: say(auditTexts[end]),
      value,
      all: say(auditTexts.everything),
      choices: [[value, say(text, { day: day(startOfDay(value)) })]],
      onChoose: (chosen) => onFilter({ [end]: chosen, upTo: '' }),
    };
  });
}
