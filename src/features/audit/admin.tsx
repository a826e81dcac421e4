import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { z } from 'zod';
import { formatDay } from '../../time.ts';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { ListTools } from '../../ui/dashboard/lists/list-tools.tsx';
import { PagedList } from '../../ui/dashboard/lists/paged-list.tsx';
import { usePaged } from '../../ui/dashboard/lists/use-paged.ts';
import { api } from '../../ui/fetch.ts';
import { Select } from '../../ui/field.tsx';
import { Entry } from './admin-entry.tsx';
import { thingName } from './admin-sentence.ts';
import { type AuditEntry, auditChoices, auditSchema } from './contract.ts';

const listSchema = z.array(auditSchema);

export default function Audit() {
  const list = usePaged({ key: 'audit', path: '/api/admin/audit', schema: listSchema, limit: 50 });
  const { filter, onFilter, page, onPage } = list;
  const newest = list.query.data?.rows[0]?.id;
  // From the second page on, new entries would push the old ones from page to page.
  const turnTo = (next: number) => {
    if (next > 1 && !filter.upTo && page === 1 && newest) onFilter({ upTo: String(newest) });
    if (next === 1 && filter.upTo) onFilter({ upTo: '' });
    onPage(next);
  };
  return (
    <div className="grid gap-5">
      <ListTools label="Search by name, action or detail" list={list} csv="/api/admin/audit.csv">
        <Filters filter={filter} onFilter={(change) => onFilter({ ...change, upTo: '' })} />
      </ListTools>
      <PagedList
        list={{ ...list, onPage: turnTo }}
        failure="Failed to fetch the audit log"
        none={<Empty icon={<ScrollText />} title="Nothing has been done yet" />}
        noMatch={<Empty title="Nothing matches" hint="Try a name, or an action like login." />}
      >
        {(rows) => (
          <div className="grid gap-5">
            {[...Map.groupBy(rows, ({ at }) => formatDay(at))].map(([day, entries]) => (
              <Day key={day} day={day} entries={entries} />
            ))}
          </div>
        )}
      </PagedList>
    </div>
  );
}

function Day({ day, entries }: { day: string; entries: AuditEntry[] }) {
  const { data } = useChoices();
  return (
    <section aria-label={day} className="grid gap-2">
      <h3 className="text-sm font-semibold text-ink-soft">{day}</h3>
      <ol className="card divide-y divide-line">
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} words={data?.words ?? {}} />
        ))}
      </ol>
    </section>
  );
}

const useChoices = () =>
  useQuery({
    queryKey: ['audit', 'choices'],
    queryFn: ({ signal }) => api.get('/api/admin/audit/choices', auditChoices, { signal }),
  });

type FiltersProps = {
  filter: Record<string, string>;
  onFilter: (change: Record<string, string>) => void;
};

function Filters({ filter, onFilter }: FiltersProps) {
  const { data } = useChoices();
  return (
    <>
      <Select
        label="Person"
        hideLabel
        className="min-w-36 flex-1 sm:flex-none"
        value={filter.person ?? ''}
        onChange={({ target }) => onFilter({ person: target.value })}
      >
        <option value="">Everybody</option>
        {data?.people.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label="Thing"
        hideLabel
        className="min-w-36 flex-1 sm:flex-none"
        value={filter.thing ?? ''}
        onChange={({ target }) => onFilter({ thing: target.value })}
      >
        <option value="">Everything</option>
        {data?.things.map((thing) => (
          <option key={thing} value={thing}>
            {thingName(thing, data.words)}
          </option>
        ))}
      </Select>
    </>
  );
}
