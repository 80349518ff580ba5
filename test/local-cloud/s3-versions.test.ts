/** A bucket that keeps versions, through the real SDK and the product's own adapter: what was replaced or deleted lies beneath, until it is erased. */
import { join } from 'node:path';
import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { scriptObjects } from '../../lambdas/adapters/script-objects.ts';
import { uploadsBucket } from '../../lambdas/adapters/uploads-bucket.ts';
import { removeAccount } from '../../lambdas/use-cases/delete-account.ts';
import { removeScript } from '../../lambdas/use-cases/delete-script.ts';
import { scriptKeys } from '../../lambdas/use-cases/script-keys.ts';
import { startS3 } from '../../lib/local-cloud/s3/start-s3.ts';
import { makeWorld } from '../lambdas/world.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

const credentials = { accessKeyId: 'local', secretAccessKey: 'local-secret' };
const start = (directory: string) =>
  startS3({
    directory,
    buckets: [
      { name: 'kept', corsRules: [], keepsVersions: true },
      { name: 'plain', corsRules: [] },
    ],
    credentials: [credentials],
    onObjectCreated: async () => undefined,
  });

let directory: string;
let server: Awaited<ReturnType<typeof start>>;
let s3: S3Client;
const connect = async () => {
  server = await start(directory);
  s3 = new S3Client({ endpoint: server.url, region: 'us-east-1', credentials, forcePathStyle: true });
};
beforeAll(async () => {
  directory = join(await temporaryDirectory(), 's3');
  await connect();
});
afterAll(() => server.close());

const kept = () => uploadsBucket('kept', s3);
const text = async (key: string): Promise<string | null> => {
  const bytes = await kept().find(key);
  return bytes === null ? null : Buffer.from(bytes).toString();
};
const versions = async (prefix: string, bucket = 'kept') => {
  const { Versions = [], DeleteMarkers = [] } = await s3.send(
    new ListObjectVersionsCommand({ Bucket: bucket, Prefix: prefix }),
  );
  return { objects: Versions, markers: DeleteMarkers };
};
const removeVersion = (Key: string, VersionId: string | undefined) =>
  s3.send(new DeleteObjectsCommand({ Bucket: 'kept', Delete: { Objects: [{ Key, VersionId }] } }));

describe('a bucket that keeps versions', () => {
  it('keeps what was replaced, the latest first, and gives out the latest', async () => {
    for (const body of ['one', 'two', 'three']) await kept().write('a/x', body, 'text/plain');
    expect(await text('a/x')).toBe('three');
    const { objects, markers } = await versions('a/');
    expect(objects.map(({ IsLatest, Size }) => [IsLatest, Size])).toEqual([
      [true, 5],
      [false, 3],
      [false, 3],
    ]);
    expect(new Set(objects.map(({ VersionId }) => VersionId)).size).toBe(3);
    expect(markers).toEqual([]);
  });

  it('keeps what was deleted under a marker, without which it stands again; also over a restart', async () => {
    await kept().write('b/x', 'one', 'text/plain');
    await kept().remove(['b/x']);
    expect(await text('b/x')).toBeNull();
    expect(await kept().list('b/', '', 9)).toEqual([]);
    await server.close();
    await connect();
    const { objects, markers } = await versions('b/');
    expect([objects.map(({ IsLatest }) => IsLatest), markers.map(({ IsLatest }) => IsLatest)]).toEqual([
      [false],
      [true],
    ]);
    await removeVersion('b/x', markers[0]?.VersionId);
    expect(await text('b/x')).toBe('one');
  });

  it('is written anew under a key whose object was deleted, by who wants to be the first', async () => {
    expect(await kept().writeOnce('c/x', Buffer.from('one'), 'text/plain')).toBe(true);
    expect(await kept().writeOnce('c/x', Buffer.from('two'), 'text/plain')).toBe(false);
    await kept().remove(['c/x']);
    expect(await kept().writeOnce('c/x', Buffer.from('two'), 'text/plain')).toBe(true);
    expect((await versions('c/')).objects).toHaveLength(2);
  });

  it('lets the former version stand when the latest is deleted by its id', async () => {
    for (const body of ['one', 'two']) await kept().write('d/x', body, 'text/plain');
    await removeVersion('d/x', (await versions('d/')).objects[0]?.VersionId);
    expect(await text('d/x')).toBe('one');
  });

  it('holds nothing of what was erased: no version, no marker, and all of what has another prefix', async () => {
    for (const body of ['one', 'two']) await kept().write('e/script.pdf', body, 'text/plain');
    await kept().write('e/script.json', 'three', 'text/plain');
    await kept().remove(['e/script.pdf', 'e/never.pdf']);
    await kept().write('e/other.pdf', 'four', 'text/plain');
    await kept().erase('e/script');
    expect(await versions('e/script')).toEqual({ objects: [], markers: [] });
    expect(await text('e/script.pdf')).toBeNull();
    expect(await text('e/other.pdf')).toBe('four');
    await kept().erase('e/script');
  });
});

describe('what its owner deletes', () => {
  const owned = (userId: string) =>
    ['uploads', 'originals', 'screenplays', 'answers', 'stories'].map((kind) => `${kind}/${userId}/`);
  const left = async (userId: string) =>
    (await Promise.all(owned(userId).map((prefix) => versions(prefix)))).flatMap(({ objects, markers }) => [
      ...objects,
      ...markers,
    ]);
  const openWorld = () => {
    const world = makeWorld();
    const bucket = kept();
    return { ...world, bucket, objects: scriptObjects(bucket) };
  };
  /** Files of a script, each replaced once and one cleared away, with a report and a pass of a reading. */
  const fill = async (world: ReturnType<typeof openWorld>, userId: string, scriptId: string) => {
    for (const key of scriptKeys(userId, scriptId))
      for (const body of ['one', 'two']) await world.bucket.write(key, body, 'text/plain');
    await world.bucket.remove(scriptKeys(userId, scriptId).slice(0, 1));
    const form = { version: 1, schema: z.unknown() };
    for (const kind of ['answers', 'stories'] as const) {
      const key = await world.objects.write(kind, { userId, scriptId }, ['a'], form, { a: 1 });
      await world.objects.remove(kind === 'answers' && key !== null ? [key] : []);
    }
  };

  it('is a script with every version and delete marker of its files, reports and reading, and no other script', async () => {
    const world = openWorld();
    const [gone, stays] = [world.newId(), world.newId()];
    for (const id of [gone, stays]) await fill(world, 'anna', id);
    expect((await left('anna')).filter(({ Key }) => Key?.includes(gone)).length).toBeGreaterThan(10);
    await removeScript(world, 'anna', gone);
    const keys = (await left('anna')).map(({ Key = '' }) => Key);
    expect(keys.filter((key) => key.includes(gone))).toEqual([]);
    expect(keys.filter((key) => key.includes(stays)).length).toBeGreaterThan(10);
  });

  it('is an account with what was cleared away of scripts that nobody lists any more', async () => {
    const world = openWorld();
    await fill(world, 'ben', world.newId());
    await removeAccount(world, { userId: 'ben', poolUsername: 'ben' });
    expect(await left('ben')).toEqual([]);
  });
});

describe('a bucket that keeps none', () => {
  it('forgets what was replaced and deleted', async () => {
    const plain = uploadsBucket('plain', s3);
    for (const body of ['one', 'two']) await plain.write('x', body, 'text/plain');
    expect((await versions('', 'plain')).objects).toHaveLength(1);
    await plain.remove(['x']);
    expect(await versions('', 'plain')).toEqual({ objects: [], markers: [] });
  });
});
