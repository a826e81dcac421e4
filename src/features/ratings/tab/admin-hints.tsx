import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import type { Rating } from '../staff.contract.ts';

const words: Record<keyof Rating['hints'], string> = {
  sameNumber: 'the same WhatsApp number',
  sameEmail: 'the same e-mail address',
  samePicture: 'the same picture',
};
const kinds = ['sameNumber', 'sameEmail', 'samePicture'] as const;

/** How many kinds of hints there are. */
const countOf = (hints: Rating['hints']) => kinds.filter((kind) => hints[kind] > 0).length;

/** What the row of a rating says besides its state: what needs a look, or else whose it is. */
export function RowNote({ rating: { age, delivery, email, hints } }: { rating: Rating }) {
  const count = countOf(hints);
  if (age?.level === 'late') return <Note tone="text-danger-deep">Late</Note>;
  if (delivery?.state === 'failed') return <Note tone="text-danger-deep">Mail failed</Note>;
  if (delivery?.state === 'kept') return <Note tone="text-caramel-deep">Kept, not sent</Note>;
  if (delivery?.state === 'queued' || delivery?.state === 'sending') return 'Mail queued';
  if (count === 0) return email;
  return (
    <Note tone="text-caramel-deep">
      {count} {count === 1 ? 'warning' : 'warnings'}
    </Note>
  );
}

const Note = ({ tone, children }: { tone: string; children: ReactNode }) => (
  <span className={`font-semibold ${tone}`}>{children}</span>
);

type HintsProps = { hints: Rating['hints']; onShow: () => void };

/** What came before, for people to judge; nothing is refused because of it. */
export function Hints({ hints, onShow }: HintsProps) {
  if (countOf(hints) === 0) return null;
  return (
    <div className="flex gap-3 rounded bg-caramel-tint p-3 text-sm">
      <Info className="mt-0.5 size-4 shrink-0 text-caramel-deep" aria-hidden="true" />
      <div className="grid justify-items-start gap-1">
        <ul>
          {kinds
            .filter((kind) => hints[kind] > 0)
            .map((kind) => (
              <li key={kind}>
                {hints[kind]} other {hints[kind] === 1 ? 'rating has' : 'ratings have'}{' '}
                {words[kind]}
              </li>
            ))}
        </ul>
        <Button variant="quiet" size="sm" className="-ms-3" onClick={onShow}>
          Show them together
        </Button>
      </div>
    </div>
  );
}
