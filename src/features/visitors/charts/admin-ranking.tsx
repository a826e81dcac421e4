import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { visitorTexts } from '../messages.ts';
import { Chart } from './admin-chart.tsx';
import type { TableData } from './admin-table.tsx';

export type Ranked = {
  name: string;
  /** Rows with the same name need it. */
  id?: string;
  /** It follows the name, as a flag, which not every system draws. */
  sign?: string;
  count: number;
  note?: string | undefined;
};

type RankingProps = {
  title: string;
  figure: (total: number) => string;
  rows: Ranked[];
  table: TableData;
  /** On a phone it begins as one line. */
  folds?: boolean | undefined;
  className?: string | undefined;
  length?: number | undefined;
};

export function Ranking(props: RankingProps) {
  const { title, figure, rows, table, folds, className, length = 5 } = props;
  const say = useSay();
  const { number } = useFormats();
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...rows.map(({ count }) => count));
  const [first] = rows;
  const hidden = rows.length - length;
  return (
    <Chart
      title={title}
      figure={figure(total)}
      table={table}
      className={className}
      foldedTo={folds && first ? `${first.name} ${number(first.count)}` : undefined}
    >
      <ol className="grid gap-2.5">
        {rows.slice(0, length).map(({ name, id = name, sign, count, note }) => (
          <li key={id}>
            <p className="flex flex-wrap items-baseline justify-end gap-x-2 text-sm">
              <span className="min-w-0 flex-auto wrap-anywhere">
                {name} {sign && <span aria-hidden="true">{sign}</span>}
              </span>
              {note && <span className="text-xs text-ink-soft">{note}</span>}
              <span className="font-semibold tabular-nums">{number(count)}</span>
            </p>
            <svg className="mt-1 block h-1 w-full rounded-full bg-track" aria-hidden="true">
              <rect width={`${(count / most) * 100}%`} height="100%" className="fill-bar" />
            </svg>
          </li>
        ))}
      </ol>
      {hidden > 0 && (
        <p className="text-xs text-ink-soft">{say(visitorTexts.more, { count: hidden })}</p>
      )}
    </Chart>
  );
}
