import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../button.tsx';
import { say } from '../../language.ts';
import { SearchBox } from './search-box.tsx';

type ListToolsProps = {
  label: string;
  list: { params: string; q: string; onSearch: (text: string) => void };
  csv: string;
  csvLabel?: string;
  children?: ReactNode;
};

export function ListTools(props: ListToolsProps) {
  const { label, list, csv, csvLabel = say('Export CSV', 'Unduh CSV'), children } = props;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox
        label={label}
        value={list.q}
        onSearch={list.onSearch}
        className="min-w-52 flex-1 basis-64"
      />
      {children}
      <ButtonLink variant="secondary" href={`${csv}?${list.params}`} download>
        <Download className="size-4" aria-hidden="true" />
        {csvLabel}
      </ButtonLink>
    </div>
  );
}
