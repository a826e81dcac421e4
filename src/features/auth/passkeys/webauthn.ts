import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Env } from '../../../server/env.ts';
import type { NewCredential, SignedCredential } from './contract.ts';

/** These are ES256, EdDSA and RS256 in the standard. Every device supports one of them. */
export const ALGORITHMS = [-7, -8, -257];
/** The options ask for no attestation, so any other format is refused. */
const FORMATS = new Set(['none', 'packed']);

/** Most shops have no passkeys, so the library is loaded on first use. */
const library = () => import('@simplewebauthn/server');

export function relyingParty({ SITE_URL }: Pick<Env, 'SITE_URL'>) {
  const { hostname, origin } = new URL(SITE_URL);
  return { id: hostname, origin };
}

export const userHandle = (accountId: number) => Buffer.from(`${accountId}`).toString('base64url');

const clientData = z.object({ challenge: z.string().min(1).max(200) });

/** The signature is not verified yet. Returns null when the data cannot be read. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()))
      .challenge;
  } catch {
    return null;
  }
}

type Expected = {
  challenge: string;
  party: ReturnType<typeof relyingParty>;
  log: FastifyBaseLogger;
};

/** Resolves to null when the verification fails; the reason is logged. */
export async function readCredential(
  credential: NewCredential,
  { challenge, party, log }: Expected,
) {
  const { verifyRegistrationResponse } = await library();
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    const { attestationObject } = credential.response;
    const format = decodeAttestationObject(
      new Uint8Array(Buffer.from(attestationObject, 'base64url')),
    ).get('fmt');
    if (!FORMATS.has(format)) throw new Error(`There is a certificate nobody asked for: ${format}`);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return registrationInfo?.credential ?? null;
  } catch (err) {
    log.info({ err }, 'a new passkey was refused');
    return null;
  }
}

type Known = { credentialId: string; publicKey: Buffer; counter: number; accountId: number };

/** Resolves to the signature counter; null, with the reason logged, when verification fails. */
export async function verifySignature(
  credential: SignedCredential,
  passkey: Known,
  { challenge, party, log }: Expected,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    if (credential.response.userHandle !== userHandle(passkey.accountId)) {
      throw new Error('The passkey is of another account');
    }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (err) {
    log.info({ err }, 'a passkey was refused');
    return null;
  }
}
