import { expect, test } from 'vitest';
import { pictureIdsIn } from '../features/media/picture/picture-url.contract.ts';
import { storePublicPicture } from '../features/media/store.ts';
import { createTestApp } from '../test/app.ts';
import { samplePhoto } from '../test/pictures.ts';
import { signIn } from '../test/signin.ts';

const { app, deps } = await createTestApp();
const editor = await signIn(deps, 'editor');

const html = async (url: string) =>
  (await app.inject({ url, headers: { accept: 'text/html' } })).body;

async function add(url: string, payload: object) {
  const answer = await app.inject({ method: 'POST', url, headers: editor, payload });
  expect(answer.statusCode).toBe(201);
}

test('visitors read questions in the language of the page, and what is missing in the other', async () => {
  await add('/api/faqs', {
    question: 'Do you have Wi-Fi?',
    answer: 'Yes, it is free.',
    translation: { question: 'Ada Wi-Fi?', answer: '' },
  });
  await add('/api/faqs', { question: 'Ada musala?', answer: 'Ada.', language: 'id' });

  const indonesian = await html('/id/faqs');
  expect(indonesian).toContain('>Ada Wi-Fi?<');
  expect(indonesian).toMatch(/<p lang="en"[^>]*>Yes, it is free\.</);
  expect(indonesian).toMatch(/<span class[^>]*>Ada musala\?</);
  const english = await html('/en/faqs');
  expect(english).toMatch(/<p class[^>]*>Yes, it is free\.</);
  expect(english).toMatch(/<span lang="id"[^>]*>Ada musala\?</);
  const [, data = ''] =
    /<script type="application\/ld\+json">(\{[^<]*FAQPage.*?)<\/script>/.exec(english) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    mainEntity: [{ name: 'Do you have Wi-Fi?' }, { name: 'Ada musala?' }],
  });
});

test('where languages are mixed, an entry in another language than the page says so', async () => {
  const page = await html('/faqs');
  expect(page).toMatch(/<span class[^>]*>Do you have Wi-Fi\?</);
  expect(page).toMatch(/<span lang="id"[^>]*>Ada musala\?</);
});

test('the names of drinks, people and aspects are in the language of the page', async () => {
  await add('/api/menu-items', {
    name: 'Teh Pandan',
    category: 'minuman',
    description: 'Hangat atau dingin.',
    translation: { name: 'Pandan Tea', description: 'Hot or iced.' },
  });
  await add('/api/team-members', {
    name: 'Sekar',
    position: 'Founder',
    translation: { position: 'Pendiri' },
  });
  expect(await html('/en')).toContain('>Pandan Tea<');
  expect(await html('/id')).toContain('>Teh Pandan<');
  expect(await html('/id/team')).toContain('>Pendiri<');

  const form = await html('/en/feedback');
  expect(form).toMatch(/value="tingkat manis"[^>]*\/><span[^>]*>sweetness</);
  expect(form).toContain('>Pandan Tea</option>');
  expect(form).not.toContain('Hot or iced.');
  expect(await html('/feedback')).toMatch(/value="tingkat manis"[^>]*\/><span[^>]*>tingkat manis</);
});

const stored = async () => storePublicPicture(deps, await samplePhoto({ width: 400, height: 600 }));
/** In the order in which they stand on the page. */
const picturesOn = async (url: string, section: string) => {
  const [, part = ''] = (await html(url)).split(`id="${section}"`);
  return [...new Set(pictureIdsIn(part.split('</section>')[0] ?? ''))];
};
const idsOf = (urls: string[]) => urls.flatMap((url) => pictureIdsIn(url));

test('an English page shows the English picture of a mockup, and without one the other', async () => {
  const [screen, english, alone] = [await stored(), await stored(), await stored()];
  const texts = { position: 'center', description: 'Poin' };
  await add('/api/mockups', { ...texts, url: screen, englishPicture: english });
  await add('/api/mockups', { ...texts, url: alone });
  expect(await picturesOn('/en', 'app')).toEqual(idsOf([english, alone]));
  expect(await picturesOn('/id', 'app')).toEqual(idsOf([screen, alone]));
  expect(await picturesOn('/', 'app')).toEqual(idsOf([screen, alone]));
  const answer = await app.inject('/api/mockups?language=en');
  expect(answer.json()).toMatchObject([{ url: english }, { url: alone }]);
});

test('an English page shows the English picture of a promo, and without one the other', async () => {
  const [poster, english, alone] = [await stored(), await stored(), await stored()];
  const path = '/api/admin/promo-images';
  const texts = { title: 'Poin ganda', description: 'Setiap Jumat' };
  await add(path, { ...texts, imageUrl: poster, englishPicture: english });
  await add(path, { ...texts, imageUrl: alone });
  for (const [voice, first] of [
    ['/en', english],
    ['/id', poster],
    ['', poster],
  ] as const) {
    expect(await picturesOn(`${voice}/promos`, 'promo-row'), voice).toEqual(idsOf([first, alone]));
  }
  expect(await picturesOn('/en', 'promo')).toEqual(idsOf([english, alone]));
  const answer = await app.inject('/api/promo-images?language=en');
  expect(answer.json()).toMatchObject([{ imageUrl: english }, { imageUrl: alone }]);
});
