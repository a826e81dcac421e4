import { useEffect, useRef } from 'react';

const DELAY = 700;
/** If the pointer reaches the next button within this time, its name appears without delay. */
const NO_DELAY_WITHIN = 300;
const GAP = 6;

function iconButtonAt(target: EventTarget | null): HTMLElement | null {
  const button =
    target instanceof Element ? target.closest('button, a, [role=button], [role=switch]') : null;
  if (!(button instanceof HTMLElement) || !button.ariaLabel) return null;
  if (button.role === 'switch') return button;
  return button.innerText.trim() === '' && button.querySelector('svg') ? button : null;
}

/** Beside the screen or dialog that the button is in, a tooltip would stand by itself. */
function columnOf(button: Element) {
  const whole = { left: GAP, right: window.innerWidth - GAP };
  const box = button.closest('main, dialog');
  if (!box) return whole;
  const { left, right } = box.getBoundingClientRect();
  const { paddingLeft, paddingRight } = getComputedStyle(box);
  return {
    left: Math.max(whole.left, left + Number.parseFloat(paddingLeft)),
    right: Math.min(whole.right, right - Number.parseFloat(paddingRight)),
  };
}

/**
 * The tooltip names icon-only buttons and bare switches for mouse and keyboard; screen readers read
 * the label anyway. One serves the whole dashboard.
 */
export function Tooltips() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const tip = ref.current;
    if (!tip) return;
    const listening = new AbortController();
    const { signal } = listening;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let shown: HTMLElement | null = null;
    let hiddenAt = Number.NEGATIVE_INFINITY;

    const show = (button: HTMLElement) => {
      if (!button.isConnected) return;
      shown = button;
      tip.textContent = button.ariaLabel;
      tip.hidePopover();
      // It must come above a dialog that was opened meanwhile.
      tip.showPopover();
      const at = button.getBoundingClientRect();
      const { width, height } = tip.getBoundingClientRect();
      const left = at.left + (at.width - width) / 2;
      const below = at.bottom + GAP;
      const fits = below + height < window.innerHeight;
      const column = columnOf(button);
      tip.style.left = `${Math.max(column.left, Math.min(left, column.right - width))}px`;
      tip.style.top = `${fits ? below : at.top - GAP - height}px`;
    };
    const hide = () => {
      clearTimeout(timer);
      if (!shown) return;
      shown = null;
      hiddenAt = performance.now();
      tip.hidePopover();
    };
    const scheduleShow = (button: HTMLElement | null) => {
      if (!button || button === shown) return;
      hide();
      const wait = performance.now() - hiddenAt < NO_DELAY_WITHIN ? 0 : DELAY;
      timer = setTimeout(() => show(button), wait);
    };

    const listen = <Name extends keyof DocumentEventMap>(
      name: Name,
      listener: (event: DocumentEventMap[Name]) => void,
    ) => document.addEventListener(name, listener, { signal, capture: true, passive: true });
    listen('pointerover', ({ pointerType, target }) => {
      if (pointerType !== 'touch') scheduleShow(iconButtonAt(target));
    });
    listen('pointerout', ({ target, relatedTarget }) => {
      const button = iconButtonAt(target);
      if (button && !(relatedTarget instanceof Node && button.contains(relatedTarget))) hide();
    });
    listen('focusin', ({ target }) => {
      const button = iconButtonAt(target);
      if (button?.matches(':focus-visible')) scheduleShow(button);
    });
    listen('focusout', hide);
    listen('pointerdown', hide);
    listen('scroll', hide);
    listen('keydown', ({ key }) => key === 'Escape' && hide());
    return () => {
      listening.abort();
      clearTimeout(timer);
    };
  }, []);

  return (
    <div
      ref={ref}
      popover="manual"
      aria-hidden="true"
      className="pointer-events-none fixed inset-auto m-0 max-w-64 rounded bg-ink px-2.5 py-1.5 text-xs font-semibold text-paper"
    />
  );
}
