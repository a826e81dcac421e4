import { type Message, type Reader, say } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import type { BaseDeps } from '../../server/deps.ts';
import type { Job } from '../../server/jobs.ts';
import { deleteLeftovers } from '../../server/privacy/delete-leftovers.ts';
import type { ErasureContext, Leftovers } from '../../server/privacy/personal-data.ts';
import { lastRetention, recordRetention } from '../../server/privacy/retention.ts';
import { DAY } from '../../time.ts';
import { oldMessages, removeMessages } from '../contact/person-store.ts';
import { oldFeedback, removeFeedback } from '../feedback/person-store.ts';
import { oldRatings, removeRatings } from '../ratings/person-store.ts';
import { readUpkeep } from '../visitors/figures/stats-store.ts';
import type { Retention } from './contract.ts';
import { retentionTexts as t } from './file.messages.ts';

/** Rows deleted in one transaction. With more, visitors would wait too long. */
const BATCH = 100;

type RetentionRule = {
  kind: 'messages' | 'feedback' | 'ratings';
  setting: 'MESSAGES_KEEP_DAYS' | 'FEEDBACK_KEEP_DAYS' | 'RATINGS_KEEP_DAYS';
  old: (db: Db, before: Date, limit: number) => Promise<number[]>;
  remove: (tx: Db, ids: number[], context: ErasureContext) => Promise<Leftovers>;
};

const RULES: RetentionRule[] = [
  {
    kind: 'messages',
    setting: 'MESSAGES_KEEP_DAYS',
    old: oldMessages,
    remove: (tx, ids, { env }) => removeMessages(tx, ids, env),
  },
  {
    kind: 'feedback',
    setting: 'FEEDBACK_KEEP_DAYS',
    old: oldFeedback,
    remove: (tx, ids, { env }) => removeFeedback(tx, ids, env),
  },
  {
    kind: 'ratings',
    setting: 'RATINGS_KEEP_DAYS',
    old: oldRatings,
    remove: removeRatings,
  },
];

type RetentionDeps = Pick<BaseDeps, 'database' | 'env' | 'clock' | 'files' | 'mail' | 'log'>;

/** An interrupted run can be repeated. */
export async function deleteOldData(deps: RetentionDeps): Promise<void> {
  const { database, env, clock } = deps;
  const now = clock();
  for (const { kind, setting, old, remove } of RULES) {
    const days = env[setting];
    if (days === 0) continue;
    const before = new Date(now.getTime() - days * DAY);
    for (let full = true; full; ) {
      const remains = await database.db.transaction(async (tx) => {
        const ids = await old(tx, before, BATCH);
        full = ids.length === BATCH;
        if (ids.length === 0) return null;
        const left = await remove(tx, ids, { env, now, by: null });
        await recordRetention(tx, kind, ids.length, now);
        return left;
      });
      if (remains) await deleteLeftovers(deps, remains);
    }
  }
}

export const customerDataRetention: Job<RetentionDeps> = {
  name: 'people',
  every: DAY,
  run: deleteOldData,
};

export async function readRetention(
  db: Db,
  env: BaseDeps['env'],
  reader: Reader,
): Promise<Retention[]> {
  const runs = await lastRetention(db);
  const upkeep = await readUpkeep(db);
  const visits = (count: number | undefined) =>
    upkeep && count ? { day: upkeep.day, count } : null;
  const { VISIT_ADDRESS_DAYS, VISITS_KEEP_DAYS, MAIL_KEEP_DAYS, AUDIT_KEEP_DAYS } = env;
  const deleted = (
    title: Message<never>,
    setting: string,
    days: number | null,
    last: Retention['last'] | undefined,
  ): Retention => ({
    title: say(reader, title),
    setting,
    days,
    action: 'deleted',
    last: last ?? null,
  });
  return [
    ...RULES.map(({ kind, setting }) =>
      deleted(t[kind], setting, env[setting] || null, runs.get(kind)),
    ),
    deleted(t.mails, 'MAIL_KEEP_DAYS', MAIL_KEEP_DAYS, runs.get('mails')),
    deleted(t.audit, 'AUDIT_KEEP_DAYS', AUDIT_KEEP_DAYS || null, runs.get('audit')),
    {
      title: say(reader, t.addresses),
      setting: 'VISIT_ADDRESS_DAYS',
      days: VISIT_ADDRESS_DAYS,
      action: 'shortened',
      last: visits(upkeep?.shortened),
    },
    deleted(t.visits, 'VISITS_KEEP_DAYS', VISITS_KEEP_DAYS, visits(upkeep?.deleted)),
  ];
}
