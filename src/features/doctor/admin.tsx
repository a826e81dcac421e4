import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Badge, type Tone } from '../../ui/dashboard/badge.tsx';
import { ListState } from '../../ui/dashboard/lists/list-state.tsx';
import { api } from '../../ui/fetch.ts';
import { Time } from '../../ui/time.tsx';
import { checkUpSchema, type Finding } from './contract.ts';

const states: Record<Finding['state'], [order: number, tone: Tone, label: string]> = {
  bad: [0, 'danger', 'Needs mending'],
  warning: [1, 'warm', 'Worth a look'],
  good: [2, 'good', 'Fine'],
};

/** The System Check tab: what `npm run doctor` says, for the owner. */
export default function SystemCheck() {
  const query = useQuery({
    queryKey: ['doctor'],
    queryFn: ({ signal }) => api.get('/api/admin/doctor', checkUpSchema, { signal }),
    refetchOnMount: 'always',
  });
  return (
    <ListState query={query} failure="The system could not be checked" empty={null}>
      {({ at, findings }) => (
        <section className="card grid gap-4 p-4 sm:p-6" aria-label="System check">
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-sm text-ink-soft">
              Checked <Time iso={at} />
            </p>
            <Button
              variant="secondary"
              size="sm"
              className="ms-auto"
              busy={query.isFetching}
              onClick={() => void query.refetch()}
            >
              {!query.isFetching && <RefreshCw className="size-4" aria-hidden="true" />}
              Check again
            </Button>
          </div>
          <ul className="divide-y divide-line">
            {findings
              .toSorted((one, other) => states[one.state][0] - states[other.state][0])
              .map((finding) => (
                <Row key={finding.name} finding={finding} />
              ))}
          </ul>
        </section>
      )}
    </ListState>
  );
}

function Row({ finding: { name, state, found, advice } }: { finding: Finding }) {
  const [, tone, label] = states[state];
  return (
    <li className="grid gap-1 py-3 sm:grid-cols-[12rem_1fr] sm:gap-x-6">
      <p className="flex flex-wrap items-center gap-2 font-semibold sm:flex-col sm:items-start">
        {name} <Badge tone={tone}>{label}</Badge>
      </p>
      <div className="min-w-0 text-sm break-words">
        <p>{found}</p>
        {advice && <p className="mt-1 text-ink-soft">{advice}</p>}
      </div>
    </li>
  );
}
