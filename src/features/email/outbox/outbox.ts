import { setTimeout as sleep } from 'node:timers/promises';
import { packLocalized } from '../../../messages.ts';
import type { Db } from '../../../server/database/database.ts';
import { isUnavailable } from '../../../server/database/database-errors.ts';
import type { BaseDeps } from '../../../server/deps.ts';
import type { Outbox } from '../../../server/mail.ts';
import { MailError } from '../../../server/mail-error.ts';
import { mailTexts } from '../../../server/messages.ts';
import type { MailKinds, OutboxMail } from '../mail-kind.ts';
import { findMail, messageIdOf } from '../store.ts';
import {
  type AttemptOutcome,
  afterFailure,
  claimDue,
  claimOne,
  finishAttempt,
  HOLDER_ENDED,
  type Leased,
  listLeases,
  renewLeases,
  requeueAbandoned,
  requeueAll,
} from './lease.ts';
import { createLeaseWatch, HEARTBEAT } from './lease-watch.ts';

const POLL_EVERY = 10_000;
const POLL_WHEN_DOWN = 30_000;
const AT_ONCE = 5;
const MAX_SEND = 120_000;
const MAX_REFUSED = 5;

export type OutboxWorker = Outbox & {
  deliver(id: number, withinMs: number): Promise<OutboxMail>;
  start(): void;
  runDue(): Promise<void>;
  heartbeat(): Promise<void>;
  /** Releases its mails, so that another instance can send them. */
  stop(): Promise<void>;
};

export type Timing = {
  /** The milliseconds come from a monotonic clock. */
  elapsed: () => number;
  /** The pauses between attempts to record a result double up to the longest. */
  recordPause: { first: number; longest: number };
  /** Mails that are being sent have so many milliseconds to finish when the program stops. */
  grace: number;
};
const defaultTiming: Timing = {
  elapsed: () => performance.now(),
  recordPause: { first: 1_000, longest: 20_000 },
  // The program exits after nine seconds, and the result must be recorded before.
  grace: 5_000,
};

