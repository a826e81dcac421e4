import { Send, Star } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { changeQuery } from '../../../ui/dashboard/address.ts';
import { confirm } from '../../../ui/dashboard/confirm.tsx';
import { InboxTab } from '../../../ui/dashboard/inbox/inbox-tab.tsx';
import { useInbox } from '../../../ui/dashboard/inbox/use-inbox.ts';
import { mayAct, type Staff } from '../../accounts/contract.ts';
import { deviceLabels } from '../contract.ts';
import { type Rating, ratingSchema, staffMessages } from '../staff.contract.ts';
import { stateLabels, stateTones } from './admin-badges.tsx';
import { listKey, path, useRatingActions } from './admin-call.ts';
import { RatingDetail } from './admin-detail.tsx';
import { Filters } from './admin-filters.tsx';
import { Funnel } from './admin-funnel.tsx';
import { RowNote } from './admin-hints.tsx';
import { Reject } from './admin-reject.tsx';
import { maySend, mayVerify } from './admin-steps.tsx';

const words = {
  search: 'Search name, e-mail or number',
  all: 'All ratings',
  failure: 'Failed to fetch ratings',
  none: {
    title: 'No ratings yet',
    hint: 'What customers send from the rating page arrives here.',
  },
  noMatch: { title: 'No rating matches', hint: 'Try another word, or show all ratings.' },
};

/** The Ratings tab: check the proofs that customers send, and reward them. */
export default function Ratings({ staff }: { staff: Staff }) {
  const inbox = useInbox({
    key: listKey,
    path,
    schema: ratingSchema,
    isOpen: ({ state }) => state === 'pending',
    deleted: staffMessages.deleted,
  });
  const { list, selection } = inbox;
  const actions = useRatingActions(inbox);
  const [rejecting, setRejecting] = useState<Rating | null>(null);
  const isOwner = mayAct(staff.role, 'owner');

  async function rewardSelected() {
    const { size } = selection.selected;
    const question = {
      sentence: `Verify and send ${size} ${size === 1 ? 'reward' : 'rewards'}?`,
      description: [...selection.selected.values()].join(', '),
      action: 'Verify and send',
      variant: 'primary',
    } as const;
    if (await confirm(question)) await actions.verifyAndSendSelected();
  }

  return (
    <div className="grid gap-8">
      <InboxTab
        inbox={inbox}
        words={words}
        icon={<Star />}
        filters={<Filters filter={list.filter} onFilter={list.onFilter} />}
        mayDelete={isOwner}
        bar={
          <Button size="sm" onClick={rewardSelected}>
            <Send className="size-4" aria-hidden="true" />
            Verify and send
          </Button>
        }
        keys={[
          {
            key: 'a',
            what: 'Verify and send',
            act: (rating) => mayVerify(rating) && actions.verifyAndSend(rating),
          },
          {
            key: 'v',
            what: 'Verify',
            act: (rating) => mayVerify(rating) && actions.verify(rating),
          },
          {
            key: 'r',
            what: 'Reject',
            act: (rating) => mayVerify(rating) && setRejecting(rating),
          },
          {
            key: 's',
            what: 'Send the barcode',
            act: (rating) => maySend(rating) && actions.send(rating),
          },
        ]}
        row={(rating) => ({
          icon: <Device rating={rating} />,
          text: <RowNote rating={rating} />,
          state: { tone: stateTones[rating.state], label: stateLabels[rating.state] },
        })}
        detail={(rating) => (
          <RatingDetail
            rating={rating}
            actions={actions}
            mayDelete={isOwner}
            onReject={() => setRejecting(rating)}
            onSimilar={() => {
              changeQuery({ open: '' });
              list.onFilter({ similar: String(rating.id), state: '', sort: '' });
            }}
          />
        )}
      />
      <Funnel />
      <aside className="rounded bg-caramel-tint p-4 text-sm">
        <h3 className="font-bold">What the stores say</h3>
        <p className="mt-1 max-w-text">
          Google Play and the App Store do not allow ratings in exchange for a reward. A reward here
          never depends on the number of stars; its wording can be changed, and the links to the
          rating page switched off, in Content on the page Kontak.
        </p>
      </aside>
      {rejecting && (
        <Reject
          rating={rejecting}
          onClose={() => setRejecting(null)}
          onReject={(reason) => {
            setRejecting(null);
            void actions.reject(rejecting, reason);
          }}
        />
      )}
    </div>
  );
}

function Device({ rating: { deviceType } }: { rating: Rating }) {
  const name = deviceLabels[deviceType];
  return (
    <img
      src={`/icon-${deviceType}-ink.svg`}
      alt={name}
      title={name}
      width="16"
      height="16"
      className="size-4"
    />
  );
}
