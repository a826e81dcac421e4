import { expect, test } from 'vitest';
import { createTestApp } from '../test/app.ts';
import { signIn } from '../test/signin.ts';

const { app, deps } = await createTestApp();
const editor = await signIn(deps, 'editor');
const open = async (url: string) => (await app.inject({ url })).body;

async function write(page: string, section: string, key: string, value: string) {
  const items: { id: number; section: string; key: string }[] = (
    await app.inject({ url: `/api/cms/contents/${page}`, headers: editor })
  ).json();
  const item = items.find((one) => one.section === section && one.key === key);
  const answer = await app.inject({
    method: 'PUT',
    url: `/api/cms/contents/${item?.id}`,
    headers: editor,
    payload: { value },
  });
  expect(answer.statusCode).toBe(200);
}

test('the figures of the house stand in the page at their final value', async () => {
  const page = await open('/about');
  for (const figure of ['5+', '9.000+', '1.000.000']) expect(page).toContain(`>${figure}<`);
});

test('the history goes from 2021 to 2025', async () => {
  const page = await open('/about');
  const years = [...page.matchAll(/>(20\d\d)<\/p>/g)].map((match) => match[1]);
  expect(years).toEqual(['2021', '2022', '2023', '2024', '2025']);
});

test('the team stands on the page about us only while its switch is on', async () => {
  await app.inject({
    method: 'POST',
    url: '/api/team-members',
    headers: editor,
    payload: { name: 'Sari Wulan', position: 'Barista', displayOrder: 1 },
  });
  expect(await open('/about')).not.toContain('Meet Our Team');
  await write('about', 'introduction', 'team_section', 'on');
  expect(await open('/about')).toContain('Sari Wulan');
});

test('each feature of the membership has both store buttons, and the closing text its markup', async () => {
  await write('membership', 'closing', 'text', '<p>Sampai <strong>jumpa</strong></p>');
  const page = await open('/membership');
  expect(page.match(/data-tap="app-store"/g)).toHaveLength(5);
  expect(page.match(/data-tap="play-store"/g)).toHaveLength(5);
  expect(page).toContain('<strong>jumpa</strong>');
});

test('the contact page offers its four cards, its figures and a chat with the greeting typed', async () => {
  await write('contact', 'info', 'phone', '');
  const page = await open('/contact');
  for (const text of ['Store Address', 'Email', 'Business Hours', '24h', '99%']) {
    expect(page).toContain(`>${text}<`);
  }
  expect(page).not.toContain('>Phone<');
  expect(page).toContain('https://wa.me/6280000000000?text=Halo%20Kedai%20Seduh');
});
