/**
 * Objects as files: one file holds body and metadata, so that neither is ever there without the other, even after a
 * kill. Keys become hashes: no key can reach outside its bucket's directory. Buckets that nobody declared do not exist.
 */
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, link, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import * as z from 'zod';
import { createDigester, type Digests } from './checksums.ts';
import { S3Error } from './s3-error.ts';

const metadataSchema = z.object({
  key: z.string(),
  /** Differs between two objects stored one after the other under one key. */
  version: z.string(),
  size: z.number(),
  /** Lower-case hex MD5 of the body, without quotes. */
  etag: z.string(),
  /** Base64. */
  crc32: z.string(),
  /** ISO 8601 in UTC. */
  modified: z.string(),
  /** Headers that a reader gets back, names in lower case. */
  headers: z.record(z.string(), z.string()),
});
export type StoredObject = z.infer<typeof metadataSchema>;

/** A body that was received in full but does not exist as an object yet. */
export type StagedBody = { path: string; size: number; digests: Digests };

export type OpenObject = { object: StoredObject; read(start: number, end: number): Readable; close(): Promise<void> };

export type ObjectStore = Awaited<ReturnType<typeof openObjectStore>>;

/** The end of each file: length of the metadata in 4 bytes, then this. */
const magic = Buffer.from('S3O1');
const footerBytes = 4 + magic.length;

/** Opens the store in `directory` and throws away what an earlier process received only in part. */
export async function openObjectStore(directory: string, buckets: readonly string[], now: () => number) {
  const temporary = join(directory, 'receiving');
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  for (const bucket of buckets) await mkdir(bucketPath(bucket), { recursive: true });

  function bucketPath(bucket: string): string {
    if (!buckets.includes(bucket)) throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
    return join(directory, 'buckets', bucket);
  }

  function objectPath(bucket: string, key: string): string {
    return join(bucketPath(bucket), createHash('sha256').update(key).digest('hex'));
  }

  return {
    requireBucket: (bucket: string): void => void bucketPath(bucket),

    /** Receives a body of at most `maxBytes`. When it is longer (EntityTooLarge) or breaks off, nothing stays. */
    async stage(body: AsyncIterable<Buffer>, maxBytes = Number.POSITIVE_INFINITY): Promise<StagedBody> {
      const path = join(temporary, randomUUID());
      const file = await open(path, 'wx');
      try {
        return { path, ...(await receive(body, file, maxBytes)) };
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      } finally {
        await file.close();
      }
    },

    /** Throws away a staged body; harmless after `commit`. */
    discard: (staged: StagedBody): Promise<void> => rm(staged.path, { force: true }),

    /**
     * Makes a staged body the object under `key`, in one step, in place of any earlier one.
     * With `onlyIfNew` throws PreconditionFailed (412) when there is one already.
     */
    async commit(
      staged: StagedBody,
      target: { bucket: string; key: string; version: string; headers: Record<string, string>; onlyIfNew: boolean },
    ): Promise<StoredObject> {
      const { bucket, key, version, headers } = target;
      const object: StoredObject = {
        key,
        version,
        size: staged.size,
        etag: staged.digests.md5Hex,
        crc32: staged.digests.byHeader['x-amz-checksum-crc32'] ?? '',
        modified: new Date(now()).toISOString(),
        headers,
      };
      await appendMetadata(staged.path, object);
      if (target.onlyIfNew) await linkNew(staged.path, objectPath(bucket, key));
      else await rename(staged.path, objectPath(bucket, key));
      return object;
    },

    /** The object's metadata, or undefined. */
    async find(bucket: string, key: string): Promise<StoredObject | undefined> {
      const file = await openIfThere(objectPath(bucket, key));
      return file && readAndClose(file);
    },

    /** The object opened for reading: what `read` (inclusive byte offsets) gives stays the same if it is replaced meanwhile. */
    async open(bucket: string, key: string): Promise<OpenObject | undefined> {
      const file = await openIfThere(objectPath(bucket, key));
      if (!file) return undefined;
      return {
        object: await readMetadata(file),
        read: (start, end) => (end < start ? Readable.from([]) : file.createReadStream({ start, end })),
        close: () => file.close(),
      };
    },

    /** Deletes the object if it is there. */
    remove: (bucket: string, key: string): Promise<void> => rm(objectPath(bucket, key), { force: true }),

    /** All objects whose key begins with `prefix`, in the order of their keys' bytes. */
    async list(bucket: string, prefix: string): Promise<StoredObject[]> {
      const found: StoredObject[] = [];
      for (const name of await readdir(bucketPath(bucket))) {
        const file = await openIfThere(join(bucketPath(bucket), name));
        const object = file && (await readAndClose(file));
        if (object?.key.startsWith(prefix)) found.push(object);
      }
      return found.sort((a, b) => Buffer.compare(Buffer.from(a.key), Buffer.from(b.key)));
    },
  };
}

async function receive(body: AsyncIterable<Buffer>, file: FileHandle, maxBytes: number) {
  const digester = createDigester();
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > maxBytes) {
      throw new S3Error(400, 'EntityTooLarge', 'Your proposed upload exceeds the maximum allowed size');
    }
    digester.update(chunk);
    await file.writeFile(chunk);
  }
  return { size, digests: digester.digests() };
}

async function appendMetadata(path: string, object: StoredObject): Promise<void> {
  const metadata = Buffer.from(JSON.stringify(object));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(metadata.length);
  const file = await open(path, 'a');
  try {
    await file.writeFile(Buffer.concat([metadata, length, magic]));
  } finally {
    await file.close();
  }
}

async function readMetadata(file: FileHandle): Promise<StoredObject> {
  const { size } = await file.stat();
  const footer = await readAt(file, size - footerBytes, footerBytes);
  if (!footer.subarray(4).equals(magic)) throw new Error('A file in the local S3 directory is not an object.');
  const length = footer.readUInt32BE(0);
  const metadata = await readAt(file, size - footerBytes - length, length);
  return metadataSchema.parse(JSON.parse(metadata.toString('utf8')));
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  await file.read(bytes, 0, length, Math.max(0, position));
  return bytes;
}

async function readAndClose(file: FileHandle): Promise<StoredObject> {
  try {
    return await readMetadata(file);
  } finally {
    await file.close();
  }
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** A hard link is the one file operation that refuses an existing target in the same step. */
async function linkNew(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
    throw new S3Error(412, 'PreconditionFailed', 'At least one of the pre-conditions you specified did not hold');
  }
  await rm(from);
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
