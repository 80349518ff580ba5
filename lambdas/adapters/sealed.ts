/**
 * What the server hands to a browser only to get it back, unread and unchanged: AES-256-GCM under a key of the user pool client's secret, one for each
 * purpose, with its end within.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import * as z from 'zod';

const ivBytes = 12;
const tagBytes = 16;
const stamped = z.object({ until: z.number(), value: z.unknown() });

export interface Sealed<T> {
  /** Text for the browser; good for `seconds`. */
  seal(value: T, seconds: number): Promise<string>;
  /** Null for what was not sealed here, or is out of date. */
  open(text: string): Promise<T | null>;
}

export const sealed = <S extends z.ZodType>(
  purpose: 'login' | 'enrolment',
  schema: S,
  secret: () => Promise<string>,
  now: () => Date,
): Sealed<z.output<S>> => {
  const key = async (): Promise<Buffer> => Buffer.from(hkdfSync('sha256', await secret(), '', `sealed ${purpose}`, 32));
  const decrypt = async (bytes: Buffer): Promise<string | null> => {
    const decipher = createDecipheriv('aes-256-gcm', await key(), bytes.subarray(0, ivBytes));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const plain = decipher.update(bytes.subarray(ivBytes + tagBytes));
    try {
      return Buffer.concat([plain, decipher.final()]).toString('utf8');
    } catch {
      // Not ours, or changed on the way.
      return null;
    }
  };
  return {
    async seal(value, seconds) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', await key(), iv);
      const text = JSON.stringify({ until: now().getTime() + seconds * 1000, value });
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    async open(text) {
      const bytes = Buffer.from(text, 'base64url');
      if (bytes.length <= ivBytes + tagBytes) return null;
      const plain = await decrypt(bytes);
      if (plain === null) return null;
      const { until, value } = stamped.parse(JSON.parse(plain));
      return until > now().getTime() ? schema.parse(value) : null;
    },
  };
};
