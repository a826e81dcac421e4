import { type ReactNode, useEffect, useRef } from 'react';
import { useSay } from '../../reader.tsx';
import { Badge } from '../badge.tsx';
import { Folded } from '../folded.tsx';
import { formTexts } from './messages.ts';

type FoldedFieldsProps = {
  title: string;
  /** If it is empty, it says that nothing is set yet. */
  note: string;
  /** It counts how often saving was tried while one of these fields is wrong; 0 if none is. */
  refused: number;
  children: ReactNode;
};

/** With a field that is wrong they open, or the error would be hidden. */
export function FoldedFields({ title, note, refused, children }: FoldedFieldsProps) {
  const say = useSay();
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (refused === 0 || !ref.current) return;
    ref.current.open = true;
    // A field above may have the focus already.
    if (document.activeElement?.getAttribute('aria-invalid')) return;
    ref.current.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);
  return (
    <div className="border-t border-line py-1">
      <Folded
        ref={ref}
        title={
          <>
            {title}
            <span className="line-clamp-2 text-sm font-normal text-ink-soft">
              {note || say(formTexts.notSet)}
            </span>
          </>
        }
        end={refused > 0 && <Badge tone="danger">{say(formTexts.check)}</Badge>}
      >
        <fieldset className="grid gap-4 pt-2 pb-3">
          <legend className="sr-only">{title}</legend>
          {children}
        </fieldset>
      </Folded>
    </div>
  );
}
