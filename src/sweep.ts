import { z } from 'zod';
import { audit } from './features/audit/store.ts';
import { listPictureUrls as contentPictures } from './features/content/store.ts';
import { sweepFiles } from './features/media/sweep.ts';
import { listPictureUrls as mockupPictures } from './features/mockups/store.ts';
import { listPictureUrls as promoPictures } from './features/promos/store.ts';
import { listPictureUrls as teamPictures } from './features/team/store.ts';
import type { App, Deps } from './server/deps.ts';

type SweepDeps = Pick<Deps, 'database' | 'files' | 'clock'>;

const PICTURES_OF = [promoPictures, teamPictures, mockupPictures, contentPictures];
/** A picture is stored before the form that will name it is saved. */
const GRACE = 24 * 60 * 60 * 1000;

/** Deletes uploaded pictures that no feature refers to (rows stay), and answers their names. */
export function sweep({ database, files, clock }: SweepDeps, dryRun = false): Promise<string[]> {
  const before = new Date(clock().getTime() - GRACE);
  return sweepFiles({ files }, knownPictures(database), before, { dryRun });
}

async function* knownPictures({ db }: Deps['database']) {
  for (const pictures of PICTURES_OF) yield* await pictures(db);
}

const answer = z.object({ message: z.string(), files: z.array(z.string()), deleted: z.int() });
/** `?dryRun` or `?dryRun=true` only lists; whatever else is written there must not delete either. */
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
      if (!dryRun) await audit(deps.database.db, request, 'promo.cleanup', '', `${deleted} files`);
      const message = dryRun
        ? `${files.length} files are not used`
        : `${deleted} unused files deleted`;
      return { message, files, deleted };
    },
  );
}
