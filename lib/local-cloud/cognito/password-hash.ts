/** Turns passwords into salted scrypt hashes and compares them in constant time; nothing else ever sees a password. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { PasswordRecord } from './state.ts';

/** Modest on purpose (about 20 ms): these hashes guard a developer's own machine, and every test signs in. */
const cost = { N: 8_192, r: 8, p: 1 };
const hashBytes = 32;

/** Compared against when there is no user, so that the answer takes as long as for a wrong password. */
export const decoyPassword: PasswordRecord = {
  salt: '0'.repeat(32),
  hash: '0'.repeat(hashBytes * 2),
};

export async function hashPassword(password: string): Promise<PasswordRecord> {
  const salt = randomBytes(16).toString('hex');
  return { salt, hash: (await derive(password, salt)).toString('hex') };
}

export async function passwordMatches(password: string, record: PasswordRecord): Promise<boolean> {
  return timingSafeEqual(await derive(password, record.salt), Buffer.from(record.hash, 'hex'));
}

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, hashBytes, cost, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
