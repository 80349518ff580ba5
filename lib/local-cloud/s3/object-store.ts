/**
 * Objects as files: one file holds body and metadata, so that neither is ever there without the other, even after a
 * kill. Keys become hashes: no key can reach outside its bucket's directory. Buckets that nobody declared do not exist;
 * those that keep versions put what is replaced or deleted beside (object-versions).
 */
import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, link, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createDigester, type Digests } from './checksums.ts';
import { appendMetadata, hasCode, openIfThere, readAndClose, readMetadata, type StoredObject } from './object-file.ts';
import { type ObjectVersion, openVersions } from './object-versions.ts';
import { S3Error } from './s3-error.ts';

/** A body that was received in full but does not exist as an object yet. */
export type StagedBody = { path: string; size: number; digests: Digests };

export type OpenObject = { object: StoredObject; read(start: number, end: number): Readable; close(): Promise<void> };

export type ObjectStore = Awaited<ReturnType<typeof openObjectStore>>;

/** Opens the store in `directory` and throws away what an earlier process received only in part. */
export async function openObjectStore(
  directory: string,
  declared: readonly { readonly name: string; readonly keepsVersions: boolean }[],
  now: () => number,
) {
  const buckets = declared.map(({ name }) => name);
  const versioned = new Set(declared.filter(({ keepsVersions }) => keepsVersions).map(({ name }) => name));
  const temporary = join(directory, 'receiving');
  await rm(temporary, { recursive: true, force: true });
  await mkdir(temporary, { recursive: true });
  for (const bucket of buckets) await mkdir(bucketPath(bucket), { recursive: true });

  function bucketPath(bucket: string): string {
    if (!buckets.includes(bucket)) throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
    return join(directory, 'buckets', bucket);
  }

  const hashOf = (key: string): string => createHash('sha256').update(key).digest('hex');
  function objectPath(bucket: string, key: string): string {
    return join(bucketPath(bucket), hashOf(key));
  }
  /** Where a key's former versions lie. */
  function versionsOf(bucket: string, key: string) {
    return openVersions(join(directory, 'versions', bucket, hashOf(key)));
  }
  const findAt = async (path: string): Promise<StoredObject | undefined> => {
    const file = await openIfThere(path);
    return file && readAndClose(file);
  };
  /** Keeps what stands under a key, which stays there until it is replaced. */
  async function keepFormer(bucket: string, key: string): Promise<void> {
    const former = await findAt(objectPath(bucket, key));
    if (former) await versionsOf(bucket, key).add(former.version, (path) => link(objectPath(bucket, key), path));
  }
  async function addMarker(bucket: string, key: string): Promise<void> {
    const staged = join(temporary, randomUUID());
    await (await open(staged, 'wx')).close();
    const marker = { key, version: randomUUID(), size: 0, etag: '', crc32: '', headers: {}, isMarker: true };
    await appendMetadata(staged, { ...marker, modified: new Date(now()).toISOString() });
    await versionsOf(bucket, key).add(marker.version, (path) => rename(staged, path));
  }
  /** All versions of one key, the latest first. A version that was being put away is there twice for a moment. */
  async function versionsOfKey(bucket: string, hash: string): Promise<ObjectVersion[]> {
    const current = await findAt(join(bucketPath(bucket), hash));
    const former = await openVersions(join(directory, 'versions', bucket, hash)).paths();
    const read = await Promise.all(former.map(findAt));
    const all = [current, ...read.filter((each) => each?.version !== current?.version)];
    return all.filter((each) => each !== undefined).map((object, at) => ({ object, isLatest: at === 0 }));
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
      if (versioned.has(bucket) && !target.onlyIfNew) await keepFormer(bucket, key);
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

    /** Deletes the object if it is there; a bucket that keeps versions keeps it, under a delete marker. */
    async remove(bucket: string, key: string): Promise<void> {
      const path = objectPath(bucket, key);
      if (versioned.has(bucket)) {
        await keepFormer(bucket, key);
        await addMarker(bucket, key);
      }
      await rm(path, { force: true });
    },

    /** Deletes one version for good; the latest that is left then stands, unless it is a delete marker. One that is not there is fine. */
    async removeVersion(bucket: string, key: string, version: string): Promise<void> {
      const path = objectPath(bucket, key);
      const versions = versionsOf(bucket, key);
      await versions.remove(version);
      if ((await findAt(path))?.version === version) await rm(path);
      if (await findAt(path)) return;
      const latest = (await versions.paths())[0];
      if (latest !== undefined && !(await findAt(latest))?.isMarker) await rename(latest, path);
    },

    /** All versions and delete markers of keys that begin with `prefix`: keys in the order of their bytes, of each the latest first. */
    async listVersions(bucket: string, prefix: string): Promise<ObjectVersion[]> {
      const hashes = new Set([
        ...(await readdir(bucketPath(bucket))),
        ...(await readdirIfThere(join(directory, 'versions', bucket))),
      ]);
      const found = await Promise.all([...hashes].map((hash) => versionsOfKey(bucket, hash)));
      return found
        .filter(([first]) => first?.object.key.startsWith(prefix))
        .sort(([a], [b]) => Buffer.compare(Buffer.from(a?.object.key ?? ''), Buffer.from(b?.object.key ?? '')))
        .flat();
    },

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

async function readdirIfThere(directory: string): Promise<string[]> {
  try {
    return await readdir(directory);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
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
