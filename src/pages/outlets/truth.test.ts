import { expect, test } from 'vitest';
import type { Outlet, PublicOutlet } from '../../features/outlets/contract.ts';
import { hoursOn, type Opening, openingAt } from '../../features/outlets/hours/opening.contract.ts';
import { everyDay } from '../../features/outlets/hours/week.contract.ts';
import { specialHoursSchema } from '../../features/outlets/special/contract.ts';
import { createTestApp } from '../../test/app.ts';
import { outletsOf } from '../../test/outlets.ts';
import { signIn } from '../../test/signin.ts';
import { addDays, DAY, dayOf, formatClock, MINUTE, startOfDay, weekdayOf } from '../../time.ts';

const INSTANTS = 200;
const begin = Date.parse('2026-11-01T00:00:00Z');
const time = { now: new Date(begin) };
const { app, deps } = await createTestApp({ clock: () => time.now });
const { add, plan } = outletsOf(deps);
const editor = await signIn(deps, 'editor');

const period = (opens: string, closes: string) => ({ opens, closes });
const menteng = await add('Menteng', { latitude: -6.19312, longitude: 106.83217 });
await add('Malam', { week: everyDay(period('16:00', '01:30')).with(6, []) });
await add('Sanur', {
  ...{ city: 'Denpasar', zone: 'WITA' },
  week: everyDay(period('07:00', '11:00'), period('13:00', '22:00')),
});
await add('Sorong', { city: 'Sorong', zone: 'WIT', week: everyDay(period('00:00', '00:00')) });
await add('Nanti', { opensOn: '2027-02-01' });
await add('Renovasi', {
  ...{ isTemporarilyClosed: true, reopensOn: '2027-03-15', closedWhy: 'Renovasi' },
});
const fasting = everyDay(period('15:00', '00:00'));
await plan('Ramadan', { from: '2027-02-08', to: '2027-03-09', week: fasting });
await plan('Idulfitri', { from: '2027-03-10', to: '2027-03-11' });
await plan('Galungan', { from: '2027-02-17', to: '2027-02-18', scope: 'city', city: 'denpasar' });
const one = { scope: 'outlets', outletIds: [menteng.id] };
await plan('Listrik padam', { from: '2026-12-31', to: '2027-01-01', ...one });

/** The same ones every time, spread over half a year. */
function* instants() {
  let seed = 20_261_123;
  for (let nth = 0; nth < INSTANTS; nth += 1) {
    seed = (seed * 48_271) % 2_147_483_647;
    yield new Date(begin + Math.floor((seed / 2_147_483_647) * 180 * DAY));
  }
}

const textIn = (html: string) => html.replaceAll(/<[^>]*>/g, '');
const statesIn = (html: string) =>
  new Map(
    [
      ...html.matchAll(
        /<h3><a href="\/en\/outlets\/([\w-]+)".*?<p class="outlet-state".*?>(.*?)<\/p>/gs,
      ),
    ].map(([, slug = '', state = '']) => [slug, textIn(state)]),
  );
/** What a page in English must begin with. */
function wordOf({ now: open, until, why }: Opening, now: Date): string {
  if (open)
    return until && until.getTime() - now.getTime() <= 60 * MINUTE ? 'Closes soon' : 'Open now';
  const words = { soon: 'Opening soon', closed: 'Temporarily closed', special: 'Closed' };
  return why ? words[why.kind] : 'Closed';
}

type Spec = { dayOfWeek?: string[]; validFrom?: string; validThrough?: string } & {
  opens: string;
  closes: string;
};
type Business = { openingHoursSpecification: Spec[]; specialOpeningHoursSpecification?: Spec[] };
const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** As a search engine would work it out: special days first, then the week. */
function isOpenBy(business: Business, zone: Outlet['zone'], now: Date): boolean {
  const at = Math.floor(now.getTime() / MINUTE) * MINUTE;
  const spansOn = (day: string) => {
    const ofDay = ({ dayOfWeek }: Spec) => dayOfWeek?.includes(NAMES[weekdayOf(day)] ?? '') ?? true;
    const special = business.specialOpeningHoursSpecification?.filter(
      (spec) => (spec.validFrom ?? '') <= day && day <= (spec.validThrough ?? '') && ofDay(spec),
    );
    const specs = special?.length ? special : business.openingHoursSpecification.filter(ofDay);
    return specs
      .filter(({ opens, closes }) => opens !== closes)
      .map(({ opens, closes }) => {
        const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
        const from = startOfDay(day, zone) + minutes(opens) * MINUTE;
        // A whole day is written as one that ends at 23:59.
        const end = closes === '23:59' && opens === '00:00' ? 24 * 60 : minutes(closes);
        const long = end > minutes(opens) ? end - minutes(opens) : end - minutes(opens) + 24 * 60;
        return { from, to: from + long * MINUTE };
      });
  };
  const today = dayOf(now, zone);
  return [addDays(today, -1), today].flatMap(spansOn).some(({ from, to }) => from <= at && at < to);
}

/** What the dashboard asks for; it works out the rest itself. */
const ask = async (url: string) => (await app.inject({ url, headers: editor })).json();
const outlets: Outlet[] = await ask('/api/outlets');
const special = specialHoursSchema.array().parse(await ask('/api/admin/special-hours'));

const openingsAt = (now: Date) => outlets.map((outlet) => openingAt(outlet, special, now));

