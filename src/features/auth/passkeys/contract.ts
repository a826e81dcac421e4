import { z } from 'zod';
import { requiredText } from '../../../contract.ts';
import { packed } from '../../../messages.ts';
import { accountErrors } from '../../accounts/messages.ts';

export const passkeySchema = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const passkeyName = z.object({ name: requiredText(60, packed(accountErrors.noName)) });

/** The names are those of the standard (WebAuthn, 5.1 and 5.5). */
const base64url = (most: number) => z.base64url().min(1).max(most);
const credentialId = base64url(1400);
const transports = z.array(z.string().max(20)).max(10);
const credential = z.object({
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
});
const clientDataJSON = base64url(4000);

const publicKey = z.literal('public-key');

export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: publicKey })),
  timeout: z.int(),
  excludeCredentials: z.array(
    z.object({ id: z.string(), type: publicKey, transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** Without a list of credentials the browser offers any passkey of this host. */
export const requestOptions = z.object({ challenge: z.string(), rpId: z.string() });

export const newPasskey = passkeyName.extend({
  credential: credential.extend({
    response: z.object({
      clientDataJSON,
      attestationObject: base64url(20_000),
      transports: transports.optional(),
    }),
  }),
});
export type NewCredential = z.output<typeof newPasskey>['credential'];

export const passkeySignIn = z.object({
  credential: credential.extend({
    response: z.object({
      clientDataJSON,
      authenticatorData: base64url(4000),
      signature: base64url(4000),
      userHandle: base64url(100),
    }),
  }),
});
export type SignedCredential = z.output<typeof passkeySignIn>['credential'];
