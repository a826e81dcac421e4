import { Ellipsis, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type ToggleEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, type ButtonProps } from '../button.tsx';
import { classes } from '../classes.ts';
import { usePopover } from './tools/use-popover.tsx';

type MenuProps = Pick<ButtonProps, 'variant' | 'className'> & {
  label: string;
  icon?: LucideIcon;
  /** Without it, and on a narrow screen, the icon is alone. */
  text?: string;
  children: ReactNode;
};

/** A dialog that one of the actions opens must be elsewhere: it would vanish with the menu. */
export function Menu(props: MenuProps) {
  const { label, icon: Icon = Ellipsis, text, variant = 'quiet', className, children } = props;
  const { close, buttonProps, panelProps } = usePopover('min-w-48 p-1.5');
  // In a list of hundreds of rows, closed menus would be most of what the browser has to draw.
  const [isDrawn, setIsDrawn] = useState(false);
  const draw = ({ newState }: ToggleEvent) => {
    // Drawing while it closes would open the dialog of an action before the focus is on the button.
    if (newState !== 'open') return;
    // The panel is placed by its height.
    flushSync(() => setIsDrawn(true));
    panelProps.onBeforeToggle();
  };
  return (
    <>
      <Button
        {...buttonProps}
        variant={variant}
        size={text ? 'md' : 'icon'}
        className={classes(text && 'max-lg:size-11 max-lg:shrink-0 max-lg:p-0', className)}
        aria-label={label}
      >
        <Icon className="size-4" />
        {text && <span className="max-lg:hidden">{text}</span>}
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the actions inside are what one presses */}
      <div {...panelProps} onBeforeToggle={draw} onClick={close} onToggle={enter} onKeyDown={move}>
        {isDrawn && children}
      </div>
    </>
  );
}

const actionsIn = (panel: Element) =>
  [...panel.querySelectorAll<HTMLElement>('a, button, input')].filter(
    (action) => action.checkVisibility() && !action.matches(':disabled'),
  );

function enter({ newState, currentTarget: panel }: ToggleEvent) {
  if (newState === 'open') actionsIn(panel)[0]?.focus();
}

function move(event: KeyboardEvent) {
  const actions = actionsIn(event.currentTarget);
  const at = actions.findIndex((action) => action === document.activeElement);
  const to = { ArrowDown: (at + 1) % actions.length, ArrowUp: at - 1, Home: 0, End: -1 }[event.key];
  if (to === undefined) return;
  // The page would scroll.
  event.preventDefault();
  actions.at(to)?.focus();
}

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
      <Icon className="size-4 shrink-0" />
      {text}
    </button>
  );
}
