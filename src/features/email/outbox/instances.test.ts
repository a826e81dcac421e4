import { afterAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../../../server/database/database.ts';
import { createLog } from '../../../server/log.ts';
import { outboxKilledAfterSending, startMailShop } from '../../../test/mail-shop.ts';
import { startPostgres } from '../../../test/servers/postgres.ts';
import { startSmtp } from '../../../test/servers/smtp.ts';

/** Two instances of the application on one PostgreSQL server. */
const postgres = await startPostgres();
const log = createLog('silent');
const open = () => openDatabase({ dataDir: 'unused', databaseUrl: postgres.url, log });
const databases = await Promise.all([open(), open()]);
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await postgres.stop();
});
beforeEach(() => databases[0]?.db.execute('truncate outbox'));

const startBoth = (url: string) =>
  Promise.all([
    startMailShop(url, { database: databases[0] }),
    startMailShop(url, { database: databases[1] }),
  ]);

test('two instances send twenty queued mails once each', async () => {
  const smtp = await startSmtp();
  const shops = await startBoth(smtp.url);
  const keys = Array.from({ length: 20 }, (_, index) => `reward:${index}`);
  for (const key of keys) await shops[0].queue(key, `${key.replace(':', '-')}@kopi.example`);
  await Promise.all(shops.map(({ outbox }) => outbox.runDue()));
  expect(smtp.received).toHaveLength(20);
  expect(new Set(smtp.accepted.map(({ to }) => to.join())).size).toBe(20);
  for (const state of await shops[1].states()) {
    expect(state).toEqual({ state: 'accepted', error: null, attempts: 1 });
  }
});

test('twenty who press at once at two instances send one mail', async () => {
  const smtp = await startSmtp();
  const shops = await startBoth(smtp.url);
  const press = async ({ queue, outbox }: (typeof shops)[0]) => {
    const { id } = await queue('reward:1');
    return (await outbox.deliver(id, 20_000)).state;
  };
  const presses = Array.from({ length: 10 }, () => shops.map(press)).flat();
  for (const state of await Promise.all(presses)) expect(['accepted', 'sending']).toContain(state);
  expect(smtp.received).toHaveLength(1);
});

test('the mails of a killed instance are sent by the other', async () => {
  const smtp = await startSmtp();
  const [killed, left] = await startBoth(smtp.url);
  await killed.queue('reward:1');
  void outboxKilledAfterSending(killed).runDue();
  await expect.poll(() => smtp.accepted.length).toBe(1);
  // A second instance that starts does not take it for its own.
  left.outbox.start();
  await left.outbox.runDue();
  await left.outbox.stop();
  expect(smtp.accepted).toHaveLength(1);

  const third = left.instance();
  await left.advance(3, third);
  await third.runDue();
  expect(smtp.accepted).toHaveLength(2);
  expect(smtp.accepted[1]?.messageId).toBe(smtp.accepted[0]?.messageId);
  expect(await left.states()).toMatchObject([{ state: 'accepted', attempts: 2 }]);
});

test('mails that are accepted while the database is away for ten minutes are sent once each', async () => {
  const down = Promise.withResolvers<void>();
  const smtp = await startSmtp({ onData: () => down.promise });
  const marking = Promise.withResolvers<void>();
  let tries = 0;
  const counted = createLog('warn', {
    write: (line) => {
      if (line.includes('A mail cannot be marked yet') && ++tries === 60) marking.resolve();
    },
  });
  const shop = await startMailShop(smtp.url, { database: databases[0], log: counted });
  const other = await startMailShop(smtp.url, { database: databases[1] });
  const keys = ['reward:1', 'reward:2', 'reward:3'];
  for (const key of keys) await shop.queue(key, `${key.replace(':', '-')}@kopi.example`);
  const sending = shop.outbox.runDue();
  await expect.poll(() => smtp.received.length).toBe(3);
  await other.advance(2, other.outbox);
  await postgres.restart('immediate', async () => {
    down.resolve();
    // Longer than any number of tries that somebody might have thought to be enough.
    await marking.promise;
    await shop.advance(10, shop.outbox);
    await other.advance(10, other.outbox);
  });
  // The other instance is back first, and looks for what was left behind.
  await other.advance(2, other.outbox);
  await other.outbox.runDue();
  await sending;
  await other.advance(10, other.outbox);
  await other.outbox.runDue();
  expect(smtp.received).toHaveLength(3);
  expect(await other.states()).toEqual(
    keys.map(() => ({ state: 'accepted', error: null, attempts: 1 })),
  );
});
