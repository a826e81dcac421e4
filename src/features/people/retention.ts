import { asc, lt, sql } from 'drizzle-orm';
import { type Localized, localized, type Reader, say, sayLocalized } from '../../messages.ts';
import type { Db } from '../../server/database/database.ts';
import type { BaseDeps } from '../../server/deps.ts';
import type { Job } from '../../server/jobs.ts';
import { deleteLeftovers } from '../../server/privacy/delete-leftovers.ts';
import type { PersonalData } from '../../server/privacy/personal-data.ts';
import { lastRetention, recordRetention } from '../../server/privacy/retention.ts';
import { DAY } from '../../time.ts';
import { readUpkeep } from '../visitors/figures/stats-store.ts';
import type { Retention } from './contract.ts';
import { retentionTexts as t } from './file.messages.ts';

/** With more rows in one transaction, visitors would wait too long. */
const BATCH = 100;

type RetentionTable = NonNullable<PersonalData['retention']>['table'];
type RetentionDeps = Pick<BaseDeps, 'database' | 'env' | 'clock' | 'files' | 'mail' | 'log'>;

/** An interrupted run can be repeated. */
export async function deleteOldData(
  deps: RetentionDeps,
  personalData: PersonalData[],
): Promise<void> {
  const { database, env, clock } = deps;
  const now = clock();
  for (const { tab, retention } of personalData) {
    if (!retention) continue;
    const { setting, table, remove } = retention;
    const days = env[setting];
    if (days === 0) continue;
    const before = new Date(now.getTime() - days * DAY);
    for (let full = true; full; ) {
      const remains = await database.db.transaction(async (tx) => {
        const ids = await oldest(tx, table, before);
        full = ids.length === BATCH;
        if (ids.length === 0) return null;
        const left = await remove(tx, ids, { env, now, by: null });
        await recordRetention(tx, tab, ids.length, now);
        return left;
      });
      if (remains) await deleteLeftovers(deps, remains);
    }
  }
}

async function oldest(tx: Db, { id, createdAt }: RetentionTable, before: Date): Promise<number[]> {
  const rows = await tx
    .select({ id: sql<number>`${id}` })
    .from(id.table)
    .where(lt(createdAt, before.toISOString()))
    .orderBy(asc(createdAt))
    .limit(BATCH);
  return rows.map((row) => row.id);
}

export const oldDataDaily = (personalData: PersonalData[]): Job<RetentionDeps> => ({
  name: 'people',
  every: DAY,
  run: (deps) => deleteOldData(deps, personalData),
});

export async function readRetention(
  db: Db,
  personalData: PersonalData[],
  env: BaseDeps['env'],
  reader: Reader,
): Promise<Retention[]> {
  const runs = await lastRetention(db);
  const upkeep = await readUpkeep(db);
  const visits = (count: number | undefined) =>
    upkeep && count ? { day: upkeep.day, count } : null;
  const { VISIT_ADDRESS_DAYS, VISITS_KEEP_DAYS, MAIL_KEEP_DAYS, AUDIT_KEEP_DAYS } = env;
  const deleted = (
    title: Localized,
    setting: string,
    days: number | null,
    last: Retention['last'] | undefined,
  ): Retention => ({
    title: sayLocalized(reader, title),
    setting,
    days,
    action: 'deleted',
    last: last ?? null,
  });
  return [
    ...personalData.flatMap(({ title, tab, retention }) =>
      retention
        ? [deleted(title, retention.setting, env[retention.setting] || null, runs.get(tab))]
        : [],
    ),
    deleted(localized(t.mails), 'MAIL_KEEP_DAYS', MAIL_KEEP_DAYS, runs.get('mails')),
    deleted(localized(t.audit), 'AUDIT_KEEP_DAYS', AUDIT_KEEP_DAYS || null, runs.get('audit')),
    {
      title: say(reader, t.addresses),
      setting: 'VISIT_ADDRESS_DAYS',
      days: VISIT_ADDRESS_DAYS,
      action: 'shortened',
      last: visits(upkeep?.shortened),
    },
    deleted(localized(t.visits), 'VISITS_KEEP_DAYS', VISITS_KEEP_DAYS, visits(upkeep?.deleted)),
  ];
}
