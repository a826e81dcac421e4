import { Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { useSay } from '../../../ui/reader.tsx';
import { visitorTexts } from '../messages.ts';
import { DataTable, type TableData } from './admin-table.tsx';

export type ChartProps = {
  title: string;
  /** As in "1.234 visits". */
  figure: string;
  table: TableData;
  className?: string | undefined;
  children: ReactNode;
};

export function Chart({ title, figure, table, className, children }: ChartProps) {
  const say = useSay();
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  return (
    <section
      aria-labelledby={id}
      className={classes('card grid content-start gap-3 p-4 sm:p-5', className)}
    >
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 id={id} className="font-bold">
            {title}
          </h3>
          <p className="text-sm text-ink-soft tabular-nums">{figure}</p>
        </div>
        {table.rows.length > 0 && (
          <Button
            variant="quiet"
            size="sm"
            className={classes('-me-2', asTable && 'bg-milk')}
            aria-pressed={asTable}
            aria-label={say(visitorTexts.tableOf, { title })}
            onClick={() => setAsTable(!asTable)}
          >
            <Table2 className="size-4" aria-hidden="true" />
            {say(visitorTexts.table)}
          </Button>
        )}
      </div>
      {table.rows.length === 0 && <p className="text-sm text-ink-soft">{say(visitorTexts.none)}</p>}
      {asTable ? <DataTable title={title} {...table} /> : children}
    </section>
  );
}
