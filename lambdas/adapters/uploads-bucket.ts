/** The private bucket of uploads and parsed screenplays: presigned POST, bytes in and out. Refuses to know what the keys mean. */
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';

interface PresignedUpload {
  readonly url: string;
  readonly fields: Record<string, string>;
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
  write(key: string, body: Uint8Array | string, contentType: string): Promise<void>;
  /** False when there is such an object already, which then stays as it is. */
  writeOnce(key: string, body: Uint8Array, contentType: string): Promise<boolean>;
  /** Removing what does not exist is fine. */
  remove(keys: readonly string[]): Promise<void>;
}

export const uploadsBucket = (bucket: string, client: S3Client = new S3Client({ maxAttempts: 4 })): UploadsBucket => ({
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
  async read(key) {
    const answer = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }));
    if (answer.Body === undefined) throw new Error('The bucket answered without a body.');
    return answer.Body.transformToByteArray();
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
  async remove(keys) {
    const answer = await client.send(
      new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects: keys.map((Key) => ({ Key })), Quiet: true } }),
    );
    if (answer.Errors?.length)
      throw new Error(`The bucket kept ${answer.Errors.length} object(s): ${answer.Errors[0]?.Code}`);
  },
});
