import { useMutation } from '@tanstack/react-query';
import { ExternalLink, KeyRound, LogOut, UserRound } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Staff } from '../features/auth/contract.ts';
import { Button } from '../ui/button.tsx';
import { api, sentenceOf } from '../ui/fetch.ts';
import { toast } from '../ui/toast.tsx';
import { PasswordDialog } from './password.tsx';

const REDIRECT_AFTER = 500;
const item =
  'flex min-h-11 w-full items-center gap-2 rounded px-3 text-sm font-semibold transition hover:bg-milk';

/** What the dashboard is, who is using it, and the way out. */
export function Header({ staff }: { staff: Staff }) {
  const [changing, setChanging] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const logout = useMutation({
    mutationFn: () => api.post('/api/auth/logout'),
    onSuccess: () => setTimeout(() => location.assign('/login'), REDIRECT_AFTER),
    onError: (error) =>
      toast({
        title: 'Logout Failed',
        description: sentenceOf(error),
        variant: 'destructive',
      }),
  });

  return (
    <header className="border-b border-line bg-paper">
      <div className="mx-auto flex max-w-6xl items-center gap-2 px-4 py-3 sm:px-8">
        <div className="min-w-0 flex-1">
          <h1 className="text-sm leading-snug font-bold sm:text-lg">
            Coffee House Management Dashboard
          </h1>
          <p className="text-xs text-ink-soft sm:text-sm">Manage your coffee house website</p>
        </div>
        <button
          type="button"
          popoverTarget="account-menu"
          className="flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded px-2 text-start text-sm transition hover:bg-milk sm:px-3"
        >
          <UserRound className="size-5 shrink-0 text-caramel-deep" aria-hidden="true" />
          <span className="sr-only sm:not-sr-only">
            <span className="block font-semibold">{staff.name}</span>
            <span className="block text-xs text-ink-soft capitalize">{staff.role}</span>
          </span>
        </button>
        <Button
          variant="secondary"
          className="px-3 sm:px-4"
          busy={logout.isPending || logout.isSuccess}
          onClick={() => logout.mutate()}
        >
          <LogOut className="size-4" aria-hidden="true" />
          <span className="sr-only sm:not-sr-only">Logout</span>
        </Button>
      </div>
      <div
        ref={menu}
        id="account-menu"
        popover="auto"
        className="fixed inset-auto end-4 top-16 m-0 w-64 rounded border border-line bg-foam p-2 text-ink shadow open:animate-enter"
      >
        <p className="px-3 py-2 text-sm">
          <span className="block font-semibold">{staff.name}</span>
          <span className="block text-xs break-all text-ink-soft">{staff.email}</span>
        </p>
        <button
          type="button"
          className={item}
          onClick={() => {
            menu.current?.hidePopover();
            setChanging(true);
          }}
        >
          <KeyRound className="size-4" aria-hidden="true" />
          Change password
        </button>
        <a href="/" target="_blank" rel="noopener" className={item}>
          <ExternalLink className="size-4" aria-hidden="true" />
          View site
        </a>
      </div>
      <PasswordDialog open={changing} onClose={() => setChanging(false)} staff={staff} />
    </header>
  );
}
