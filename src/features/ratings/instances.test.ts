import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../../server/database/database.ts';
import { createLog } from '../../server/log.ts';
import { createTestApp } from '../../test/app.ts';
import { openRatings, screenshot } from '../../test/rewards/ratings.ts';
import { startPostgres } from '../../test/servers/postgres.ts';
import { startSmtp } from '../../test/servers/smtp.ts';

/** Two instances of the application on one PostgreSQL server. */
const postgres = await startPostgres();
const log = createLog('silent');
const open = () => openDatabase({ dataDir: 'unused', databaseUrl: postgres.url, log });
const databases = await Promise.all([open(), open()]);

afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await postgres.stop();
});

async function startInstances() {
  const smtp = await startSmtp();
  const env = { SMTP_URL: smtp.url, FORM_LIMIT: '0' };
  const one = await createTestApp({ env, deps: { database: databases[0] } });
  const two = await createTestApp({
    env,
    deps: { database: databases[1], files: one.deps.files },
  });
  return { smtp, one: await openRatings(one), two: await openRatings(two) };
}

test('twenty staff sending one reward over two instances at once are one mail', async () => {
  const { smtp, one, two } = await startInstances();
  const id = await one.add({ name: 'Dua Puluh' });
  await two.verify(id);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, times) => (times % 2 ? one : two).reward(id)),
  );
  const by = Object.groupBy(answers, ({ statusCode }) => `${statusCode}`);
  expect(by['200']).toHaveLength(1);
  expect(by['409']).toHaveLength(19);
  expect(by['200']?.[0]?.json()).toMatchObject({ success: true });
  // On a busy machine it is accepted after the answer.
  await expect.poll(() => two.find(id)).toMatchObject({ state: 'sent' });
  expect(smtp.received).toHaveLength(1);
});

test('a form sent to both instances at once is one rating with one picture', async () => {
  const { one, two } = await startInstances();
  const headers = { 'idempotency-key': 'two-instances' };
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, times) =>
      (times % 2 ? one : two).send({ name: 'Sepuluh' }, undefined, headers),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(201));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await one.list('?q=Sepuluh')).toHaveLength(1);
  expect(await one.proofs()).toHaveLength(1);
});

test('verifying, unverifying and sending at the same moment end in a state that is true', async () => {
  const { smtp, one, two } = await startInstances();
  for (let round = 0; round < 12; round += 1) {
    const id = await one.add({ name: `Putaran ${round}` });
    await one.verify(id);
    const before = smtp.accepted.length;
    const answers = await Promise.all([
      one.reward(id),
      two.verify(id, false),
      two.reward(id),
      one.verify(id),
      two.verify(id, false),
    ]);
    for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
    const { promoCodeSent, isVerified, reward, delivery } = await two.find(id);
    expect(promoCodeSent).toBe(delivery?.state === 'accepted');
    if (!isVerified) expect([undefined, 'void']).toContain(reward?.state);
    expect(smtp.accepted.length - before).toBe(promoCodeSent ? 1 : 0);
  }
});

test('ratings sent over two instances at once with one picture are noticed', async () => {
  const { one, two } = await startInstances();
  const proof = await screenshot(41);
  const ids = await Promise.all(
    Array.from({ length: 6 }, (_, times) => {
      const texts = { email: `kembar${times}@kopi.example`, whatsappNumber: `0812345678${times}1` };
      return (times % 2 ? one : two).add(texts, proof);
    }),
  );
  for (const id of ids) {
    expect((await one.find(id)).hints).toEqual({ sameNumber: 0, sameEmail: 0, samePicture: 5 });
  }
});
