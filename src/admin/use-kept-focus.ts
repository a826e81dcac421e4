import { type RefObject, useEffect } from 'react';

/** When what has the focus goes, the browser would begin at the top of the page again. */
export function useKeptFocus(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: EventTarget | null = null;
    const remember = ({ target }: Event) => {
      last = target;
    };
    // A press beside everything takes the focus away on purpose.
    const forget = () => {
      last = null;
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || document.querySelector('dialog[open]'))
        return;
      if (!(last instanceof Element) || last.isConnected) return;
      screen.current?.focus({ preventScroll: true });
    });
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
    };
  }, [screen]);
}
