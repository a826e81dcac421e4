import { LogOut, Search, UserRound } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { mayAct, type Staff } from '../features/accounts/contract.ts';
import { readerOf } from '../messages.ts';
import { Button } from '../ui/button.tsx';
import { openTab, useTabId } from '../ui/dashboard/address.ts';
import { Empty } from '../ui/dashboard/lists/empty.tsx';
import { SkeletonRows } from '../ui/dashboard/lists/skeleton.tsx';
import { Tooltips } from '../ui/dashboard/tooltips.tsx';
import { setPageReader } from '../ui/reader.tsx';
import { useCounts } from './counts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { Rail } from './rail.tsx';
import { TabSheet } from './tab-sheet.tsx';
import { accountTab, type Tab, tabGroups } from './tabs.ts';
import { useLogout } from './use-logout.ts';

const Palette = lazy(() => import('../features/search/admin.tsx'));

export function Frame({ staff }: { staff: Staff }) {
  const groups = tabGroups
    .map(({ title, tabs }) => ({
      title,
      tabs: tabs.filter(({ role }) => mayAct(staff.role, role)),
    }))
    .filter(({ tabs }) => tabs.length > 0);
  const allowed = [...groups.flatMap(({ tabs }) => tabs), accountTab];
  const tabId = useTabId();
  const open = tabId === '' ? allowed[0] : allowed.find((tab) => tab.id === tabId);
  const screen = useRef<HTMLElement>(null);
  const lastTabId = useRef(open?.id);
  const counts = useCounts(mayAct(staff.role, 'editor'));
  const session = useLogout();
  const [paletteOpen, setPaletteOpen] = useState(false);
  const reader = readerOf(staff.voice, open?.lang ?? 'en');

  // Set before the tab is rendered, because shared components read the language from the document.
  setPageReader(reader.voice, reader.lang);

  useEffect(() => {
    document.title = `${open?.label ?? 'Dashboard'} – Coffee House Management Dashboard`;
    if (lastTabId.current === open?.id) return;
    lastTabId.current = open?.id;
    window.scrollTo(0, 0);
    screen.current?.focus({ preventScroll: true });
  }, [open]);

  const openPalette = () => setPaletteOpen(true);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (document.querySelector('dialog[open]')) return;
      event.preventDefault(); // Firefox would go to its own search field
      setPaletteOpen(true);
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  const list = { groups, open, counts, onOpen: openTab };
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#screen"
        lang="en"
        className="absolute start-3 top-3 z-20 -translate-y-20 rounded bg-ink px-4 py-3 text-sm font-semibold text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <Rail {...list} onFind={openPalette} />
      <div className="pb-24 lg:pb-10">
        <Header
          label={open?.label ?? 'Dashboard'}
          staff={staff}
          session={session}
          onFind={openPalette}
        />
        <main
          id="screen"
          aria-label={open?.label}
          ref={screen}
          tabIndex={-1}
          className="mx-auto grid max-w-6xl gap-5 px-4 py-6 has-data-wide:max-w-none outline-none focus-visible:shadow-none max-sm:py-4 sm:px-8"
        >
          {open ? (
            <>
              <h2 lang="en" className="heading-display text-3xl max-sm:sr-only">
                {open.label}
              </h2>
              <ErrorBoundary key={open.id}>
                <Suspense fallback={<SkeletonRows />}>
                  <open.Screen staff={staff} onOpen={openTab} />
                </Suspense>
              </ErrorBoundary>
            </>
          ) : (
            <UnknownTab home={allowed[0]} />
          )}
        </main>
      </div>
      {groups.flatMap(({ tabs }) => tabs).length > 1 && (
        <TabSheet
          {...list}
          actions={[
            { icon: Search, label: 'Find', onClick: openPalette },
            { icon: UserRound, label: 'My account', onClick: () => openTab(accountTab.id) },
            { icon: LogOut, label: 'Logout', onClick: session.logout },
          ]}
        />
      )}
      <Tooltips />
      {paletteOpen && (
        <ErrorBoundary>
          <Suspense>
            <Palette
              tabs={allowed}
              searches={mayAct(staff.role, 'editor')}
              onClose={() => setPaletteOpen(false)}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}

function UnknownTab({ home }: { home: Tab | undefined }) {
  if (!home) return <p>There is nothing here for your role yet.</p>;
  return (
    <>
      <h2 className="heading-display text-3xl max-sm:text-2xl">Nothing here</h2>
      <Empty
        title="There is no such screen"
        hint="The address may be misspelt, or the screen is not for your role."
      />
      <Button className="justify-self-center" onClick={() => openTab(home.id)}>
        Go to {home.label}
      </Button>
    </>
  );
}
