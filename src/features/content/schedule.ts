import { type Actor, recordChange } from '../../server/audit/record-change.ts';
import type { Deps } from '../../server/deps.ts';
import type { Job } from '../../server/jobs.ts';
import { MINUTE } from '../../time.ts';
import type { Content } from './contract.ts';
import { lockDueDrafts, publishRows } from './publish-store.ts';

type ScheduleDeps = Pick<Deps, 'database' | 'clock' | 'log'>;

export async function publishDue({ database: { db }, clock, log }: ScheduleDeps): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const due = await lockDueDrafts(tx, now);
    if (due.length === 0) return;
    const onTime: Actor = { staff: null, id: '', log };
    const writers = [...new Set(due.map(({ updatedBy }) => updatedBy))].join(', ');
    const detail = `on time, written by ${writers}`;
    const event = { action: 'content.publish', target: namesOf(due), detail };
    await recordChange(tx, onTime, event, (inner) => publishRows(inner, due, now));
  });
}

export const namesOf = (contents: Content[]) =>
  contents
    .map(({ page, section, key, language }) =>
      [`${page}.${section}.${key}`, ...(language ? [`(${language})`] : [])].join(' '),
    )
    .join(', ');

/** Also runs at the start, because drafts may have fallen due while the server was down. */
export const publishOnTime: Job<Deps> = {
  name: 'publishing',
  every: MINUTE,
  onTheMinute: true,
  run: publishDue,
};
