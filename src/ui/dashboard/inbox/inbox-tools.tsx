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
      <div className="flex flex-wrap items-center gap-2 @min-[68rem]:flex-nowrap">
        <SearchBox
          label={label}
          value={list.q}
          onSearch={list.onSearch}
          className="min-w-40 flex-1 max-sm:basis-full"
        />
        <Button
          variant="secondary"
          className="me-auto @3xl:hidden"
          aria-expanded={isOpen}
          aria-controls={filters}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal className="size-4" aria-hidden="true" />
          {count > 0 ? say(inboxTexts.filterCount, { count }) : say(inboxTexts.filter)}
        </Button>
        <div className="flex gap-2 @min-[68rem]:order-last">
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
            'grid w-full grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2 *:max-w-none! *:min-w-0!',
            '@min-[68rem]:w-auto @min-[68rem]:auto-cols-[9.5rem] @min-[68rem]:grid-flow-col @min-[68rem]:grid-cols-none!',
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
