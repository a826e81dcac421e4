import { useTabId } from '../ui/dashboard/address.ts';
import { SkeletonRows } from '../ui/dashboard/lists/skeleton.tsx';
import { useSay } from '../ui/reader.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { adminTexts } from './messages.ts';
import { Rail } from './rail.tsx';
import { Screen, ScreenSkeleton } from './screen.tsx';
import { accountTab, tabGroups } from './tabs.ts';

const tabs = [...tabGroups.flatMap(({ tabs }) => tabs), accountTab];

/** Nobody knows yet who asks and thus which tabs there are. */
export function Checking() {
  const say = useSay();
  const id = useTabId();
  const tab = tabs.find((one) => one.id === id);
  const label = tab ? say(tab.label) : '';
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
      <Rail />
      <div className="relative">
        <header className="max-sm:border-b max-sm:border-line sm:absolute sm:inset-x-0 sm:top-6">
          <h1 className="sr-only">{say(adminTexts.product)}</h1>
          <div className="mx-auto flex min-h-14 max-w-6xl items-center justify-end gap-2 px-4 text-sm text-ink-soft sm:min-h-11 sm:px-8">
            <p
              aria-hidden="true"
              className="min-w-0 flex-1 truncate heading-display text-xl text-ink sm:hidden"
            >
              {label}
            </p>
            <Spinner className="size-4 text-caramel" />
            <p role="status">{say(adminTexts.checking)}</p>
          </div>
        </header>
        <Screen label={label} isNamed={tab !== undefined} isWaiting>
          {tab ? <ScreenSkeleton tab={tab} /> : <SkeletonRows />}
        </Screen>
        <div className="fixed inset-x-0 bottom-0 flex h-15 animate-pulse justify-around border-t border-line bg-foam lg:hidden">
          {[1, 2, 3, 4, 5].map((tab) => (
            <span key={tab} className="grid content-center justify-items-center gap-2">
              <span className="size-4.5 rounded bg-milk" />
              <span className="h-2.5 w-12 rounded bg-milk" />
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
