import { z } from 'zod';
import { listPictureUrls as contentPictures } from './features/content/store.ts';
import { faqEntries } from './features/faqs/store.ts';
import { aspectEntries } from './features/feedback/aspects/store.ts';
import { sweepFiles } from './features/media/sweep.ts';
import { forgetUploads } from './features/media/uploads/store.ts';
import { menuEntries, listPictureUrls as menuPictures } from './features/menu/store.ts';
import { mockupEntries, listPictureUrls as mockupPictures } from './features/mockups/store.ts';
import { promoEntries, listPictureUrls as promoPictures } from './features/promos/store.ts';
import { listProofKeys } from './features/ratings/store.ts';
import { teamEntries, listPictureUrls as teamPictures } from './features/team/store.ts';
import { recordEvent } from './server/audit/record-change.ts';
import type { App, Deps } from './server/deps.ts';
import type { Job } from './server/jobs.ts';
import { DAY } from './time.ts';
import { formatCount } from './ui/numbers.ts';

type SweepDeps = Pick<Deps, 'database' | 'files' | 'clock'>;

const LISTS = [faqEntries, promoEntries, teamEntries, mockupEntries, menuEntries, aspectEntries];
const PICTURES_OF = [promoPictures, teamPictures, mockupPictures, menuPictures, contentPictures];
/** A picture is uploaded before the form that refers to it is saved, so new files are kept. */
const GRACE = DAY;

type Swept = {
  /** The names of the files. */
  deleted: string[];
  /** Pictures that are too new to be deleted, and when the last of them will not be. */
  waiting: number;
  waitingUntil: string | null;
};

/** Deletes uploaded pictures that no feature refers to. Deletes no rows. */
export async function sweep({ database, files, clock }: SweepDeps, dryRun = false): Promise<Swept> {
  const before = new Date(clock().getTime() - GRACE);
  const pictures = await sweepFiles({ files }, knownPictures(database), before, { dryRun });
  if (!dryRun) await forgetUploads(database.db, pictures.deleted);
  const proofs = await sweepFiles({ files }, knownProofs(database), before, {
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

/** Deletes for good what staff deleted a month ago; its pictures go with the next sweep. */
export async function emptyBins({ database, clock }: SweepDeps): Promise<void> {
  for (const entries of LISTS) await entries.emptyBin(database.db, clock());
}

/** Where the program is restarted every night, it would never run a day. */
export const sweepDaily: Job<SweepDeps> = {
  name: 'sweep',
  every: DAY,
  first: 15 * 60 * 1000,
  run: (deps) => emptyBins(deps).then(() => sweep(deps)),
};

async function* knownPictures({ db }: Deps['database']) {
  for (const pictures of PICTURES_OF) yield* await pictures(db);
}

/** Read after the files were listed, like the pictures. */
async function* knownProofs({ db }: Deps['database']) {
  yield* await listProofKeys(db);
}

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
