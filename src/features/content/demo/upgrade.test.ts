import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { signIn } from '../../../test/signin.ts';
import type { Content } from '../contract.ts';

/** The start of the version in which facts are no longer built in. */
const UPGRADE = 'migrations/0085_facts.sql';

/** A shop as earlier versions left it: every fact was there, whether anybody had entered it or not. */
async function olderShop(seed: 'demo' | 'none') {
  const { app, deps } = await createTestApp();
  const { db } = deps.database;
  await db.execute(`insert into first_start (seed) values ('${seed}')`);
  await db.execute(`delete from contents where section = 'our_story' and key = 'more'`);
  const headers = await signIn(deps, 'editor');
  const items = (await app.inject({ url: '/api/cms/contents/contact', headers })).json<Content[]>();
  const id = items.find(({ section, key }) => section === 'info' && key === 'phone')?.id;
  const payload = { value: '(022) 123 4567' };
  const put = await app.inject({
    method: 'PUT',
    url: `/api/cms/contents/${id}`,
    headers,
    payload,
  });
  expect(put.statusCode).toBe(200);
  const statements = (await readFile(UPGRADE, 'utf8')).split(/;\n/);
  for (const statement of statements) if (statement.trim()) await db.execute(statement);
  const open = async (url: string) => (await app.inject({ url, headers })).body;
  return { home: await open('/'), contact: await open('/contact'), about: await open('/about') };
}

test('a shop that began empty keeps what staff entered, and loses what nobody did', async () => {
  const { home, contact, about } = await olderShop('none');
  expect(contact).toContain('(022)\u00a0123\u00a04567');
  expect(`${home}${contact}${about}`).not.toMatch(
    /seduh|Jalan Contoh|4,9|99%|Sangrai|\/pictures\/[\w-]+\.jpg/i,
  );
  expect(contact).toContain('Contact Us');
});

test('a shop that began with the demo looks after the upgrade as it did before', async () => {
  const { home, contact, about } = await olderShop('demo');
  expect(contact).toContain('(022)\u00a0123\u00a04567');
  expect(contact).toContain('Jalan Contoh No.\u00a012');
  expect(home).toContain('Kedai Seduh');
  expect(home).toContain('4,9');
  expect(home).toContain('biji dari petani yang kami kenal');
  expect(about).toContain('The first kettle');
});

test('words about the dedication that were Indonesian first stay so in Indonesian', async () => {
  const { app, deps } = await createTestApp();
  const { db } = deps.database;
  const words = `page = 'about' and section = 'dedikasi' and key in ('title', 'description')`;
  await db.execute(`update contents set language = 'en' where ${words} and language = ''`);
  await db.execute(`update contents set language = '' where ${words} and language = 'id'`);
  await db.execute(`update contents set value = 'Sepenuh hati' where ${words} and language = ''`);
  const upgrade = await readFile('migrations/0098_dedication_in_english.sql', 'utf8');
  for (const statement of upgrade.split(/;\n/)) if (statement.trim()) await db.execute(statement);
  const open = async (url: string) => (await app.inject(url)).body;
  expect(await open('/about')).toContain('Our Dedication');
  expect(await open('/about')).not.toContain('Sepenuh hati');
  expect(await open('/id/about')).toContain('Sepenuh hati');
});

test('the demo of an earlier version shows the app in English on English pages', async () => {
  const { app, deps } = await createTestApp();
  const { db } = deps.database;
  const device = `page = 'membership' and key = 'device_image'`;
  await db.execute(`delete from contents where ${device} and language = 'id'`);
  await db.execute(`update contents set value = '/pictures/device.png' where ${device}`);
  const upgrade = await readFile('migrations/0100_pictures_of_demo_in_english.sql', 'utf8');
  for (const statement of upgrade.split(/;\n/)) if (statement.trim()) await db.execute(statement);
  const shown = async (url: string) =>
    (await app.inject(url)).body.match(/pictures\/(device(-en)?)[.-]/)?.[1];
  expect(await shown('/en/membership')).toBe('device-en');
  expect(await shown('/membership')).toBe('device-en');
  expect(await shown('/id/membership')).toBe('device');
});
