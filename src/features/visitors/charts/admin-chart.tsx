import { ChevronDown, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useSay } from '../../../ui/reader.tsx';
import { visitorTexts } from '../messages.ts';
import { DataTable, type TableData } from './admin-table.tsx';

export type ChartProps = {
  title: string;
  figure: string;
  table: TableData;
  /** On a phone the chart is this one line until it is opened. */
  foldedTo?: string | undefined;
  lead?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

const isPhone = () => matchMedia('(max-width: 39.99rem)').matches;

export function Chart(props: ChartProps) {
  const { title, figure, table, foldedTo, lead, className, children } = props;
  const say = useSay();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const [isFolded, setIsFolded] = useState(() => foldedTo !== undefined && isPhone());
  if (isFolded) {
    return (
      <section aria-labelledby={id} className="card">
        <h3 id={id} className="text-sm">
          <button
            type="button"
            aria-expanded={false}
            className="flex min-h-13 w-full items-center gap-3 px-4 text-start"
            onClick={() => setIsFolded(false)}
          >
            <span className="min-w-0 flex-1">
              <span className="font-bold">{title}</span>
              <span className="text-ink-soft"> · {foldedTo}</span>
            </span>
            <ChevronDown className="-me-1 size-4 shrink-0 text-ink-soft" />
          </button>
        </h3>
      </section>
    );
  }
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'card grid content-start gap-3 p-card print:break-inside-avoid',
        className,
      )}
    >
      {lead && <div className="border-b border-line pb-4">{lead}</div>}
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 id={id} className="heading-section">
            {title}
          </h3>
          <p className="text-sm text-ink-soft">{figure}</p>
        </div>
        {table.rows.length > 0 && (
          <Button
            variant="quiet"
            size="icon"
            className={classes('-me-3.5 -mt-2', asTable && 'bg-milk')}
            aria-pressed={asTable}
            aria-label={say(visitorTexts.tableOf, { title })}
            onClick={() => setAsTable(!asTable)}
          >
            <Table2 className="size-4" />
          </Button>
        )}
      </div>
      {table.rows.length === 0 && <p className="text-sm text-ink-soft">{say(visitorTexts.none)}</p>}
      {asTable ? <DataTable title={title} {...table} /> : children}
    </section>
  );
}
