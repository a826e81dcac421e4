import { ButtonLink } from './button.tsx';
import { SearchBox } from './search-box.tsx';

type ListToolsProps = {
  label: string;
  list: { q: string; onSearch: (text: string) => void };
  /** Where the whole list is a file. */
  csv: string;
};

/** Above a staff list: find a row, or take all that match home as a file. */
export function ListTools({ label, list, csv }: ListToolsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <SearchBox label={label} onSearch={list.onSearch} className="min-w-56 flex-1" />
      <ButtonLink
        variant="secondary"
        href={`${csv}?${new URLSearchParams({ q: list.q })}`}
        download
      >
        Export CSV
      </ButtonLink>
    </div>
  );
}
