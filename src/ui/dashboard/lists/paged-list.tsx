import { type ReactNode, useRef } from 'react';
import { NoMatch } from './empty.tsx';
import { ListState } from './list-state.tsx';
import { Pager } from './pager.tsx';
import { SkeletonRows } from './skeleton.tsx';
import type { Paged } from './use-paged.ts';

export type PagedListProps<T> = {
  list: Paged<T>;
  failure: string;
  none: ReactNode;
  noMatch: string;
  loading?: ReactNode;
  children: (rows: T[]) => ReactNode;
};

export function PagedList<T>(props: PagedListProps<T>) {
  const { list, failure, none, noMatch, loading = <SkeletonRows />, children } = props;
  const top = useRef<HTMLDivElement>(null);
  const turnTo = (page: number) => {
    list.onPage(page);
    top.current?.scrollIntoView();
  };
  return (
    <div ref={top} className="grid scroll-mt-4 content-start gap-5">
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
