import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../server/deps.ts';
import { EVERY_OUTLET } from '../../server/lists/outlet-scope.ts';
import type { Page } from '../../server/lists/paging.ts';
import { DAY } from '../../time.ts';
import { mayAct, type Role } from '../accounts/contract.ts';
import { countOneTimePasswords } from '../accounts/store.ts';
import { countNewMessages, messageInbox } from '../contact/store.ts';
import { hoursDisagree } from '../content/hours.contract.ts';
import { readValues } from '../content/store.ts';
import { valuesOf } from '../content/values-store.ts';
import { countUnsent, listOutbox } from '../email/store.ts';
import { averageRating, countNewFeedback } from '../feedback/store.ts';
import { readLaunch } from '../launch/store.ts';
import { mockupEntries } from '../mockups/store.ts';
import type { Outlet } from '../outlets/contract.ts';
import { weekInWords } from '../outlets/hours/words.contract.ts';
import { listActiveOutlets } from '../outlets/store.ts';
import { promoEntries } from '../promos/store.ts';
import { countStages, countWaiting } from '../ratings/numbers-store.ts';
import { countToSend } from '../ratings/store.ts';
import { teamEntries } from '../team/store.ts';
import type { Overview, WaitingCounts } from './contract.ts';

const MONTH = 30 * DAY;
const all = { page: 1, limit: 1, q: '' };
const totalOf = async (page: Promise<Page<unknown>>) => (await page).total;

export async function readOverview(
  { database: { db }, clock, mail }: Deps,
  role: Role,
): Promise<Overview> {
  const now = clock();
  const ago = (span: number) => new Date(now.getTime() - span);
  const [
    { hours },
    outlets,
    mockups,
    messages,
    team,
    promos,
    funnel,
    ratings,
    newMessages,
    unhandled,
    average,
    before,
    failedMails,
    answers,
    rewards,
    oneTimePasswords,
    isClosed,
  ] = await Promise.all([
    readValues(db).then((values) => valuesOf('contact', values)),
    listActiveOutlets(db),
    totalOf(mockupEntries.list(db, all)),
    totalOf(messageInbox.list(db, all, { now, scope: EVERY_OUTLET })),
    totalOf(teamEntries.list(db, all)),
    totalOf(promoEntries.list(db, all)),
    countStages(db),
    countWaiting(db, now),
    countNewMessages(db),
    countNewFeedback(db, EVERY_OUTLET),
    averageRating(db, ago(MONTH), now),
    averageRating(db, ago(2 * MONTH), ago(MONTH)),
    totalOf(listOutbox(db, { ...all, state: 'failed' })),
    countUnsent(db, 'reply', ['queued', 'sending', 'kept', 'failed']),
    countToSend(db),
    mayAct(role, 'owner') ? countOneTimePasswords(db) : 0,
    mayAct(role, 'owner') && readLaunch(db).then(({ isOpen }) => !isOpen),
  ]);
  return {
    counts: { mockups, messages, team, promos },
    funnel,
    attention: {
      ratings,
      newMessages,
      feedback: { unhandled, average, before },
      failedMails,
      unsent: { answers, rewards },
      hoursDisagree: hoursDisagree([
        hours.home,
        hours.rating,
        hours.barcode,
        ...hoursOfOnly(outlets),
      ]),
      oneTimePasswords,
      noMailServer: mail.server.mode === 'capture',
      isClosed,
    },
  };
}

/** Several outlets have hours of their own, which no sentence about the shop says. */
const hoursOfOnly = ([outlet, ...others]: Outlet[]): string[] =>
  outlet && others.length === 0 ? [weekInWords(outlet.week, { voice: 'id', lang: 'id' })] : [];

/** The dashboard asks for it again and again, so it reads nothing else. */
export async function readWaitingCounts(
  { database: { db }, clock }: Pick<Deps, 'database' | 'clock'>,
  { staff, scope }: Pick<FastifyRequest, 'staff' | 'scope'>,
): Promise<WaitingCounts> {
  const feedback = await countNewFeedback(db, scope);
  if (!staff || !mayAct(staff.role, 'editor')) return { messages: 0, feedback, ratings: 0 };
  return {
    messages: await countNewMessages(db),
    feedback,
    ratings: (await countWaiting(db, clock())).count + (await countToSend(db)),
  };
}
