/** What lies on disk of an object: its file, and its former versions in a directory of their own. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { appendMetadata, openIfThere, readAndClose } from '../../../lib/local-cloud/s3/object-file.ts';
import { openVersions } from '../../../lib/local-cloud/s3/object-versions.ts';
import { refusalOf } from '../fixtures/refusal-of.ts';
import { temporaryDirectory } from '../fixtures/temporary-directory.ts';

const root = await temporaryDirectory();

describe('the former versions of a key', () => {
  it('are numbered in the order in which they were put away, each once', async () => {
    const held = path.join(root, 'versions');
    const versions = openVersions(held);
    expect(await versions.paths()).toEqual([]);
    const place = async (file: string) => writeFileSync(file, '');
    for (const version of ['a', 'b', 'a']) await versions.add(version, place);
    expect(await versions.paths()).toEqual(['000000002-b', '000000001-a'].map((name) => path.join(held, name)));
    await versions.remove('b');
    await versions.add('c', place);
    await versions.remove('x');
    expect(readdirSync(held)).toEqual(['000000001-a', '000000002-c']);
    writeFileSync(path.join(held, '000000011-z'), '');
    await versions.add('d', place);
    expect(readdirSync(held).at(-1)).toBe('000000012-d');
    for (const version of ['a', 'c', 'd', 'z']) await versions.remove(version);
    expect(existsSync(held)).toBe(false);
  });
});

describe('an object’s file', () => {
  const object = { key: 'k', version: 'v', size: 1, etag: 'e', crc32: 'c', modified: 'm', headers: {} };
  const read = async (file: string) => {
    const handle = await openIfThere(file);
    return handle && readAndClose(handle);
  };
  it('holds the body, then what is known of it, its length and a mark', async () => {
    const file = path.join(root, 'object');
    writeFileSync(file, 'body');
    await appendMetadata(file, object);
    expect(await read(file)).toEqual(object);
    const json = JSON.stringify(object);
    expect(readFileSync(file, 'latin1')).toBe(`body${json}\0\0\0${String.fromCharCode(json.length)}S3O1`);
  });
  it('without the mark is none, and what is no file is nothing', async () => {
    const file = path.join(root, 'no-object');
    for (const text of ['', 'S3', `${JSON.stringify(object)}\0\0\0`, 'S3O1S3O2']) {
      writeFileSync(file, text);
      await expect(read(file)).rejects.toThrow('is not an object');
    }
    expect(await read(path.join(root, 'nowhere'))).toBeUndefined();
    writeFileSync(path.join(root, 'a-file'), '');
    expect(await refusalOf(() => openIfThere(path.join(root, 'a-file', 'x')))).toBe('ENOTDIR');
  });
});
