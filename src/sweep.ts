import { like, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { features, pictures as places } from './features/index.ts';
import { sweepFiles } from './features/media/sweep.ts';
import { forgetUploads } from './features/media/uploads/store.ts';
import { promoTexts } from './features/promos/messages.ts';
import { say } from './messages.ts';
import { recordEvent } from './server/audit/record-change.ts';
import type { Db } from './server/database/database.ts';
import type { App, Deps } from './server/deps.ts';
import { requestReader } from './server/http/reader.ts';
import type { Job } from './server/jobs.ts';
import { DAY, MINUTE } from './time.ts';
import { formatNumber } from './ui/numbers.ts';

type SweepDeps = Pick<Deps, 'database' | 'files' | 'clock'>;

/** Pictures are uploaded before the form that refers to them is saved, so new files are kept. */
const GRACE = DAY;
/** On a machine that restarts the program every night, a day would be too late. */
const FIRST = 15 * MINUTE;

export async function sweep(
  { database, files, clock }: SweepDeps,
  dryRun = false,
): Promise<string[]> {
  const { db } = database;
  const before = new Date(clock().getTime() - GRACE);
  const shown = places.flatMap(({ columns, earlier = [] }) => [...columns, ...earlier]);
  const pictures = await sweepFiles({ files }, textsIn(db, shown, '%/media/%'), before, { dryRun });
  if (!dryRun) await forgetUploads(db, pictures);
  const hidden = features.flatMap(({ privateFiles = [] }) => privateFiles);
  const options = { dryRun, kept: 'private' } as const;
  const proofs = await sweepFiles({ files }, textsIn(db, hidden, '%'), before, options);
  return [...pictures, ...proofs];
}

/** It is read after the files were listed, so that a picture saved meanwhile counts as used. */
async function* textsIn(db: Db, columns: PgColumn[], pattern: string) {
  for (const column of columns) {
    const text = sql<string>`${column}::text`;
    const rows = await db.selectDistinct({ text }).from(column.table).where(like(text, pattern));
    for (const row of rows) yield row.text;
  }
}

/** A list that fails does not stop the others. */
export async function emptyBins({ database, clock }: SweepDeps): Promise<void> {
  const lists = features.flatMap((feature) => feature.lists ?? []);
  const failures: unknown[] = [];
  for (const list of lists) {
    await list.emptyBin(database.db, clock()).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'A bin could not be emptied');
}

export const emptyBinsDaily: Job<SweepDeps> = {
  name: 'bins',
  every: DAY,
  first: FIRST,
  run: emptyBins,
};

export const sweepDaily: Job<SweepDeps> = {
  name: 'sweep',
  every: DAY,
  first: FIRST,
  run: (deps) => sweep(deps),
};

const answer = z.object({
  message: z.string(),
  files: z.array(z.string()),
  deleted: z.int(),
});

/** Unknown values of `dryRun` are refused, so that a typo deletes nothing. */
const query = z.object({
  dryRun: z
    .enum(['', 'true', 'false', '1', '0'])
    .default('false')
    .transform((value) => value !== 'false' && value !== '0'),
});

export function sweepRoutes(app: App, deps: Deps) {
  app.post(
    '/api/admin/promo-images/cleanup',
    { config: { access: 'editor' }, schema: { querystring: query, response: { 200: answer } } },
    async (request) => {
      const { dryRun } = request.query;
      const files = await sweep(deps, dryRun);
      const deleted = dryRun ? 0 : files.length;
      const found = `${formatNumber(files.length)} ${files.length === 1 ? 'file' : 'files'}`;
      const detail = dryRun ? `${found}, only listed` : found;
      await recordEvent(deps.database.db, request, 'promo.cleanup', { detail });
      const message = say(
        requestReader(request),
        dryRun ? promoTexts.unusedFound : promoTexts.unusedDeleted,
        { count: files.length },
      );
      return { message, files, deleted };
    },
  );
}
