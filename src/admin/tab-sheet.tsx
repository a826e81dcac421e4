import { LayoutGrid, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { classes } from '../ui/classes.ts';
import { Dialog } from '../ui/dialog.tsx';
import { useLang, useSay } from '../ui/reader.tsx';
import { adminTexts } from './messages.ts';
import { TabGroups, TabLink, type TabListProps } from './tab-link.tsx';
import type { Tab } from './tabs.ts';

type SheetAction = { icon: LucideIcon; label: string; onClick: () => void };
type TabSheetProps = TabListProps & {
  near: string[];
  /** Where there are no other tabs, it is in place of the sheet. */
  last: Tab;
  actions: SheetAction[];
};

export function TabSheet({
  groups,
  open,
  counts,
  onOpen,
  near: ids,
  last,
  actions,
}: TabSheetProps) {
  const say = useSay();
  const lang = useLang('en');
  const [raised, setRaised] = useState(false);
  const close = () => setRaised(false);
  const choose = (id: string) => {
    close();
    onOpen(id);
  };
  const all = groups.flatMap(({ tabs }) => tabs);
  const near = all.filter(({ id }) => ids.includes(id));
  const isAll = near.length === all.length;
  const elsewhere = open !== undefined && open !== last && !near.includes(open);
  return (
    <nav aria-label={say(adminTexts.tabs)} lang={lang} className="lg:hidden print:hidden">
      <ul className="fixed inset-x-0 bottom-0 z-10 flex border-t border-line bg-foam p-1 pb-[max(0.25rem,env(safe-area-inset-bottom))] *:min-w-0 *:flex-1">
        {(isAll ? [...near, last] : near).map((tab) => (
          <li key={tab.id}>
            <TabLink
              tab={tab}
              current={tab === open}
              counts={counts}
              onOpen={onOpen}
              stacked
              className="min-h-13"
            />
          </li>
        ))}
        {!isAll && (
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setRaised(true)}
              className={classes(
                'flex min-h-13 w-full flex-col items-center justify-center gap-0.5 rounded text-[min(0.75rem,3.75vw)] font-semibold transition',
                elsewhere ? 'bg-caramel-tint text-caramel-deep' : 'text-ink-soft',
              )}
            >
              <LayoutGrid className="size-[1.15rem]" />
              {say(adminTexts.allTabs)}
            </button>
          </li>
        )}
      </ul>
      <Dialog
        open={raised}
        onClose={close}
        title={
          <span className="grid text-[0.8125rem]/tight">
            {say(adminTexts.product)}
            <span className="font-sans text-xs font-normal text-ink-soft">
              {say(adminTexts.subtitle)}
            </span>
          </span>
        }
        size="lg"
        lightDismiss
      >
        {/* All of it fits on a screen of 740 px. */}
        <div className="-mt-5 grid gap-1.5 sm:gap-4">
          <TabGroups
            groups={groups}
            open={open}
            counts={counts}
            onOpen={choose}
            headingClass=""
            listClass="grid-cols-2 gap-x-2 sm:grid-cols-3"
            linkClass="min-h-11"
          />
        </div>
        <div className="dialog-foot -mt-3 flex flex-wrap justify-between gap-x-2 pt-1 pb-[max(0.25rem,env(safe-area-inset-bottom))]">
          {actions.map(({ icon: Icon, label, onClick }) => (
            <button
              key={label}
              type="button"
              onClick={() => {
                close();
                onClick();
              }}
              className="flex min-h-11 items-center gap-2 rounded px-2 text-start text-sm font-semibold"
            >
              <Icon className="size-4 shrink-0" />
              {label}
            </button>
          ))}
        </div>
      </Dialog>
    </nav>
  );
}
