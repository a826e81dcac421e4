import * as Toast from '@radix-ui/react-toast';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classes } from './classes.ts';
import { currentToast, dismissToast, subscribeToToasts } from './toast.tsx';

const none = () => null;

/** The notification area: one notice, 5 s, held while pointed at or focused; F8 goes to it. */
export function Toaster() {
  const shown = useSyncExternalStore(subscribeToToasts, currentToast, none);
  const layer = useRef<HTMLDivElement>(null);

  // A popover is painted above an open dialog, if it was shown after it.
  useEffect(() => {
    const element = layer.current;
    if (!element || !shown?.id || element.contains(document.activeElement)) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [shown?.id]);

  return (
    // A new provider each time: Radix stays paused when what was pointed at is removed.
    <Toast.Provider key={shown?.id} swipeDirection="right" swipeThreshold={50} duration={5000}>
      {shown && (
        <Toast.Root
          key={shown.id}
          open={shown.open}
          onOpenChange={(open) => !open && dismissToast(shown.id)}
          className={classes(
            'pointer-events-auto flex items-start gap-3 rounded border p-4 pe-2 shadow',
            'data-[state=open]:animate-enter data-[state=closed]:animate-leave',
            'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[swipe=cancel]:transition',
            shown.variant === 'destructive'
              ? 'border-danger-deep bg-danger text-foam'
              : 'border-line bg-foam text-ink',
          )}
        >
          <div className="grid min-w-0 flex-1 gap-0.5 self-center py-1">
            <Toast.Title className="text-sm font-bold">{shown.title}</Toast.Title>
            {shown.description && (
              <Toast.Description className="text-sm break-words">
                {shown.description}
              </Toast.Description>
            )}
          </div>
          <Toast.Close
            aria-label="Close"
            className="grid size-11 shrink-0 place-items-center rounded transition hover:bg-ink/10"
          >
            <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
              <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.75" />
            </svg>
          </Toast.Close>
        </Toast.Root>
      )}
      <div
        ref={layer}
        popover="manual"
        className="pointer-events-none fixed inset-auto top-0 right-0 m-0 w-full bg-transparent p-4 sm:top-auto sm:bottom-0 md:max-w-[420px]"
      >
        <Toast.Viewport hotkey={['F8']} className="grid outline-none" />
      </div>
    </Toast.Provider>
  );
}
