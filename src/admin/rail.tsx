import { ExternalLink, Search } from 'lucide-react';
import { classes } from '../ui/classes.ts';
import { useLang, useSay } from '../ui/reader.tsx';
import { adminTexts } from './messages.ts';
import { TabGroups, type TabListProps } from './tab-link.tsx';
import { tabGroups } from './tabs.ts';

const headingHeight = 'px-3 pt-[min(0.75rem,1.1dvh)] pb-[min(0.375rem,0.6dvh)]';
/** The rail shows as many of the 23 tabs as possible without scrolling. */
const tabHeight = 'min-h-[clamp(1.625rem,3dvh,2.25rem)] pointer-coarse:min-h-11';

/** There are no tabs until it is known who asks. */
type RailProps = { tabs?: TabListProps; onFind?: () => void };

export function Rail({ tabs, onFind }: RailProps) {
  const say = useSay();
  const lang = useLang('en');
  // A cashier has nothing to find, and one tab needs no heading.
  const isAlone = tabs?.groups.flatMap((group) => group.tabs).length === 1;
  return (
    <nav
      aria-label={say(adminTexts.tabs)}
      lang={lang}
      className="sticky top-0 hidden h-dvh flex-col gap-1 overflow-x-hidden overflow-y-auto scroll-pb-14 [scrollbar-width:thin] border-e border-line bg-foam p-3 lg:flex print:hidden"
    >
      {/* The header says it to a screen reader, on a phone as well. */}
      <div
        aria-hidden="true"
        className="grid shrink-0 grid-cols-[auto_1fr] items-center gap-x-2.5 gap-y-1 ps-3 pb-2"
      >
        <img src="/mark.svg" alt="" className="size-8 night:hidden" />
        <img src="/mark-light.svg" alt="" loading="lazy" className="hidden size-8 night:block" />
        {/* Before its typeface is there, it would take three lines. */}
        <p className="line-clamp-2 text-[0.8125rem]/tight font-bold">{say(adminTexts.product)}</p>
        <p className="col-span-full -me-2 truncate text-[0.75rem] tracking-[-0.01em] text-ink-soft">
          {say(adminTexts.subtitle)}
        </p>
      </div>
      {!isAlone && (
        <button
          type="button"
          onClick={onFind}
          disabled={!onFind}
          aria-keyshortcuts="Control+K"
          className="mb-1 flex min-h-10 shrink-0 items-center gap-3 rounded border border-line-strong px-3 text-sm text-ink-soft transition hover:border-ink hover:text-ink"
        >
          <Search className="size-4" />
          <span className="flex-1 text-start">{say(adminTexts.find)}</span>
          <kbd className="font-sans text-xs">Ctrl K</kbd>
        </button>
      )}
      {tabs ? (
        <TabGroups
          {...tabs}
          groups={
            isAlone ? tabs.groups.map((group) => ({ title: null, tabs: group.tabs })) : tabs.groups
          }
          folds
          headingClass={headingHeight}
          linkClass={tabHeight}
        />
      ) : (
        <SkeletonTabs />
      )}
      <a
        href="/"
        target="_blank"
        rel="noopener"
        // On a low screen the tabs scroll beneath it.
        className="sticky -bottom-3 -mx-3 mt-auto -mb-3 flex min-h-13 shrink-0 items-center gap-3 bg-foam px-6 pb-1 text-sm font-semibold text-ink-soft transition hover:bg-milk hover:text-ink"
      >
        <ExternalLink className="size-[1.15rem]" />
        {say(adminTexts.viewSite)}
      </a>
    </nav>
  );
}

const SkeletonTabs = () => (
  <div className="shrink-0 animate-pulse">
    {tabGroups.map(({ title, fold, tabs }) => (
      <div key={tabs[0]?.id}>
        {title && (
          <div className={headingHeight}>
            <span className="my-0.5 block h-3 w-14 rounded bg-milk" />
          </div>
        )}
        {fold !== 'folded' &&
          tabs
            .filter(({ isFor }) => isFor('owner'))
            .map(({ id }) => (
              <div key={id} className={classes(tabHeight, 'flex items-center gap-3 px-3')}>
                <span className="size-[1.15rem] rounded bg-milk" />
                <span className="h-3 w-20 rounded bg-milk" />
              </div>
            ))}
      </div>
    ))}
  </div>
);
