import { MessageCircle } from 'lucide-react';
import type { Message } from '../../../messages.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Badge, type Tone } from '../../../ui/dashboard/badge.tsx';
import { CopyButton } from '../../../ui/dashboard/tools/copy-button.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import { outboxTexts } from '../../email/messages.ts';
import { mailTones, useMailHealth, useMailStateText } from '../../email/tab/admin-health.tsx';
import { formatCode } from '../../rewards/contract.ts';
import type { Rating } from '../staff.contract.ts';
import { useIsKept } from './admin-badges.tsx';
import { chatLink } from './admin-chat.ts';
import { staffTexts as t } from './messages.ts';

type Reward = NonNullable<Rating['reward']>;
type Delivery = NonNullable<Rating['delivery']>;

const rewardStates: Record<Reward['state'], [tone: Tone, label: Message<never>]> = {
  issued: ['good', t.valid],
  used: ['good', t.redeemed],
  expired: ['warm', t.expired],
  void: ['danger', t.void],
};

export function RewardDelivery({ rating }: { rating: Rating }) {
  const say = useSay();
  const { date } = useFormats();
  const { reward, delivery } = rating;
  const mailIsOff = useMailHealth()?.hasServer === false;
  const isKept = useIsKept()(rating);
  if (!reward && !delivery) return null;
  return (
    <section
      aria-label={say(t.reward)}
      className="grid gap-3 rounded border border-line p-4 text-sm @3xs:@max-xl:col-span-2 @xl:col-start-2"
    >
      {reward && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-mono font-semibold">{formatCode(reward.code)}</span>
          <Badge tone={rewardStates[reward.state][0]}>{say(rewardStates[reward.state][1])}</Badge>
          <span className="basis-full text-ink-soft">
            {reward.usedAt
              ? say(t.redeemedAt, { when: date(reward.usedAt) })
              : say(t.validUntil, { when: date(reward.validUntil) })}
          </span>
        </div>
      )}
      {/* The badges beside the name already say what was sent, and that mail is off. */}
      {delivery && delivery.state !== 'accepted' && !(mailIsOff && isKept) && (
        <MailState delivery={delivery} />
      )}
      {reward?.state === 'issued' && <OtherWays rating={rating} reward={reward} />}
    </section>
  );
}

function MailState({ delivery }: { delivery: Delivery }) {
  const say = useSay();
  const { date } = useFormats();
  const { state, reason, attempts, nextAttemptAt, perhapsSent } = delivery;
  const stateText = useMailStateText();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>{say(t.email)}</span>
      <Badge tone={mailTones[state]}>{say(stateText(state))}</Badge>
      {state === 'kept' && <p className="basis-full">{say(outboxTexts.storedEarlier)}</p>}
      {perhapsSent && <p className="basis-full text-danger-deep">{say(outboxTexts.perhapsSent)}</p>}
      {reason && <p className="basis-full text-danger-deep wrap-anywhere">{reason}</p>}
      {attempts > 0 && nextAttemptAt && (
        <p className="basis-full text-ink-soft">
          {say(t.attemptsNext, { count: attempts, when: date(nextAttemptAt) })}
        </p>
      )}
    </div>
  );
}

function OtherWays({ rating, reward }: { rating: Rating; reward: Reward }) {
  const say = useSay();
  const mailIsOff = useMailHealth()?.hasServer === false;
  return (
    <div className="flex flex-wrap gap-2">
      <CopyButton text={reward.link} label={t.copyLink} done={t.linkCopied} isUnseen />
      {/* While mail is off, this button is among the next steps. */}
      {!mailIsOff && (
        <ButtonLink variant="secondary" external href={chatLink(rating, reward)}>
          <MessageCircle className="size-4" />
          {say(t.whatsapp)}
          <span className="sr-only">{say(t.opensInTab)}</span>
        </ButtonLink>
      )}
    </div>
  );
}
