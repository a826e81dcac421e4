import { Star } from 'lucide-react';
import { useRef, useState } from 'react';
import { z } from 'zod';
import { formatShort } from '../../../time.ts';
import { changeQuery } from '../../../ui/dashboard/address.ts';
import { ReadingList, RowText } from '../../../ui/dashboard/inbox/reading-list.tsx';
import { RefreshButton } from '../../../ui/dashboard/inbox/refresh-button.tsx';
import { Empty } from '../../../ui/dashboard/lists/empty.tsx';
import { ListTools } from '../../../ui/dashboard/lists/list-tools.tsx';
import { PagedList } from '../../../ui/dashboard/lists/paged-list.tsx';
import { SkeletonReading } from '../../../ui/dashboard/lists/skeleton.tsx';
import { usePaged } from '../../../ui/dashboard/lists/use-paged.ts';
import { mayAct, type Staff } from '../../accounts/contract.ts';
import { type Rating, ratingSchema } from '../staff.contract.ts';
import { Badges } from './admin-badges.tsx';
import { listKey, path, useRatingActions } from './admin-call.ts';
import { RatingDetail } from './admin-detail.tsx';
import { Filters } from './admin-filters.tsx';
import { Funnel } from './admin-funnel.tsx';
import { RowMark } from './admin-hints.tsx';
import { Reject } from './admin-reject.tsx';
import { maySend, mayVerify } from './admin-steps.tsx';

const listSchema = z.array(ratingSchema);

/** The Ratings tab: check the proofs that customers send, and reward them. */
export default function Ratings({ staff }: { staff: Staff }) {
  const list = usePaged({ key: listKey, path, schema: listSchema, live: true });
  const actions = useRatingActions();
  const tools = useRef<HTMLDivElement>(null);
  const [rejecting, setRejecting] = useState<Rating | null>(null);

  return (
    <div className="grid gap-8">
      <div className="grid gap-5">
        <div ref={tools}>
          <ListTools label="Search name, e-mail or number" list={list} csv={`${path}.csv`}>
            <Filters filter={list.filter} onFilter={list.onFilter} />
            <RefreshButton query={list.query} />
          </ListTools>
        </div>
        <PagedList
          list={list}
          loading={<SkeletonReading />}
          failure="Failed to fetch ratings"
          none={
            <Empty
              icon={<Star />}
              title="No ratings yet"
              hint="What customers send from the rating page arrives here."
            />
          }
          noMatch={
            <Empty title="No rating matches" hint="Try another word, or show all ratings." />
          }
        >
          {(rows) => (
            <ReadingList
              rows={rows}
              source={{ key: listKey, path, schema: ratingSchema }}
              all="All ratings"
              onSearch={() => tools.current?.querySelector('input')?.focus()}
              isOpen={({ state }) => state === 'pending'}
              keys={[
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
              row={(rating) => (
                <RowText
                  title={rating.name}
                  at={formatShort(rating.createdAt)}
                  text={
                    <span className="block h-5 overflow-hidden">
                      <Badges rating={rating} />
                    </span>
                  }
                  mark={<RowMark rating={rating} />}
                />
              )}
              detail={(rating) => (
                <RatingDetail
                  rating={rating}
                  actions={actions}
                  mayDelete={mayAct(staff.role, 'owner')}
                  onReject={() => setRejecting(rating)}
                  onSimilar={() => {
                    changeQuery({ open: '' });
                    list.onFilter({ similar: String(rating.id), state: '', sort: '' });
                  }}
                />
              )}
            />
          )}
        </PagedList>
      </div>
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