/** The badge of the home page. */
async function checkHome(now: Date) {
  const home = textIn((await app.inject('/en')).body);
  const openings = openingsAt(now);
  const count = openings.filter((opening) => opening.now).length;
  if (count === 0) return expect(home, now.toISOString()).toMatch(firstToOpen(openings));
  const words = count === 6 ? '6 outlets open now' : `${count} of 6 outlets open now`;
  expect(home, now.toISOString()).toContain(words);
}

/** The time at which one opens before all others, on that outlet's own clock. */
function firstToOpen(openings: Opening[]): RegExp {
  const times = openings.map(({ opens }) => opens?.getTime() ?? Number.POSITIVE_INFINITY);
  const first = Math.min(...times);
  const { name = '', zone = 'WIB' } = outlets[times.indexOf(first)] ?? {};
  const clock = formatClock(new Date(first), { zone, lang: 'en' });
  return new RegExp(`All closed · ${name} opens [\\w ]*${clock} ${zone}`);
}

async function checkFinder(now: Date) {
  const states = statesIn((await app.inject('/en/outlets')).body);
  const openings = openingsAt(now);
  expect(states.size).toBe(6);
  for (const [place, { slug }] of outlets.entries()) {
    const opening = openings[place];
    const word = opening && wordOf(opening, now);
    expect(states.get(slug), `${slug} at ${now.toISOString()}`).toMatch(new RegExp(`^${word}`));
  }
}

/** Of one outlet: its state, today in its week, and what search engines work out. */
async function checkPage(now: Date, outlet: Outlet) {
  const opening = openingAt(outlet, special, now);
  const page = (await app.inject(`/en/outlets/${outlet.slug}`)).body;
  const what = `${outlet.slug} at ${now.toISOString()}`;
  const [, json = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
  expect(isOpenBy(JSON.parse(json), outlet.zone, now), what).toBe(opening.now);
  const [, state = ''] = /<p class="outlet-state"[^>]*>(.*?)<\/p>/s.exec(page) ?? [];
  expect(textIn(state), what).toMatch(new RegExp(`^${wordOf(opening, now)}`));
  const today = dayOf(now, outlet.zone);
  const days = NAMES.map((_, ahead) => hoursOn(outlet, special, addDays(today, ahead)));
  const isSame = days.every(
    ({ periods, why }) =>
      why === null && JSON.stringify(periods) === JSON.stringify(days[0]?.periods),
  );
  const inTable = /<tr aria-current="date".*?<th[^>]*>([A-Za-z]+)/s.exec(page)?.[1];
  expect(inTable, what).toBe(isSame ? undefined : NAMES[weekdayOf(today)]);
  expect(page.includes('Every day '), what).toBe(isSame);
}

test('at any instant, pages, data for search engines, public calls and the dashboard say the same', async () => {
  let nth = 0;
  let open = 0;
  for (const now of instants()) {
    time.now = now;
    const shown = (await app.inject('/api/public/outlets')).json<PublicOutlet[]>();
    const openings = openingsAt(now);
    open += openings.filter((opening) => opening.now).length;
    expect(
      shown.map((outlet) => [outlet.open.now, outlet.open.until, outlet.open.opens]),
      now.toISOString(),
    ).toEqual(
      openings.map((opening) => [
        opening.now,
        opening.until?.toISOString() ?? null,
        opening.opens?.toISOString() ?? null,
      ]),
    );
    const outlet = outlets[nth % 6];
    // Pages take the time, so each instant has one of them.
    if (nth % 5 === 0) await checkHome(now);
    else if (nth % 5 < 3 && outlet) await checkPage(now, outlet);
    else await checkFinder(now);
    nth += 1;
  }
  expect(nth).toBe(INSTANTS);
  // Neither always open nor always closed.
  expect(open).toBeGreaterThan(INSTANTS);
  expect(open).toBeLessThan(INSTANTS * 5);
});

test('each outlet has what Google requires of a local business, well-formed', async () => {
  time.now = new Date('2027-02-01T03:00:00Z');
  const shown = (await app.inject('/api/public/outlets')).json<PublicOutlet[]>();
  expect(shown).toHaveLength(6);
  for (const { slug } of shown) {
    const page = (await app.inject(`/outlets/${slug}`)).body;
    const [, json = '{}'] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? [];
    const business = JSON.parse(json);
    expect(business, slug).toMatchObject({
      '@type': 'CafeOrCoffeeShop',
      name: expect.stringMatching(/\S/),
      url: `http://localhost:3000/outlets/${slug}`,
      image: expect.stringMatching(/^http:\/\/localhost:3000\//),
      hasMap: expect.stringMatching(/^https:\/\//),
      address: {
        '@type': 'PostalAddress',
        streetAddress: expect.stringMatching(/\S/),
        addressLocality: expect.stringMatching(/\S/),
        addressCountry: 'ID',
      },
    });
    const days: Spec[] = business.openingHoursSpecification;
    expect(days.flatMap(({ dayOfWeek = [] }) => dayOfWeek).toSorted(), slug).toEqual(
      expect.arrayContaining(NAMES.toSorted()),
    );
    for (const { opens, closes, validFrom, validThrough } of [
      ...days,
      ...(business.specialOpeningHoursSpecification ?? []),
    ]) {
      expect(`${opens} ${closes}`).toMatch(/^([01]\d|2[0-3]):[0-5]\d ([01]\d|2[0-3]):[0-5]\d$/);
      if (validFrom === undefined) continue;
      expect(`${validFrom} ${validThrough}`).toMatch(
        /^20\d\d-[01]\d-[0-3]\d 20\d\d-[01]\d-[0-3]\d$/,
      );
      expect(validFrom <= validThrough).toBe(true);
    }
  }
});
