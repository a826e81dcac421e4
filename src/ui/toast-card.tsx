import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';
import { uiTexts } from './messages.ts';
import { useSay } from './reader.tsx';
import { type CurrentToast, removeToast } from './toast-store.ts';
import { useSwipe } from './use-swipe.ts';

const SHOWN_FOR = 5000;
const TICK = 100;

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

  const text = (
    <div className="flex gap-2.5 text-sm">
      {variant === 'destructive' && (
        <svg viewBox="0 0 20 20" className="mt-px size-5 shrink-0" aria-hidden="true">
          <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="1.75" />
          <path
            d="M10 6v4.75M10 13.5v.5"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      )}
      <div className="grid min-w-0 gap-0.5">
        <p className="font-bold">{title}</p>
        {description && <p className="break-words">{description}</p>}
      </div>
    </div>
  );
  return (
    <div
      ref={card}
      {...swipe}
      onAnimationEnd={() => leaving && removeToast(toast)}
      className={classes(
        'pointer-events-auto flex touch-pan-y items-start gap-3 rounded border py-2 ps-4 pe-2 shadow select-none',
        'outline-offset-2 outline-(--focus) group-focus-visible:outline-3',
        leaving ? 'animate-leave' : 'animate-enter',
        variant === 'destructive'
          ? 'border-danger-deep danger-fill'
          : 'border-line bg-foam text-ink',
      )}
    >
      <div className="min-w-0 flex-1 self-center py-1">
        {!live && text}
        <div role={variant === 'destructive' ? 'alert' : 'status'}>{live && text}</div>
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
          className="min-h-11 shrink-0 rounded border border-current px-3.5 text-sm font-semibold transition hover:bg-ink/10"
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        aria-label={say(uiTexts.close)}
        onClick={onDismiss}
        className="grid size-11 shrink-0 place-items-center rounded transition hover:bg-ink/10"
      >
        <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
          <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.75" />
        </svg>
      </button>
    </div>
  );
}
