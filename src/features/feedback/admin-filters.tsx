import { Download } from 'lucide-react';
import { useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import { Select } from '../../ui/field.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { feedbackCategories, feedbackLabels } from './form.contract.ts';

type Chosen = { category: string; handled: string };

/** What the list is narrowed to; `filter` is the part of it for the address. */
export function useFilters() {
  const [chosen, setChosen] = useState<Chosen>({ category: '', handled: '' });
  const filter: Record<string, string> = {
    ...(chosen.category && { category: chosen.category }),
    ...(chosen.handled && { handled: chosen.handled }),
  };
  return { chosen, filter, onChoose: (next: Partial<Chosen>) => setChosen({ ...chosen, ...next }) };
}

type FiltersProps = {
  chosen: Chosen;
  onChoose: (next: Partial<Chosen>) => void;
  onSearch: (text: string) => void;
  exportHref: string;
};

export function FeedbackFilters({ chosen, onChoose, onSearch, exportHref }: FiltersProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <SearchBox label="Cari feedback" onSearch={onSearch} className="min-w-52 flex-1 basis-64" />
      <Select
        label="Jenis feedback"
        hideLabel
        className="min-w-36 flex-1 sm:flex-none"
        value={chosen.category}
        onChange={(event) => onChoose({ category: event.target.value })}
      >
        <option value="">Semua jenis</option>
        {feedbackCategories.map((category) => (
          <option key={category} value={category}>
            {feedbackLabels[category]}
          </option>
        ))}
      </Select>
      <Select
        label="Status"
        hideLabel
        className="min-w-36 flex-1 sm:flex-none"
        value={chosen.handled}
        onChange={(event) => onChoose({ handled: event.target.value })}
      >
        <option value="">Semua status</option>
        <option value="false">Baru</option>
        <option value="true">Ditangani</option>
      </Select>
      <ButtonLink variant="secondary" href={exportHref} download>
        <Download className="size-4" aria-hidden="true" />
        Ekspor CSV
      </ButtonLink>
    </div>
  );
}
