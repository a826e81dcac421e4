import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** One-time codes by time (RFC 6238), as every authenticator app makes them: SHA-1, six digits. */
const STEP = 30_000;
const DIGITS = 6;
/** RFC 4226 asks for as many bytes as the hash has. */
const SECRET_BYTES = 20;
/** Steps a phone's clock may be ahead or behind. */
const DRIFT = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Base32 without padding: what apps read and people type. */
export function newSecret(): string {
  const bits = Array.from(randomBytes(SECRET_BYTES), (byte) => byte.toString(2).padStart(8, '0'));
  const groups = bits.join('').match(/.{5}/g) ?? [];
  return groups.map((five) => BASE32.charAt(Number.parseInt(five, 2))).join('');
}

function bytesOf(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((eight) => Number.parseInt(eight, 2)));
}

export const stepOf = (now: Date) => Math.floor(now.getTime() / STEP);

/** The code of one step (RFC 4226, 5.3). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = hash.readUInt32BE(hash.readUInt8(hash.length - 1) & 15) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The step a code belongs to, if it is one of now; null when it is wrong. */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const given = Buffer.from(code);
  const present = stepOf(now);
  let found: number | null = null;
  for (let step = present - DRIFT; step <= present + DRIFT; step += 1) {
    const right = Buffer.from(codeAt(secret, step));
    if (given.length === right.length && timingSafeEqual(given, right)) found = step;
  }
  return found;
}

/** What the QR code says to an authenticator app. */
export function appAddress(secret: string, email: string, shop: string): string {
  const issuer = shop.replaceAll(':', ' ');
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const query = new URLSearchParams({ secret, issuer, digits: `${DIGITS}`, period: '30' });
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}
