import PQueue from 'p-queue';
import { check } from 'recheck';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { personalData } from '../features/index.ts';
import { repeatErasures } from '../features/people/personal-data.ts';
import { createTestApp } from '../test/app.ts';
import { ratingForm, ratingTexts, screenshot } from '../test/rewards/ratings.ts';
import { signIn } from '../test/signin.ts';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*', '!../test/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** They read the operator's settings or what the server has rendered, never what somebody sent. */
const OWN_TEXT = [
  './env.ts',
  '../pages/frame/own-links.ts',
  '../pages/legal/without-app.ts',
  '../pages/preview/route.tsx',
];
/** Their patterns are built at run time and only read what staff or the shop itself wrote. */
const MADE = [
  '../features/content/hours.contract.ts',
  '../features/content/marks.contract.ts',
  '../features/outlets/coordinates.contract.ts',
  '../features/rewards/contract.ts',
  '../pages/legal/without-app.ts',
];

function patternsIn(file: string, source: string): { pattern: RegExp; made: boolean }[] {
  const found: { pattern: RegExp; made: boolean }[] = [];
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return;
      found.push({ pattern: new RegExp(node.regex.pattern, node.regex.flags), made: false });
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') {
        found.push({ pattern: /made/, made: true });
      }
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** By the steps that a match takes: by its time, linear ones are vulnerable on a busy machine. */
const JUDGE = {
  timeout: 60_000,
  randomSeed: 1,
  attackTimeout: null,
  incubationTimeout: null,
} as const;

test('no regular expression takes quadratic time', {
  timeout: 300_000,
}, async () => {
  const twoAtATime = new PQueue({ concurrency: 2 });
  const all = Object.entries(sources).flatMap(([file, source]) =>
    patternsIn(file, source).map((found) => ({ file, ...found })),
  );
  expect(all.length).toBeGreaterThan(150);
  const made = all.filter((one) => one.made).map(({ file }) => file);
  expect([...new Set(made)].toSorted()).toEqual(MADE);

  const met = all.filter(({ file, made }) => !made && !OWN_TEXT.includes(file));
  met.push({ file: 'zod', pattern: z.regexes.email, made: false });
  const judged = await Promise.all(
    met.map(({ file, pattern }) =>
      twoAtATime.add(async () => {
        const { status } = await check(pattern.source, pattern.flags, JUDGE);
        return { file, pattern: String(pattern), status };
      }),
    ),
  );
  expect(judged.filter(({ status }) => status !== 'safe')).toEqual([]);
});

const LENGTH = 5000;
const SIGNS = ['\n', '\t', ' ', ';', '=', '@', 'a', '<', '0', '-', '.', '+', '"', '(', '%', '&'];
/** Ordinary texts of the same length as the hostile ones. */
const PLAIN = 'Kopi susunya enak, tetapi antrean di kasir terlalu panjang. '.repeat(84);

test('no text that a visitor sends takes much longer to process than others of its length', {
  timeout: 120_000,
}, async () => {
  const plain = await workWith(() => PLAIN);
  const hostile = await workWith((sign) => sign.repeat(LENGTH));
  for (const [step, time] of Object.entries(hostile)) {
    // A quadratic pattern would take a hundred times as long.
    expect.soft(time, step).toBeLessThan(3 * (plain[step] ?? 0) + 150);
  }
});

/** Sends texts through every form and reads them everywhere; processor time of each step in milliseconds. */
async function workWith(textOf: (sign: string) => string) {
  const { app, deps } = await createTestApp({ env: { FORM_LIMIT: '0' } });
  const owner = await signIn(deps);
  const proof = await screenshot();
  const times: Record<string, number> = {};
  const step = async (name: string, work: () => Promise<unknown>) => {
    const before = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(before);
    times[name] = (user + system) / 1000;
  };
  const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload });
  const read = async (url: string) => {
    const answer = await app.inject({ url, headers: owner });
    expect(answer.statusCode, url).toBe(200);
  };
  const form = (url: string, fields: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(fields).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  const mail = { message: ['tim@kopi.example'], feedback: ['tim@kopi.example'], rating: [] };
  await app.inject({
    method: 'PUT',
    url: '/api/admin/email-settings',
    headers: owner,
    payload: { ...mail, digest: [] },
  });
  const texts = SIGNS.map((sign, at) => `${at} awal ${textOf(sign).slice(0, LENGTH - 20)} akhir`);
  const sender = { name: 'Sari', email: 'sari@kopi.example' };
  await step('contact', async () => {
    for (const message of texts) {
      expect((await post('/api/contact', { ...sender, message })).statusCode).toBe(201);
      await form('/contact', { ...sender, message: `${message}!` });
    }
  });
  await step('feedback', async () => {
    for (const details of texts) {
      const feedback = {
        name: 'Sari',
        category: 'pelayanan',
        aspects: ['Kebersihan area'],
        details,
      };
      expect((await post('/api/feedback', feedback)).statusCode).toBe(201);
    }
  });
  await step('refused values', async () => {
    for (const text of texts) {
      await post('/api/contact', { name: text, email: text, message: text });
      await form('/feedback', { name: text, category: text, aspects: text, details: text });
      const rating = { ...ratingTexts, name: text, email: text, whatsappNumber: text };
      await app.inject({ method: 'POST', url: '/api/app-ratings', ...ratingForm(rating, proof) });
      await post('/api/auth/login', { email: text, password: text });
    }
  });
  await step('visits', async () => {
    for (const text of texts) {
      const headers = {
        'user-agent': text.replaceAll(/\s/g, '\t'),
        referer: `https://x/${text.trim()}`,
      };
      await app.inject({ url: `/${encodeURIComponent(text)}`, headers });
      await app.inject({ url: `/${'/'.repeat(LENGTH)}x`, headers });
      const visit = { page: '/', referrer: text.slice(0, 500) };
      await app.inject({ method: 'POST', url: '/api/visits', headers, payload: visit });
    }
  });
  await step('lists', async () => {
    await read('/api/admin/contact-messages?limit=100');
    await read('/api/admin/contact-messages?q=%25%25%25a');
  });
  await step('exports', async () => {
    await read('/api/admin/contact-messages.csv');
    await read('/api/admin/feedback.csv');
  });
  await step('search of people', async () => {
    for (const person of ['budi@kopi.example', '0812-0000-1111']) {
      await read(`/api/admin/people?${new URLSearchParams({ q: person })}`);
    }
  });
  await step('mail', async () => {
    const { rows } = await deps.database.db.execute<{ id: number }>('select id from outbox');
    expect(rows.length).toBeGreaterThan(0);
    for (const { id } of rows) await deps.outbox.deliver(id, 1000);
  });
  await step('erased again after a restore', async () => {
    const erasures = [{ digest: 'nobody', erasedAt: '2026-11-21T00:00:00.000Z' }];
    expect(await repeatErasures(deps, personalData, { erasures })).toBe(0);
  });
  return times;
}
