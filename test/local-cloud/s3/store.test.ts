/** Objects on disk: what is stored is found, listed, replaced and removed; a bucket that keeps versions keeps them in order. */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { type ObjectStore, openObjectStore } from '../../../lib/local-cloud/s3/object-store.ts';
import { refusalOf } from '../fixtures/refusal-of.ts';
import { temporaryDirectory } from '../fixtures/temporary-directory.ts';

const root = await temporaryDirectory();
const declared = [
  { name: 'plain', keepsVersions: false },
  { name: 'kept', keepsVersions: true },
];
let directory: string;
let store: ObjectStore;
let at = 0;
let made = 0;
beforeEach(async () => {
  at = Date.UTC(2026, 10, 22, 12);
  directory = path.join(root, `store-${made++}`);
  store = await openObjectStore(directory, declared, () => at);
});

async function* bytes(...chunks: string[]): AsyncGenerator<Buffer> {
  for (const chunk of chunks) yield Buffer.from(chunk);
}
const put = async (bucket: string, key: string, body: string, version = body, onlyIfNew = false) =>
  store.commit(await store.stage(bytes(body)), { bucket, key, version, headers: { 'x-a': 'b' }, onlyIfNew });
const received = () => readdirSync(path.join(directory, 'receiving'));
async function textOf(bucket: string, key: string, start = 0, end?: number): Promise<string | undefined> {
  const opened = await store.open(bucket, key);
  if (!opened) return undefined;
  let text = '';
  for await (const chunk of opened.read(start, end ?? opened.object.size - 1)) text += chunk.toString();
  await opened.close();
  return text;
}
const versionsOf = async (prefix = '', bucket = 'kept') =>
  (await store.listVersions(bucket, prefix)).map(
    ({ object, isLatest }) =>
      `${object.key} ${object.isMarker ? 'marker' : object.version}${isLatest ? ' latest' : ''}`,
  );

describe('a store', () => {
  it('keeps a body with all that was said of it', async () => {
    const staged = await store.stage(bytes('he', 'llo'), 5);
    expect([staged.size, staged.digests.md5Hex, received().length]).toEqual([5, '5d41402abc4b2a76b9719d911017c592', 1]);
    const target = { bucket: 'plain', key: 'a/é', version: 'v', headers: { 'content-type': 't' }, onlyIfNew: false };
    const object = {
      key: 'a/é',
      version: 'v',
      size: 5,
      etag: '5d41402abc4b2a76b9719d911017c592',
      crc32: 'NhCmhg==',
      modified: '2026-11-22T12:00:00.000Z',
      headers: { 'content-type': 't' },
    };
    expect(await store.commit(staged, target)).toEqual(object);
    expect(await store.find('plain', 'a/é')).toEqual(object);
    const opened = await store.open('plain', 'a/é');
    expect(opened?.object).toEqual(object);
    await opened?.close();
    expect(await store.list('plain', '')).toEqual([object]);
    expect(received()).toEqual([]);
    const file = createHash('sha256').update('a/é').digest('hex');
    expect(readdirSync(path.join(directory, 'buckets', 'plain'))).toEqual([file]);
  });

  it('is read in part, to the end, and not at all', async () => {
    await put('plain', 'k', 'hello');
    expect(await textOf('plain', 'k', 0, 4)).toBe('hello');
    expect(await textOf('plain', 'k', 1, 1)).toBe('e');
    expect(await textOf('plain', 'k', 1, 0)).toBe('');
    expect(await textOf('plain', 'other')).toBeUndefined();
    expect(await store.find('plain', 'other')).toBeUndefined();
  });

  it('takes no more than it was told to, and leaves nothing of what it refused', async () => {
    expect((await store.stage(bytes('abc'), 3)).size).toBe(3);
    expect(await refusalOf(() => store.stage(bytes('ab', 'cd'), 3))).toBe('400 EntityTooLarge');
    const broken = async function* () {
      yield Buffer.from('a');
      throw new TypeError('gone');
    };
    expect(await refusalOf(() => store.stage(broken()))).toBe('TypeError');
    expect(received()).toHaveLength(1);
  });

  it('throws away what was staged and not kept: then, or at the next start', async () => {
    const staged = await store.stage(bytes('a'));
    await store.discard(staged);
    await store.discard(staged);
    expect(received()).toEqual([]);
    await store.stage(bytes('b'));
    await openObjectStore(directory, declared, () => at);
    expect(received()).toEqual([]);
  });

  it('replaces an object, unless it was to be a new one', async () => {
    await put('plain', 'k', 'one');
    at += 1000;
    await put('plain', 'k', 'two');
    expect([await textOf('plain', 'k'), (await store.find('plain', 'k'))?.modified]).toEqual([
      'two',
      '2026-11-22T12:00:01.000Z',
    ]);
    expect(await refusalOf(() => put('plain', 'k', 'three', 'v', true))).toBe('412 PreconditionFailed');
    expect(await textOf('plain', 'k')).toBe('two');
    await put('plain', 'new', 'four', 'v', true);
    expect([await textOf('plain', 'new'), received().length]).toEqual(['four', 1]);
  });

  it('lists by prefix, in the order of the keys’ bytes', async () => {
    for (const key of ['b', 'a/\u{1f600}', 'a/\uffee', 'a/1', 'a/10', 'A', 'xa/']) await put('plain', key, key);
    const keys = async (prefix: string) => (await store.list('plain', prefix)).map(({ key }) => key);
    expect(await keys('a/')).toEqual(['a/1', 'a/10', 'a/\uffee', 'a/\u{1f600}']);
    expect(await keys('')).toEqual(['A', 'a/1', 'a/10', 'a/\uffee', 'a/\u{1f600}', 'b', 'xa/']);
    expect(await keys('none')).toEqual([]);
    expect(await versionsOf('a/', 'plain')).toEqual(
      ['a/1', 'a/10', 'a/\uffee', 'a/\u{1f600}'].map((key) => `${key} ${key} latest`),
    );
  });

  it('removes what is there, and is content when it is not', async () => {
    await put('plain', 'k', 'one');
    await store.remove('plain', 'k');
    await store.remove('plain', 'k');
    expect(await store.find('plain', 'k')).toBeUndefined();
    expect(existsSync(path.join(directory, 'versions'))).toBe(false);
  });

  it('knows only the buckets that were declared', async () => {
    store.requireBucket('plain');
    const staged = await store.stage(bytes('x'));
    const target = { bucket: 'none', key: 'k', version: 'v', headers: {}, onlyIfNew: false };
    for (const run of [
      () => store.requireBucket('none'),
      () => store.find('none', 'k'),
      () => store.open('none', 'k'),
      () => store.list('none', ''),
      () => store.listVersions('none', ''),
      () => store.remove('none', 'k'),
      () => store.commit(staged, target),
    ])
      expect(await refusalOf(run)).toBe('404 NoSuchBucket');
    expect(readdirSync(path.join(directory, 'buckets')).sort()).toEqual(['kept', 'plain']);
  });
});

