import { createHmac } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../server/database/database.ts';
import { inserted } from '../../../server/database/rows.ts';
import { dayOf, monthOf } from '../../../time.ts';
import { createMonth, lockVisits } from '../months.ts';
import { visitorKey, visitors } from '../table.ts';
import { summarise } from './summarise.ts';
import type { Tally } from './tally.ts';
import { createTexts } from './texts.ts';
import { createValueLimit } from './value-limit.ts';
import type { Batch, Visit } from './visit.ts';

/** Each process has one, which keeps in memory what all batches share. */
export function createVisitSaver(db: Db) {
  const numbersOf = createTexts(db);
  const { prepare, atMost } = createValueLimit(db);
  const months = new Set<string>();
  let key = '';

  async function digestsOf(visits: Visit[]): Promise<Map<string, string>> {
    key ||= inserted(await db.select().from(visitorKey)).key;
    const digest = (text: string) => createHmac('sha256', key).update(text).digest('hex');
    const addresses = new Set(visits.map(({ address }) => address));
    return new Map([...addresses].map((address) => [address, digest(address).slice(0, 32)]));
  }

  async function createMonths(visits: Visit[]) {
    for (const month of new Set(visits.map(({ at }) => monthOf(at))).difference(months)) {
      await createMonth(db, month);
      months.add(month);
    }
  }

  return async function save({ visits, taps, leftOut }: Batch): Promise<void> {
    const days = [...visits, ...taps, ...leftOut].map(({ at }) => dayOf(at));
    const today = days.toSorted().at(-1);
    if (today === undefined) return;
    const digests = await digestsOf(visits);
    await createMonths(visits);
    await prepare([...new Set(days)]);
    const numbers = await numbersOf(visits.flatMap(textsOf), today);

    await db.transaction(async (tx) => {
      await lockVisits(tx);
      const lastSeen = await readLastSeen(tx, digests);
      const { timed, counts, returns, seen } = summarise(visits, lastSeen, atMost);
      for (const { at, target, campaign } of taps) {
        const day = dayOf(at);
        counts.add('tap', day, atMost('tap', day, `${target} ${campaign}`));
      }
      for (const { at, reason } of leftOut) counts.add('filtered', dayOf(at), reason);

      await insertVisits(tx, timed, numbers);
      await saveLastSeen(tx, seen, digests);
      await addCounts(tx, counts);
      await addReturns(tx, returns);
    });
  };
}

const textsOf = ({ page, referrer, country, city, userAgent, campaign }: Visit) =>
  [page, referrer, country, city, userAgent, campaign].filter((text) => text !== null);

async function readLastSeen(tx: Db, digests: Map<string, string>): Promise<Map<string, number>> {
  if (digests.size === 0) return new Map();
  const wanted = inArray(visitors.digest, [...digests.values()]);
  const rows = await tx.select().from(visitors).where(wanted);
  const seen = new Map(rows.map(({ digest, lastAt }) => [digest.replaceAll('-', ''), lastAt]));
  return new Map(
    [...digests].flatMap(([address, digest]) => {
      const lastAt = seen.get(digest);
      return lastAt === undefined ? [] : [[address, Date.parse(lastAt)]];
    }),
  );
}

async function insertVisits(tx: Db, visits: Visit[], numbers: Map<string, number>) {
  if (visits.length === 0) return;
  const number = (text: string | null) => (text === null ? null : numbers.get(text));
  const rows = visits.map(
    ({ at, address, page, referrer, country, city, userAgent, campaign }) => ({
      visited_at: new Date(at),
      address,
      page: number(page),
      referrer: number(referrer),
      country: number(country),
      city: number(city),
      user_agent: number(userAgent),
      campaign: number(campaign),
    }),
  );
  await tx.execute(sql`
    insert into visits (visited_at, address, page, referrer, country, city, user_agent, campaign)
    select visited_at, address, page, referrer, country, city, user_agent, campaign
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (
      visited_at timestamptz, address inet, page integer, referrer integer, country integer,
      city integer, user_agent integer, campaign integer)`);
}

async function saveLastSeen(tx: Db, seen: Map<string, number>, digests: Map<string, string>) {
  if (seen.size === 0) return;
  const rows = [...seen].map(([address, at]) => ({
    digest: digests.get(address),
    last_at: new Date(at),
  }));
  await tx.execute(sql`
    insert into visitors (digest, last_at)
    select digest, last_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as row (digest uuid, last_at timestamptz)
    on conflict (digest) do update set last_at = excluded.last_at`);
}

async function addCounts(tx: Db, counts: Tally) {
  const rows = JSON.stringify(counts.rows('dimension', 'day', 'value'));
  await tx.execute(sql`
    with added as (
      select dimension, day, value, count
      from json_to_recordset(${rows}::json) as row (dimension text, day date, value text, count integer)
    ), months as (
      insert into visit_months (dimension, month, value, count)
      select dimension, date_trunc('month', day), value, sum(count) from added group by 1, 2, 3
      on conflict (dimension, month, value) do update
      set count = visit_months.count + excluded.count
    )
    insert into visit_counts (dimension, day, value, count)
    select dimension, day, value, count from added
    on conflict (dimension, day, value) do update
    set count = visit_counts.count + excluded.count`);
}

async function addReturns(tx: Db, returns: Tally) {
  const rows = JSON.stringify(returns.rows('day', 'previous_day'));
  await tx.execute(sql`
    insert into visitor_returns (day, previous_day, visitors)
    select day, previous_day, count
    from json_to_recordset(${rows}::json) as row (day date, previous_day date, count integer)
    on conflict (day, previous_day) do update
    set visitors = visitor_returns.visitors + excluded.visitors`);
}
