import { expect, test } from 'vitest';
import { createTestApp } from '../../../test/app.ts';
import { openBrowser } from '../../../test/browser.ts';
import { makeAccount, signIn } from '../../../test/signin.ts';

const { app, deps } = await createTestApp();

async function signedIn(role: 'owner' | 'editor' | 'cashier') {
  const { email } = await makeAccount(deps, role);
  const browser = openBrowser(app, deps);
  const staff = (await browser.login(email)).json().staff;
  return { browser, staff };
}
const choose = (browser: Awaited<ReturnType<typeof signedIn>>['browser'], voice: string) =>
  browser.send('PUT', '/api/auth/voice', { voice });

test('owners begin with the mixed voice, and cashiers with Indonesian', async () => {
  expect((await signedIn('owner')).staff.voice).toBe('mixed');
  expect((await signedIn('cashier')).staff.voice).toBe('id');
});

test('who chooses a language gets the next answer in it', async () => {
  const { browser } = await signedIn('cashier');
  const refusal = async () => (await choose(browser, 'fr')).json().message;
  expect(await refusal()).toBe('Pilih salah satu');
  const chosen = await choose(browser, 'en');
  expect(chosen.json()).toEqual({ voice: 'en' });
  expect((await browser.send('GET', '/api/auth/check')).json().staff.voice).toBe('en');
  expect(await refusal()).toBe('Choose one of the options');
});

test('a language that there is not is refused, and nobody else can choose', async () => {
  const { browser, staff } = await signedIn('editor');
  expect((await choose(browser, 'fr')).statusCode).toBe(422);
  const anonymous = { method: 'PUT', url: '/api/auth/voice', payload: { voice: 'en' } } as const;
  expect((await app.inject(anonymous)).statusCode).toBe(401);
  expect((await browser.send('GET', '/api/auth/check')).json().staff).toEqual(staff);
});

test('the audit log has whose language changed, from which to which', async () => {
  const { browser, staff } = await signedIn('editor');
  await choose(browser, 'en');
  const headers = await signIn(deps);
  const [entry] = (await app.inject({ url: '/api/admin/audit?limit=1', headers })).json();
  expect(entry).toMatchObject({ action: 'account.update', target: String(staff.id) });
  expect(entry.changes[0].fields).toEqual({ voice: ['mixed', 'en'] });
});
