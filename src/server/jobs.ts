import { MINUTE } from '../time.ts';
import type { Database } from './database/database.ts';
import type { Log } from './log.ts';

/** What the program does by itself, again and again. Run by two instances at once, it does no harm. */
export type Job<Deps> = {
  name: string;
  /** Milliseconds from one beginning to the next. */
  every: number;
  /** Milliseconds after the start; when absent a second, so that whoever waits for it is answered first. */
  first?: number;
  /** Begins with the minute. */
  onTheMinute?: boolean;
  run(deps: Deps): Promise<unknown>;
};

/** How a job went in this process. */
export type JobState = {
  name: string;
  every: number;
  startedAt: Date;
  lastSuccess: Date | null;
  failures: number;
};

export type Jobs = {
  /** Starts them; the returned function ends them. */
  start<Deps>(jobs: Job<Deps>[], deps: Deps): () => void;
  states(): JobState[];
};

/**
 * Runs jobs and remembers how they went: one that fails is logged, and tried again when its time comes,
 * as is one that finds no room to write.
 */
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

/** Whether a job that should have succeeded by now has not. */
export const isLate = ({ every, startedAt, lastSuccess }: JobState, now: Date) =>
  now.getTime() - (lastSuccess ?? startedAt).getTime() > 2 * every + 15 * MINUTE;
