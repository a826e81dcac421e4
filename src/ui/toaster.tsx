import {
  type FocusEvent,
  type KeyboardEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { uiTexts } from './messages.ts';
import { useSay } from './reader.tsx';
import { ToastCard } from './toast-card.tsx';
import { type CurrentToast, currentToast, subscribeToToasts } from './toast-store.ts';

export function mountToaster() {
  const container = document.createElement('div');
  createRoot(container).render(<Toaster container={container} />);
}

/** F8 moves the focus to it. */
function Toaster({ container }: { container: HTMLElement }) {
  const say = useSay();
  const shown = useSyncExternalStore(subscribeToToasts, currentToast);
  const [leaving, setLeaving] = useState<CurrentToast | null>(null);
  const [live, setLive] = useState<CurrentToast | null>(null);
  const area = useRef<HTMLElement>(null);
  const cameFrom = useRef<EventTarget>(null);

  // Screen readers miss text that is added together with its live region.
  useEffect(() => {
    const timer = setTimeout(() => setLive(shown), 200);
    return () => clearTimeout(timer);
  }, [shown]);

  useEffect(() => {
    // A modal dialog disables everything outside it, so the area moves into the topmost dialog.
    const follow = () => {
      const parent = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
      if (container.parentElement === parent) return;
      // The text would be read out again when its live region moves.
      flushSync(() => setLive(null));
      parent.append(container);
      area.current?.showPopover();
    };
    const dialogs = new MutationObserver(follow);
    dialogs.observe(document.documentElement, { subtree: true, attributeFilter: ['open'] });
    queueMicrotask(follow);
    const goToArea = ({ key }: { key: string }) => key === 'F8' && area.current?.focus();
    document.addEventListener('keydown', goToArea);
    return () => {
      dialogs.disconnect();
      document.removeEventListener('keydown', goToArea);
    };
  }, [container]);

  const dismiss = () => {
    setLeaving(shown);
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement && area.current?.contains(focused))) return;
    focused.blur();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    cameFrom.current = null;
  };
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape would also close the dialog.
    event.preventDefault();
    dismiss();
  };

  return (
    <section
      ref={area}
      popover="manual"
      tabIndex={-1}
      aria-label={say(uiTexts.notifications)}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      className="toast-place group pointer-events-none w-full bg-transparent outline-none sm:max-w-[420px]"
    >
      {shown && (
        <ToastCard
          key={shown.id}
          toast={shown}
          live={shown === live}
          leaving={shown === leaving}
          onDismiss={dismiss}
        />
      )}
    </section>
  );
}
