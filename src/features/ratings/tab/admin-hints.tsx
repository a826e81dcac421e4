import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useSay } from '../../../ui/reader.tsx';
import type { Rating } from '../staff.contract.ts';
import { staffTexts as t } from './messages.ts';

const kinds = ['sameNumber', 'sameEmail', 'samePicture'] as const;

const countOf = (hints: Rating['hints']) => kinds.filter((kind) => hints[kind] > 0).length;

/** What needs attention; otherwise the e-mail address. */
export function RowNote({ rating: { age, delivery, email, hints } }: { rating: Rating }) {
  const say = useSay();
  const count = countOf(hints);
  if (age?.level === 'late') return <Note tone="text-danger-deep">{say(t.late)}</Note>;
  if (delivery?.state === 'failed') return <Note tone="text-danger-deep">{say(t.mailFailed)}</Note>;
  if (delivery?.state === 'kept') return <Note tone="text-caramel-deep">{say(t.mailKept)}</Note>;
  if (delivery?.state === 'queued' || delivery?.state === 'sending') return say(t.mailQueued);
  if (count === 0) return email;
  return <Note tone="text-caramel-deep">{say(t.warnings, { count })}</Note>;
}

const Note = ({ tone, children }: { tone: string; children: ReactNode }) => (
  <span className={`font-semibold ${tone}`}>{children}</span>
);

type HintsProps = { hints: Rating['hints']; onShow: () => void };

/** What came before, for people to judge; nothing is refused because of it. */
export function Hints({ hints, onShow }: HintsProps) {
  const say = useSay();
  if (countOf(hints) === 0) return null;
  return (
    <div className="flex gap-3 rounded bg-caramel-tint p-3 text-sm">
      <Info className="mt-0.5 size-4 shrink-0 text-caramel-deep" aria-hidden="true" />
      <div className="grid justify-items-start gap-1">
        <ul>
          {kinds
            .filter((kind) => hints[kind] > 0)
            .map((kind) => (
              <li key={kind}>{say(t[kind], { count: hints[kind] })}</li>
            ))}
        </ul>
        <Button variant="quiet" size="sm" className="-ms-3" onClick={onShow}>
          {say(t.showTogether)}
        </Button>
      </div>
    </div>
  );
}
