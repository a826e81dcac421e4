import { LogOut, Search, SearchX, UserRound } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { mayAct, type Staff } from '../features/accounts/contract.ts';
import { todoTexts } from '../features/overview/messages.ts';
import { Palette } from '../features/search/admin.tsx';
import { Button } from '../ui/button.tsx';
import { openTab, useTabId } from '../ui/dashboard/address.ts';
import { Empty } from '../ui/dashboard/lists/empty.tsx';
import { Tooltips } from '../ui/dashboard/tooltips.tsx';
import { useLang, useSay } from '../ui/reader.tsx';
import { useCounts } from './counts.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { adminTexts } from './messages.ts';
import { Rail } from './rail.tsx';
import { Screen, ScreenSkeleton } from './screen.tsx';
import { StaffReader } from './staff-reader.tsx';
import { TabSheet } from './tab-sheet.tsx';
import { accountTab, phoneTabs, type Tab, tabGroups } from './tabs.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { useLogout } from './use-logout.ts';

export function Frame({ staff }: { staff: Staff }) {
  const { groups, allowed, open } = useTabs(staff);
  return (
    <StaffReader voice={staff.voice} lang={open?.lang ?? 'en'}>
      <Framed staff={staff} groups={groups} allowed={allowed} open={open} />
    </StaffReader>
  );
}

function useTabs(staff: Staff) {
  const groups = tabGroups
    .map(({ tabs, ...group }) => ({
      ...group,
      tabs: tabs.filter(({ isFor }) => isFor(staff.role)),
    }))
    .filter(({ tabs }) => tabs.length > 0);
  const allowed = [...groups.flatMap(({ tabs }) => tabs), accountTab];
  const tabId = useTabId();
  const open = tabId === '' ? allowed[0] : allowed.find((tab) => tab.id === tabId);
  return { groups, allowed, open };
}

type FramedProps = { staff: Staff } & ReturnType<typeof useTabs>;

function Framed({ staff, groups, allowed, open }: FramedProps) {
  const say = useSay();
  const english = useLang('en');
  const label = say(open?.label ?? adminTexts.unknownTab);
  const screen = useRef<HTMLElement>(null);
  const lastTabId = useRef(open?.id);
  const counts = useCounts(mayAct(staff.role, 'manager'));
  const session = useLogout();
  const [paletteOpen, setPaletteOpen] = useState(false);
  const title = say(adminTexts.title, { tab: label });

  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (lastTabId.current === open?.id) return;
    lastTabId.current = open?.id;
    window.scrollTo(0, 0);
    screen.current?.focus({ preventScroll: true });
  }, [open]);

  useKeptFocus(screen);

  const openPalette = () => setPaletteOpen(true);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      if (document.querySelector('dialog[open]')) return;
      // Firefox would go to its own search field.
      event.preventDefault();
      setPaletteOpen(true);
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  const list = { groups, open, counts, onOpen: openTab };
  const hasTabs = groups.flatMap(({ tabs }) => tabs).length > 1;
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] print:block print:min-h-0">
      <a
        href="#screen"
        lang={english}
        className="absolute start-3 top-3 z-20 -translate-y-20 rounded bg-ink px-4 py-3 text-sm font-semibold text-paper focus:translate-y-0"
      >
        {say(adminTexts.skip)}
      </a>
      <Rail tabs={list} onFind={openPalette} />
      <div className="relative pb-15 lg:pb-0 print:pb-0">
        <Header
          label={label}
          staff={staff}
          session={session}
          isOpen={open === accountTab}
          onFind={hasTabs ? openPalette : undefined}
        />
        <Screen label={label} isNamed={open !== undefined} ref={screen}>
          {open ? (
            <ErrorBoundary key={open.id}>
              <Suspense fallback={<ScreenSkeleton tab={open} />}>
                <open.Screen staff={staff} />
              </Suspense>
            </ErrorBoundary>
          ) : (
            <UnknownTab home={allowed[0]} onFind={openPalette} />
          )}
        </Screen>
      </div>
      {hasTabs && (
        <TabSheet
          {...list}
          near={phoneTabs(staff.role)}
          last={accountTab}
          actions={[
            { icon: Search, label: say(adminTexts.find), onClick: openPalette },
            {
              icon: UserRound,
              label: say(accountTab.label),
              onClick: () => openTab(accountTab.id),
            },
            { icon: LogOut, label: say(adminTexts.logout), onClick: session.logout },
          ]}
        />
      )}
      <Tooltips />
      {paletteOpen && (
        <Palette
          tabs={allowed.map(({ label, counted, ...tab }) => {
            const count = counted ? counts[counted] : 0;
            const toDo = counted && count > 0 ? say(waitingTexts[counted], { count }) : '';
            return { ...tab, label: say(label), waiting: count, toDo };
          })}
          openId={open?.id}
          searches={mayAct(staff.role, 'editor')}
          onClose={() => setPaletteOpen(false)}
        />
      )}
    </div>
  );
}

/** Of the ratings that wait, some are verified already. */
const waitingTexts = { ...todoTexts, ratings: todoTexts.ratingsWaiting };

function UnknownTab({ home, onFind }: { home: Tab | undefined; onFind: () => void }) {
  const say = useSay();
  if (!home) return <p>{say(adminTexts.nothingForRole)}</p>;
  return (
    // In a dashed box it would look like a place for files.
    <div className="*:border-0">
      <Empty
        icon={<SearchX />}
        title={say(adminTexts.unknownTabTitle)}
        hint={say(adminTexts.unknownTabHint)}
      >
        <Button onClick={() => openTab(home.id)}>
          {say(adminTexts.goTo, { tab: say(home.label) })}
        </Button>
        <Button variant="secondary" onClick={onFind}>
          <Search className="size-4" />
          {say(adminTexts.find)}
        </Button>
      </Empty>
    </div>
  );
}
