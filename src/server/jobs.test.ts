import { expect, test } from 'vitest';
import { HOUR } from '../time.ts';
import { createJobs } from './jobs.ts';
import { createLog } from './log.ts';

test.each([
  { room: true, runs: 1, failures: 0 },
  { room: false, runs: 0, failures: 1 },
])(
  'a job on a disk with room: $room has run $runs times and failed $failures times',
  async ({ room, ...expected }) => {
    let runs = 0;
    const jobs = createJobs(
      () => new Date(),
      createLog('silent'),
      async () => room,
    );
    const stop = jobs.start([{ name: 'tidy', every: HOUR, run: async () => (runs += 1) }], {});
    const state = () => jobs.states()[0];
    await expect.poll(() => runs + (state()?.failures ?? 0)).toBe(1);
    expect({ runs, failures: state()?.failures }).toEqual(expected);
    stop();
  },
);
