import { ExternalLink } from 'lucide-react';
import { Mark } from './mark.tsx';
import { TabLink, type TabListProps } from './tab-link.tsx';

/** The tabs on a desk's screen. */
export function Rail({ tabs, open, onOpen }: TabListProps) {
  return (
    <nav
      aria-label="Tabs"
      className="sticky top-0 hidden h-dvh flex-col gap-1 overflow-y-auto border-e border-line bg-foam p-3 lg:flex"
    >
      <div className="flex items-center gap-3 px-3 pt-2 pb-5">
        <Mark className="size-8 text-caramel" />
        <span className="heading-display text-lg">Back office</span>
      </div>
      {tabs.map((tab) => (
        <TabLink
          key={tab.id}
          tab={tab}
          current={tab === open}
          onOpen={onOpen}
          className="min-h-10"
        />
      ))}
      <a
        href="/"
        target="_blank"
        rel="noopener"
        className="mt-auto flex min-h-10 items-center gap-3 rounded px-3 text-sm font-semibold text-ink-soft transition hover:bg-milk hover:text-ink"
      >
        <ExternalLink className="size-[1.15rem]" aria-hidden="true" />
        View site
      </a>
    </nav>
  );
}
