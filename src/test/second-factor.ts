import { codeAt, stepOf } from '../features/auth/second-factor/totp.ts';
import type { Deps } from '../server/deps.ts';
import type { openBrowser } from './browser.ts';
import { PASSWORD } from './signin.ts';

/** The browser must be signed in. Returns the recovery codes and the app's secret. */
export async function setUpSecondFactor(
  browser: ReturnType<typeof openBrowser>,
  { clock }: Pick<Deps, 'clock'>,
) {
  const prepared = await browser.send('POST', '/api/auth/second-factor/secret', {
    password: PASSWORD,
  });
  const { secret } = prepared.json<{ secret: string }>();
  const phone = (steps = 0) => codeAt(secret, stepOf(clock()) + steps);
  const confirmed = await browser.send('POST', '/api/auth/second-factor', { code: phone() });
  const { recoveryCodes = [] } = confirmed.json<{ recoveryCodes?: string[] }>();
  return { secret, phone, recoveryCodes, statusCode: confirmed.statusCode };
}
