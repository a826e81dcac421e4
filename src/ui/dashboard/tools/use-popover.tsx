import { useId, useRef } from 'react';
import { classes } from '../../classes.ts';

const GAP = 4;

/** The panel is above its button where it would not fit below. A press beside it closes it. */
export function usePopover(panelClass: string) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  /** Coordinates of the page let it scroll along with its button. */
  const place = () => {
    if (!button.current || !panel.current) return;
    const { top, bottom, right } = button.current.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const { style } = panel.current;
    // Only what is displayed has a height.
    style.display = 'grid';
    // Where it was last, there may be no room for its whole width.
    style.right = '8px';
    const { offsetHeight: height, offsetWidth: width } = panel.current;
    style.display = '';
    // On a phone the tabs cover the end of the screen.
    const below = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
    const isAbove = bottom + GAP + height > clientHeight - below && top - GAP - height > 0;
    const start = isAbove ? top - GAP - height : bottom + GAP;
    style.top = `${start + window.scrollY}px`;
    style.right = `${Math.max(8, Math.min(clientWidth - right, clientWidth - width - 8))}px`;
  };

  return {
    close: () => panel.current?.hidePopover(),
    buttonProps: { ref: button, popoverTarget: id },
    panelProps: {
      ref: panel,
      id,
      popover: 'auto',
      onBeforeToggle: place,
      className: classes(
        'absolute inset-auto m-0 max-w-[calc(100vw-1rem)] rounded border border-line-strong bg-foam text-ink shadow open:grid',
        panelClass,
      ),
    } as const,
  };
}
