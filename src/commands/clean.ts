import type { Operator } from '../features/auth/operator/change-accounts.ts';
import { demo } from '../features/index.ts';
import { removeDemo } from '../features/launch/clean-store.ts';
import { countDemo } from '../features/launch/demo-store.ts';
import type { Env } from '../server/env.ts';
import { OperatorError } from '../server/operator-error.ts';

/** `npm run admin -- start-clean` makes the backup itself. */
export async function cleanForOperator({
  database: { db },
  clock,
  env,
  log,
}: Operator & { env: Env }) {
  const by = { staff: { id: null, name: 'Operator (npm run admin)' }, id: 'npm run admin', log };
  if ((await countDemo(db, demo)).length === 0) {
    throw new OperatorError(
      'Nothing is left that is still as the demo brought it, so nothing was changed.',
    );
  }
  await removeDemo(db, demo, by, { env, now: clock() });
  return ['What was still the demo’s is gone. Visitors see that the shop is not open yet.'];
}
