import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Badge, type Tone } from '../../ui/dashboard/badge.tsx';
import { ListState } from '../../ui/dashboard/lists/list-state.tsx';
import { api, errorMessage } from '../../ui/fetch.ts';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toast.tsx';
import { checkUpSchema, type Finding } from './contract.ts';

const states: Record<Finding['state'], [order: number, tone: Tone, label: string]> = {
  bad: [0, 'danger', 'Needs mending'],
  warning: [1, 'warm', 'Worth a look'],
  good: [2, 'good', 'Fine'],
};

const FAILED = 'The system could not be checked';

export default function SystemCheck() {
  const query = useQuery({
    queryKey: ['doctor'],
    queryFn: ({ signal }) => api.get('/api/admin/doctor', checkUpSchema, { signal }),
    refetchOnMount: 'always',
  });
  const checkAgain = async () => {
    const { error } = await query.refetch();
    if (!error) return;
    toast({ title: FAILED, description: errorMessage(error), variant: 'destructive' });
  };
  return (
    <ListState query={query} failure={FAILED} empty={null}>
      {({ at, findings }) => (
        <section className="card grid gap-4 p-4 sm:p-6" aria-label="System check">
          <div className="flex items-center gap-3">
            <p className="min-w-0 flex-1 text-sm text-ink-soft">
              Checked <Time iso={at} />
            </p>
            <Button variant="secondary" size="sm" busy={query.isFetching} onClick={checkAgain}>
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
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 py-3 sm:grid-cols-[10rem_1fr_auto]">
      <p className="font-semibold">{name}</p>
      <Badge tone={tone}>{label}</Badge>
      <div className="col-span-full min-w-0 text-sm break-words sm:col-span-1 sm:col-start-2 sm:row-start-1">
        <p>{found}</p>
        {advice && <p className="mt-1 text-ink-soft">{advice}</p>}
      </div>
    </li>
  );
}
