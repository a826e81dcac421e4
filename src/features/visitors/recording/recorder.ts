import { groupCommit } from '../../../server/database/group-commit.ts';
import type { Deps } from '../../../server/deps.ts';
import { unavailable } from '../../../server/http/errors.ts';
import type { LeftOutReason } from '../contract.ts';
import { visitErrors } from '../messages.ts';
import { createVisitSaver } from './save-store.ts';
import type { Batch, Visit } from './visit.ts';

/** No page waits these milliseconds; larger batches would keep other writes waiting. */
const GROUP = { wait: 50, batch: 250, waiting: 5000 };

const nothing: Batch = { visits: [], taps: [], leftOut: [] };

/** Each promise resolves once the visit is on disk. */
export function createRecorder({ database: { db }, clock }: Pick<Deps, 'database' | 'clock'>) {
  const save = createVisitSaver(db);
  const group = groupCommit<Batch>(
    (batches) =>
      save({
        visits: batches.flatMap(({ visits }) => visits),
        taps: batches.flatMap(({ taps }) => taps),
        leftOut: batches.flatMap(({ leftOut }) => leftOut),
      }),
    { ...GROUP, full: () => unavailable(visitErrors.tooManyAtOnce) },
  );
  const now = () => clock().getTime();

  return {
    visit: (visit: Omit<Visit, 'at'>) =>
      group.add({ ...nothing, visits: [{ ...visit, at: now() }] }),
    tap: (target: string, campaign: string) =>
      group.add({ ...nothing, taps: [{ at: now(), target, campaign }] }),
    leftOut: (reason: LeftOutReason) => group.add({ ...nothing, leftOut: [{ at: now(), reason }] }),
    close: group.close,
  };
}
