import { Megaphone } from 'lucide-react';
import { z } from 'zod';
import { formatDate, formatDay } from '../../time.ts';
import { Empty } from '../../ui/dashboard/lists/empty.tsx';
import { EntryList } from '../../ui/dashboard/lists/entry-list.tsx';
import { EntryFacts, EntryRow } from '../../ui/dashboard/lists/entry-row.tsx';
import { EntryTab } from '../../ui/dashboard/lists/entry-tab.tsx';
import { useEntries } from '../../ui/dashboard/lists/use-entries.ts';
import { usePaged } from '../../ui/dashboard/lists/use-paged.ts';
import type { Staff } from '../accounts/contract.ts';
import { Thumbnail } from '../media/picture/admin-thumbnail.tsx';
import { Cleanup } from './admin-cleanup.tsx';
import { PromoForm } from './admin-form.tsx';
import { promoStatus } from './admin-status.ts';
import { type Promo, promoMessages, promoSchema } from './contract.ts';

const source = {
  key: 'promos',
  path: '/api/admin/promo-images',
  adminPath: '/api/admin/promo-images',
  messages: promoMessages,
  confirmDelete: () => promoMessages.confirmDelete,
  nameOf: ({ title }: Promo) => title,
};
const listSchema = z.array(promoSchema);
const words = { search: 'Search promos', add: 'Add Promo Image', edit: 'Edit Promo Image' };

export default function Promos({ staff }: { staff: Staff }) {
  const list = usePaged({ ...source, schema: listSchema, limit: 24 });
  const entries = useEntries(source);
  const now = new Date();
  return (
    <EntryTab
      entries={entries}
      list={list}
      words={words}
      canBeHidden
      isOwner={staff.role === 'owner'}
      form={<PromoForm entries={entries} />}
    >
      <EntryList
        list={list}
        entries={entries}
        className="xl:grid-cols-2"
        failure="Failed to fetch promo images"
        none={
          <Empty
            icon={<Megaphone />}
            title="No promos yet"
            hint="Until there is one, the carousel on the home page stays hidden."
          />
        }
        noMatch={<Empty title="No promo matches" hint="Try another word." />}
      >
        {(promo) => (
          <EntryRow
            entries={entries}
            entry={promo}
            activeSwitch={promoStatus(promo, now)}
            picture={
              <Thumbnail
                src={promo.imageUrl}
                alt=""
                className="aspect-4/5 w-20 shrink-0 rounded bg-milk object-cover"
              />
            }
          >
            <p className="line-clamp-2 text-sm text-ink-soft">{promo.description}</p>
            <EntryFacts>
              {promo.startsAt && <span>Begins {formatDate(promo.startsAt)}</span>}
              {promo.endsAt && <span>Ends {formatDate(promo.endsAt)}</span>}
              <span>Order: {promo.displayOrder}</span>
              <span>Added {formatDay(promo.createdAt)}</span>
            </EntryFacts>
          </EntryRow>
        )}
      </EntryList>
      <Cleanup />
    </EntryTab>
  );
}
