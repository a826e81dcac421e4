import { CalendarClock } from 'lucide-react';
import { dayOf, startOfDay, weekdayOf } from '../../../time.ts';
import { classes } from '../../../ui/classes.ts';
import { Badge, type Tone } from '../../../ui/dashboard/badge.tsx';
import { FirstEntry } from '../../../ui/dashboard/lists/empty.tsx';
import { EntryRow } from '../../../ui/dashboard/lists/entry-row.tsx';
import { EntryTab } from '../../../ui/dashboard/lists/entry-tab.tsx';
import { PagedList } from '../../../ui/dashboard/lists/paged-list.tsx';
import { joinedOnPhone } from '../../../ui/dashboard/lists/sortable.tsx';
import { useEntries } from '../../../ui/dashboard/lists/use-entries.ts';
import { usePaged } from '../../../ui/dashboard/lists/use-paged.ts';
import { useReader, useSay } from '../../../ui/reader.tsx';
import { useFormats } from '../../../ui/use-formats.ts';
import type { Staff } from '../../accounts/contract.ts';
import { concerns } from '../hours/opening.contract.ts';
import { specialInWords } from '../hours/words.contract.ts';
import { scopeTexts, specialTexts } from '../messages.ts';
import { type StoredSpecialHours, specialHoursSchema } from '../special/contract.ts';
import { Calendar, looks } from './admin-calendar.tsx';
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
          <div className="grid gap-card">
            <ul className={classes('grid md:grid-cols-2', joinedOnPhone.list)}>
              {rows.map((hours) => (
                <li key={hours.id} className={joinedOnPhone.row}>
                  <EntryRow entries={entries} entry={hours} picture={<FirstDay hours={hours} />}>
                    <Facts hours={hours} />
                  </EntryRow>
                </li>
              ))}
            </ul>
            {outlets.length > 0 && (
              <div className="card min-w-0 p-card">
                <Calendar outlets={outlets} onOpen={open} />
              </div>
            )}
          </div>
        )}
      </PagedList>
    </EntryTab>
  );
}

/** The facts say it in words, and its colour is that of the calendar. */
function FirstDay({ hours: { from, week } }: { hours: StoredSpecialHours }) {
  const { dayAndMonth } = useFormats();
  const [day, month] = dayAndMonth(startOfDay(from)).split(' ');
  const isOpen = (week[weekdayOf(from)] ?? []).length > 0;
  return (
    <span
      aria-hidden="true"
      className={classes(
        'grid size-12 content-center rounded text-center sm:size-18',
        isOpen ? looks.hours : looks.closed,
      )}
    >
      <span className="text-xl leading-tight font-bold @sm:text-2xl @sm:leading-tight">{day}</span>
      <span className="text-xs">{month}</span>
    </span>
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
  // The others are still to come.
  const state = today > to ? states.past : today >= from ? states.now : undefined;
  return (
    <div className="grid gap-y-0.5 text-sm text-ink-soft">
      <p className="flex flex-wrap items-center gap-x-2 text-ink">
        {weekdays({ from, to })}
        {state && <Badge tone={state.tone}>{say(state.label)}</Badge>}
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
} satisfies Record<string, { label: typeof t.past; tone: Tone }>;
