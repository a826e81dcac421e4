import { listActiveFaqs } from '../../features/faqs/store.ts';
import { listActivePromos } from '../../features/promos/store.ts';
import { listTeam } from '../../features/team/store.ts';
import { endAt } from '../../server/http/cache/freshness.ts';
import { listPageOf } from '../../ui/site/list-page.ts';
import { lastGoodValue, type Reading } from '../site.ts';

const readPromos = lastGoodValue(listActivePromos, { promos: [], changesAt: null });
const readTeam = lastGoodValue(listTeam, []);
const readFaqs = lastGoodValue(listActiveFaqs, []);

/**
 * Rows a page. The home page shows the first page of each list, so larger numbers make it heavier.
 */
const ROWS = { promos: 12, team: 15, faqs: 8 };

export async function readPromoPage(from: Reading, page?: number) {
  const { promos, changesAt } = await readPromos(from, from.deps.clock());
  endAt(from.freshness, changesAt);
  return listPageOf(promos, '/promos', ROWS.promos, page);
}

export const readTeamPage = async (from: Reading, page?: number) =>
  listPageOf(await readTeam(from), '/team', ROWS.team, page);

export const readFaqPage = async (from: Reading, page?: number) =>
  listPageOf(await readFaqs(from), '/faqs', ROWS.faqs, page);
