import { isLate, type JobState } from '../../../server/jobs.ts';
import type { Finding } from '../contract.ts';
import { bad, good } from './result.ts';

/** Checks the jobs of this process only. */
export function checkJobs(states: JobState[], now: Date): Finding {
  const name = 'Jobs';
  const late = states.filter((state) => isLate(state, now)).map((state) => state.name);
  if (late.length === 0) return good(name, 'What the program does by itself was done in time.');
  const since = `Not done when they were due: ${late.join(', ')}.`;
  return bad(name, since, 'See the log for “A job failed”, which names the reason.');
}
