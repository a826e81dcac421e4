import { listActiveFaqs } from '../../features/faqs/store.ts';
import { listActivePromos } from '../../features/promos/store.ts';
import { listTeam } from '../../features/team/store.ts';
import { endAt } from '../../server/http/cache/freshness.ts';
import type { Translated } from '../../server/lists/translation.ts';
import { type ListPage, listPageOf } from '../../ui/site/list-page.ts';
import { lastGoodValue, type Reading, rowsFor, type Site } from '../site.ts';

const readPromos = lastGoodValue(listActivePromos, { promos: [], changesAt: null });
const readTeam = lastGoodValue(listTeam, []);
const readFaqs = lastGoodValue(listActiveFaqs, []);

/** The home page shows the first page of each list, so more rows make it heavier. */
const ROWS = { promos: 12, team: 15, faqs: 8 };

export const listPageFor = <Row extends Translated>(
  site: Site,
  { rows, ...page }: ListPage<Row>,
) => ({ ...page, rows: rowsFor(site, rows) });

export async function readPromoPage(from: Reading, page?: number) {
  const { promos, changesAt } = await readPromos(from, from.deps.clock());
  endAt(from.freshness, changesAt);
  return listPageOf(promos, '/promos', ROWS.promos, page);
}

export const readTeamPage = async (from: Reading, page?: number) =>
  listPageOf(await readTeam(from), '/team', ROWS.team, page);

export const readFaqPage = async (from: Reading, page?: number) =>
  listPageOf(await readFaqs(from), '/faqs', ROWS.faqs, page);
