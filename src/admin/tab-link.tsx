import { ChevronDown } from 'lucide-react';
import type { WaitingCounts } from '../features/overview/contract.ts';
import { classes } from '../ui/classes.ts';
import { tabHref } from '../ui/dashboard/address.ts';
import { AddressLink } from '../ui/dashboard/address-link.tsx';
import { useKeptSwitch } from '../ui/dashboard/use-kept-switch.ts';
import { useSay } from '../ui/reader.tsx';
import { useFormats } from '../ui/use-formats.ts';
import { adminTexts } from './messages.ts';
import type { Tab, TabGroup } from './tabs.ts';

export type TabListProps = {
  groups: TabGroup[];
  open: Tab | undefined;
  counts: WaitingCounts;
  onOpen: (id: string) => void;
};

type TabGroupsProps = TabListProps & {
  folds?: boolean;
  headingClass: string;
  listClass?: string;
  linkClass: string;
};

export function TabGroups({ groups, ...props }: TabGroupsProps) {
  return groups.map((group) => <Group key={group.tabs[0]?.id} group={group} {...props} />);
}

/**
 * On a low screen the rail scrolls. After `scrollIntoView`, Tab would begin at the item, and nobody
 * would come to the link that skips to the content.
 */
function bringIntoSight(item: HTMLLIElement | null) {
  const around = item?.closest('nav, dialog');
  if (!item || !around) return;
  const [{ top, bottom }, seen] = [item.getBoundingClientRect(), around.getBoundingClientRect()];
  const foot = Number.parseFloat(getComputedStyle(around).scrollPaddingBottom);
  around.scrollTop += Math.max(0, bottom - seen.bottom + foot) + Math.min(0, top - seen.top);
}

type GroupProps = Omit<TabGroupsProps, 'groups'> & { group: TabGroup };

function Group(props: GroupProps) {
  const { group, open, counts, onOpen, folds, headingClass, listClass, linkClass } = props;
  const { title, fold, tabs } = group;
  const say = useSay();
  const isHere = tabs.some((tab) => tab === open);
  const [isOpen, setIsOpen] = useKeptSwitch(`tabs:${title?.en}`, fold !== 'folded' || isHere);
  const mayFold = folds && fold !== undefined;
  // The open tab stays in sight, or nothing would say where one is.
  const shown = !mayFold || isOpen ? tabs : tabs.filter((tab) => tab === open);
  const heading = classes('text-xs font-semibold text-ink-soft', headingClass);
  return (
    <section aria-label={say(title ?? adminTexts.start)} className="shrink-0">
      {title &&
        (mayFold ? (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            className={classes(
              'flex w-full items-center justify-between rounded text-start transition hover:text-ink pointer-coarse:min-h-11',
              heading,
            )}
          >
            {say(title)}
            <ChevronDown className={classes('size-4 transition', isOpen && 'rotate-180')} />
          </button>
        ) : (
          <p aria-hidden="true" className={heading}>
            {say(title)}
          </p>
        ))}
      <ul className={classes('grid empty:hidden', listClass)}>
        {shown.map((tab) => (
          <li key={tab.id} ref={tab === open ? bringIntoSight : undefined}>
            <TabLink
              tab={tab}
              current={tab === open}
              counts={counts}
              onOpen={onOpen}
              className={linkClass}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type TabLinkProps = {
  tab: Tab;
  current: boolean;
  counts: WaitingCounts;
  onOpen: (id: string) => void;
  className?: string;
  stacked?: boolean;
};

/** A real link can be opened in a new window. Hovering loads the tab's script. */
export function TabLink(props: TabLinkProps) {
  const { tab, current, counts, onOpen, className, stacked = false } = props;
  const say = useSay();
  const { number } = useFormats();
  const { id, label, icon: Icon, load, counted } = tab;
  // Opening the tab shows the error.
  const prepare = () => void load().catch(() => {});
  const waiting = counted ? counts[counted] : 0;
  return (
    <AddressLink
      href={tabHref(id)}
      aria-current={current ? 'page' : undefined}
      onGo={() => onOpen(id)}
      onPointerEnter={prepare}
      onFocus={prepare}
      className={classes(
        'flex items-center rounded font-semibold transition focus-visible:-outline-offset-3 focus-visible:shadow-none',
        stacked
          ? 'relative flex-col justify-center gap-0.5 text-[min(0.75rem,3.75vw)]'
          : 'gap-3 px-3 text-sm',
        current
          ? 'bg-caramel-tint text-caramel-deep forced-colors:outline-2 forced-colors:-outline-offset-2 forced-colors:outline-[Highlight]'
          : 'text-ink-soft hover:bg-milk hover:text-ink',
        // By night the ground of the open one alone hardly shows.
        current &&
          !stacked &&
          'relative before:absolute before:inset-y-1.5 before:start-0 before:w-1 before:rounded-full before:bg-caramel-deep',
        className,
      )}
    >
      <Icon className="size-[1.15rem] shrink-0" />
      {say(label)}
      {waiting > 0 && (
        <span
          className={classes(
            'shrink-0 rounded-full bg-caramel-deep text-center font-bold whitespace-nowrap text-foam tabular-nums',
            stacked
              ? 'absolute start-1/2 top-0.5 ms-2 min-w-4 px-1 text-[0.6875rem]/4 ring-2'
              : 'ms-auto min-w-6 px-1.5 text-xs',
            stacked && (current ? 'ring-caramel-tint' : 'ring-foam'),
          )}
        >
          {waiting > 99 && stacked ? '99+' : number(waiting)}
          <span className="sr-only">{say(adminTexts.waiting)}</span>
        </span>
      )}
    </AddressLink>
  );
}
