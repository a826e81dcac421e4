import { type ReactNode, useRef } from 'react';
import { Button } from '../../button.tsx';
import { Dialog } from '../../dialog.tsx';
import { byLanguage } from '../../language.ts';
import { useQueryText } from '../address.ts';
import { Empty } from '../lists/empty.tsx';
import { ListTools } from '../lists/list-tools.tsx';
import { PagedList } from '../lists/paged-list.tsx';
import { SelectionBar } from '../lists/selection-bar.tsx';
import { SkeletonReading } from '../lists/skeleton.tsx';
import { PeriodSelect } from './period-select.tsx';
import { ReadingList, type ReadingListProps } from './reading-list.tsx';
import { RefreshButton } from './refresh-button.tsx';
import type { Inbox, Item, NotDone } from './use-inbox.ts';

export type InboxWords = {
  search: string;
  all: string;
  failure: string;
  none: { title: string; hint: string };
  noMatch: { title: string; hint: string };
};

type InboxTabProps<T extends Item> = Pick<ReadingListProps<T>, 'row' | 'detail' | 'keys'> & {
  inbox: Inbox<T>;
  words: InboxWords;
  icon: ReactNode;
  filters: ReactNode;
  /** Actions on the selected rows, besides export and delete. */
  bar: ReactNode;
  mayDelete: boolean;
};

export function InboxTab<T extends Item>(props: InboxTabProps<T>) {
  const { inbox, words, icon, filters, bar, mayDelete, ...reading } = props;
  const { list, path, selection } = inbox;
  const isReading = new URLSearchParams(useQueryText()).has('open');
  const tools = useRef<HTMLDivElement>(null);
  return (
    <div className="grid gap-5">
      <div ref={tools}>
        <ListTools label={words.search} list={list} csv={`${path}.csv`}>
          {filters}
          <PeriodSelect
            value={list.filter.period}
            onChange={(period) => list.onFilter({ period })}
          />
          <RefreshButton query={list.query} />
        </ListTools>
      </div>
      <PagedList
        list={list}
        loading={<SkeletonReading />}
        failure={words.failure}
        none={<Empty icon={icon} {...words.none} />}
        noMatch={<Empty {...words.noMatch} />}
      >
        {(rows) => (
          <ReadingList
            {...reading}
            inbox={inbox}
            rows={rows}
            all={words.all}
            onSearch={() => tools.current?.querySelector('input')?.focus()}
          />
        )}
      </PagedList>
      <div className={isReading ? 'contents max-lg:hidden' : 'contents'}>
        <SelectionBar
          selected={selection.selected}
          onClear={selection.clear}
          csv={`${path}.csv`}
          progress={inbox.progress}
          onDelete={mayDelete ? inbox.discardSelected : undefined}
        >
          {bar}
        </SelectionBar>
      </div>
      {inbox.notDone.length > 0 && (
        <NotDoneDialog rows={inbox.notDone} onClose={inbox.forgetNotDone} />
      )}
    </div>
  );
}

function NotDoneDialog({ rows, onClose }: { rows: NotDone[]; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={byLanguage(`${rows.length} could not be done`, `${rows.length} tidak berhasil`)}
      description={byLanguage('They stay selected.', 'Tetap dipilih.')}
      footer={<Button onClick={onClose}>{byLanguage('Close', 'Tutup')}</Button>}
    >
      <ul className="grid gap-2 text-sm">
        {rows.map(({ name, message }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may be equal, and the list never changes
          <li key={at} className="wrap-anywhere">
            <span className="font-semibold">{name}</span>: {message}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
