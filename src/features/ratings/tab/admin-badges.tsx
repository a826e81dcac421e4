import { Badge, type Tone } from '../../../ui/dashboard/badge.tsx';
import { formatCount } from '../../../ui/numbers.ts';
import { deviceLabels } from '../contract.ts';
import type { Age, Rating, RatingState } from '../staff.contract.ts';

export const stateLabels: Record<RatingState, string> = {
  pending: 'Pending',
  verified: 'Verified',
  sent: 'Sent',
  redeemed: 'Redeemed',
  rejected: 'Rejected',
};

export const stateTones: Record<RatingState, Tone> = {
  pending: 'warm',
  verified: 'neutral',
  sent: 'good',
  redeemed: 'good',
  rejected: 'danger',
};

/** Whether the customer was sent a code that works. */
function mailBadge({ reward, delivery }: Rating): [tone: Tone, label: string] {
  if (reward?.state === 'void') {
    return ['danger', reward.sentAt ? 'Email sent, code void' : 'Code void'];
  }
  if (reward?.sentAt) return ['good', 'Email sent'];
  if (delivery?.state === 'kept') return ['warm', 'Kept, not sent'];
  return ['neutral', 'Email pending'];
}

/** The device, whether it is verified, and whether the e-mail was sent. */
export function Badges({ rating }: { rating: Rating }) {
  const { deviceType, isVerified, isRejected, state } = rating;
  const [mailTone, mailLabel] = mailBadge(rating);
  const decided = isRejected ? 'Rejected' : isVerified ? 'Verified' : 'Pending';
  const tone: Tone = isRejected ? 'danger' : isVerified ? 'good' : 'warm';
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge>{deviceLabels[deviceType]}</Badge>
      <Badge tone={tone}>{decided}</Badge>
      {!isRejected && <Badge tone={mailTone}>{mailLabel}</Badge>}
      {state === 'redeemed' && <Badge tone="good">Redeemed</Badge>}
    </span>
  );
}

const tones: Record<Age['level'], string> = {
  fresh: 'text-ink-soft',
  due: 'text-caramel-deep font-semibold',
  late: 'text-danger-deep font-semibold',
};

/** How long it has been waiting, in words and colour: one to two working days are promised. */
export function Waiting({ age }: { age: Age }) {
  const days = formatCount(age.workingDays, 'working day');
  const words: Record<Age['level'], string> = {
    fresh: age.workingDays === 0 ? 'Waiting, no working day yet' : `Waiting for ${days}`,
    due: `Due: waiting for ${days}`,
    late: `Late: waiting for ${days}`,
  };
  return <span className={tones[age.level]}>{words[age.level]}</span>;
}
