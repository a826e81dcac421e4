import { listActiveFaqs } from '../../features/faqs/store.ts';
import { listActivePromos } from '../../features/promos/store.ts';
import { listTeam } from '../../features/team/store.ts';
import type { Deps } from '../../server/deps.ts';
import { portionOf } from '../../ui/site/portion.ts';
import { lastGoodValue } from '../site.ts';

const readPromos = lastGoodValue(listActivePromos, []);
const readTeam = lastGoodValue(listTeam, []);
const readFaqs = lastGoodValue(listActiveFaqs, []);

/** Rows a portion: so many that the home page, which shows the first of each, stays light. */
const ROWS = { promos: 12, team: 15, faqs: 8 };

export const promosOf = async ({ database, clock }: Deps, page?: number) =>
  portionOf(await readPromos(database, clock()), '/promos', ROWS.promos, page);

export const teamOf = async ({ database }: Deps, page?: number) =>
  portionOf(await readTeam(database), '/team', ROWS.team, page);

export const faqsOf = async ({ database }: Deps, page?: number) =>
  portionOf(await readFaqs(database), '/faqs', ROWS.faqs, page);
