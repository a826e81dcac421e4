import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../button.tsx';
import { useSay } from '../../reader.tsx';
import { dashboardTexts } from '../messages.ts';
import { SearchBox } from './search-box.tsx';

export type Searched = { params: string; q: string; onSearch: (text: string) => void };

type ListToolsProps = {
  label: string;
  list: Searched;
  /** Absent for those who may take no file home. */
  csv?: string | undefined;
  children?: ReactNode;
};

export function ListTools(props: ListToolsProps) {
  const say = useSay();
  const { label, list, csv, children } = props;
  return (
    <div className="flex flex-wrap items-center gap-3 sm:gap-2">
      <SearchBox
        label={label}
        value={list.q}
        onSearch={list.onSearch}
        className="min-w-44 flex-1"
      />
      {/* On a phone the tools scroll sideways in one row, so that the list starts near the top. */}
      <div className="contents max-sm:relative max-sm:-mx-4 max-sm:-my-1 max-sm:flex max-sm:w-[calc(100%+2rem)] max-sm:gap-2 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1 max-sm:*:flex-none">
        {children}
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
    </div>
  );
}
