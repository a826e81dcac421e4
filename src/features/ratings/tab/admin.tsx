import { Send, Star } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classes } from '../../../ui/classes.ts';
import { changeQuery } from '../../../ui/dashboard/address.ts';
import { AddressLink } from '../../../ui/dashboard/address-link.tsx';
import { InboxTab } from '../../../ui/dashboard/inbox/inbox-tab.tsx';
import { useInbox } from '../../../ui/dashboard/inbox/use-inbox.ts';
import { SkeletonRatings } from '../../../ui/dashboard/lists/skeleton.tsx';
import { Sentence, useSay } from '../../../ui/reader.tsx';
import { mayAct, type Staff } from '../../accounts/contract.ts';
import { deviceLabels } from '../contract.ts';
import { type Rating, ratingSchema } from '../staff.contract.ts';
import { askWhomToReward } from './admin-ask.tsx';
import { isUnderWay, listKey, path, useRatingActions } from './admin-call.ts';
import { RatingDetail } from './admin-detail.tsx';
import { Funnel } from './admin-funnel.tsx';
import { RowNote } from './admin-hints.tsx';
import { Reject } from './admin-reject.tsx';
import { maySend, mayVerify } from './admin-steps.tsx';
import { useRatingFilters } from './admin-use-filters.ts';
import { staffTexts as t } from './messages.ts';

export default function Ratings({ staff }: { staff: Staff }) {
  const say = useSay();
  const inbox = useInbox({
    key: listKey,
    path,
    schema: ratingSchema,
    isOpen: ({ state }) => state === 'pending' || state === 'verified',
    deleted: say(t.deleted),
    isUnderWay,
    sort: 'waiting',
  });
  const { list, selection } = inbox;
  const filters = useRatingFilters(list);
  const actions = useRatingActions(inbox);
  const [rejecting, setRejecting] = useState<Rating | null>(null);
  const isOwner = mayAct(staff.role, 'owner');

  async function rewardSelected() {
    const ratings = await askWhomToReward([...selection.selected.values()]);
    if (ratings.length > 0) await actions.verifyAndSendMany(ratings);
  }

  return (
    <div className="grid gap-8">
      <InboxTab
        inbox={inbox}
        texts={t}
        icon={<Star />}
        Skeleton={SkeletonRatings}
        filters={filters}
        mayExport
        mayDelete={isOwner}
        bar={
          <Button onClick={rewardSelected}>
            <Send className="size-4" />
            {say(t.verifyAndSend)}
          </Button>
        }
        keys={[
          {
            key: 'a',
            what: say(t.verifyAndSend),
            act: (rating) => mayVerify(rating) && actions.verifyAndSend(rating),
          },
          {
            key: 'v',
            what: say(t.verify),
            act: (rating) => mayVerify(rating) && actions.verify(rating),
          },
          {
            key: 'r',
            what: say(t.reject),
            act: (rating) => mayVerify(rating) && setRejecting(rating),
          },
          {
            key: 's',
            what: say(t.sendTheBarcode),
            act: (rating) => maySend(rating) && actions.send(rating),
          },
        ]}
        row={(rating) => ({
          icon: <Device rating={rating} />,
          text: <RowNote rating={rating} />,
          state: { label: say(t[rating.state]), as: rating.state === 'pending' ? 'dot' : 'word' },
        })}
        detail={(rating) => (
          <RatingDetail
            rating={rating}
            actions={actions}
            mayDelete={isOwner}
            onReject={() => setRejecting(rating)}
            onSimilar={
              list.filter.similar
                ? undefined
                : () => {
                    changeQuery({ open: '' });
                    list.onFilter({ similar: String(rating.id), state: '', sort: '' });
                  }
            }
          />
        )}
      />
      {/* On a phone the open rating has the whole screen. */}
      <div className="contents max-lg:in-[main:has([data-reading])]:hidden">
        <Funnel />
        <aside className="text-sm text-ink-soft">
          <h3 className="font-semibold">{say(t.storesTitle)}</h3>
          <p className="mt-1 max-w-text">
            <Sentence
              of={t.storesText}
              content={
                <AddressLink href="/admin/cms?page=contact" className="link">
                  {say(t.storesPlace)}
                </AddressLink>
              }
            />
          </p>
        </aside>
      </div>
      {rejecting && (
        <Reject
          rating={rejecting}
          onClose={() => setRejecting(null)}
          onReject={async (reason) => {
            await actions.reject(rejecting, reason);
            setRejecting(null);
          }}
        />
      )}
    </div>
  );
}

const masks: Record<Rating['deviceType'], string> = {
  android: 'mask-[url(/icon-android-ink.svg)]',
  ios: 'mask-[url(/icon-ios-ink.svg)]',
};

function Device({ rating: { deviceType } }: { rating: Rating }) {
  const name = deviceLabels[deviceType];
  return (
    // As a picture it would be dark on dark, so it has the colour of the text.
    <span
      role="img"
      aria-label={name}
      title={name}
      className={classes(
        'size-4 shrink-0 bg-current mask-contain forced-color-adjust-none',
        masks[deviceType],
      )}
    />
  );
}
