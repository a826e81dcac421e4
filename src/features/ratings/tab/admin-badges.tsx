import type { Message } from '../../../messages.ts';
import { Badge, type Tone } from '../../../ui/dashboard/badge.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { outboxTexts } from '../../email/messages.ts';
import { isOnItsWay, useMailHealth } from '../../email/tab/admin-health.tsx';
import { deviceLabels } from '../contract.ts';
import { type Age, PROMISED_HOURS, type Rating } from '../staff.contract.ts';
import { staffTexts as t } from './messages.ts';

function mailBadge({ reward, state, promoCodeSent }: Rating): [tone: Tone, label: Message<never>] {
  if (reward?.state === 'void') {
    return ['danger', reward.sentAt ? t.mailSentVoid : t.codeVoid];
  }
  if (reward?.sentAt) return ['good', t.rewardSent];
  if (promoCodeSent && state !== 'redeemed') return ['neutral', t.rewardSent];
  return ['neutral', t.mailPending];
}

/** Without a mail server a mail is called queued for seconds before it is stored here. */
export function useIsKept(): (rating: Rating) => boolean {
  const hasServer = useMailHealth()?.hasServer !== false;
  return ({ state, delivery }) =>
    // A customer who has had the drink waits for no mail.
    state === 'verified' &&
    delivery !== null &&
    (delivery.state === 'kept' || (!hasServer && isOnItsWay(delivery)));
}

export function Kept() {
  const say = useSay();
  if (useMailHealth()?.hasServer !== false) return say(outboxTexts.kept);
  return (
    <>
      <span>{say(t.rewardSent)}</span> {say(t.keptHere)}
    </>
  );
}

export function Badges({ rating }: { rating: Rating }) {
  const say = useSay();
  const { deviceType, isVerified, isRejected } = rating;
  const [mailTone, mailLabel] = mailBadge(rating);
  const isKept = useIsKept()(rating);
  const decided = isRejected ? t.rejected : isVerified ? t.verified : t.pending;
  const tone: Tone = isRejected ? 'danger' : isVerified ? 'good' : 'warm';
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge>{deviceLabels[deviceType]}</Badge>
      <Badge tone={tone}>{say(decided)}</Badge>
      {!isRejected && (
        <Badge tone={isKept ? 'warm' : mailTone}>{isKept ? <Kept /> : say(mailLabel)}</Badge>
      )}
    </span>
  );
}

const tones: Record<Age['level'], string> = {
  fresh: 'text-ink-soft',
  due: 'text-caramel-deep font-semibold',
  late: 'text-danger-deep font-semibold',
};

/** Part of a day is never counted as a whole one. */
export function useLateText(): (age: Age) => string {
  const say = useSay();
  return ({ workingHours }) => {
    const hours = workingHours - PROMISED_HOURS;
    return hours < 24
      ? say(t.lateHours, { hours })
      : say(t.lateDays, { days: Math.floor(hours / 24) });
  };
}

/** Customers are promised one to two working days. */
export function Waiting({ age }: { age: Age }) {
  const say = useSay();
  const late = useLateText();
  const { workingHours: hours, level } = age;
  const whole = { days: Math.floor(hours / 24), hours: hours % 24 };
  const time = say(whole.hours === 0 ? t.workingDays : t.workingDaysAndHours, whole);
  const words = {
    fresh: say(t.waitingSince),
    due: say(t.dueFor, { time }),
    late: say(t.lateFor, { late: late(age), time }),
  };
  return <span className={tones[level]}>{words[level]}</span>;
}
