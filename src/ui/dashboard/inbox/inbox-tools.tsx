import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../button.tsx';
import { classes } from '../../classes.ts';
import { useSay } from '../../reader.tsx';
import { CsvLink } from '../csv-link.tsx';
import { SearchBox } from '../lists/search-box.tsx';
import type { Paged } from '../lists/use-paged.ts';
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
 * One line on a wide screen; below that the filters have a line of their own, and on a tablet or a
 * phone they stay behind a button, so that the list starts near the top.
 */
export function InboxTools<T>({ label, list, csv, children }: InboxToolsProps<T>) {
  const say = useSay();
  const filters = useId();
  const [isOpen, setOpen] = useState(false);
  const count = Object.keys(list.filter).length;
  return (
    <div className="@container">
      <div className="flex flex-wrap items-center gap-2">
        <SearchBox
          label={label}
          value={list.q}
          onSearch={list.onSearch}
          className="min-w-32 flex-1"
        />
        <Button
          variant="secondary"
          className="relative max-sm:size-11 max-sm:p-0 @3xl:hidden"
          aria-expanded={isOpen}
          aria-controls={filters}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal className="size-4" aria-hidden="true" />
          <span className="max-sm:sr-only">
            {count > 0 ? say(inboxTexts.filterCount, { count }) : say(inboxTexts.filter)}
          </span>
          {count > 0 && (
            <span
              aria-hidden="true"
              className="absolute -end-1 -top-1 size-3 rounded-full bg-caramel-deep ring-2 ring-paper sm:hidden"
            />
          )}
        </Button>
        <div className="flex gap-2 @min-[68rem]:order-last">
          <RefreshButton query={list.query} />
          {csv && <CsvLink path={csv} params={list.params} />}
        </div>
        <div
          id={filters}
          className={classes(
            'grid w-full grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2 *:max-w-none! *:min-w-0!',
            '@min-[68rem]:w-auto @min-[68rem]:auto-cols-[9.5rem] @min-[68rem]:grid-flow-col @min-[68rem]:grid-cols-none!',
            // So many would leave the search no room.
            '@min-[68rem]:has-[>:nth-child(5)]:order-last @min-[68rem]:has-[>:nth-child(5)]:basis-full @min-[68rem]:has-[>:nth-child(5)]:auto-cols-fr',
            '[&_select]:truncate sm:[&_select]:ps-3 sm:[&_select]:pe-7 sm:[&_select]:text-sm',
            !isOpen && '@max-3xl:hidden',
          )}
        >
          {children}
        </div>
      </div>
    </div>
  );
}
