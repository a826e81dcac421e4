import {
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classes } from './classes.ts';
import { uiTexts } from './messages.ts';
import { useSay } from './reader.tsx';

export type DialogProps = {
  open?: boolean;
  /** It may be called a second time while the dialog is closing. */
  onClose: () => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  size?: 'md' | 'lg' | 'drawer' | 'wide' | 'find' | undefined;
  role?: 'dialog' | 'alertdialog' | undefined;
  /** A click outside closes it. In a form, a slip would lose input. */
  lightDismiss?: boolean | undefined;
};

export function Dialog({ open = true, ...props }: DialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

const box =
  'm-auto rounded max-h-[calc(100dvh-2rem)] max-sm:mb-0 max-sm:max-w-none max-sm:rounded-b-none';
const sizes = {
  // On a phone this leaves room at the top for a notice.
  md: `${box} max-sm:max-h-[calc(100dvh-9rem)] sm:max-w-lg`,
  lg: `${box} sm:max-w-4xl`,
  // The top stays in place while the results below it grow and shrink. On a phone it is the top of
  // the screen, so that the keyboard covers as few of them as possible.
  find: 'mx-auto mt-[12vh] mb-auto max-h-[85vh] rounded max-sm:m-0 max-sm:max-h-dvh max-sm:max-w-none max-sm:rounded-t-none sm:max-w-lg',
  drawer: 'ms-auto me-0 my-0 h-dvh max-h-none max-w-none sm:max-w-2xl',
  wide: 'ms-auto me-0 my-0 h-dvh max-h-none max-w-none sm:max-w-6xl',
};

/** The choice of two languages is above the first field, and must not get the focus. */
const FIELD = ':is(input, select, textarea):not([hidden], [type=hidden], [type=radio], :disabled)';

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { onClose, title, description, children, footer, size = 'md', role, lightDismiss } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const closeRef = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);

  // Children with `autoFocus` wait for the open dialog, because a closed one holds no focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    setIsOpen(true);
    return () => dialog?.close();
  }, []);

  // The browser has put the focus on the button at the top, or, without one, on the dialog itself.
  useEffect(() => {
    const [dialog, focused] = [ref.current, document.activeElement];
    const isInside =
      focused !== dialog && focused !== closeRef.current && dialog?.contains(focused);
    if (!isOpen || isInside) return;
    dialog?.querySelector<HTMLElement>(FIELD)?.focus();
  }, [isOpen]);

  // A file picker inside the dialog also fires `cancel`, and the event bubbles up to here.
  const cancelled = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget || !event.cancelable) return;
    event.preventDefault();
    onClose();
  };

  // Of several Escapes in a row the browser lets only the first be prevented. The next would hide a
  // form that still asks whether it may close.
  const closed = ({ currentTarget: dialog }: SyntheticEvent<HTMLDialogElement>) => {
    if (dialog.open || !dialog.isConnected) return;
    dialog.showModal();
    onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the dialog's own
    <dialog
      ref={ref}
      role={role}
      data-size={size}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      onCancel={cancelled}
      onClose={closed}
      onClick={(event) => lightDismiss && event.target === event.currentTarget && onClose()}
      className={classes(
        // A field that gets the focus, or its label, would be hidden below the head or the foot.
        'w-full scroll-pt-28 scroll-pb-28 border border-line bg-foam text-ink shadow open:animate-enter',
        sizes[size],
      )}
    >
      <div
        className={classes(
          'grid gap-5 p-5',
          size !== 'find' && 'sm:p-7',
          // The buttons of a short form, too, are at the foot of a drawer.
          (size === 'drawer' || size === 'wide') && 'min-h-full',
          (size === 'drawer' || size === 'wide') &&
            (description ? 'grid-rows-[auto_auto_1fr]' : 'grid-rows-[auto_1fr]'),
        )}
      >
        {/* The field to find with is beside it and says the same. */}
        <div className={size === 'find' ? 'absolute end-5' : 'dialog-head flex items-start gap-4'}>
          <h2
            id={`${id}-title`}
            className={size === 'find' ? 'sr-only' : 'flex-1 py-2 text-xl font-bold wrap-anywhere'}
          >
            {title}
          </h2>
          {role !== 'alertdialog' && <CloseButton ref={closeRef} onClick={onClose} />}
        </div>
        {description && (
          <p
            id={`${id}-description`}
            className={classes(
              size === 'find' ? 'sr-only' : '-mt-4 text-sm text-balance text-ink-soft',
            )}
          >
            {description}
          </p>
        )}
        {isOpen && children}
        {footer && (
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:flex-auto">{footer}</div>
        )}
      </div>
    </dialog>
  );
}

function CloseButton({ ref, onClick }: { ref: Ref<HTMLButtonElement>; onClick: () => void }) {
  const say = useSay();
  return (
    <button
      ref={ref}
      type="button"
      aria-label={say(uiTexts.close)}
      onClick={onClick}
      className="-me-2 grid size-11 shrink-0 place-items-center rounded transition hover:bg-milk"
    >
      <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
        <path d="m3 3 10 10M13 3 3 13" stroke="currentColor" strokeWidth="1.75" />
      </svg>
    </button>
  );
}
