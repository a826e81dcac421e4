import { type Actor, recordChange } from '../../server/audit/record-change.ts';
import type { Deps } from '../../server/deps.ts';
import type { Job } from '../../server/jobs.ts';
import { MINUTE } from '../../time.ts';
import { lockDue, publishArticle } from './publish-store.ts';

export async function publishDueArticles({
  database: { db },
  clock,
  log,
}: Pick<Deps, 'database' | 'clock' | 'log'>): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const onTime: Actor = { staff: null, id: '', log };
    for (const { id, title, updatedBy } of await lockDue(tx, now)) {
      await recordChange(
        tx,
        onTime,
        {
          action: 'article.publish',
          target: id,
          detail: `on time, written by ${updatedBy}: ${title}`,
        },
        (inner) => publishArticle(inner, id, updatedBy, now),
      );
    }
  });
}

/** It also runs at the start, because something may have fallen due meanwhile. */
export const publishArticlesOnTime: Job<Deps> = {
  name: 'articles',
  every: MINUTE,
  onTheMinute: true,
  run: publishDueArticles,
};