describe('a bucket that keeps versions', () => {
  it('lists what was replaced and what was deleted, the latest first, by key', async () => {
    for (const body of ['one', 'two', 'three']) await put('kept', 'k', body);
    await put('kept', 'b', 'other');
    expect(await versionsOf()).toEqual(['b other latest', 'k three latest', 'k two', 'k one']);
    at += 5000;
    await store.remove('kept', 'k');
    expect(await versionsOf('k')).toEqual(['k marker latest', 'k three', 'k two', 'k one']);
    expect([await store.find('kept', 'k'), await textOf('kept', 'b')]).toEqual([undefined, 'other']);
    const [marker] = await store.listVersions('kept', 'k');
    expect(marker?.object).toEqual({
      key: 'k',
      version: expect.stringMatching(/^[0-9a-f-]{36}$/),
      size: 0,
      etag: '',
      crc32: '',
      modified: '2026-11-22T12:00:05.000Z',
      headers: {},
      isMarker: true,
    });
    await put('kept', 'k', 'four');
    expect(await versionsOf('k')).toEqual(['k four latest', 'k marker', 'k three', 'k two', 'k one']);
    expect(received()).toEqual([]);
  });

  it('marks the deletion of what never was', async () => {
    await store.remove('kept', 'k');
    expect(await versionsOf()).toEqual(['k marker latest']);
  });

  it('keeps no version of an object that is new', async () => {
    await put('kept', 'k', 'one', 'v1', true);
    expect(await versionsOf()).toEqual(['k v1 latest']);
    expect(await refusalOf(() => put('kept', 'k', 'two', 'v2', true))).toBe('412 PreconditionFailed');
    expect(await versionsOf()).toEqual(['k v1 latest']);
  });

  it('lets the latest that is left stand when one is erased', async () => {
    for (const body of ['one', 'two', 'three']) await put('kept', 'k', body);
    await store.removeVersion('kept', 'k', 'two');
    expect([await versionsOf(), await textOf('kept', 'k')]).toEqual([['k three latest', 'k one'], 'three']);
    await store.removeVersion('kept', 'k', 'three');
    expect([await versionsOf(), await textOf('kept', 'k')]).toEqual([['k one latest'], 'one']);
    await store.removeVersion('kept', 'k', 'never was');
    expect(await textOf('kept', 'k')).toBe('one');
    await store.removeVersion('kept', 'k', 'one');
    expect([await versionsOf(), await textOf('kept', 'k')]).toEqual([[], undefined]);
  });

  it('lets an object stand again when the mark of its deletion is erased, and not while it stands', async () => {
    await put('kept', 'k', 'one');
    await store.remove('kept', 'k');
    await store.removeVersion('kept', 'k', 'never was');
    expect(await textOf('kept', 'k')).toBeUndefined();
    const [marker] = await store.listVersions('kept', 'k');
    await store.removeVersion('kept', 'k', marker?.object.version ?? '');
    expect([await textOf('kept', 'k'), await versionsOf()]).toEqual(['one', ['k one latest']]);
  });
});
