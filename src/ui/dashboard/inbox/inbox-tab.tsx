import { Download, ListChecks, RotateCw } from 'lucide-react';
import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import type { Message } from '../../../messages.ts';
import { Button } from '../../button.tsx';
import { Dialog } from '../../dialog.tsx';
import { uiTexts } from '../../messages.ts';
import { useSay } from '../../reader.tsx';
import { useQueryText } from '../address.ts';
import { Empty } from '../lists/empty.tsx';
import { listTexts } from '../lists/messages.ts';
import { PagedList } from '../lists/paged-list.tsx';
import { SelectionBar } from '../lists/selection-bar.tsx';
import { SkeletonReading } from '../lists/skeleton.tsx';
import { Menu, MenuItem, menuItem } from '../menu.tsx';
import { dashboardTexts } from '../messages.ts';
import type { Filter } from '../tools/filters.tsx';
import { ToolbarTools } from '../tools/list-tools.tsx';
import { inboxTexts } from './messages.ts';
import { ReadingList, type ReadingListProps } from './reading-list.tsx';
import type { Inbox, Item, NotDone } from './use-inbox.ts';

export type InboxTexts = Record<
  'search' | 'all' | 'failed' | 'none' | 'noneHint' | 'noMatch',
  Message<never>
>;

type InboxTabProps<T extends Item> = Pick<
  ReadingListProps<T>,
  'caption' | 'row' | 'detail' | 'keys'
> & {
  inbox: Inbox<T>;
  texts: InboxTexts;
  icon: ReactNode;
  filters: Filter[];
  bar: ReactNode;
  more?: ReactNode;
  Skeleton?: ComponentType;
  mayExport: boolean;
  mayDelete: boolean;
};

export function InboxTab<T extends Item>(props: InboxTabProps<T>) {
  const { inbox, texts, icon, filters, bar, more, mayExport, mayDelete, ...rest } = props;
  const { Skeleton = SkeletonReading, ...reading } = rest;
  const { list, path, selection } = inbox;
  const csv = mayExport ? `${path}.csv` : undefined;
  const say = useSay();
  const isReading = new URLSearchParams(useQueryText()).has('open');
  const period: Filter = {
    label: say(inboxTexts.period),
    value: list.filter.period,
    all: say(inboxTexts.anyTime),
    choices: [
      ['7', say(inboxTexts.lastSevenDays)],
      ['last-week', say(inboxTexts.lastWeek)],
      ['30', say(inboxTexts.lastThirtyDays)],
    ],
    onChoose: (period) => list.onFilter({ period }),
  };
  const tools = useRef<HTMLDivElement>(null);
  const [selecting, setSelecting] = useState(false);
  const isSelecting = selecting || selection.selected.size > 0;
  const endSelecting = () => {
    setSelecting(false);
    selection.clear();
  };
  return (
    <div className="grid gap-card">
      <ToolbarTools
        ref={tools}
        label={say(texts.search)}
        list={list}
        filters={[...filters, period]}
        end="reading"
      >
        {(more || !list.isEmpty) && (
          <Menu label={say(listTexts.more)} text={say(listTexts.more)} variant="secondary">
            <div className="sm:pointer-fine:hidden">
              <MenuItem
                icon={ListChecks}
                text={say(isSelecting ? listTexts.leaveMode : listTexts.selectRows)}
                onClick={() => (isSelecting ? endSelecting() : setSelecting(true))}
              />
            </div>
            <MenuItem
              icon={RotateCw}
              text={say(inboxTexts.refresh)}
              onClick={() => void list.query.refetch()}
            />
            {csv && (
              <a href={`${csv}?${list.params}`} download className={menuItem}>
                <Download className="size-4" />
                {say(dashboardTexts.exportCsv)}
              </a>
            )}
            {more}
          </Menu>
        )}
      </ToolbarTools>
      <PagedList
        list={list}
        loading={<Skeleton />}
        failure={say(texts.failed)}
        none={<Empty icon={icon} title={say(texts.none)} hint={say(texts.noneHint)} />}
        noMatch={say(texts.noMatch)}
      >
        {(rows) => (
          <ReadingList
            {...reading}
            inbox={inbox}
            rows={rows}
            isSelecting={isSelecting}
            all={say(texts.all)}
            onSearch={() => tools.current?.querySelector('input')?.focus()}
          />
        )}
      </PagedList>
      <div className={isReading ? 'contents max-lg:hidden' : 'contents'}>
        <SelectionBar
          selected={selection.selected}
          onClear={endSelecting}
          csv={csv}
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
  const say = useSay();
  return (
    <Dialog
      onClose={onClose}
      title={say(inboxTexts.notDone, { count: rows.length })}
      description={say(inboxTexts.stillChosen)}
      footer={<Button onClick={onClose}>{say(uiTexts.close)}</Button>}
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
