import { Suspense, useEffect, useRef } from 'react';
import { mayAct, type Staff } from '../features/auth/contract.ts';
import { SkeletonRows } from '../ui/skeleton.tsx';
import { openTab, useTabId } from './address.ts';
import { Broken } from './broken.tsx';
import { Header } from './header.tsx';
import { Rail } from './rail.tsx';
import { TabSheet } from './tab-sheet.tsx';
import { tabs } from './tabs.ts';

/** The dashboard around the open tab: header, the list of tabs, and the screen itself. */
export function Frame({ staff }: { staff: Staff }) {
  const allowed = tabs.filter((tab) => mayAct(staff.role, tab.role));
  const asked = useTabId();
  const open = allowed.find((tab) => tab.id === asked) ?? allowed[0];
  const screen = useRef<HTMLElement>(null);
  const shown = useRef(open?.id);

  useEffect(() => {
    document.title = `${open?.label ?? 'Dashboard'} – Coffee House Management Dashboard`;
    if (shown.current === open?.id) return;
    shown.current = open?.id;
    window.scrollTo(0, 0);
    screen.current?.focus({ preventScroll: true });
  }, [open]);

  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#screen"
        className="absolute start-3 top-3 z-20 -translate-y-20 rounded bg-ink px-4 py-3 text-sm font-semibold text-paper focus:translate-y-0"
      >
        Skip to content
      </a>
      <Rail tabs={allowed} open={open} onOpen={openTab} />
      <div className="pb-24 lg:pb-10">
        <Header staff={staff} />
        <main
          id="screen"
          ref={screen}
          tabIndex={-1}
          className="mx-auto grid max-w-6xl gap-5 px-4 py-6 outline-none focus-visible:shadow-none sm:px-8"
        >
          {open ? (
            <>
              <h2 className="heading-display text-3xl">{open.label}</h2>
              <Broken key={open.id}>
                <Suspense fallback={<SkeletonRows />}>
                  <open.Screen staff={staff} />
                </Suspense>
              </Broken>
            </>
          ) : (
            <p>There is nothing here for your role yet.</p>
          )}
        </main>
      </div>
      <TabSheet tabs={allowed} open={open} onOpen={openTab} />
    </div>
  );
}
