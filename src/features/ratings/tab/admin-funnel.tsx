import { ListState } from '../../../ui/dashboard/lists/list-state.tsx';
import { useGet } from '../../../ui/dashboard/tools/use-get.ts';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { type Funnel as FunnelNumbers, funnelSchema } from '../staff.contract.ts';
import { listKey, path } from './admin-call.ts';
import { staffTexts as t } from './messages.ts';

type Stages = FunnelNumbers['total'];

const stages = ['submitted', 'verified', 'sent', 'redeemed'] as const;
/** Longer names would break four columns on a phone. */
const names = {
  submitted: t.submitted,
  verified: t.stageVerified,
  sent: t.sent,
  redeemed: t.stageRedeemed,
};

export function Funnel() {
  const say = useSay();
  const { dayAndMonth } = useFormats();
  const query = useGet([listKey, 'funnel'], `${path}/funnel`, funnelSchema);
  if (query.data?.total.submitted === 0) return null;
  return (
    <section className="grid gap-4" aria-labelledby="funnel">
      <h3 id="funnel" className="heading-section">
        {say(t.funnel)}
      </h3>
      <ListState query={query} failure={say(t.funnelFailed)} empty={null}>
        {({ total, weeks }) => (
          <div className="card overflow-x-auto p-2 sm:p-5">
            <table className="w-full table-fixed text-xs sm:text-sm">
              <caption className="sr-only">{say(t.funnelCaption)}</caption>
              <thead>
                <tr className="text-start align-bottom">
                  <th scope="col" className="pb-2 text-start font-semibold max-sm:w-13">
                    {say(t.weekFrom)}
                  </th>
                  {stages.map((key) => (
                    <th
                      key={key}
                      scope="col"
                      className="pb-2 text-start font-semibold wrap-anywhere hyphens-auto max-sm:text-[0.6875rem] max-sm:tracking-tight sm:ps-2"
                    >
                      {say(names[key])}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                <Numbers label={say(t.inAll)} counts={total} strong />
                {weeks.map(({ week, ...counts }) => (
                  <Numbers key={week} label={dayAndMonth(week)} counts={counts} />
                ))}
              </tbody>
            </table>
          </div>
        )}
      </ListState>
    </section>
  );
}

type NumbersProps = { label: string; counts: Stages; strong?: boolean };

function Numbers({ label, counts, strong = false }: NumbersProps) {
  const { number } = useFormats();
  const share = (count: number) => (counts.submitted === 0 ? 0 : count / counts.submitted);
  return (
    <tr className="border-t border-line align-baseline">
      <th scope="row" className="py-2 text-start font-normal">
        {strong ? <strong>{label}</strong> : label}
      </th>
      {stages.map((key) => (
        <td key={key} className="py-2 sm:ps-2">
          <span className={strong ? 'text-lg font-bold' : undefined}>{number(counts[key])}</span>
          {key !== 'submitted' && counts[key] > 0 && (
            <span className="ms-1 text-xs text-ink-soft max-sm:hidden">
              {' '}
              {Math.round(share(counts[key]) * 100)}%
            </span>
          )}
          <svg className="mt-1 h-1.5 w-full rounded-full bg-track max-sm:w-12" aria-hidden="true">
            <rect width={`${share(counts[key]) * 100}%`} height="100%" className="fill-bar" />
          </svg>
        </td>
      ))}
    </tr>
  );
}
