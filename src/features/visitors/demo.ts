import type { Db } from '../../server/database/database.ts';
import { addDays, dayOf, HOUR, startOfDay } from '../../time.ts';
import { NOT_FOUND } from './contract.ts';
import { deviceOf } from './recording/audience.ts';
import { createVisitSaver } from './recording/save-store.ts';
import type { Batch, Visit } from './recording/visit.ts';

const DAYS = 30;
const VISITORS = 240;

type Choice<T> = [value: T, weight: number][];

const pages: Choice<string> = [
  ['/', 46],
  ['/membership', 20],
  ['/about', 9],
  ['/contact', 8],
  ['/feedback', 6],
  ['/rating', 5],
  ['/privacy-policy', 2],
  [NOT_FOUND, 1],
];
const places: Choice<[country: string, city: string]> = [
  [['ID', 'Jakarta'], 34],
  [['ID', 'Bandung'], 22],
  [['ID', 'Surabaya'], 9],
  [['ID', 'Yogyakarta'], 8],
  [['ID', 'Bekasi'], 6],
  [['ID', 'Denpasar'], 5],
  [['ID', 'Medan'], 4],
  [['SG', 'Singapore'], 4],
  [['MY', 'Kuala Lumpur'], 3],
  [['AU', 'Perth'], 2],
  [['NL', 'Amsterdam'], 1],
];
const referrers: Choice<string | null> = [
  [null, 44],
  ['www.google.com', 24],
  ['www.instagram.com', 16],
  ['l.facebook.com', 5],
  ['maps.google.com', 6],
  ['t.co', 2],
];
const campaigns: Choice<string | null> = [
  [null, 80],
  ['poster-kasir', 9],
  ['instagram-bio', 7],
  ['menu-baru', 4],
];
const agents: Choice<string> = [
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    52,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    24,
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    14,
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
    6,
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    4,
  ],
];
const hours: Choice<number> = [
  1, 0, 0, 0, 1, 3, 8, 14, 16, 12, 11, 13, 16, 13, 11, 12, 15, 18, 20, 19, 16, 11, 6, 3,
].map((weight, hour) => [hour, weight]);
const targets: Choice<string> = [
  ['google_play', 36],
  ['app', 24],
  ['app_store', 16],
  ['whatsapp', 12],
  ['directions', 8],
  ['promo:1', 9],
  ['promo:2', 5],
];

/** The same moment gets the same visits. Their addresses are reserved for examples (RFC 5737). */
export async function seedVisits(db: Db, now: Date): Promise<void> {
  await createVisitSaver(db)(demoMonth(now.getTime()));
}

function demoMonth(now: number): Batch {
  const next = random(20_260_817);
  const people = Array.from({ length: VISITORS }, (_, nth) => visitor(nth, next));
  const batch: Batch = { visits: [], taps: [], leftOut: [] };
  const today = dayOf(now);
  for (let nth = 0; nth < DAYS; nth += 1) {
    const day = addDays(today, nth - DAYS + 1);
    const weekend = [0, 6].includes(new Date(day).getUTCDay());
    const sessions = 8 + Math.floor(nth / 5) + (weekend ? 6 : 0) + Math.floor(next() * 4);
    for (let session = 0; session < sessions; session += 1) {
      const start = startOfDay(day) + (pick(hours, next) + next()) * HOUR;
      const person = people[Math.floor(next() ** 2 * VISITORS)];
      if (person) addSession(batch, person, start, next);
    }
    const bots = Math.floor(next() * 9);
    for (let bot = 0; bot < bots; bot += 1) {
      const reason = next() < 0.7 ? 'bot' : 'preview';
      batch.leftOut.push({ at: startOfDay(day) + next() * 24 * HOUR, reason });
    }
  }
  return {
    visits: batch.visits.filter(({ at }) => at < now),
    taps: batch.taps.filter(({ at }) => at < now),
    leftOut: batch.leftOut.filter(({ at }) => at < now),
  };
}

type Person = Omit<Visit, 'at' | 'page' | 'campaign' | 'brokenLink'>;

function visitor(nth: number, next: () => number): Person {
  const nets = ['203.0.113', '198.51.100', '192.0.2'];
  const [country, city] = pick(places, next);
  const userAgent = pick(agents, next);
  return {
    address: nth % 9 === 0 ? `2001:db8:${nth.toString(16)}::1` : `${nets[nth % 3]}.${nth % 250}`,
    country,
    city,
    userAgent,
    referrer: pick(referrers, next),
    device: deviceOf(userAgent, false),
  };
}

/** One is an old poster's address, the other was mistyped. */
const brokenLinkOf = (from: string | null) => (from ? `/promo-agustus ${from}` : '/menus ');

function addSession({ visits, taps }: Batch, person: Person, start: number, next: () => number) {
  const campaign = pick(campaigns, next);
  const views = 1 + Math.floor(next() * 2.4);
  for (let view = 0; view < views; view += 1) {
    const at = Math.floor(start + view * (20 + next() * 70) * 1000);
    const first = view === 0;
    const page = pick(pages, next);
    visits.push({
      ...person,
      at,
      page,
      brokenLink: page === NOT_FOUND ? brokenLinkOf(first ? person.referrer : null) : null,
      campaign: first ? campaign : null,
      referrer: first ? person.referrer : null,
    });
  }
  if (next() < 0.22) {
    taps.push({
      at: Math.floor(start + 90_000),
      target: pick(targets, next),
      campaign: campaign ?? '',
    });
  }
}

function pick<T>(choices: Choice<T>, next: () => number): T {
  let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error('There is nothing to choose from');
}

/** Mulberry32 repeats its numbers for a seed. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
