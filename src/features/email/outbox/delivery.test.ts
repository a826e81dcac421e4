import { expect, test } from 'vitest';
import { mailKinds } from '../../../features/index.ts';
import { createLog } from '../../../server/log.ts';
import { outboxWithShortTimeouts, startMailShop } from '../../../test/mail-shop.ts';
import { startSmtp } from '../../../test/servers/smtp.ts';
import { createOutbox } from './outbox.ts';

test('somebody who waits for a delivery gets its true state, even when the server hangs', async () => {
  const smtp = await startSmtp();
  smtp.behave('hang');
  const shop = await startMailShop(smtp.url);
  const { id } = await shop.queue('reward:1');
  const impatient = outboxWithShortTimeouts(shop);
  expect(await impatient.deliver(id, 1)).toMatchObject({ state: 'sending' });
  expect(await impatient.deliver(id, 20_000)).toMatchObject({ state: 'queued', attempts: 1 });
  smtp.behave('accept');
  expect(await shop.outbox.deliver(id, 20_000)).toMatchObject({ state: 'accepted' });
  expect(await shop.outbox.deliver(id, 20_000)).toMatchObject({ state: 'accepted' });
  expect(smtp.accepted).toHaveLength(1);
});

test('twenty who press at once send one mail', async () => {
  const smtp = await startSmtp();
  const shop = await startMailShop(smtp.url);
  const other = createOutbox(shop.deps, mailKinds);
  const press = async (_: unknown, index: number) => {
    const { id } = await shop.queue('reward:1');
    return (index % 2 ? shop.outbox : other).deliver(id, 20_000);
  };
  const ends = await Promise.all(Array.from({ length: 20 }, press));
  expect(smtp.received).toHaveLength(1);
  for (const { state } of ends) expect(['accepted', 'sending']).toContain(state);
  expect(await shop.states()).toMatchObject([{ state: 'accepted' }]);
});

test('the log says which mail failed and why, and has nobody’s address or password', async () => {
  const smtp = await startSmtp({ onAuth: (_auth, _session, done) => done(null, { user: 1 }) });
  smtp.behave({ recipient: 550 });
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const shop = await startMailShop(smtp.url.replace('//', '//kedai:s3cret@'), { log });
  const { id } = await shop.queue('reward:1');
  const logged = () => lines.map((line): unknown => JSON.parse(line));
  await shop.outbox.runDue();
  expect(logged()).toContainEqual(
    expect.objectContaining({
      msg: 'A mail was not accepted',
      mail: id,
      attempt: 1,
      err: expect.objectContaining({ cause: expect.objectContaining({ responseCode: 550 }) }),
    }),
  );
  smtp.behave('accept');
  await shop.queue('reward:1');
  await shop.outbox.runDue();
  expect(logged()).toContainEqual(
    expect.objectContaining({ msg: 'A mail was accepted', mail: id }),
  );
  expect(lines.join()).not.toMatch(/sari|s3cret|@kopi/i);
});

test('the consequences of a mail take effect when it is accepted, and not before', async () => {
  const smtp = await startSmtp();
  smtp.behave({ data: 451 });
  const shop = await startMailShop(smtp.url);
  const followed: string[] = [];
  const outbox = createOutbox(shop.deps, {
    notice: {
      render: async (_deps, { key, subject }) =>
        key === 'reward:2' ? null : { subject, text: 'Terima kasih' },
      accepted: async (_tx, { key }) => void followed.push(key),
    },
  });
  const { id } = await shop.queue('reward:1');
  expect(await outbox.deliver(id, 20_000)).toMatchObject({ state: 'queued' });
  expect(followed).toEqual([]);
  smtp.behave('accept');
  expect(await outbox.deliver(id, 20_000)).toMatchObject({ state: 'accepted' });
  expect(followed).toEqual(['reward:1']);

  // Meanwhile there is nothing to send any more.
  const voided = await shop.queue('reward:2');
  expect(await outbox.deliver(voided.id, 20_000)).toMatchObject({ state: 'cancelled' });
  expect(smtp.accepted).toHaveLength(1);
});