/** Any number of instances may share one database. */
export function createOutbox(
  deps: BaseDeps,
  kinds: MailKinds,
  { elapsed, recordPause, grace }: Timing = defaultTiming,
): OutboxWorker {
  const { clock, log, mail: transport } = deps;
  const { db, kind: database } = deps.database;
  const kindNames = Object.keys(kinds);
  const active = new Map<number, { lease: string; ended: Promise<void> }>();
  const watch = createLeaseWatch(elapsed);
  const deliveries = new Set<Promise<void>>();
  const abort = new AbortController();
  let running = false;
  let stopped = false;
  let down = false;
  let timer: NodeJS.Timeout | undefined;
  let heart: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;

  function send(mail: Leased): Promise<void> {
    const ended = attempt(mail)
      .then((outcome) => recordOutcome(mail, outcome))
      // Its lease is no longer renewed, so the mail will be queued again.
      .catch((err: unknown) => log.error({ err, mail: mail.id }, 'A mail could not be marked'))
      .finally(() => active.delete(mail.id));
    active.set(mail.id, { lease: mail.lease, ended });
    return ended;
  }

  async function attempt(mail: Leased): Promise<AttemptOutcome> {
    const kind = kinds[mail.kind];
    try {
      const content = (await kind?.render(deps, mail, clock())) ?? null;
      if (content === null) return { state: 'cancelled' };
      const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(MAX_SEND)]);
      const messageId = messageIdOf(mail, deps.env);
      await transport.send({ ...content, to: mail.recipient, messageId }, signal);
      return { state: transport.server.mode === 'smtp' ? 'accepted' : 'kept' };
    } catch (err) {
      const perhapsSent = err instanceof MailError && err.perhapsSent;
      if (abort.signal.aborted) {
        const error = perhapsSent ? HOLDER_ENDED : null;
        return { state: 'queued', error, nextAttemptAt: clock(), perhapsSent };
      }
      log.warn(
        { err, mail: mail.id, kind: mail.kind, attempt: mail.attempts },
        'A mail was not accepted',
      );
      const error = packLocalized(err instanceof MailError ? err.sentence : mailTexts.notPrepared);
      const final = kind?.once || (err instanceof MailError && err.permanent);
      const outcome = final
        ? { state: 'failed' as const, error }
        : afterFailure(mail.attempts, error, clock());
      return { ...outcome, perhapsSent };
    }
  }

  /** A mail without a recorded result is sent again, so this goes on until the database is back. */
  async function recordOutcome(mail: Leased, outcome: AttemptOutcome): Promise<void> {
    let refused = 0;
    for (let pause = recordPause.first; ; pause = Math.min(2 * pause, recordPause.longest)) {
      try {
        return await db.transaction((tx) => recordOutcomeIn(tx, mail, outcome));
      } catch (err) {
        // Other errors, such as a deadlock, pass soon or never.
        if (!isUnavailable(err)) refused += 1;
        if (refused === MAX_REFUSED || abort.signal.aborted) throw err;
        log.warn({ err, mail: mail.id }, 'A mail cannot be marked yet');
        await sleep(pause, undefined, { ref: false, signal: abort.signal }).catch(() => {});
      }
    }
  }

  async function recordOutcomeIn(tx: Db, mail: Leased, outcome: AttemptOutcome): Promise<void> {
    const now = clock();
    if (!(await finishAttempt(tx, mail, outcome, now))) return;
    if (outcome.state === 'kept') await kinds[mail.kind]?.kept?.(tx, mail);
    if (outcome.state !== 'accepted') return;
    await kinds[mail.kind]?.accepted?.(tx, mail, now);
    log.info({ mail: mail.id, kind: mail.kind, attempt: mail.attempts }, 'A mail was accepted');
  }

  async function sendDue(): Promise<void> {
    while (!stopped) {
      const due = await claimDue(db, kindNames, clock(), AT_ONCE);
      if (due.length === 0) return;
      await Promise.all(due.map(send));
    }
  }

  function runDue(): Promise<void> {
    round ??= sendDue().finally(() => {
      round = undefined;
    });
    return round;
  }

  async function heartbeat(): Promise<void> {
    try {
      await renewLeases(
        db,
        [...active.values()].map(({ lease }) => lease),
      );
      const abandoned = watch.findAbandoned(await listLeases(db));
      await requeueAbandoned(db, abandoned, clock());
    } catch (err) {
      // While the database is away, no sender can renew its lease.
      watch.reset();
      if (!isUnavailable(err)) log.error({ err }, 'The leases of mails could not be looked at');
    }
  }

  /** An outage of the database is logged once, and the database is asked less often. */
  async function poll(): Promise<void> {
    try {
      if (!(await deps.database.writable())) throw new Error('There is no room on the disk');
      await runDue();
      down = false;
    } catch (err) {
      if (!down) log.warn({ err }, 'No mail can be sent for now');
      down = true;
    }
    schedulePoll(down ? POLL_WHEN_DOWN : POLL_EVERY);
  }

  function schedulePoll(milliseconds: number): void {
    clearTimeout(timer);
    if (running) timer = setTimeout(poll, milliseconds).unref();
  }

  async function beat(): Promise<void> {
    await heartbeat();
    if (running) heart = setTimeout(beat, HEARTBEAT).unref();
  }

  async function tryNow(id: number): Promise<void> {
    const mail = stopped ? undefined : await claimOne(db, kindNames, id);
    await (mail ? send(mail) : active.get(id)?.ended);
  }

  return {
    start() {
      running = true;
      const leftOver = database === 'embedded' ? requeueAll(db, clock()) : Promise.resolve();
      leftOver.then(poll, poll);
      void beat();
    },
    wake: () => schedulePoll(0),
    runDue,
    heartbeat,
    async deliver(id, withinMs) {
      const delivery = tryNow(id).finally(() => deliveries.delete(delivery));
      deliveries.add(delivery);
      await Promise.race([delivery, sleep(withinMs, undefined, { ref: false })]);
      return findMail(db, id);
    },
    async stop() {
      running = false;
      stopped = true;
      clearTimeout(timer);
      clearTimeout(heart);
      const impatience = setTimeout(() => abort.abort(), grace);
      await Promise.allSettled([round, ...deliveries]);
      clearTimeout(impatience);
    },
  };
}
