import { setTimeout as sleep } from 'node:timers/promises';
import { type Db, isUnavailable } from '../../../server/database/database.ts';
import type { BaseDeps } from '../../../server/deps.ts';
import type { Outbox } from '../../../server/mail.ts';
import { MailError } from '../../../server/mail-error.ts';
import type { MailKinds, OutboxMail } from '../mail-kind.ts';
import { findMail, messageIdOf } from '../store.ts';
import {
  afterFailure,
  endLeases,
  type Leased,
  type Outcome,
  settle,
  takeDue,
  takeOne,
} from './lease.ts';

const LOOK_EVERY = 10_000;
const LOOK_WHEN_DOWN = 30_000;
const AT_ONCE = 5;
/** No server may keep a mail longer than its lease allows. */
const LONGEST_SEND = 120_000;
/** What is being sent when the program ends has so long to finish. */
const GRACE = 4_000;
const MARK_TRIES = 20;
const MARK_PAUSE = 2_000;

export type OutboxWorker = Outbox & {
  deliver(id: number, withinMs: number): Promise<OutboxMail>;
  start(): void;
  /** Sends everything that is due by `deps.clock`. */
  runDue(): Promise<void>;
  /** Lets go of what it holds, so that another instance can send it. */
  stop(): Promise<void>;
};

/** Sends what `enqueueMail` has queued. Any number of instances may share one database. */
export function createOutbox(deps: BaseDeps, kinds: MailKinds): OutboxWorker {
  const { clock, log, mail: transport } = deps;
  const { db, kind: database } = deps.database;
  const names = Object.keys(kinds);
  /** Being sent right now, by the id of the mail. */
  const underWay = new Map<number, Promise<void>>();
  const deliveries = new Set<Promise<void>>();
  const abort = new AbortController();
  let running = false;
  let stopped = false;
  let down = false;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;

  function send(mail: Leased): Promise<void> {
    const sending = attempt(mail)
      .then((outcome) => mark(mail, outcome))
      // Its lease ends by itself, and it is sent again.
      .catch((err: unknown) => log.error({ err, mail: mail.id }, 'A mail could not be marked'))
      .finally(() => underWay.delete(mail.id));
    underWay.set(mail.id, sending);
    return sending;
  }

  async function attempt(mail: Leased): Promise<Outcome> {
    const kind = kinds[mail.kind];
    try {
      const content = (await kind?.render(deps, mail, clock())) ?? null;
      if (content === null) return { state: 'cancelled' };
      const signal = AbortSignal.any([abort.signal, AbortSignal.timeout(LONGEST_SEND)]);
      const messageId = messageIdOf(mail, deps.env);
      await transport.send({ ...content, to: mail.recipient, messageId }, signal);
      return { state: 'accepted' };
    } catch (err) {
      if (abort.signal.aborted) return { state: 'queued', error: null, nextAttemptAt: clock() };
      log.warn(
        { err, mail: mail.id, kind: mail.kind, attempt: mail.attempts },
        'A mail was not accepted',
      );
      const error = err instanceof MailError ? err.message : 'The mail could not be prepared';
      const final = kind?.once || (err instanceof MailError && err.permanent);
      return final ? { state: 'failed', error } : afterFailure(mail.attempts, error, clock());
    }
  }

  /** What was sent is marked even if the database is away for a moment: otherwise it is sent twice. */
  async function mark(mail: Leased, outcome: Outcome): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await db.transaction((tx) => markIn(tx, mail, outcome));
      } catch (error) {
        if (!isUnavailable(error) || tries === MARK_TRIES || abort.signal.aborted) throw error;
        await sleep(MARK_PAUSE, undefined, { ref: false });
      }
    }
  }

  async function markIn(tx: Db, mail: Leased, outcome: Outcome): Promise<void> {
    const now = clock();
    if (!(await settle(tx, mail, outcome, now))) return;
    if (outcome.state !== 'accepted') return;
    await kinds[mail.kind]?.accepted?.(tx, mail, now);
    log.info({ mail: mail.id, kind: mail.kind, attempt: mail.attempts }, 'A mail was accepted');
  }

  async function sendDue(): Promise<void> {
    while (!stopped) {
      const due = await takeDue(db, names, clock(), AT_ONCE);
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

  /** A database that is away is mentioned once, and asked less often. */
  async function look(): Promise<void> {
    try {
      if (!(await deps.database.writable())) throw new Error('There is no room on the disk');
      await runDue();
      down = false;
    } catch (err) {
      if (!down) log.warn({ err }, 'No mail can be sent for now');
      down = true;
    }
    lookIn(down ? LOOK_WHEN_DOWN : LOOK_EVERY);
  }

  function lookIn(milliseconds: number): void {
    clearTimeout(timer);
    if (running) timer = setTimeout(look, milliseconds).unref();
  }

  async function tryNow(id: number): Promise<void> {
    const mail = stopped ? undefined : await takeOne(db, names, clock(), id);
    await (mail ? send(mail) : underWay.get(id));
  }

  return {
    start() {
      running = true;
      const ready = database === 'embedded' ? endLeases(db) : Promise.resolve();
      ready.then(look, look);
    },
    wake: () => lookIn(0),
    runDue,
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
      const grace = setTimeout(() => abort.abort(), GRACE);
      await Promise.allSettled([round, ...deliveries]);
      clearTimeout(grace);
    },
  };
}
