import { ContentItem } from './admin-item.tsx';
import type { Content, PageName } from './contract.ts';

type Props = { page: PageName; label: string; items: Content[] };

export function ContentSection({ page, label, items }: Props) {
  return (
    <details open className="card group">
      <summary className="flex min-h-14 cursor-pointer items-center gap-3 px-4 sm:px-6">
        <h3 className="text-lg font-bold">{label}</h3>
        <span className="text-sm text-ink-soft">{items.length}</span>
      </summary>
      <ul className="divide-y divide-line border-t border-line">
        {items.map((item) => (
          <li key={item.id} className="px-4 py-3 sm:px-6">
            <ContentItem page={page} item={item} />
          </li>
        ))}
      </ul>
    </details>
  );
}
