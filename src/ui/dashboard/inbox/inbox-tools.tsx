import { Download, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button, ButtonLink } from '../../button.tsx';
import { classes } from '../../classes.ts';
import { useSay } from '../../reader.tsx';
import { SearchBox } from '../lists/search-box.tsx';
import type { Paged } from '../lists/use-paged.ts';
import { dashboardTexts } from '../messages.ts';
import { inboxTexts } from './messages.ts';
import { RefreshButton } from './refresh-button.tsx';

type InboxToolsProps<T> = {
  label: string;
  list: Paged<T>;
  /** Absent for those who may take no file home. */
  csv: string | undefined;
  /** Selects. */
  children: ReactNode;
};

/**
 * One line on a wide screen; below that the filters have a line of their own, and on a phone they
 * stay behind a button, so that the list starts near the top.
 */
export function InboxTools<T>({ label, list, csv, children }: InboxToolsProps<T>) {
  const say = useSay();
  const filters = useId();
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(list.filter).length;
  return (
    <div className="flex flex-wrap items-center gap-2 xl:flex-nowrap">
      <SearchBox
        label={label}
        value={list.q}
        onSearch={list.onSearch}
        className="min-w-44 flex-1 max-sm:basis-full"
      />
      <Button
        variant="secondary"
        className="me-auto sm:hidden"
        aria-expanded={isOpen}
        aria-controls={filters}
        onClick={() => setOpen(!isOpen)}
      >
        <SlidersHorizontal className="size-4" aria-hidden="true" />
        {count > 0 ? say(inboxTexts.filterCount, { count }) : say(inboxTexts.filter)}
      </Button>
      <div className="flex gap-2 xl:order-last">
        <RefreshButton query={list.query} />
        {csv && (
          <ButtonLink
            variant="secondary"
            size="icon"
            href={`${csv}?${list.params}`}
            download
            aria-label={say(dashboardTexts.exportCsv)}
          >
            <Download className="size-4" aria-hidden="true" />
          </ButtonLink>
        )}
      </div>
      <div
        id={filters}
        className={classes(
          'grid grid-cols-2 gap-2 *:max-w-none! max-xl:w-full sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none xl:auto-cols-[minmax(0,9.5rem)]',
          // Five words do not fit one line of a tablet.
          'sm:max-xl:has-[>:nth-child(5)]:grid-flow-row sm:max-xl:has-[>:nth-child(5)]:grid-cols-3',
          '[&_select]:truncate sm:[&_select]:ps-3 sm:[&_select]:pe-8 sm:[&_select]:text-sm',
          !isOpen && 'max-sm:hidden',
        )}
      >
        {children}
      </div>
    </div>
  );
}
