import { Megaphone } from 'lucide-react';
import { sayLocalized } from '../../messages.ts';
import { lastDays } from '../../time.ts';
import { Badge } from '../../ui/dashboard/badge.tsx';
import { useAsRead, useLangOf } from '../../ui/dashboard/forms/use-two-languages.ts';
import { EntryList } from '../../ui/dashboard/lists/entry-list.tsx';
import {
  activeStatus,
  EntryFacts,
  EntryOrder,
  EntryRow,
} from '../../ui/dashboard/lists/entry-row.tsx';
import { EntryTab } from '../../ui/dashboard/lists/entry-tab.tsx';
import { SkeletonPromos } from '../../ui/dashboard/lists/skeleton.tsx';
import { useEntries } from '../../ui/dashboard/lists/use-entries.ts';
import { usePaged } from '../../ui/dashboard/lists/use-paged.ts';
import { useGet } from '../../ui/dashboard/tools/use-get.ts';
import { useReader, useSay } from '../../ui/reader.tsx';
import { useFormats } from '../../ui/use-formats.ts';
import type { Staff } from '../accounts/contract.ts';
import { Thumbnail } from '../media/picture/admin-thumbnail.tsx';
import { type VisitorPeriod, visitorPeriodSchema } from '../visitors/contract.ts';
import { PromoForm } from './admin-form.tsx';
import { periodOf } from './admin-period.ts';
import { type Promo, promoSchema } from './contract.ts';
import { promoTexts } from './messages.ts';

const source = {
  key: 'promos',
  path: '/api/admin/promo-images',
  schema: promoSchema,
  texts: promoTexts,
  nameOf: ({ title }: Promo) => title,
};

export default function Promos({ staff }: { staff: Staff }) {
  const { taps, isPending } = useTaps();
  const read = useAsRead();
  const langOf = useLangOf();
  const list = usePaged({ ...source, limit: 24 });
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
      <EntryList
        list={list}
        entries={entries}
        isJoined="phone"
        className="md:grid-cols-2"
        Skeleton={SkeletonPromos}
        icon={<Megaphone />}
      >
        {(promo) => (
          <EntryRow
            entries={entries}
            entry={promo}
            activeSwitch={activeStatus(promo.isActive)}
            note={<Taps count={taps && (taps.get(promo.id) ?? 0)} isPending={isPending} />}
            facts={<EntryOrder entry={promo} />}
            picture={
              <Thumbnail
                src={promo.imageUrl}
                className="size-12 shrink-0 rounded bg-milk object-cover sm:aspect-4/5 sm:h-auto sm:w-22 xl:w-32"
              />
            }
          >
            <p lang={langOf(promo, 'description')} className="text-sm text-ink-soft max-sm:hidden">
              {read(promo).description}
            </p>
            <Period promo={promo} now={now} />
          </EntryRow>
        )}
      </EntryList>
    </EntryTab>
  );
}

const DAYS = 30;

/** Analytics asks for the same days. */
function useTaps() {
  const params = new URLSearchParams(lastDays(Date.now(), DAYS)).toString();
  const { data, isPending } = useGet(
    ['visitor-stats', params],
    `/api/admin/visitor-stats?${params}`,
    visitorPeriodSchema,
  );
  return { isPending, taps: data && tapsOf(data) };
}

function tapsOf({ taps: all }: VisitorPeriod): Map<number, number> {
  const taps = new Map<number, number>();
  for (const { target, taps: count } of all) {
    const [kind, id] = target.split(':');
    if (kind === 'promo') taps.set(Number(id), (taps.get(Number(id)) ?? 0) + count);
  }
  return taps;
}

/** Its line is there from the beginning, or the list would jump. */
function Taps({ count, isPending }: { count: number | undefined; isPending: boolean }) {
  const say = useSay();
  const { number } = useFormats();
  if (count === undefined && !isPending) return null;
  if (count === 0) return <span>{say(promoTexts.noTaps)}</span>;
  return (
    <span>
      <span className="font-semibold text-ink">
        {count === undefined ? '\u00a0' : number(count)}
      </span>{' '}
      {count !== undefined && say(promoTexts.taps, { count })}
    </span>
  );
}

function Period({ promo, now }: { promo: Promo; now: Date }) {
  const say = useSay();
  const reader = useReader();
  const { mediumDay } = useFormats();
  const period = periodOf(promo, now);
  const { startsAt, endsAt } = promo;
  if (!period && !startsAt && !endsAt) return null;
  return (
    <EntryFacts>
      {period && <Badge tone={period.tone}>{sayLocalized(reader, period.label)}</Badge>}
      {startsAt && <span>{say(promoTexts.begins, { when: mediumDay(startsAt) })}</span>}
      {endsAt && <span>{say(promoTexts.ends, { when: mediumDay(endsAt) })}</span>}
    </EntryFacts>
  );
}
