import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Button, type ButtonProps } from '../button.tsx';
import { classes } from '../classes.ts';

type MenuProps = Pick<ButtonProps, 'variant' | 'className'> & {
  /** As in "More: Cappuccino". */
  label: string;
  /** Beside the dots; without it they stand alone. */
  text?: string;
  children: ReactNode;
};

/**
 * Actions that are not needed at every look. A dialog that one of them opens must stand elsewhere:
 * it would vanish with the menu.
 */
export function Menu({ label, text, variant = 'quiet', className, children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  /** In coordinates of the page, so that it scrolls along with its button. */
  const place = () => {
    if (!button.current || !panel.current) return;
    const { bottom, right } = button.current.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    panel.current.style.top = `${bottom + window.scrollY + 4}px`;
    panel.current.style.right = `${Math.max(8, clientWidth - right)}px`;
  };

  return (
    <>
      <Button
        ref={button}
        variant={variant}
        size={text ? 'md' : 'icon'}
        className={className}
        aria-label={label}
        popoverTarget={id}
      >
        <Ellipsis className="size-4" aria-hidden="true" />
        {text}
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter and space on an action are clicks, too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the actions inside are what one presses */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        onBeforeToggle={place}
        onClick={() => panel.current?.hidePopover()}
        className="absolute inset-auto m-0 max-w-[calc(100vw-1rem)] min-w-48 rounded border border-line-strong bg-foam p-1.5 text-ink shadow open:grid"
      >
        {children}
      </div>
    </>
  );
}

/** For the links and buttons of a menu. */
export const menuItem =
  'flex min-h-11 w-full items-center gap-3 rounded px-3 text-start text-sm font-semibold transition hover:bg-milk';

type MenuItemProps = {
  icon: LucideIcon;
  text: string;
  label?: string | undefined;
  danger?: boolean;
  onClick: () => void;
};

export function MenuItem({ icon: Icon, text, label, danger = false, onClick }: MenuItemProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className={classes(menuItem, danger && 'text-danger')}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      {text}
    </button>
  );
}
