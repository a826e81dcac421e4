import { type ReactNode, useLayoutEffect, useRef } from 'react';

type Props = { busy: boolean; className: string; children: ReactNode };

/**
 * What is typed while it is saved would be lost when the form closes. `inert` takes the focus away;
 * it comes back to the field that had it, when nothing else has it by then.
 */
export function SavedFields({ busy, className, children }: Props) {
  const fields = useRef<HTMLDivElement>(null);
  const had = useRef<Element>(null);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (busy) {
      had.current = fields.current?.contains(activeElement) ? activeElement : null;
    } else {
      if (activeElement === body && had.current instanceof HTMLElement) {
        had.current.focus({ preventScroll: true });
      }
      had.current = null;
    }
  }, [busy]);
  return (
    <div ref={fields} className={className} inert={busy}>
      {children}
    </div>
  );
}
