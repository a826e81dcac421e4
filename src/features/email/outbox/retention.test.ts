import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DAY, startMailShop } from '../../../test/mail-shop.ts';
import { startSmtp } from '../../../test/servers/smtp.ts';
import { deleteOldMail } from './retention.ts';

test('mails and their captured files are deleted after the set time, and not a minute before', async () => {
  const shop = await startMailShop('', { env: { MAIL_KEEP_DAYS: '90' } });
  const captured = () => readdir(join(shop.deps.env.DATA_DIR, 'mail'));
  // The files carry the time of the machine.
  shop.time.now = Date.now();
  await shop.queue('reward:1');
  await shop.outbox.runDue();
  expect(await captured()).toHaveLength(1);

  shop.time.now += 90 * DAY - 60_000;
  await deleteOldMail(shop.deps);
  expect([(await shop.states()).length, (await captured()).length]).toEqual([1, 1]);
  shop.time.now += 120_000;
  await deleteOldMail(shop.deps);
  expect([(await shop.states()).length, (await captured()).length]).toEqual([0, 0]);
});

test('a queued mail is never too old, and a failed one is deleted like the others', async () => {
  const smtp = await startSmtp();
  const shop = await startMailShop(smtp.url, { env: { MAIL_KEEP_DAYS: '1' } });
  smtp.behave({ recipient: 550 });
  await shop.queue('reward:1');
  await shop.outbox.runDue();
  smtp.behave({ recipient: 451 });
  await shop.queue('reward:2');
  await shop.outbox.runDue();
  shop.time.now += 3 * DAY;
  await deleteOldMail(shop.deps);
  expect(await shop.states()).toMatchObject([{ state: 'queued' }]);
  smtp.behave('accept');
  await shop.outbox.runDue();
  expect(smtp.accepted).toHaveLength(1);
});
