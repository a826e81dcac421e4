import type { MouseEvent } from 'react';
import { classes } from '../ui/classes.ts';
import { tabHref } from './address.ts';
import type { Tab } from './tabs.ts';

export type TabListProps = {
  tabs: Tab[];
  open: Tab | undefined;
  onOpen: (id: string) => void;
};

type TabLinkProps = {
  tab: Tab;
  current: boolean;
  onOpen: (id: string) => void;
  className?: string;
};

/** A real link, so that a tab opens in a new window too; its script is fetched when pointed at. */
export function TabLink({ tab, current, onOpen, className }: TabLinkProps) {
  const { id, label, icon: Icon, load } = tab;
  const prepare = () => void load().catch(() => {}); // opening it says what is wrong
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <a
      href={tabHref(id)}
      aria-current={current ? 'page' : undefined}
      onClick={choose}
      onPointerEnter={prepare}
      onFocus={prepare}
      className={classes(
        'flex items-center gap-3 rounded px-3 text-sm font-semibold transition',
        current
          ? 'bg-caramel-tint text-caramel-deep'
          : 'text-ink-soft hover:bg-milk hover:text-ink',
        className,
      )}
    >
      <Icon className="size-[1.15rem] shrink-0" aria-hidden="true" />
      {label}
    </a>
  );
}
