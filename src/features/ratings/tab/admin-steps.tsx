import { Check, MessageCircle, Send, Undo2, X } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { MailNotice, useMailHealth } from '../../email/tab/admin-health.tsx';
import type { Rating } from '../staff.contract.ts';
import { isUnderWay, type RatingActions } from './admin-call.ts';
import { isSeenBefore } from './admin-hints.tsx';
import { staffTexts as t } from './messages.ts';

/** What may be done next; the server decides again. */
export const mayVerify = ({ isVerified, isRejected }: Rating) => !isVerified && !isRejected;
export const maySend = ({ state, delivery }: Rating) =>
  state === 'verified' && !isUnderWay({ delivery });
/** For a customer who says that it never came. */
const mayResend = ({ state, reward, delivery }: Rating) =>
  state === 'sent' && reward?.state === 'issued' && !isUnderWay({ delivery });

type StepsProps = {
  rating: Rating;
  actions: RatingActions;
  onReject: () => void;
};

export function Steps({ rating, actions, onReject }: StepsProps) {
  const { isRejected, delivery } = rating;
  const say = useSay();
  const busy = actions.busy === rating.id;
  const hasServer = useMailHealth()?.hasServer !== false;
  // Without a mail server, sending again would only store the mail a second time.
  const keptInVain = delivery?.state === 'kept' && !hasServer;
  const sendsNow = maySend(rating) && !keptInVain;
  // A filled button would be pressed past the warning above it.
  const next = isSeenBefore(rating) ? 'secondary' : 'primary';
  const NextIcon = hasServer ? Send : MessageCircle;
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden">
      {mayVerify(rating) && (
        <>
          <Button
            variant={next}
            className="w-full"
            busy={busy}
            onClick={() => actions.verifyAndSend(rating)}
          >
            <NextIcon className="size-4" aria-hidden="true" />
            {say(hasServer ? t.verifyAndSend : t.verifyThenWhatsapp)}
          </Button>
          <Button
            variant="secondary"
            className="flex-1"
            disabled={busy}
            onClick={() => actions.verify(rating)}
          >
            <Check className="size-4" aria-hidden="true" />
            {say(t.verify)}
          </Button>
          <Button variant="secondary" className="flex-1" disabled={busy} onClick={onReject}>
            <X className="size-4" aria-hidden="true" />
            {say(t.reject)}
          </Button>
        </>
      )}
      {sendsNow && (
        <Button variant={next} className="flex-1" busy={busy} onClick={() => actions.send(rating)}>
          <Send className="size-4" aria-hidden="true" />
          {say(delivery && delivery.state !== 'cancelled' ? t.sendAgain : t.sendBarcode)}
        </Button>
      )}
      {mayResend(rating) && (
        <Button
          variant="secondary"
          className="flex-1"
          busy={busy}
          onClick={() => actions.resend(rating)}
        >
          <Send className="size-4" aria-hidden="true" />
          {say(t.sendAgain)}
        </Button>
      )}
      {isRejected && (
        <Button variant="secondary" busy={busy} onClick={() => actions.restore(rating)}>
          <Undo2 className="size-4" aria-hidden="true" />
          {say(t.takeBack)}
        </Button>
      )}
      {(mayVerify(rating) || sendsNow) && (
        <div className="w-full empty:hidden">
          <MailNotice maySetUp />
        </div>
      )}
    </div>
  );
}
