import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Authenticator apps use these defaults of RFC 6238: SHA-1, six digits, 30 seconds. */
const STEP = 30_000;
const DIGITS = 6;
/** RFC 4226 recommends the length of the hash. */
const SECRET_BYTES = 20;
/** A phone's clock may be wrong by so many steps. */
const DRIFT = 1;

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Authenticator apps accept base32 without padding. */
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

/** The algorithm is in RFC 4226, 5.3. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const number = hash.readUInt32BE(hash.readUInt8(hash.length - 1) & 15) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** Returns null when the code is wrong or expired. */
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

export function appAddress(secret: string, email: string, shop: string): string {
  const issuer = shop.replaceAll(':', ' ');
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(email)}`;
  const query = new URLSearchParams({ secret, issuer, digits: `${DIGITS}`, period: '30' });
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`;
}
