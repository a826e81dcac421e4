import { Copy, MessageCircle, RotateCw } from 'lucide-react';
import { formatDate, formatDay } from '../../../time.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Badge, type Tone } from '../../../ui/dashboard/badge.tsx';
import { toast } from '../../../ui/toast.tsx';
import { whatsappLink } from '../../../ui/whatsapp-link.ts';
import { storedHereNotice } from '../../email/admin-health.tsx';
import { formatCode } from '../../rewards/contract.ts';
import type { Rating } from '../staff.contract.ts';

type Reward = NonNullable<Rating['reward']>;
type Delivery = NonNullable<Rating['delivery']>;

const rewardStates: Record<Reward['state'], [tone: Tone, label: string]> = {
  issued: ['good', 'Valid'],
  used: ['neutral', 'Redeemed'],
  expired: ['warm', 'Expired'],
  void: ['danger', 'Void'],
};

const deliveryStates: Record<Delivery['state'], [tone: Tone, label: string]> = {
  queued: ['warm', 'Queued'],
  sending: ['warm', 'Sending'],
  accepted: ['good', 'Accepted by the mail server'],
  kept: ['warm', 'Kept, not sent'],
  failed: ['danger', 'Failed'],
  cancelled: ['neutral', 'Cancelled'],
};

/** Of a mail whose sending was cut off, so that no answer of the mail server is known. */
const PERHAPS_SENT = 'Perhaps it was sent: an attempt ended without an answer.';

type DeliveryProps = { rating: Rating; onRefresh: () => void };

/** The reward and where its mail is, and two more ways to bring it to the customer. */
export function RewardDelivery({ rating, onRefresh }: DeliveryProps) {
  const { reward, delivery } = rating;
  if (!reward && !delivery) return null;
  return (
    <section aria-label="Reward" className="grid gap-3 rounded border border-line p-4 text-sm">
      {reward && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-mono font-semibold">{formatCode(reward.code)}</span>
          <Badge tone={rewardStates[reward.state][0]}>{rewardStates[reward.state][1]}</Badge>
          <span className="basis-full text-ink-soft">
            {reward.usedAt
              ? `Redeemed ${formatDate(reward.usedAt)}`
              : `Valid until ${formatDate(reward.validUntil)}`}
          </span>
        </div>
      )}
      {delivery && <MailState delivery={delivery} onRefresh={onRefresh} />}
      {reward?.state === 'issued' && <OtherWays rating={rating} reward={reward} />}
    </section>
  );
}

function MailState({ delivery, onRefresh }: { delivery: Delivery; onRefresh: () => void }) {
  const { state, reason, attempts, nextAttemptAt, perhapsSent } = delivery;
  const [tone, label] = deliveryStates[state];
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span>E-mail</span>
      <Badge tone={tone}>{label}</Badge>
      {(state === 'queued' || state === 'sending') && (
        <Button variant="quiet" size="sm" onClick={onRefresh}>
          <RotateCw className="size-4" aria-hidden="true" />
          Check again
        </Button>
      )}
      {state === 'kept' && <p className="basis-full">{storedHereNotice()}</p>}
      {perhapsSent && <p className="basis-full text-danger-deep">{PERHAPS_SENT}</p>}
      {reason && <p className="basis-full text-danger-deep wrap-anywhere">{reason}</p>}
      {attempts > 0 && nextAttemptAt && (
        <p className="basis-full text-ink-soft">
          {attempts} {attempts === 1 ? 'attempt' : 'attempts'}, next {formatDate(nextAttemptAt)}
        </p>
      )}
    </div>
  );
}

function OtherWays({ rating, reward }: { rating: Rating; reward: Reward }) {
  const greeting = [
    `Halo ${rating.name}, terima kasih atas rating Anda.`,
    `Ini barcode reward Anda: ${reward.link}`,
    `Tunjukkan kepada kasir, paling lambat ${formatDay(reward.validUntil)}.`,
  ].join('\n');
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="sm" onClick={() => copy(reward.link)}>
        <Copy className="size-4" aria-hidden="true" />
        Copy link
      </Button>
      <ButtonLink
        variant="secondary"
        size="sm"
        external
        href={whatsappLink(rating.whatsappNumber, greeting)}
      >
        <MessageCircle className="size-4" aria-hidden="true" />
        WhatsApp
        <span className="sr-only"> (opens in a new tab)</span>
      </ButtonLink>
    </div>
  );
}

async function copy(link: string) {
  try {
    await navigator.clipboard.writeText(link);
    toast({ title: 'Link Copied' });
  } catch {
    toast({ title: 'The link could not be copied', description: link, variant: 'destructive' });
  }
}
