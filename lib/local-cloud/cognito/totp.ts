/** Codes that change with the time (RFC 6238: HMAC-SHA-1, six digits, thirty seconds), as authenticator apps make them from a secret in Base32. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const stepMs = 30_000;
const digits = 6;
/** How many steps an app's clock may be before or behind ours. */
const leeway = 1;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** 160 bits, as RFC 4226 recommends, in Base32 without padding. */
export function newTotpSecret(): string {
  return [...randomBytes(32)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** The code of a secret at a moment. @throws RangeError when the secret is not Base32 */
export function totpAt(secret: string, nowMs: number): string {
  return codeOf(decodeBase32(secret), stepOf(nowMs));
}

/** The step whose code this is, counting the one before and the one behind the present; null when it is none of them. */
export function stepOfCode(secret: string, code: string, nowMs: number): number | null {
  const key = decodeBase32(secret);
  let found: number | null = null;
  // All are looked at, so that the answer takes as long for each.
  for (let step = stepOf(nowMs) - leeway; step <= stepOf(nowMs) + leeway; step += 1)
    if (same(codeOf(key, step), code)) found = step;
  return found;
}

const stepOf = (nowMs: number): number => Math.floor(nowMs / stepMs);

function codeOf(key: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', key).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

function decodeBase32(text: string): Buffer {
  const bytes: number[] = [];
  let held = 0;
  let bits = 0;
  for (const letter of text.toUpperCase()) {
    const value = alphabet.indexOf(letter);
    if (value < 0) throw new RangeError('A secret in Base32 has the letters A to Z and the digits 2 to 7.');
    held = ((held << 5) | value) & 0xfff;
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((held >> bits) & 0xff);
  }
  return Buffer.from(bytes);
}

function same(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
