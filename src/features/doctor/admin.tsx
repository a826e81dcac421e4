import { useQuery } from '@tanstack/react-query';
import { ChevronDown, CircleCheck, CircleX, RefreshCw, TriangleAlert } from 'lucide-react';
import type { Message } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { AddressLink } from '../../ui/dashboard/address-link.tsx';
import { Badge, type Tone } from '../../ui/dashboard/badge.tsx';
import { ListState } from '../../ui/dashboard/lists/list-state.tsx';
import { Toolbar } from '../../ui/dashboard/toolbar.tsx';
import { api, errorMessage } from '../../ui/fetch.ts';
import { Sentence, useReader, useSay } from '../../ui/reader.tsx';
import { Time } from '../../ui/time.tsx';
import { toast } from '../../ui/toast.tsx';
import { checkUpSchema, type Finding } from './contract.ts';
import { doctorTexts } from './messages.ts';

const states: Record<Finding['state'], [order: number, tone: Tone, label: Message<never>]> = {
  bad: [0, 'danger', doctorTexts.bad],
  warning: [1, 'warm', doctorTexts.warning],
  good: [2, 'good', doctorTexts.good],
};

const marks = {
  bad: <CircleX className="size-5 self-center text-danger" aria-hidden="true" />,
  warning: <TriangleAlert className="size-5 self-center text-caramel" aria-hidden="true" />,
  good: null,
};

export default function SystemCheck() {
  const say = useSay();
  const { lang } = useReader();
  const query = useQuery({
    queryKey: ['doctor', lang],
    queryFn: ({ signal }) => api.get('/api/admin/doctor', checkUpSchema, { signal }),
    refetchOnMount: 'always',
  });
  const checkAgain = async () => {
    const { error } = await query.refetch();
    if (!error) return;
    const title = say(doctorTexts.failed);
    toast({ title, description: errorMessage(error), variant: 'destructive' });
  };
  return (
    <ListState query={query} failure={say(doctorTexts.failed)} empty={null}>
      {({ at, findings }) => (
        <section className="card grid gap-4 p-4 sm:p-6" aria-label={say(doctorTexts.title)}>
          <Toolbar>
            <p className="min-w-0 text-sm text-ink-soft max-sm:flex-1 sm:me-2">
              <Sentence of={doctorTexts.checked} time={<Time iso={at} />} />
            </p>
            <Button variant="secondary" busy={query.isFetching} onClick={checkAgain}>
              {!query.isFetching && <RefreshCw className="size-4" aria-hidden="true" />}
              {say(doctorTexts.again)}
            </Button>
          </Toolbar>
          <Findings findings={findings} />
        </section>
      )}
    </ListState>
  );
}

function Findings({ findings }: { findings: Finding[] }) {
  const say = useSay();
  const fine = findings.filter(({ state }) => state === 'good');
  const toLook = findings
    .filter(({ state }) => state !== 'good')
    .toSorted((one, other) => states[one.state][0] - states[other.state][0]);
  return (
    <>
      {toLook.length > 0 && (
        <div>
          <h3 className="text-lg font-bold">
            {say(doctorTexts.warning)} ({toLook.length})
          </h3>
          <ul className="mt-1 divide-y divide-line">
            {toLook.map((finding) => (
              <Row key={finding.name} finding={finding} />
            ))}
          </ul>
        </div>
      )}
      <details className="group" open={toLook.length === 0}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-lg font-bold">
          <CircleCheck className="size-5 text-pandan-deep" aria-hidden="true" />
          {say(doctorTexts.good)} ({fine.length})
          <ChevronDown
            className="size-5 text-ink-soft transition group-open:rotate-180"
            aria-hidden="true"
          />
        </summary>
        <ul className="divide-y divide-line">
          {fine.map((finding) => (
            <Row key={finding.name} finding={finding} />
          ))}
        </ul>
      </details>
    </>
  );
}

function Row({ finding: { name, state, found, advice, tab } }: { finding: Finding }) {
  const say = useSay();
  const [, tone, label] = states[state];
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 py-3 sm:grid-cols-[12rem_1fr_auto]">
      <p className="flex items-baseline gap-2 font-semibold">
        {marks[state]}
        {name}
      </p>
      {state === 'bad' && <Badge tone={tone}>{say(label)}</Badge>}
      <div className="col-span-full min-w-0 text-sm break-words sm:col-span-1 sm:col-start-2 sm:row-start-1">
        <p>{found}</p>
        {advice && tab && (
          <AddressLink
            href={`/admin/${tab}`}
            className="link inline-flex min-h-11 items-center sm:min-h-9"
          >
            {advice}
          </AddressLink>
        )}
        {advice && !tab && (
          <details className="group/server">
            <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 text-ink-soft hover:underline sm:min-h-9">
              {say(doctorTexts.forServer)}
              <ChevronDown
                className="size-4 transition group-open/server:rotate-180"
                aria-hidden="true"
              />
            </summary>
            <p className="max-w-text rounded bg-milk p-3">{advice}</p>
          </details>
        )}
      </div>
    </li>
  );
}
