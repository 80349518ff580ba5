/** One object as one file: the body, then the metadata with its length, so that neither is ever there without the other. */
import { type FileHandle, open } from 'node:fs/promises';
import * as z from 'zod';

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
  /** A delete marker: without a body, what a versioned bucket keeps of a deletion. */
  isMarker: z.boolean().optional(),
});
export type StoredObject = z.infer<typeof metadataSchema>;

/** The end of each file: length of the metadata in 4 bytes, then this. */
const magic = Buffer.from('S3O1');
const footerBytes = 4 + magic.length;

/** Makes a file that holds a body the object's. */
export async function appendMetadata(path: string, object: StoredObject): Promise<void> {
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

/** @throws Error for a file that is no object */
export async function readMetadata(file: FileHandle): Promise<StoredObject> {
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

export async function readAndClose(file: FileHandle): Promise<StoredObject> {
  try {
    return await readMetadata(file);
  } finally {
    await file.close();
  }
}

/** For reading; undefined when there is no such file. */
export async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path, 'r');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
