import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { startMailShop } from '../../test/mail-shop.ts';
import { makeReward } from '../../test/rewards/make-reward.ts';
import { scan } from '../../test/rewards/read-barcodes.ts';
import { PATIENCE } from '../../test/servers/patience.ts';
import { startSmtp } from '../../test/servers/smtp.ts';
import { signIn } from '../../test/signin.ts';
import { DAY } from '../../time.ts';
import { formatCode } from './contract.ts';
import { findReward, queueRewardMail, redeem, voidReward } from './store.ts';

async function startShop() {
  const smtp = await startSmtp();
  const shop = await startMailShop(smtp.url);
  const { db, deps, time } = shop;
  const now = () => new Date(time.now);
  const reward = await makeReward({ database: deps.database, clock: now }, 'Budi <b>Santoso</b>');
  const send = async () => {
    const mail = await queueRewardMail(db, reward, { email: 'budi@mail.example' }, now());
    return shop.outbox.deliver(mail.id, PATIENCE);
  };
  const received = async () => {
    const [mail] = smtp.accepted;
    if (!mail) throw new Error('No mail was accepted');
    return PostalMime.parse(mail.source, { attachmentEncoding: 'base64' });
  };
  const stored = () => findReward(db, reward.code);
  return { ...shop, smtp, reward, now, send, received, stored };
}

test('the mail brings the reward as a picture, as a file, as a link and in letters', async () => {
  const { reward, send, received } = await startShop();
  expect(await send()).toMatchObject({ state: 'accepted' });
  const mail = await received();
  expect(mail.subject).toBe('Terima kasih atas rating Anda – ini barcode reward Anda');
  expect(mail.from).toMatchObject({ name: 'Kedai Seduh', address: 'halo@kedai-seduh.example' });
  expect(mail.to).toMatchObject([{ address: 'budi@mail.example' }]);

  const link = `http://localhost:3000/barcode?code=${reward.code}`;
  const [inline, file] = mail.attachments;
  expect(inline).toMatchObject({ disposition: 'inline', mimeType: 'image/png' });
  expect(mail.html).toContain(`src="cid:${inline?.contentId?.replaceAll(/[<>]/g, '')}"`);
  expect(file).toMatchObject({
    disposition: 'attachment',
    filename: `barcode-${reward.code}.png`,
    mimeType: 'image/png',
  });
  for (const picture of [inline, file]) {
    const content = Buffer.from(`${picture?.content}`, 'base64');
    expect(await scan(content)).toEqual({ QRCode: link });
  }
  for (const body of [mail.html, mail.text]) {
    expect(body).toContain(formatCode(reward.code));
    expect(body).toContain(link);
    expect(body).toContain('1 minuman gratis');
    expect(body).toContain('21 Desember 2026, 23.59 WIB');
    expect(body).toContain('Senin - Minggu: 07:00 - 22:00');
  }
  expect(mail.text).toContain('Halo Budi <b>Santoso</b>,');
  expect(mail.html).not.toContain('<b>Santoso');
});

test('the thirty days count from the day the mail server accepts the mail, as the mail says', async () => {
  const { smtp, time, outbox, send, received, stored } = await startShop();
  smtp.behave({ data: 451 });
  expect(await send()).toMatchObject({ state: 'queued' });
  expect(await stored()).toMatchObject({ validUntil: '2026-12-21T16:59:59.999Z' });

  smtp.behave('accept');
  time.now += 2 * DAY;
  await outbox.runDue();
  expect((await received()).text).toContain('23 Desember 2026, 23.59 WIB');
  expect(await stored()).toMatchObject({ validUntil: '2026-12-23T16:59:59.999Z' });
});

test('queued twice, it is one mail', async () => {
  const { smtp, send, list } = await startShop();
  await send();
  await send();
  expect(smtp.accepted).toHaveLength(1);
  expect(await list()).toHaveLength(1);
});

test('a reward that was voided or used meanwhile is not announced any more', async () => {
  const voided = await startShop();
  await voidReward(voided.db, voided.reward.ratingId, voided.now());
  expect(await voided.send()).toMatchObject({ state: 'cancelled' });
  expect(voided.smtp.received).toEqual([]);

  const used = await startShop();
  await redeem(used.db, used.reward.code, { id: 1, name: 'Sari', where: '' }, used.now());
  expect(await used.send()).toMatchObject({ state: 'cancelled' });
  expect(used.smtp.received).toEqual([]);
});

test('staff see a mail that was sent as it was, also days later', async () => {
  const { app, deps, time, send, list } = await startShop();
  await send();
  time.now += 3 * DAY;
  const headers = await signIn(deps, 'editor');
  const [mail] = await list();
  const preview = await app.inject({ url: `/api/admin/outbox/${mail?.id}/preview`, headers });
  expect(preview.json<{ text: string }>().text).toContain('21 Desember 2026, 23.59 WIB');
  const sample = await app.inject({ url: '/api/admin/email-samples/reward/preview.html', headers });
  expect(sample.body).toContain('ABCD 2345 EFGH 6789');
  expect(sample.body).toContain('src="data:image/png;base64,');
});
