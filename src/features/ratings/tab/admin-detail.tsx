import { Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/dashboard/icon-button.tsx';
import { EmailLink } from '../../../ui/email-link.tsx';
import { Sentence, useSay } from '../../../ui/reader.tsx';
import { Time } from '../../../ui/time.tsx';
import { formatWhatsapp } from '../../../ui/whatsapp-link.ts';
import type { Rating } from '../staff.contract.ts';
import { Badges, Waiting } from './admin-badges.tsx';
import type { RatingActions } from './admin-call.ts';
import { RewardDelivery } from './admin-delivery.tsx';
import { Hints } from './admin-hints.tsx';
import { Proof } from './admin-proof.tsx';
import { Steps } from './admin-steps.tsx';
import { staffTexts as t } from './messages.ts';

type DetailProps = {
  rating: Rating;
  actions: RatingActions;
  mayDelete: boolean;
  onReject: () => void;
  onSimilar: (() => void) | undefined;
};

export function RatingDetail(props: DetailProps) {
  const say = useSay();
  const { rating, actions, mayDelete, onReject, onSimilar } = props;
  const { name, email, whatsappNumber, createdAt, age, verifiedAt, verifiedByName } = rating;
  return (
    <article className="@container card p-card" aria-label={name}>
      <div className="flex flex-col gap-4 @xl:grid @xl:grid-cols-[minmax(0,14rem)_minmax(0,1fr)] @xl:grid-rows-[repeat(4,auto)_1fr] @xl:items-start @xl:gap-x-5 @2xl:grid-cols-[minmax(0,21rem)_minmax(0,1fr)]">
        <div className="grid items-start gap-4 @3xs:grid-cols-[minmax(0,9fr)_minmax(0,11fr)] @xl:contents">
          <div className="grid min-w-0 gap-2 @3xs:@max-xl:col-span-2">
            <div className="flex items-start justify-between gap-2">
              <h3 className="text-xl font-bold wrap-anywhere">{name}</h3>
              {mayDelete && (
                <span className="-my-2 -me-4">
                  <IconButton
                    icon={Trash2}
                    label={say(t.deleteOne, { name })}
                    danger
                    onClick={() => actions.discard(rating)}
                  />
                </span>
              )}
            </div>
            {age && (
              <p className="text-sm">
                <Waiting age={age} />
              </p>
            )}
            <Badges rating={rating} />
            {/* Below the proof they would be out of sight when staff decide on a phone. */}
            <Hints hints={rating.hints} onShow={onSimilar} />
          </div>
          <div className="@xl:col-start-1 @xl:row-span-5 @xl:row-start-1">
            <Proof key={rating.id} rating={rating} />
          </div>
          <dl className="grid gap-2 text-sm @xl:col-start-2 @xl:row-start-3">
            <Fact term={say(t.email)}>
              <EmailLink email={email} />
            </Fact>
            <Fact term={say(t.whatsapp)}>{formatWhatsapp(whatsappNumber)}</Fact>
            <Fact term={say(t.submitted)}>
              <Time iso={createdAt} />
            </Fact>
            {verifiedAt && (
              <Fact term={say(t.verified)}>
                <Sentence
                  of={t.verifiedBy}
                  when={<Time iso={verifiedAt} />}
                  name={verifiedByName}
                />
              </Fact>
            )}
            {rating.rejectedReason && <Fact term={say(t.rejected)}>{rating.rejectedReason}</Fact>}
          </dl>
        </div>
        {/* Under what is known of the customer they would push the buttons down. */}
        <div className="grid gap-3 @max-xl:contents @xl:col-start-2 @xl:row-start-2">
          <Steps rating={rating} actions={actions} onReject={onReject} />
        </div>
        <RewardDelivery rating={rating} />
        {/* In the place of Send Barcode, a double click on that would undo what was verified. */}
        {rating.isVerified && (
          <Button
            variant="quiet"
            size="sm"
            className="-ms-3.5 -mb-2 justify-self-start @max-xl:self-start @xl:col-start-2"
            disabled={actions.busy === rating.id}
            onClick={() => actions.unverify(rating)}
          >
            <Undo2 className="size-4" />
            {say(t.unverify)}
          </Button>
        )}
      </div>
    </article>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-x-3">
      <dt className="w-22 text-ink-soft">{term}</dt>
      <dd className="min-w-0 flex-1 basis-36 wrap-anywhere whitespace-pre-line">{children}</dd>
    </div>
  );
}
