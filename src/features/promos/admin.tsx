import { Megaphone } from 'lucide-react';
import { z } from 'zod';
import { useAsRead } from '../../ui/dashboard/forms/use-two-languages.ts';
import { EntryList } from '../../ui/dashboard/lists/entry-list.tsx';
import { EntryFacts, EntryRow } from '../../ui/dashboard/lists/entry-row.tsx';
import { EntryTab } from '../../ui/dashboard/lists/entry-tab.tsx';
import { useEntries } from '../../ui/dashboard/lists/use-entries.ts';
import { usePaged } from '../../ui/dashboard/lists/use-paged.ts';
import { useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import type { Staff } from '../accounts/contract.ts';
import { Thumbnail } from '../media/picture/admin-thumbnail.tsx';
import { Cleanup } from './admin-cleanup.tsx';
import { PromoForm } from './admin-form.tsx';
import { promoStatus } from './admin-status.ts';
import { type Promo, promoSchema } from './contract.ts';
import { promoTexts } from './messages.ts';

const source = {
  key: 'promos',
  path: '/api/admin/promo-images',
  adminPath: '/api/admin/promo-images',
  texts: promoTexts,
  nameOf: ({ title }: Promo) => title,
};
const listSchema = z.array(promoSchema);

export default function Promos({ staff }: { staff: Staff }) {
  const say = useSay();
  const { date, day } = useFormats();
  const read = useAsRead();
  const list = usePaged({ ...source, schema: listSchema, limit: 24 });
  const entries = useEntries(source);
  const now = new Date();
  return (
    <EntryTab
      entries={entries}
      list={list}
      canBeHidden
      isOwner={staff.role === 'owner'}
      form={<PromoForm entries={entries} />}
    >
      <EntryList list={list} entries={entries} className="xl:grid-cols-2" icon={<Megaphone />}>
        {(promo) => (
          <EntryRow
            entries={entries}
            entry={promo}
            activeSwitch={promoStatus(promo, now)}
            picture={
              <Thumbnail
                src={promo.imageUrl}
                alt=""
                className="aspect-4/5 w-16 shrink-0 @md:w-20 rounded bg-milk object-cover"
              />
            }
          >
            <p className="line-clamp-2 text-sm text-ink-soft">{read(promo).description}</p>
            <EntryFacts>
              {promo.startsAt && (
                <span>{say(promoTexts.begins, { when: date(promo.startsAt) })}</span>
              )}
              {promo.endsAt && <span>{say(promoTexts.ends, { when: date(promo.endsAt) })}</span>}
              <span>{say(promoTexts.order, { order: promo.displayOrder })}</span>
              <span>{say(promoTexts.added, { day: day(promo.createdAt) })}</span>
            </EntryFacts>
          </EntryRow>
        )}
      </EntryList>
      <Cleanup />
    </EntryTab>
  );
}
