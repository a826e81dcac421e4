import { CircleCheck, CircleX, Lightbulb, RefreshCw, TriangleAlert } from 'lucide-react';
import type { Message } from '../../messages.ts';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { AddressLink } from '../../ui/dashboard/address-link.tsx';
import { Folded } from '../../ui/dashboard/folded.tsx';
import { ListState } from '../../ui/dashboard/lists/list-state.tsx';
import { SkeletonCard } from '../../ui/dashboard/lists/skeleton-screens.tsx';
import { Toolbar } from '../../ui/dashboard/toolbar.tsx';
import { Code } from '../../ui/dashboard/tools/code.tsx';
import { CopyButton } from '../../ui/dashboard/tools/copy-button.tsx';
import { toastError } from '../../ui/dashboard/tools/toast-error.ts';
import { useGet } from '../../ui/dashboard/tools/use-get.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import { checkUpSchema, type Finding } from './contract.ts';
import { doctorTexts } from './messages.ts';

const order: Finding['state'][] = ['bad', 'warning', 'hint', 'good'];

const marks = {
  bad: <CircleX className="size-5 self-center text-danger" />,
  warning: <TriangleAlert className="size-5 self-center text-caramel" />,
  hint: <Lightbulb className="size-5 self-center text-ink-soft" />,
  good: null,
};

export default function SystemCheck() {
  const say = useSay();
  const { lang } = useReader();
  const { short } = useFormats();
  const query = useGet(['doctor', lang], '/api/admin/doctor', checkUpSchema, {
    refetchOnMount: 'always',
  });
  const checkAgain = async () => {
    const { error } = await query.refetch();
    if (!error) return;
    const title = say(doctorTexts.failed);
    toastError(title, error);
  };
  return (
    <>
      <Toolbar>
        <div className="tools">
          <p className="min-w-0 flex-1 text-sm text-ink-soft">
            {query.data && say(doctorTexts.checked, { time: short(query.data.at) })}
          </p>
          <Button variant="secondary" busy={query.isFetching} onClick={checkAgain}>
            {!query.isFetching && <RefreshCw className="size-4" />}
            {say(doctorTexts.again)}
          </Button>
        </div>
      </Toolbar>
      <ListState
        query={query}
        failure={say(doctorTexts.failed)}
        empty={null}
        loading={<SkeletonCard />}
      >
        {({ findings }) => (
          <section className="card grid gap-4 p-card" aria-label={say(doctorTexts.title)}>
            <Findings findings={findings} />
          </section>
        )}
      </ListState>
    </>
  );
}

function Findings({ findings }: { findings: Finding[] }) {
  const say = useSay();
  const fine = findings.filter(({ state }) => state === 'good');
  const toLook = findings
    .filter(({ state }) => state !== 'good')
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));
  const here = {
    id: 'here',
    title: doctorTexts.here,
    isForServer: false,
    findings: toLook.filter(({ tab }) => tab !== null),
  };
  const forServer = {
    id: 'server',
    title: doctorTexts.forServer,
    isForServer: true,
    findings: toLook.filter(({ tab }) => tab === null),
  };
  return (
    <>
      <Verdict findings={toLook} />
      {[here, forServer]
        .toSorted((one, other) => worstOf(one.findings) - worstOf(other.findings))
        .map((part) => (
          <Part key={part.id} {...part} />
        ))}
      <Folded
        title={`${say(doctorTexts.good)} (${fine.length})`}
        icon={<CircleCheck className="size-5 text-pandan-deep" />}
        open={toLook.length === 0}
      >
        <Fine findings={fine} />
      </Folded>
    </>
  );
}

/** Findings are in order, and what is broken comes first, wherever it is to be mended. */
const worstOf = ([first]: Finding[]) => order.indexOf(first?.state ?? 'good');

function Verdict({ findings }: { findings: Finding[] }) {
  const say = useSay();
  const hints = findings.filter(({ state }) => state === 'hint').length;
  const count = findings.length - hints;
  const words =
    count === 0
      ? say(hints > 0 ? doctorTexts.couldBeBetter : doctorTexts.allFine, { hints })
      : say(hints > 0 ? doctorTexts.attentionToo : doctorTexts.attention, { count, hints });
  return <h3 className="heading-section">{words}</h3>;
}

type PartProps = { title: Message<never>; findings: Finding[]; isForServer: boolean };

function Part({ title, findings, isForServer }: PartProps) {
  const say = useSay();
  if (findings.length === 0) return null;
  const message = [
    say(doctorTexts.toServer, { address: location.origin }),
    ...findings.map(({ name, found, advice }) => `${name}: ${found} ${advice ?? ''}`.trim()),
  ].join('\n');
  return (
    <section aria-label={say(title)} className="max-sm:flex max-sm:flex-col sm:not-nth-[2]:pt-5">
      {/* On a phone the button comes after what it copies. */}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 max-sm:contents max-sm:[&>button]:order-last max-sm:[&>button]:mt-1">
        <h4 className="heading-part max-sm:-mx-card max-sm:bg-milk max-sm:px-card max-sm:py-2">
          {say(title)}
        </h4>
        {isForServer && <CopyButton label={doctorTexts.copyForServer} text={message} isUnseen />}
      </div>
      <Rows findings={findings} />
    </section>
  );
}

function Rows({ findings }: { findings: Finding[] }) {
  return (
    <ul className="divide-y divide-line">
      {findings.map((finding) => (
        <Row key={finding.name} finding={finding} />
      ))}
    </ul>
  );
}

function Fine({ findings }: { findings: Finding[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-1.5 pb-2 text-sm md:grid-cols-2">
      {findings.map(({ name, found }) => (
        <li key={name} className="min-w-0 text-ink-soft wrap-anywhere">
          <span className="font-semibold">{name}</span> · {found}
        </li>
      ))}
    </ul>
  );
}

const CODE = /\b([A-Z\d]+(?:_[A-Z\d]+)+|npm run [a-z]+)\b/;

const WithCode = ({ text }: { text: string }) =>
  text.split(CODE).map((part) => (CODE.test(part) ? <Code key={part}>{part}</Code> : part));

function Row({ finding: { name, state, found, advice, tab } }: { finding: Finding }) {
  const say = useSay();
  // Other tabs only list what there is to do.
  const action = say(tab === 'account' ? doctorTexts.setUp : doctorTexts.open);
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 gap-y-1 py-2.5 sm:py-3 sm:grid-cols-[12rem_1fr_auto]">
      <p className="flex items-baseline gap-2 font-semibold wrap-anywhere max-sm:self-center *:[svg]:mt-0.5 *:[svg]:self-start">
        {marks[state]}
        {state === 'bad' && <span className="sr-only">{say(doctorTexts.bad)}: </span>}
        <span>{name}</span>
      </p>
      <div className="col-span-full min-w-0 text-sm break-words sm:col-span-1 sm:col-start-2 sm:row-start-1">
        <p>
          <WithCode text={found} />
        </p>
        {advice && (
          <p className="mt-1 max-w-text text-ink-soft">
            <WithCode text={advice} />
          </p>
        )}
      </div>
      {tab && (
        <AddressLink
          href={`/admin/${tab}`}
          aria-label={say(doctorTexts.named, { action, name })}
          className={buttonClasses(
            { variant: 'secondary', size: 'sm' },
            'col-start-2 row-start-1 self-center sm:col-start-3 sm:w-24',
          )}
        >
          {action}
        </AddressLink>
      )}
    </li>
  );
}
