import type { ReactNode, Ref } from 'react';
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

type ToolbarToolsProps = ListToolsProps & { ref?: Ref<HTMLDivElement> };

export function ToolbarTools(props: ToolbarToolsProps) {
  const { label, list, filters = [], children, ref } = props;
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
                className="w-24 grow sm:me-auto sm:w-40 sm:max-w-96"
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
