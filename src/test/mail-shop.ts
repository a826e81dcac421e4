import type { ListedMail } from '../features/email/contract.ts';
import { createOutbox, type OutboxWorker } from '../features/email/outbox/outbox.ts';
import { enqueueMail } from '../features/email/store.ts';
import { mailKinds } from '../features/index.ts';
import type { Deps } from '../server/deps.ts';
import { createMail } from '../server/mail.ts';
import { createTestApp } from './app.ts';
import { signIn } from './signin.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

const about = { about: 'message', aboutId: 1 } as const;
const notice = { title: 'Pesan baru dari Sari', lines: ['Buka hari Minggu?'], link: '/admin' };

type Replaced = Partial<Pick<Deps, 'database' | 'log'>> & { env?: Record<string, string> };

export type MailShop = Awaited<ReturnType<typeof startMailShop>>;

/** It has a mail server, a clock to set, and an outbox that waits for the test. */
export async function startMailShop(
  smtpUrl: string,
  { env: more = {}, ...replaced }: Replaced = {},
) {
  const time = { now: Date.parse('2026-11-21T05:00:00Z') };
  const clock = () => new Date(time.now);
  const env = { SMTP_URL: smtpUrl, MAIL_FROM: 'halo@kedai-seduh.example', ...more };
  const { app, deps } = await createTestApp({ env, deps: replaced, clock });
  const { db } = deps.database;

  const queue = (key: string, recipient = 'sari@kopi.example') =>
    db.transaction((tx) => {
      const mail = {
        key,
        kind: 'notice',
        ...about,
        recipient,
        subject: notice.title,
        data: notice,
      };
      return enqueueMail(tx, mail, clock());
    });
  const list = async (query = '') => {
    const headers = await signIn(deps, 'editor');
    return (await app.inject({ url: `/api/admin/outbox${query}`, headers })).json<ListedMail[]>();
  };
  const states = async () =>
    (await list()).map(({ state, error, attempts }) => ({ state, error, attempts }));
  const elapsed = { now: 0 };
  /** The test advances the time of this outbox. */
  const instance = () =>
    createOutbox(deps, mailKinds, {
      elapsed: () => elapsed.now,
      recordPause: { first: 5, longest: 20 },
      grace: 50,
    });
  /** Steps of ten seconds are the interval at which an instance looks for mails. */
  const advance = async (minutes: number, ...alive: OutboxWorker[]) => {
    for (let seconds = 0; seconds <= minutes * 60; seconds += 10) {
      for (const one of alive) await one.heartbeat();
      elapsed.now += 10_000;
    }
  };
  const outbox = instance();
  return { app, deps, db, time, queue, list, states, outbox, instance, advance };
}

/** A server that hangs would keep the test waiting. */
export const outboxWithShortTimeouts = ({ deps }: MailShop) =>
  createOutbox({ ...deps, mail: createMail(deps.env, { setup: 500, reply: 500 }) }, mailKinds);

/** The process is killed right after the mail server accepted a mail. */
export function outboxKilledAfterSending({ deps }: MailShop) {
  const dead = new Promise<void>(() => {});
  const mail: typeof deps.mail = {
    ...deps.mail,
    send: (message) => deps.mail.send(message).then(() => dead),
  };
  return createOutbox({ ...deps, mail }, mailKinds);
}

type Method = 'GET' | 'POST' | 'PUT';

export async function startStaff(env: Record<string, string> = {}) {
  const shop = await createTestApp({ env });
  const editor = await signIn(shop.deps, 'editor');
  const owner = await signIn(shop.deps, 'owner');
  const send = (method: Method, url: string, payload?: object, headers = editor) =>
    shop.app.inject({ method, url: `/api/admin${url}`, headers, ...(payload ? { payload } : {}) });
  const test = (testEmail: string) => send('POST', '/test-email', { testEmail });
  const list = async (query = '') => (await send('GET', `/outbox${query}`)).json<ListedMail[]>();
  return { ...shop, owner, send, test, list };
}
