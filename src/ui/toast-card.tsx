import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { ErrorMark } from './field.tsx';
import { uiTexts } from './messages.ts';
import { useSay } from './reader.tsx';
import { type CurrentToast, removeToast } from './toast-store.ts';
import { useSwipe } from './use-swipe.ts';

const SHOWN_FOR = 5000;
const TICK = 100;

/** A long name beside the buttons would be a narrow column, so it has the whole width. */
const rows = 'col-span-full grid grid-cols-subgrid';

type ToastCardProps = {
  toast: CurrentToast;
  live: boolean;
  leaving: boolean;
  onDismiss: () => void;
};

export function ToastCard({ toast, live, leaving, onDismiss }: ToastCardProps) {
  const { title, description, action, variant = 'default' } = toast;
  const say = useSay();
  const card = useRef<HTMLDivElement>(null);
  const swipe = useSwipe(onDismiss);

  const onTimeUp = useEffectEvent(onDismiss);
  useEffect(() => {
    const area = card.current?.parentElement;
    let remaining = SHOWN_FOR;
    const timer = setInterval(() => {
      if (area?.matches(':hover, :focus-within') || !document.hasFocus()) return;
      remaining -= TICK;
      if (remaining <= 0) onTimeUp();
    }, TICK);
    return () => clearInterval(timer);
  }, []);

  // If a notice with the focus is replaced, the focus stays in the notification area.
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (element?.contains(document.activeElement)) element.parentElement?.focus();
    };
  }, []);

  const isError = variant === 'destructive';
  const text = (
    <div className={classes(rows, 'text-sm')}>
      <p className="col-start-1 flex min-h-11 items-center gap-2.5 py-1 font-bold">
        {isError && <ErrorMark className="size-5" />}
        {title}
      </p>
      {description && (
        <p
          className={classes(
            'col-span-full pe-2 pb-1 break-words',
            !action && '-mt-1.5',
            isError && 'ps-7.5',
          )}
        >
          {description}
        </p>
      )}
    </div>
  );
  return (
    <div
      ref={card}
      {...swipe}
      onAnimationEnd={() => leaving && removeToast(toast)}
      className={classes(
        'pointer-events-auto grid touch-pan-y grid-cols-[minmax(0,1fr)_auto_auto] gap-x-3 rounded border py-2 ps-4 pe-2 shadow select-none',
        'outline-offset-2 outline-(--focus) group-focus-visible:outline-3',
        leaving ? 'animate-leave' : 'animate-enter',
        isError ? 'border-danger-deep danger-fill' : 'border-line bg-foam text-ink',
      )}
    >
      <div className={classes(rows, 'row-span-2 row-start-1')}>
        {!live && text}
        <div role={isError ? 'alert' : 'status'} className={rows}>
          {live && text}
        </div>
      </div>
      {action && (
        <button
          type="button"
          onClick={() => {
            // A second press would undo what is undone, and report that it failed.
            if (leaving) return;
            onDismiss();
            void action.onClick();
          }}
          className="col-start-2 row-start-1 h-11 rounded border border-current px-3.5 text-sm font-semibold transition hover:bg-ink/10"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={say(uiTexts.close)}
        onClick={onDismiss}
        className="col-start-3 row-start-1 grid size-11 place-items-center rounded transition hover:bg-ink/10"
      >
        <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </button>
    </div>
  );
}
