import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../../ui/dashboard/card.tsx';
import { Folded } from '../../../ui/dashboard/folded.tsx';
import { useMedia } from '../../../ui/dashboard/tools/use-media.ts';

export const useFolds = () => useMedia('(width < 40rem)');

/** Saving draws the form anew, and a part must stay as it was folded. */
const folds = new Map([['names', true]]);

type PartProps = { part: string; title: string; hint?: string; children: ReactNode };

/** On a phone all parts open would be four screens long. */
export function Part({ part, title, hint, children }: PartProps) {
  const isFolding = useFolds();
  const ref = useRef<HTMLDetailsElement>(null);
  // What is wrong would be out of sight.
  useEffect(() => {
    if (ref.current?.querySelector('[aria-invalid]')) ref.current.open = true;
  });
  if (!isFolding) {
    return (
      <Card id={`shop-${part}`} title={title} hint={hint}>
        {children}
      </Card>
    );
  }
  return (
    <section aria-label={title} className="card px-4 py-1">
      <Folded
        ref={ref}
        title={<h3 className="heading-section">{title}</h3>}
        open={folds.get(part)}
        onToggle={({ currentTarget }) => folds.set(part, currentTarget.open)}
      >
        <div className="grid gap-4 pb-3">
          {hint && <p className="text-sm text-ink-soft">{hint}</p>}
          {children}
        </div>
      </Folded>
    </section>
  );
}
