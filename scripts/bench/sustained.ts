import { setTimeout as pause } from 'node:timers/promises';
import { round } from './ask.ts';

type Answer = { kind: string; at: number; ms: number; status: number };

/** How long whoever got no good answer waits before the next. */
const AGAIN_AFTER = 100;

const isGood = ({ status }: Answer) => status >= 200 && status < 300;

/**
 * Clients that go on and on, whatever the answers are. `status` 0 stands for a connection that was
 * refused or broke.
 */
export function sustain() {
  const answers: Answer[] = [];
  const clients: Promise<void>[] = [];
  let ended = false;

  return {
    repeat(kind: string, count: number, one: () => Promise<number>, everyMs = 20) {
      const client = async () => {
        while (!ended) {
          const began = performance.now();
          const status = await one().catch(() => 0);
          const at = performance.now();
          const answer = { kind, at, ms: at - began, status };
          answers.push(answer);
          await pause(isGood(answer) ? everyMs : AGAIN_AFTER);
        }
      };
      for (let started = 0; started < count; started += 1) clients.push(client());
    },
    async end() {
      ended = true;
      await Promise.all(clients);
    },
    slowest: () => Math.max(...answers.map(({ ms }) => ms)),
    /** @param back when what was away could answer again */
    table(back: number) {
      const kinds = [...new Set(answers.map(({ kind }) => kind))];
      return Object.fromEntries(
        kinds.map((kind) => {
          const all = answers.filter((answer) => answer.kind === kind);
          const bad = all.filter((answer) => !isGood(answer));
          const first = all.find((answer) => isGood(answer) && answer.at > back);
          const last = bad.findLast(({ at }) => at > back);
          const row = {
            good: all.length - bad.length,
            503: bad.filter(({ status }) => status === 503).length,
            'no answer': bad.filter(({ status }) => status === 0).length,
            other: [...new Set(bad.map(({ status }) => status))]
              .filter((status) => status !== 503 && status !== 0)
              .join(' '),
            'longest ms': round(Math.max(...all.map(({ ms }) => ms)), 0),
            'good again after ms': first ? round(first.at - back, 0) : 'never',
            'all good after ms': last ? round(last.at - back, 0) : 0,
          };
          return [kind, row];
        }),
      );
    },
  };
}

/**
 * Sends each thing with its own key until it is acknowledged, as the forms of the site do, and knows
 * what was.
 */
export function untilAcknowledged(send: (key: string) => Promise<number>, name: string) {
  const acknowledged = new Set<string>();
  const waiting: string[] = [];
  let made = 0;
  return {
    acknowledged,
    async next(): Promise<number> {
      made += 1;
      const key = waiting.pop() ?? `${name}-${made}`;
      const status = await send(key).catch(() => 0);
      if (status >= 200 && status < 300) acknowledged.add(key);
      else waiting.push(key);
      return status;
    },
    /** What was acknowledged and is not there, and what is there more than once. */
    compare(stored: string[]) {
      const mine = stored.filter((key) => key.startsWith(`${name}-`));
      const found = new Set(mine);
      return {
        acknowledged: acknowledged.size,
        lost: acknowledged.difference(found).size,
        twice: mine.length - found.size,
      };
    },
  };
}
