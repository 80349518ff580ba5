/** The standard security handler with RC4 (PDF 32000-1, 7.6), for fixtures of protected files. Refuses to be used for anything secret. */
import { createHash } from 'node:crypto';

export interface Encryption {
  /** Needed to open the file; empty for a file that only restricts what may be done with it. */
  readonly userPassword: string;
  readonly ownerPassword: string;
  readonly keyBits: 40 | 128;
}

export interface Cipher {
  /** The /Encrypt dictionary. */
  readonly dictionary: string;
  encrypt(data: Buffer, objectNumber: number): Buffer;
}

const padding = Buffer.from('28BF4E5E4E758A4164004E56FFFA01082E2E00B6D0683E802F0CA9FE6453697A', 'hex');
/** Printing and copying forbidden. */
const permissions = -64;

/** `fileId` is the first half of the trailer's /ID. */
export function createCipher({ userPassword, ownerPassword, keyBits }: Encryption, fileId: Buffer): Cipher {
  const keyLength = keyBits / 8;
  const revision = keyBits === 40 ? 2 : 3;
  const owner = ownerEntry(userPassword, ownerPassword, keyLength, revision);
  const key = fileKey(userPassword, owner, fileId, keyLength, revision);
  const user = userEntry(key, fileId, revision);
  const version = keyBits === 40 ? '/V 1' : '/V 2 /Length 128';
  return {
    dictionary: `<< /Filter /Standard ${version} /R ${revision} /P ${permissions} /O <${owner.toString('hex')}> /U <${user.toString('hex')}> >>`,
    encrypt: (data, objectNumber) => rc4(objectKey(key, objectNumber), data),
  };
}

const md5 = (...parts: Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest();
const padded = (password: string): Buffer => Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);

function ownerEntry(user: string, owner: string, keyLength: number, revision: number): Buffer {
  let hash = md5(padded(owner === '' ? user : owner));
  if (revision === 3) for (let round = 0; round < 50; round += 1) hash = md5(hash.subarray(0, keyLength));
  return rc4Rounds(hash.subarray(0, keyLength), padded(user), revision);
}

function fileKey(user: string, owner: Buffer, fileId: Buffer, keyLength: number, revision: number): Buffer {
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions);
  let hash = md5(padded(user), owner, flags, fileId);
  if (revision === 3) for (let round = 0; round < 50; round += 1) hash = md5(hash.subarray(0, keyLength));
  return hash.subarray(0, keyLength);
}

function userEntry(key: Buffer, fileId: Buffer, revision: number): Buffer {
  if (revision === 2) return rc4(key, padding);
  return Buffer.concat([rc4Rounds(key, md5(padding, fileId), revision), Buffer.alloc(16)]);
}

function rc4Rounds(key: Buffer, data: Buffer, revision: number): Buffer {
  let result = rc4(key, data);
  if (revision === 3)
    for (let round = 1; round < 20; round += 1) result = rc4(Buffer.from(key.map((byte) => byte ^ round)), result);
  return result;
}

function objectKey(key: Buffer, objectNumber: number): Buffer {
  const suffix = Buffer.alloc(5);
  suffix.writeUIntLE(objectNumber, 0, 3);
  return md5(key, suffix).subarray(0, Math.min(16, key.length + 5));
}

function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number): number => state[index & 255] ?? 0;
  const swap = (i: number, j: number): void => {
    [state[i & 255], state[j & 255]] = [at(j), at(i)];
  };
  for (let i = 0, j = 0; i < 256; i += 1) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    swap(i, j);
  }
  let i = 0;
  let j = 0;
  return Buffer.from(
    data.map((byte) => {
      i += 1;
      j += at(i);
      swap(i, j);
      return byte ^ at(at(i) + at(j));
    }),
  );
}
