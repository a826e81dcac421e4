import { type ReactNode, useRef } from 'react';
import { Button } from '../../button.tsx';
import { useSay } from '../../reader.tsx';
import { dashboardTexts } from '../messages.ts';
import { NoMatch } from './empty.tsx';
import { ListState } from './list-state.tsx';
import { listTexts } from './messages.ts';
import { SkeletonRows } from './skeleton.tsx';
import type { Paged } from './use-paged.ts';

export type PagedListProps<T> = {
  list: Paged<T>;
  failure: string;
  none: ReactNode;
  noMatch: string;
  loading?: ReactNode;
  /** One search narrows several lists, and what it found is said once for all of them. */
  isPart?: boolean | undefined;
  children: (rows: T[]) => ReactNode;
};

export function PagedList<T>(props: PagedListProps<T>) {
  const { list, failure, none, noMatch, loading = <SkeletonRows />, isPart, children } = props;
  const top = useRef<HTMLDivElement>(null);
  const turnTo = (page: number) => {
    list.onPage(page);
    top.current?.scrollIntoView();
  };
  return (
    <div ref={top} className="grid scroll-mt-4 content-start gap-card">
      {!isPart && <Found list={list} />}
      <ListState
        query={list.query}
        failure={failure}
        empty={list.isFiltered ? <NoMatch title={noMatch} list={list} /> : none}
        loading={loading}
      >
        {({ rows }) => children(rows)}
      </ListState>
      <Pager page={list.page} limit={list.limit} total={list.total} onPage={turnTo} />
    </div>
  );
}

type FoundProps = { list: Pick<Paged<unknown>, 'query' | 'isFiltered' | 'total'> };

/** Whoever does not see the list hears how much a search or a filter found. */
export function Found({ list: { query, isFiltered, total } }: FoundProps) {
  const say = useSay();
  const isKnown = isFiltered && query.data !== undefined && !query.isPlaceholderData;
  return (
    <p aria-live="polite" className="sr-only">
      {isKnown && say(listTexts.found, { count: total })}
    </p>
  );
}

type PagerProps = { page: number; limit: number; total: number; onPage: (page: number) => void };

function Pager({ page, limit, total, onPage }: PagerProps) {
  const say = useSay();
  const last = Math.max(1, Math.ceil(total / limit));
  if (last === 1) return null;
  const from = (page - 1) * limit + 1;
  const to = Math.min(page * limit, total);
  return (
    <nav
      aria-label={say(listTexts.pages)}
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <p aria-live="polite" className="text-sm text-ink-soft">
        {say(listTexts.place, { from, to, total })}
      </p>
      <div className="flex gap-2">
        <Button variant="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {say(dashboardTexts.previous)}
        </Button>
        <Button variant="secondary" disabled={page >= last} onClick={() => onPage(page + 1)}>
          {say(dashboardTexts.next)}
        </Button>
      </div>
    </nav>
  );
}
