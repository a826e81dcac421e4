import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../../ui/dashboard/card.tsx';
import { Folded } from '../../../ui/dashboard/folded.tsx';
import { useMedia } from '../../../ui/dashboard/tools/use-media.ts';

/** When the tab is opened again, its parts are as they were left. */
const folds = new Map<string, boolean>();

type PartProps = {
  part: string;
  title: string;
  hint?: string;
  /** It is read while the part is folded. */
  summary: string;
  shown?: ReactNode;
  children: ReactNode;
};

/** On a phone all parts open would be four screens long. */
export function Part({ part, title, hint, summary, shown, children }: PartProps) {
  const isFolding = useMedia('(width < 40rem)');
  const ref = useRef<HTMLDetailsElement>(null);
  const id = `shop-${part}`;
  // What is wrong would be out of sight.
  useEffect(() => {
    if (ref.current?.querySelector('[aria-invalid]')) ref.current.open = true;
  });
  if (!isFolding) {
    return (
      <Card id={id} title={title} hint={hint}>
        {children}
      </Card>
    );
  }
  return (
    <section aria-label={title} className="px-card py-1">
      <Folded
        id={id}
        ref={ref}
        title={
          <>
            <h3 className="heading-part">{title}</h3>
            <span className="line-clamp-1 text-xs font-normal text-ink-soft">{summary}</span>
          </>
        }
        end={shown}
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
