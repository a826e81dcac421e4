import { Keyboard, Star } from 'lucide-react';
import { useRef } from 'react';
import { z } from 'zod';
import { Empty } from '../../../ui/dashboard/lists/empty.tsx';
import { ListTools } from '../../../ui/dashboard/lists/list-tools.tsx';
import { PagedList } from '../../../ui/dashboard/lists/paged-list.tsx';
import { usePaged } from '../../../ui/dashboard/lists/use-paged.ts';
import { mayAct, type Staff } from '../../accounts/contract.ts';
import { ratingSchema } from '../staff.contract.ts';
import { listKey, path, useRatingActions } from './admin-call.ts';
import { Filters } from './admin-filters.tsx';
import { Funnel } from './admin-funnel.tsx';
import { Pile } from './admin-pile.tsx';

const listSchema = z.array(ratingSchema);

/** The Ratings tab: check the proofs that customers send, and reward them. */
export default function Ratings({ staff }: { staff: Staff }) {
  const list = usePaged({ key: listKey, path, schema: listSchema });
  const actions = useRatingActions();
  const tools = useRef<HTMLDivElement>(null);

  return (
    <div className="grid gap-8">
      <div className="grid gap-5">
        <div ref={tools}>
          <ListTools label="Search name, e-mail or number" list={list} csv={`${path}.csv`}>
            <Filters filter={list.filter} onFilter={list.onFilter} />
          </ListTools>
        </div>
        <PagedList
          list={list}
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
            <Pile
              rows={rows}
              list={list}
              actions={actions}
              mayDelete={mayAct(staff.role, 'owner')}
              onSearch={() => tools.current?.querySelector('input')?.focus()}
            />
          )}
        </PagedList>
        <p className="hidden items-center gap-2 text-xs text-ink-soft pointer-fine:flex">
          <Keyboard className="size-4" aria-hidden="true" />j and k go through the list, v verifies,
          r rejects, s sends; ? shows all keys.
        </p>
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
    </div>
  );
}
