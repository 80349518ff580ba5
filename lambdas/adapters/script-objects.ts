/**
 * What is made of a script, as immutable gzipped JSON objects in the bucket: KIND/user/script/…json.gz, each written once under a name of its own and never
 * changed. An object says the version of its form beside its value. Items of the table point to them; one that nobody points to goes with the sweep.
 */
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import * as z from 'zod';
import type { UploadsBucket } from './uploads-bucket.ts';

/** Where keys begin: answers' results, and the passes of a reading of the story. lib/stack/uploads grants by the same words. */
export const objectKinds = ['answers', 'stories'] as const;
export type ObjectKind = (typeof objectKinds)[number];

/** The form of a stored value; a new version is a new form, and what is stored in another one does not count as it. */
export interface StoredForm<T> {
  readonly version: number;
  readonly schema: z.ZodType<T>;
}
export interface ScriptOwner {
  readonly userId: string;
  readonly scriptId: string;
}
/** `modifiedAt` is when it was written; `owner` is null for a key that is none of ours. */
export interface ScriptObject {
  readonly key: string;
  readonly owner: ScriptOwner | null;
  readonly modifiedAt: Date;
}

export interface ScriptObjects {
  /**
   * Stores a value under its script and `name`, part by part. Null when there is an object of this name already, which then stays as it is; otherwise the key.
   * @throws RangeError when the value is larger than any reply could be, or a part of the name is no plain word
   */
  write<T>(
    kind: ObjectKind,
    owner: ScriptOwner,
    name: readonly string[],
    form: StoredForm<T>,
    value: T,
  ): Promise<string | null>;
  /** @throws when it is not there or of another form */
  read<T>(key: string, form: StoredForm<T>): Promise<T>;
  /** As read, by name; null when it is not there. Telling that needs leave to list the bucket. */
  find<T>(kind: ObjectKind, owner: ScriptOwner, name: readonly string[], form: StoredForm<T>): Promise<T | null>;
  /** Whether there is an object of this key, told by listing: that needs no leave to read it. */
  has(key: string): Promise<boolean>;
  /** The next objects of a kind after a key, in the order of their keys, `most` of them; with '' from the beginning. */
  list(kind: ObjectKind, after: string, most: number): Promise<ScriptObject[]>;
  /** Removing what does not exist is fine. */
  remove(keys: readonly string[]): Promise<void>;
  /** Every object of the script, of all kinds, for good. */
  removeAll(owner: ScriptOwner): Promise<void>;
}

/** Bytes of JSON: a function may answer 6 MB; a feature's largest answer takes a tenth of this. */
const mostBytes = 5_500_000;
/** As many as one call lists and one call removes. */
const mostAtOnce = 1000;

const gzipped = promisify(gzip);
const gunzipped = promisify(gunzip);
const envelope = z.object({ schema_version: z.number().int(), value: z.unknown() });
const plainWord = /^[\w-][\w.-]*$/;

const folderOf = (kind: ObjectKind, { userId, scriptId }: ScriptOwner): string => {
  for (const part of [userId, scriptId]) if (!plainWord.test(part)) throw new RangeError('An id is no plain word.');
  return `${kind}/${userId}/${scriptId}/`;
};
const keyOf = (kind: ObjectKind, owner: ScriptOwner, name: readonly string[]): string => {
  if (name.length === 0 || !name.every((part) => plainWord.test(part)))
    throw new RangeError('A part of the name of an object is no plain word.');
  return `${folderOf(kind, owner)}${name.join('/')}.json.gz`;
};

const unpack = async <T>(bytes: Uint8Array, { version, schema }: StoredForm<T>): Promise<T> => {
  const { schema_version, value } = envelope.parse(JSON.parse((await gunzipped(bytes)).toString('utf8')));
  if (schema_version !== version)
    throw new Error(`An object is stored in form ${schema_version}, and form ${version} is asked for.`);
  return schema.parse(value);
};

const ownerIn = (key: string): ScriptOwner | null => {
  const [, userId, scriptId, name] = key.split('/');
  return userId && scriptId && name ? { userId, scriptId } : null;
};

export const scriptObjects = (
  bucket: Pick<UploadsBucket, 'read' | 'find' | 'writeOnce' | 'list' | 'remove' | 'erase'>,
): ScriptObjects => ({
  async write(kind, owner, name, { version }, value) {
    const key = keyOf(kind, owner, name);
    const json = Buffer.from(JSON.stringify({ schema_version: version, value }));
    if (json.length > mostBytes) throw new RangeError('The value is too large to be given out again.');
    return (await bucket.writeOnce(key, await gzipped(json), 'application/gzip')) ? key : null;
  },
  read: async (key, form) => unpack(await bucket.read(key), form),
  async find(kind, owner, name, form) {
    const bytes = await bucket.find(keyOf(kind, owner, name));
    return bytes === null ? null : unpack(bytes, form);
  },
  has: async (key) => (await bucket.list(key, '', 1)).some((found) => found.key === key),
  async list(kind, after, most) {
    const found = await bucket.list(`${kind}/`, after, Math.min(most, mostAtOnce));
    return found.map(({ key, modifiedAt }) => ({ key, modifiedAt, owner: ownerIn(key) }));
  },
  remove: (keys) => bucket.remove(keys),
  async removeAll(owner) {
    for (const kind of objectKinds) await bucket.erase(folderOf(kind, owner));
  },
});
