import { MINUTE } from '../time.ts';
import type { Database } from './database/database.ts';
import type { Log } from './log.ts';

/** Instances may run the same job at once, so a job must tolerate that. */
export type Job<Deps> = {
  name: string;
  /** It is in milliseconds, from one start to the next. */
  every: number;
  /** The first run comes so many milliseconds after the start, a second by default. */
  first?: number;
  /** The job starts when the clock shows a full minute. */
  onTheMinute?: boolean;
  run(deps: Deps): Promise<unknown>;
};

export type JobState = {
  name: string;
  every: number;
  startedAt: Date;
  lastSuccess: Date | null;
  failures: number;
};

export type Jobs = { start<Deps>(jobs: Job<Deps>[], deps: Deps): () => void; states(): JobState[] };

/** A job that fails is logged and runs again next time; while the disk is full, none runs. */
export function createJobs(
  clock: () => Date,
  log: Log,
  writable: Database['writable'] = async () => true,
): Jobs {
  const states: JobState[] = [];

  function startOne<Deps>({ name, every, first = 1000, onTheMinute, run }: Job<Deps>, deps: Deps) {
    const state: JobState = { name, every, startedAt: clock(), lastSuccess: null, failures: 0 };
    states.push(state);
    let timer: NodeJS.Timeout | undefined;
    let running = false;
    const begin = async () => {
      timer = setTimeout(begin, onTheMinute ? every - (Date.now() % every) : every).unref();
      if (running) return;
      running = true;
      try {
        if (!(await writable())) throw new Error('There is no room on the disk');
        await run(deps);
        state.lastSuccess = clock();
      } catch (err) {
        state.failures += 1;
        log.error({ err, job: name }, 'A job failed; it is tried again when its time comes');
      }
      running = false;
    };
    timer = setTimeout(begin, first).unref();
    return () => clearTimeout(timer);
  }

  return {
    start(jobs, deps) {
      const stops = jobs.map((job) => startOne(job, deps));
      return () => {
        for (const stop of stops) stop();
      };
    },
    states: () => states,
  };
}

export const isLate = ({ every, startedAt, lastSuccess }: JobState, now: Date) =>
  now.getTime() - (lastSuccess ?? startedAt).getTime() > 2 * every + 15 * MINUTE;
