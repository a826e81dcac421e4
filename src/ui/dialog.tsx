import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react';
import { classes } from './classes.ts';

export type DialogProps = {
  open: boolean;
  /** May be called again while already closing. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end, the main one last. */
  footer?: ReactNode;
  size?: 'md' | 'lg' | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** A click beside it closes it: for pictures, not for forms somebody is filling in. */
  lightDismiss?: boolean | undefined;
};

/** The browser's own modal dialog: focus stays inside and returns to where it came from. */
export function Dialog({ open, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, description, children, footer, size = 'md', role, lightDismiss } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  // A file picker inside sends `cancel` up here, too.
  const cancelled = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      ref={ref}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={cancelled}
      onClose={(event) => !event.currentTarget.open && onClose()}
      onClick={(event) => lightDismiss && event.target === event.currentTarget && onClose()}
      className={classes(
        'm-auto w-full rounded bg-foam text-ink shadow open:animate-enter',
        'max-h-[calc(100dvh-2rem)] max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none',
        size === 'md' ? 'sm:max-w-lg' : 'sm:max-w-4xl',
      )}
    >
      <div className="grid gap-5 p-5 sm:p-7">
        <div className="flex items-start gap-4">
          <div className="grid flex-1 gap-1.5 pt-1.5">
            <h2 id={`${id}-title`} className="text-xl font-bold">
              {title}
            </h2>
            {description && (
              <p id={`${id}-description`} className="text-sm text-ink-soft">
                {description}
              </p>
            )}
          </div>
          {role !== 'alertdialog' && <CloseButton onClick={onClose} />}
        </div>
        {children}
        {footer && <div className="flex flex-wrap justify-end gap-3">{footer}</div>}
      </div>
    </dialog>
  );
}

function CloseButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label="Close"
      onClick={onClick}
      className="-me-2 grid size-11 shrink-0 place-items-center rounded transition hover:bg-milk"
    >
      <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
        <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </button>
  );
}
