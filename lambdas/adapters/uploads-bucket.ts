/** The private bucket of uploads, parsed screenplays and what is made of them: presigned POST, bytes in and out, keys by prefix. Refuses to know what the keys mean. */
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';

interface PresignedUpload {
  readonly url: string;
  readonly fields: Record<string, string>;
}
export interface StoredObject {
  readonly key: string;
  readonly modifiedAt: Date;
}
export interface UploadsBucket {
  /** A POST form good for one key, one content type, exactly `sizeBytes` bytes and `seconds` seconds. */
  presignUpload(
    key: string,
    options: { contentType: string; sizeBytes: number; seconds: number },
  ): Promise<PresignedUpload>;
  /** Size in bytes, null when there is no such object. */
  sizeOf(key: string): Promise<number | null>;
  read(key: string): Promise<Uint8Array>;
  /** As read; null when there is no such object. Without leave to list the bucket S3 does not tell, and this throws. */
  find(key: string): Promise<Uint8Array | null>;
  write(key: string, body: Uint8Array | string, contentType: string): Promise<void>;
  /** False when there is such an object already, which then stays as it is. */
  writeOnce(key: string, body: Uint8Array, contentType: string): Promise<boolean>;
  /** The next `most` objects, at most 1000, whose keys begin with `prefix` and come after the key `after`, in the order of their keys. */
  list(prefix: string, after: string, most: number): Promise<readonly StoredObject[]>;
  /** Out of sight, and kept as former versions for thirty days. Removing what does not exist, or nothing at all, is fine. At most 1000 at once. */
  remove(keys: readonly string[]): Promise<void>;
  /** For good: every object whose key begins with `prefix`, with its former versions and delete markers. Doing it again is fine. */
  erase(prefix: string): Promise<void>;
}

export const uploadsBucket = (bucket: string, client: S3Client = new S3Client({ maxAttempts: 4 })): UploadsBucket => {
  const read = async (key: string): Promise<Uint8Array> => {
    const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    if (answer.Body === undefined) throw new Error('The bucket answered without a body.');
    return answer.Body.transformToByteArray();
  };
  const deleteAll = async (objects: readonly { Key?: string; VersionId?: string }[]): Promise<void> => {
    if (objects.length === 0) return;
    const named = objects.map(({ Key, VersionId }) => ({ Key, ...(VersionId && { VersionId }) }));
    const input = { Bucket: bucket, Delete: { Objects: named, Quiet: true } };
    const answer = await client.send(new DeleteObjectsCommand(input));
    if (answer.Errors?.length)
      throw new Error(`The bucket kept ${answer.Errors.length} object(s): ${answer.Errors[0]?.Code}`);
  };
  return {
    async presignUpload(key, { contentType, sizeBytes, seconds }) {
      const post = await createPresignedPost(client, {
        Bucket: bucket,
        Key: key,
        Expires: seconds,
        Fields: { 'Content-Type': contentType },
        Conditions: [
          ['content-length-range', sizeBytes, sizeBytes],
          ['eq', '$Content-Type', contentType],
        ],
      });
      return { url: post.url, fields: post.fields };
    },
    async sizeOf(key) {
      try {
        const head = await client.send(new HeadObjectCommand({ Bucket: bucket, Key: key }));
        return head.ContentLength ?? 0;
      } catch (error) {
        if (error instanceof NotFound) return null;
        throw error;
      }
    },
    read,
    async find(key) {
      try {
        return await read(key);
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async write(key, body, contentType) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: body, ContentType: contentType }));
    },
    async writeOnce(key, body, contentType) {
      try {
        const input = { Bucket: bucket, Key: key, Body: body, ContentType: contentType, IfNoneMatch: '*' };
        await client.send(new PutObjectCommand(input));
        return true;
      } catch (error) {
        if (error instanceof Error && error.name === 'PreconditionFailed') return false;
        throw error;
      }
    },
    async list(prefix, after, most) {
      const input = { Bucket: bucket, Prefix: prefix, MaxKeys: most, ...(after && { StartAfter: after }) };
      const { Contents = [] } = await client.send(new ListObjectsV2Command(input));
      return Contents.map(({ Key, LastModified }) => {
        if (Key === undefined || LastModified === undefined)
          throw new Error('The bucket listed an object without a key.');
        return { key: Key, modifiedAt: LastModified };
      });
    },
    remove: (keys) => deleteAll(keys.map((Key) => ({ Key }))),
    async erase(prefix) {
      if (prefix === '') throw new RangeError('Everything is not erased at once.');
      for (;;) {
        const answer = await client.send(new ListObjectVersionsCommand({ Bucket: bucket, Prefix: prefix }));
        const found = [...(answer.Versions ?? []), ...(answer.DeleteMarkers ?? [])];
        // What stands comes last: were it gone before the former ones, one of these would stand in its place.
        await deleteAll(found.filter(({ IsLatest }) => !IsLatest));
        await deleteAll(found.filter(({ IsLatest }) => IsLatest));
        if (answer.IsTruncated !== true) return;
      }
    },
  };
};
