import { Check, MessageCircle, Send, Undo2, X } from 'lucide-react';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { useSay } from '../../../ui/reader.tsx';
import { MailNotice, useMailHealth } from '../../email/tab/admin-health.tsx';
import type { Rating } from '../staff.contract.ts';
import { isUnderWay, type RatingActions } from './admin-call.ts';
import { chatLink } from './admin-chat.ts';
import { isSeenBefore } from './admin-hints.tsx';
import { staffTexts as t } from './messages.ts';

/** The server checks each step again. */
export const mayVerify = ({ isVerified, isRejected }: Rating) => !isVerified && !isRejected;
export const maySend = ({ state, delivery }: Rating) =>
  state === 'verified' && !isUnderWay({ delivery });
/** A customer may say that the mail never came. */
const mayResend = ({ state, reward, delivery }: Rating) =>
  state === 'sent' && reward?.state === 'issued' && !isUnderWay({ delivery });

type StepsProps = {
  rating: Rating;
  actions: RatingActions;
  onReject: () => void;
};

export function Steps({ rating, actions, onReject }: StepsProps) {
  const { isRejected, reward, delivery } = rating;
  const say = useSay();
  const busy = actions.busy === rating.id;
  const hasServer = useMailHealth()?.hasServer !== false;
  // Without a mail server a mail is only stored here, once.
  const mails = maySend(rating) && (hasServer || delivery?.state !== 'kept');
  // Without a mail server nothing is on its way, although a mail is called queued for some seconds.
  const isToSend = rating.state === 'verified';
  const chats = !hasServer && (isToSend || mayResend(rating));
  // A filled button would be pressed past the warning above it.
  const next = isSeenBefore(rating) ? 'secondary' : 'primary';
  const NextIcon = hasServer ? Send : MessageCircle;
  return (
    <>
      {/* On a phone it stays in sight below a long proof. */}
      <div className="flex flex-wrap items-center gap-2 empty:hidden @max-xl:sticky @max-xl:bottom-(--below,0px) @max-xl:z-1 @max-xl:-mx-card @max-xl:-mb-3 @max-xl:border-t @max-xl:border-line @max-xl:rounded-b @max-xl:bg-foam @max-xl:px-card @max-xl:py-3">
        {mayVerify(rating) && (
          <>
            <Button
              variant={next}
              className="w-full"
              busy={busy}
              onClick={() => actions.verifyAndSend(rating)}
            >
              <NextIcon className="size-4 shrink-0" />
              {say(hasServer ? t.verifyAndSend : t.verifyThenWhatsapp)}
            </Button>
            <Button
              variant="secondary"
              className="flex-1 whitespace-nowrap"
              disabled={busy}
              onClick={() => actions.verify(rating)}
            >
              <Check className="size-4 shrink-0" />
              {say(t.verify)}
            </Button>
            <Button variant="secondary" className="flex-1" disabled={busy} onClick={onReject}>
              <X className="size-4 shrink-0" />
              {say(t.reject)}
            </Button>
          </>
        )}
        {chats && reward?.state === 'issued' && (
          <ButtonLink
            variant={isToSend ? next : 'secondary'}
            className="flex-1 whitespace-nowrap"
            external
            href={chatLink(rating, reward)}
          >
            <MessageCircle className="size-4 shrink-0" />
            {say(t.sendByWhatsapp)}
            <span className="sr-only">{say(t.opensInTab)}</span>
          </ButtonLink>
        )}
        {isToSend && reward?.state === 'issued' && !isUnderWay({ delivery }) && (
          <Button
            variant="secondary"
            className="flex-1 whitespace-nowrap"
            busy={busy}
            onClick={() => actions.markSent(rating)}
          >
            <Check className="size-4 shrink-0" />
            {say(t.markSent)}
          </Button>
        )}
        {chats && !reward && (
          <Button
            variant={next}
            className="flex-1 whitespace-nowrap"
            busy={busy}
            onClick={() => actions.send(rating)}
          >
            <MessageCircle className="size-4 shrink-0" />
            {say(t.sendByWhatsapp)}
          </Button>
        )}
        {mails && (
          <Button
            variant={hasServer ? next : 'secondary'}
            className="flex-1 whitespace-nowrap"
            busy={busy}
            onClick={() => actions.sendBarcode(rating)}
          >
            <Send className="size-4 shrink-0" />
            {say(delivery && delivery.state !== 'cancelled' ? t.sendAgain : t.sendBarcode)}
          </Button>
        )}
        {hasServer && mayResend(rating) && (
          <Button
            variant="secondary"
            className="flex-1 whitespace-nowrap"
            busy={busy}
            onClick={() => actions.resend(rating)}
          >
            <Send className="size-4 shrink-0" />
            {say(t.sendAgain)}
          </Button>
        )}
        {isRejected && (
          <Button variant="secondary" busy={busy} onClick={() => actions.restore(rating)}>
            <Undo2 className="size-4 shrink-0" />
            {say(t.takeBack)}
          </Button>
        )}
      </div>
      {/* Without a mail server the button says already that the reward goes by WhatsApp. */}
      {(mails || (hasServer && mayVerify(rating))) && <MailNotice maySetUp />}
    </>
  );
}
