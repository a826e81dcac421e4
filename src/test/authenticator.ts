import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { openBrowser } from './browser.ts';
import { PASSWORD } from './signin.ts';

type Browser = ReturnType<typeof openBrowser>;

/** The flags say that a person was present, and proved it by finger, face or PIN. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const b64 = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

type Lies = Partial<{
  origin: string;
  host: string;
  type: string;
  userHandle: string;
  flags: number;
  counter: number;
  challenge: string;
}>;

/** The device has one passkey and answers as a browser would. Tests can make it lie. */
export function createAuthenticator(site = 'http://localhost:3000') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = b64(credentialId);
  let counter = 0;
  let owner = '';

  const clientDataJSON = (challenge: string, type: string, lies: Lies) =>
    JSON.stringify({
      type: lies.type ?? type,
      challenge: lies.challenge ?? challenge,
      origin: lies.origin ?? site,
      crossOrigin: false,
    });

  function head(flags: number, lies: Lies) {
    const host = lies.host ?? new URL(site).hostname;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    return Buffer.concat([sha256(host), Buffer.from([lies.flags ?? flags]), count]);
  }

  return {
    id,
    create(options: { challenge: string; user: { id: string } }, lies: Lies = {}) {
      owner = options.user.id;
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const authData = new Uint8Array(
        Buffer.concat([
          head(PRESENT | VERIFIED | HAS_KEY, lies),
          Buffer.alloc(16),
          length,
          credentialId,
          key,
        ]),
      );
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Uint8Array | Map<string, string>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', authData],
        ]),
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: b64(clientDataJSON(options.challenge, 'webauthn.create', lies)),
          attestationObject: b64(attestationObject),
          transports: ['internal'],
        },
      };
    },
    /** Devices whose passkeys are not synchronised count signatures. */
    sign({ challenge }: { challenge: string }, lies: Lies = {}) {
      counter += 1;
      const authenticatorData = head(PRESENT | VERIFIED, lies);
      const clientData = clientDataJSON(challenge, 'webauthn.get', lies);
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(clientData)]),
        privateKey,
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: b64(clientData),
          authenticatorData: b64(authenticatorData),
          signature: b64(signature),
          userHandle: lies.userHandle ?? owner,
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;

export const askToAdd = (browser: Browser, code?: string) =>
  browser.send('POST', '/api/auth/passkeys/options', { password: PASSWORD, ...(code && { code }) });

export async function addPasskey(browser: Browser, name = 'HP kasir', lies: Lies = {}) {
  const device = createAuthenticator();
  const options = (await askToAdd(browser)).json<{ challenge: string; user: { id: string } }>();
  const credential = device.create(options, lies);
  const answer = await browser.send('POST', '/api/auth/passkeys', { name, credential });
  return { device, answer, credential, id: answer.json<{ id: number }>().id };
}

export async function askToSignIn(browser: Browser) {
  const answer = await browser.send('POST', '/api/auth/passkey-login/options');
  return answer.json<{ challenge: string; rpId: string }>();
}

export const sendPasskey = (browser: Browser, credential: object) =>
  browser.send('POST', '/api/auth/passkey-login', { credential });

export async function signInWith(device: Authenticator, browser: Browser, lies: Lies = {}) {
  return sendPasskey(browser, device.sign(await askToSignIn(browser), lies));
}
