import { ExternalLink, LogOut, Search, UserRound } from 'lucide-react';
import { useRef } from 'react';
import type { Staff } from '../features/accounts/contract.ts';
import { accountTexts } from '../features/accounts/messages.ts';
import { Button } from '../ui/button.tsx';
import { classes } from '../ui/classes.ts';
import { openTab, tabHref } from '../ui/dashboard/address.ts';
import { AddressLink } from '../ui/dashboard/address-link.tsx';
import { menuItem } from '../ui/dashboard/menu.tsx';
import { useLang, useSay } from '../ui/reader.tsx';
import { adminTexts } from './messages.ts';
import { accountTab } from './tabs.ts';
import type { useLogout } from './use-logout.ts';

type HeaderProps = {
  label: string;
  staff: Staff;
  session: ReturnType<typeof useLogout>;
  /** Whether the reader's own account is open. */
  isOpen: boolean;
  onFind: (() => void) | undefined;
};

export function Header({ label, staff, session, isOpen, onFind }: HeaderProps) {
  const say = useSay();
  const lang = useLang('en');
  const menu = useRef<HTMLDivElement>(null);
  const roleName = say(accountTexts[staff.role]);
  // "Owner / Owner" would say nothing.
  const role = staff.name.toLowerCase() === roleName.toLowerCase() ? '' : roleName;

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the page's own header is a banner, and the page in the editor has one, too
    <header
      lang={lang}
      aria-label={say(adminTexts.dashboard)}
      className="max-sm:border-b max-sm:border-line sm:pointer-events-none sm:absolute sm:inset-x-0 sm:top-6 print:hidden"
    >
      <div className="mx-auto flex min-h-14 max-w-6xl items-center justify-end gap-1 px-4 max-sm:py-1 sm:min-h-11 sm:gap-2 sm:px-8 sm:*:pointer-events-auto">
        <div className="sr-only">
          <h1>{say(adminTexts.product)}</h1>
          <p>{say(adminTexts.subtitle)}</p>
        </div>
        <p aria-hidden="true" className="min-w-0 flex-1 truncate heading-display text-xl sm:hidden">
          {label}
        </p>
        {/* Staff with one tab have nothing to find. */}
        {onFind && (
          <Button
            variant="quiet"
            size="icon"
            className="lg:hidden"
            aria-label={say(adminTexts.find)}
            onClick={onFind}
          >
            <Search className="size-5 text-caramel-deep" />
          </Button>
        )}
        <button
          type="button"
          popoverTarget="account-menu"
          className={classes(
            'flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded px-2 max-sm:-me-3 text-start text-sm transition hover:bg-milk sm:px-3',
            isOpen && 'bg-caramel-tint text-caramel-deep',
          )}
        >
          <UserRound className="size-5 shrink-0 text-caramel-deep" />
          <span className="max-w-28 leading-tight max-xl:sr-only">
            <span className="block truncate font-semibold">{staff.name}</span>
            {role && <span className="block truncate text-xs text-ink-soft">{role}</span>}
          </span>
        </button>
        <Button
          variant="quiet"
          className="max-sm:hidden sm:-me-5"
          busy={session.busy}
          onClick={session.logout}
        >
          <LogOut className="size-4" />
          {say(adminTexts.logout)}
        </Button>
      </div>
      <div
        ref={menu}
        id="account-menu"
        popover="auto"
        className="fixed inset-auto end-4 top-14 m-0 w-64 sm:top-18 sm:supports-[position-area:bottom]:inset-auto sm:supports-[position-area:bottom]:[position-area:bottom_span-left] rounded border border-line bg-foam p-2 text-ink shadow open:animate-enter"
      >
        <p className="px-3 py-2 text-sm">
          <span className="block font-semibold">{staff.name}</span>
          <span className="block text-xs break-all text-ink-soft">{staff.email}</span>
        </p>
        <AddressLink
          href={tabHref(accountTab.id)}
          className={menuItem}
          onGo={() => {
            menu.current?.hidePopover();
            openTab(accountTab.id);
          }}
        >
          <UserRound className="size-4" />
          {say(accountTab.label)}
        </AddressLink>
        <a href="/" target="_blank" rel="noopener" className={menuItem}>
          <ExternalLink className="size-4" />
          {say(adminTexts.viewSite)}
        </a>
        <button
          type="button"
          className={`${menuItem} sm:hidden`}
          disabled={session.busy}
          onClick={session.logout}
        >
          <LogOut className="size-4" />
          {say(adminTexts.logout)}
        </button>
      </div>
    </header>
  );
}
