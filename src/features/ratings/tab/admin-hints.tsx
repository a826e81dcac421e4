import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSay } from '../../../ui/reader.tsx';
import { isOnItsWay, useMailStateText } from '../../email/tab/admin-health.tsx';
import type { Rating } from '../staff.contract.ts';
import { Kept, useIsKept, useLateText } from './admin-badges.tsx';
import { staffTexts as t } from './messages.ts';

const kinds = ['sameNumber', 'sameEmail', 'samePicture'] as const;

const inShort = { sameNumber: t.numberAgain, sameEmail: t.emailAgain, samePicture: t.pictureAgain };

const found = (hints: Rating['hints']) => kinds.filter((kind) => hints[kind] > 0);

export const isSeenBefore = ({ hints }: Rating) => found(hints).length > 0;

export function RowNote({ rating }: { rating: Rating }) {
  const { age, delivery, email, hints, state } = rating;
  const isKept = useIsKept()(rating);
  const say = useSay();
  const mailState = useMailStateText();
  const late = useLateText();
  if (delivery?.state === 'failed') return <Note tone="text-danger-deep">{say(t.mailFailed)}</Note>;
  if (isKept) {
    return (
      <Note tone="text-caramel-deep">
        <Kept />
      </Note>
    );
  }
  if (state !== 'redeemed' && delivery && isOnItsWay(delivery)) {
    return <Note tone="text-caramel-deep">{say(mailState(delivery.state))}</Note>;
  }
  if (state === 'verified') return <Note tone="text-ink">{say(t.rewardUnsent)}</Note>;
  // Hints are too late once it is decided.
  const again = state === 'pending' ? found(hints).map((kind) => say(inShort[kind])) : [];
  const isLate = age?.level === 'late';
  if (!isLate && again.length === 0) return email;
  return (
    <>
      {isLate && <Note tone="text-danger-deep">{late(age)}</Note>}
      {isLate && again.length > 0 && ' · '}
      <Note tone="text-caramel-deep">{again.join(' · ')}</Note>
    </>
  );
}

const Note = ({ tone, children }: { tone: string; children: ReactNode }) => (
  <span className={`font-semibold ${tone}`}>{children}</span>
);

type HintsProps = { hints: Rating['hints']; onShow: (() => void) | undefined };

/** People judge the hints; the program refuses nothing because of them. */
export function Hints({ hints, onShow }: HintsProps) {
  const say = useSay();
  if (found(hints).length === 0) return null;
  return (
    <div className="mt-1 flex gap-2 text-sm">
      <Info className="mt-0.5 size-4 shrink-0 text-caramel-deep" />
      <div className="grid justify-items-start">
        <ul>
          {found(hints).map((kind) => (
            <li key={kind}>{say(t[kind], { count: hints[kind] })}</li>
          ))}
        </ul>
        {onShow && (
          <button type="button" className="link min-h-11" onClick={onShow}>
            {say(t.showTogether)}
          </button>
        )}
      </div>
    </div>
  );
}
