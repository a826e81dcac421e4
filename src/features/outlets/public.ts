import { readerOf, say, type Voice } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import { inLanguage, type Translated } from '../../server/lists/translation.ts';
import { weekdayOf } from '../../time.ts';
import { DAY_NAMES } from '../content/hours.contract.ts';
import type { Outlet, PublicOutlet, StoredOutlet } from './contract.ts';
import { hoursTexts } from './hours/messages.ts';
import {
  openingAt,
  type Period,
  type SpecialHours,
  type Week,
  type Why,
} from './hours/opening.contract.ts';
import { unusualDays } from './hours/unusual-days.ts';
import { wordsEnd } from './hours/words.contract.ts';
import { listComingSpecialHours } from './special/store.ts';
import { listActiveOutlets } from './store.ts';

type StoredOutlets = { outlets: StoredOutlet[]; special: (SpecialHours & Translated)[] };
export const noOutlets: StoredOutlets = { outlets: [], special: [] };

export async function readOutlets(db: Db, now: Date): Promise<StoredOutlets> {
  const [outlets, special] = await Promise.all([
    listActiveOutlets(db),
    listComingSpecialHours(db, now),
  ]);
  return { outlets, special };
}

export type Outlets = { outlets: Outlet[]; special: SpecialHours[] };

export const outletsIn = (
  voice: Voice,
  { outlets, special }: StoredOutlets,
  marked?: 'marked',
): Outlets => ({
  outlets: outlets.map((outlet) => inLanguage(outlet, voice, marked)),
  special: special.map((hours) => inLanguage(hours, voice, marked)),
});

/** Returns null without outlets. */
export function endOfHours({ outlets, special }: Outlets, now: Date): Date | null {
  const ends = outlets.map((outlet) =>
    wordsEnd(openingAt(outlet, special, now), outlet.zone, now).getTime(),
  );
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}

type Presenting = { special: SpecialHours[]; voice: Voice; now: Date };

export function presentOutlet(outlet: Outlet, { special, voice, now }: Presenting): PublicOutlet {
  const { slug, name, city, area, address, latitude, longitude, zone, phone, whatsapp } = outlet;
  const opening = openingAt(outlet, special, now);
  const runs = unusualDays(outlet, special, now);
  return {
    ...{ slug, name, city, area, address, latitude, longitude, zone, phone, whatsapp },
    description: outlet.description,
    services: outlet.services,
    facilities: outlet.facilities,
    links: {
      gofood: outlet.gofoodLink,
      grabfood: outlet.grabfoodLink,
      shopeefood: outlet.shopeefoodLink,
      maps: outlet.mapsLink,
      reviews: outlet.reviewsLink,
    },
    open: {
      now: opening.now,
      until: opening.until?.toISOString() ?? null,
      opens: opening.opens?.toISOString() ?? null,
      why: opening.why && nameOf(opening.why, voice),
    },
    hours: periodsOf(outlet.week),
    special: runs.map(({ why, days }) => {
      const week: Week = DAY_NAMES.map(
        (_, weekday) => days.find(({ day }) => weekdayOf(day) === weekday)?.periods ?? [],
      );
      const hours = periodsOf(week);
      const [from = '', to = ''] = [days[0]?.day, days.at(-1)?.day];
      return { name: nameOf(why, voice), from, to, closed: hours.length === 0, hours };
    }),
  };
}

/** A call without a language is answered in Indonesian, the language of most owners. */
function nameOf(why: Why, voice: Voice): string {
  if (why.kind === 'special') return why.name;
  const { soon, closedForNow } = hoursTexts;
  const said = why.kind === 'soon' ? soon : closedForNow;
  return (why.kind === 'closed' && why.why) || say(readerOf(voice, 'id'), said);
}

const periodsOf = (week: Week): (Period & { day: string })[] =>
  week.flatMap((periods, day) =>
    periods.map((period) => ({ day: DAY_NAMES[day] ?? '', ...period })),
  );
