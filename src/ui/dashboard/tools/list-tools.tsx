import type { ReactNode, Ref } from 'react';
import { classes } from '../../classes.ts';
import { Toolbar } from '../toolbar.tsx';
import { ActiveFilters, type Filter, FilterChoice } from './filters.tsx';
import { SearchBox } from './search-box.tsx';

export type Searched = {
  params: string;
  q: string;
  onSearch: (text: string) => void;
  /** The list itself has the button that adds the first entry. */
  isEmpty: boolean;
  query: { isPending: boolean };
};

/** The search ends where something below it does. */
export const searchEnds = {
  half: 'sm:max-w-96 lg:max-w-[calc(50%-var(--spacing-card)/2)]',
  thirds:
    'sm:max-w-96 lg:max-w-[calc(50%-var(--spacing-card)/2)] xl:max-w-[calc(100%/3-var(--spacing-card)*2/3)]',
  mockups:
    'sm:max-w-96 lg:max-w-[calc(50%-var(--spacing-card)/2)] xl:max-w-[calc(40%-var(--spacing-card)*0.6)]',
  reading: 'sm:max-w-96 lg:max-w-[min(22rem,38%)]',
  aside: 'sm:max-w-96 xl:max-w-[calc(100%-20rem-var(--spacing-card))]',
};

export type SearchEnd = keyof typeof searchEnds;

type ListToolsProps = {
  label: string;
  list: Searched;
  filters?: Filter[];
  children?: ReactNode;
};

export function ListTools({ label, list, filters = [], children }: ListToolsProps) {
  if (list.isEmpty) return null;
  return (
    <div className="beside-buttons flex flex-wrap items-center gap-2">
      <SearchBox
        label={label}
        value={list.q}
        onSearch={list.onSearch}
        className="min-w-24 flex-1 sm:me-auto sm:max-w-96"
      />
      <FilterChoice filters={filters} />
      {children}
      <ActiveFilters filters={filters} />
    </div>
  );
}

type ToolbarToolsProps = ListToolsProps & { end?: SearchEnd; ref?: Ref<HTMLDivElement> };

export function ToolbarTools(props: ToolbarToolsProps) {
  const { label, list, filters = [], end = 'half', children, ref } = props;
  return (
    <>
      <Toolbar>
        <div ref={ref} className="tools">
          {!list.isEmpty && (
            <>
              <SearchBox
                label={label}
                value={list.q}
                onSearch={list.onSearch}
                className={classes('w-24 grow sm:me-auto sm:w-40', searchEnds[end])}
              />
              <FilterChoice filters={filters} />
            </>
          )}
          {children}
        </div>
      </Toolbar>
      <ActiveFilters filters={filters} />
    </>
  );
}
