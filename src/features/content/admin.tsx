import { useQuery, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { api } from '../../ui/fetch.ts';
import { ListState } from '../../ui/list-state.tsx';
import { SearchBox } from '../../ui/search-box.tsx';
import { AddContent } from './admin-add.tsx';
import { ContentSection } from './admin-section.tsx';
import {
  type Content,
  contentSchema,
  hoursDisagree,
  type PageName,
  pageNames,
  registry,
} from './contract.ts';
import type { PageContent } from './item.contract.ts';

const listSchema = z.array(contentSchema);

/** The Content tab: every text and picture of the four pages, in the sections they stand in. */
export default function ContentEditor() {
  const client = useQueryClient();
  const [page, setPage] = useState<PageName>('home');
  const [q, setQ] = useState('');
  const query = useQuery({
    queryKey: ['contents', page],
    queryFn: () => api.get(`/api/cms/contents/${page}`, listSchema),
  });
  const refresh = () => client.invalidateQueries({ queryKey: ['contents', page] });

  return (
    <div className="grid gap-6" lang="id">
      <fieldset>
        <legend className="sr-only">Halaman</legend>
        <div className="flex flex-wrap gap-2">
          {pageNames.options.map((name) => (
            <label
              key={name}
              className="flex min-h-11 cursor-pointer items-center rounded border border-line-strong px-4 text-sm font-semibold transition hover:bg-milk has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-caramel-deep"
            >
              <input
                type="radio"
                name="page"
                className="sr-only"
                checked={name === page}
                onChange={() => setPage(name)}
              />
              {registry[name].label}
            </label>
          ))}
        </div>
      </fieldset>
      <SearchBox key={page} label="Cari konten" onSearch={setQ} />
      <ListState query={query} failure="Failed to fetch content" empty={null}>
        {(items) => (
          <div className="grid gap-6">
            <HoursWarning items={items} />
            <Sections page={page} items={items.filter((item) => contains(item, q))} />
          </div>
        )}
      </ListState>
      <AddContent key={`add-${page}`} page={page} onSaved={refresh} />
    </div>
  );
}

const contains = ({ label, key, value }: Content, q: string) =>
  `${label} ${key} ${value}`.toLowerCase().includes(q.toLowerCase());

/** Known sections in the registry's order, then those that staff added. */
function Sections({ page, items }: { page: PageName; items: Content[] }) {
  const known: PageContent['sections'] = registry[page].sections;
  const names = [...new Set([...Object.keys(known), ...items.map((item) => item.section)])];
  const shown = names
    .map((name) => ({ name, items: items.filter((item) => item.section === name) }))
    .filter((section) => section.items.length > 0);
  if (shown.length === 0) return <p className="text-ink-soft">Belum ada konten yang cocok.</p>;
  return shown.map((section) => (
    <ContentSection
      key={section.name}
      page={page}
      label={known[section.name]?.label ?? section.name}
      items={section.items}
    />
  ));
}

/** The hours stand in three places, and customers believe each of them. */
function HoursWarning({ items }: { items: Content[] }) {
  const hours = items.filter((item) => item.page === 'contact' && item.section === 'hours');
  if (!hoursDisagree(hours.map((item) => item.value))) return null;
  return (
    <p className="card flex items-start gap-3 bg-caramel-tint p-4 text-sm">
      <TriangleAlert className="mt-0.5 size-5 shrink-0 text-caramel-deep" aria-hidden="true" />
      Jam buka di beranda, dialog rating, dan halaman barcode tidak sama. Samakan ketiganya di
      bagian “Jam buka”.
    </p>
  );
}
