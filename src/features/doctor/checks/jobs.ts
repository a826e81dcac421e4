import { localized } from '../../../messages.ts';
import { isLate, type JobState } from '../../../server/jobs.ts';
import { checkNames, findingTexts } from './messages.ts';
import { bad, good, type Result } from './result.ts';

/** Checks the jobs of this process only. */
export function checkJobs(states: JobState[], now: Date): Result {
  const name = checkNames.jobs;
  const late = states.filter((state) => isLate(state, now)).map((state) => state.name);
  if (late.length === 0) return good(name, findingTexts.jobs);
  const since = localized(findingTexts.jobsLate, { jobs: late.join(', ') });
  return bad(name, since, findingTexts.jobsAdvice);
}
