import { CalendarClock } from 'lucide-react';
import { dayOf } from '../../../time.ts';
import { Badge, type Tone } from '../../../ui/dashboard/badge.tsx';
import { FirstEntry } from '../../../ui/dashboard/lists/empty.tsx';
import { EntryRow } from '../../../ui/dashboard/lists/entry-row.tsx';
import { EntryTab } from '../../../ui/dashboard/lists/entry-tab.tsx';
import { PagedList } from '../../../ui/dashboard/lists/paged-list.tsx';
import { useEntries } from '../../../ui/dashboard/lists/use-entries.ts';
import { usePaged } from '../../../ui/dashboard/lists/use-paged.ts';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import type { Staff } from '../../accounts/contract.ts';
import { concerns } from '../hours/opening.contract.ts';
import { specialInWords } from '../hours/words.contract.ts';
import { scopeTexts, specialTexts } from '../messages.ts';
import { type StoredSpecialHours, specialHoursSchema } from '../special/contract.ts';
import { Calendar } from './admin-calendar.tsx';
import { SpecialForm } from './admin-special-form.tsx';
import { specialKey, useOutlets, useSpecialHours } from './admin-use-outlets.ts';
import { tabTexts as t } from './messages.ts';

const source = {
  key: specialKey,
  path: '/api/admin/special-hours',
  schema: specialHoursSchema,
  texts: specialTexts,
  nameOf: ({ name }: StoredSpecialHours) => name,
};

export function SpecialHoursList({ staff }: { staff: Staff }) {
  const say = useSay();
  const list = usePaged(source);
  const entries = useEntries(source);
  const outlets = useOutlets();
  const special = useSpecialHours();
  const open = (id: number) => {
    const hours = special.find((one) => one.id === id);
    if (hours) entries.editing.start(hours);
  };
  const none = <FirstEntry entries={entries} icon={<CalendarClock />} />;
  return (
    <EntryTab
      entries={entries}
      list={list}
      isSortable={false}
      canImport
      isOwner={staff.role === 'owner'}
      form={<SpecialForm entries={entries} />}
    >
      <PagedList
        list={list}
        failure={say(specialTexts.failed)}
        none={none}
        noMatch={say(specialTexts.noMatch)}
      >
        {(rows) => (
          <div className="grid gap-5">
            <ul className="grid gap-3 lg:grid-cols-[repeat(auto-fit,minmax(24rem,1fr))]">
              {rows.map((hours) => (
                <li key={hours.id} className="card p-3 sm:px-5">
                  <EntryRow entries={entries} entry={hours}>
                    <Facts hours={hours} />
                  </EntryRow>
                </li>
              ))}
            </ul>
            {outlets.length > 0 && (
              <div className="card min-w-0 p-4 sm:p-5">
                <Calendar outlets={outlets} onOpen={open} />
              </div>
            )}
          </div>
        )}
      </PagedList>
    </EntryTab>
  );
}

function Facts({ hours }: { hours: StoredSpecialHours }) {
  const say = useSay();
  const reader = useReader();
  const { weekdays } = useFormats();
  const outlets = useOutlets();
  const { from, to, scope, city } = hours;
  const own = outlets.filter((outlet) => concerns(hours, outlet));
  const where = {
    all: say(scopeTexts.all),
    city,
    outlets: own.map(({ name }) => name).join(', '),
  }[scope];
  const reach =
    own.length === 0
      ? // They may not have been read yet.
        outlets.length > 0 && say(t.concernsNone)
      : scope === 'city' && say(t.concerns, { count: own.length });
  const today = dayOf(Date.now());
  const { label, tone } = today > to ? states.past : today < from ? states.planned : states.now;
  return (
    <div className="grid gap-y-0.5 text-sm text-ink-soft">
      <p className="flex flex-wrap items-center gap-x-2 text-ink">
        {weekdays({ from, to })}
        <Badge tone={tone}>{say(label)}</Badge>
      </p>
      <p className="wrap-anywhere">
        {[specialInWords(hours, reader), where, reach].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}

const states = {
  past: { label: t.past, tone: 'neutral' },
  now: { label: t.holdsNow, tone: 'good' },
  planned: { label: t.planned, tone: 'warm' },
} satisfies Record<string, { label: typeof t.past; tone: Tone }>;
