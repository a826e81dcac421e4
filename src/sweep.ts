import { like, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { features } from './features/index.ts';
import { sweepFiles } from './features/media/sweep.ts';
import { forgetUploads } from './features/media/uploads/store.ts';
import { recordEvent } from './server/audit/record-change.ts';
import type { Db } from './server/database/database.ts';
import type { App, Deps } from './server/deps.ts';
import type { Job } from './server/jobs.ts';
import { DAY, MINUTE } from './time.ts';
import { formatCount } from './ui/numbers.ts';

type SweepDeps = Pick<Deps, 'database' | 'files' | 'clock'>;

/** A picture is uploaded before the form that refers to it is saved, so new files are kept. */
const GRACE = DAY;
/** Where the program is restarted every night, a job that waited for a day would never run. */
const FIRST = 15 * MINUTE;

type Swept = {
  /** The names of the files. */
  deleted: string[];
  /** Pictures that are too new to be deleted, and when the last of them will not be. */
  waiting: number;
  waitingUntil: string | null;
};

/** Deletes uploaded pictures that no feature refers to. Deletes no rows. */
export async function sweep({ database, files, clock }: SweepDeps, dryRun = false): Promise<Swept> {
  const { db } = database;
  const before = new Date(clock().getTime() - GRACE);
  const pictures = await sweepFiles({ files }, knownPictures(db), before, { dryRun });
  if (!dryRun) await forgetUploads(db, pictures.deleted);
  const proofs = await sweepFiles({ files }, knownPrivateFiles(db), before, {
    dryRun,
    kept: 'private',
  });
  const { pictures: waiting, newest } = pictures.waiting;
  return {
    deleted: [...pictures.deleted, ...proofs.deleted],
    waiting: waiting.size,
    waitingUntil: newest && new Date(newest.getTime() + GRACE).toISOString(),
  };
}

/** Both are read after the files were listed, so that a picture saved meanwhile counts as used. */
async function* knownPictures(db: Db) {
  for (const { pictures = [] } of features) {
    for (const column of pictures) yield* await textsIn(db, column, '%/media/%');
  }
}

async function* knownPrivateFiles(db: Db) {
  for (const { privateFiles = [] } of features) {
    for (const column of privateFiles) yield* await textsIn(db, column, '%');
  }
}

async function textsIn(db: Db, column: PgColumn, pattern: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ text: sql<string>`${column}` })
    .from(column.table)
    .where(like(column, pattern));
  return rows.map(({ text }) => text);
}

/**
 * Deletes for good what staff deleted a month ago; its pictures go with the next sweep. A list that
 * cannot be emptied does not keep the others from it.
 */
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
  waiting: z.int(),
  waitingUntil: z.iso.datetime().nullable(),
});

/**
 * `?dryRun` and `?dryRun=true` only list; any unknown value is refused, so that a typo deletes
 * nothing.
 */
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
      const { deleted: files, ...later } = await sweep(deps, dryRun);
      const deleted = dryRun ? 0 : files.length;
      await recordEvent(deps.database.db, request, 'promo.cleanup', {
        detail: dryRun
          ? `${formatCount(files.length, 'file')}, only listed`
          : formatCount(deleted, 'file'),
      });
      const message = dryRun
        ? `${formatCount(files.length, 'unused file')} found`
        : `${formatCount(deleted, 'unused file')} deleted`;
      return { message, files, deleted, ...later };
    },
  );
}
