/** What S3 makes of a body: chunks with their trailer, digests held against what was declared, a browser's form. */
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { decodeChunks, isChunked } from '../../../lib/local-cloud/s3/aws-chunked.ts';
import { createDigester, verifyChecksums } from '../../../lib/local-cloud/s3/checksums.ts';
import { readPostForm } from '../../../lib/local-cloud/s3/post-form.ts';
import { refusalOf } from '../fixtures/refusal-of.ts';

describe('a body in chunks', () => {
  /** Data and trailers of a body that arrives in pieces of `size` bytes. */
  async function decoded(body: string, size = body.length || 1) {
    const trailers: Record<string, string> = {};
    const pieces = Array.from({ length: Math.ceil(body.length / size) }, (_, i) =>
      Buffer.from(body.slice(i * size, (i + 1) * size)),
    );
    let text = '';
    for await (const data of decodeChunks(Readable.from(pieces), trailers)) text += data.toString();
    return { text, trailers };
  }

  it('is announced by its payload', async () => {
    expect(isChunked('STREAMING-UNSIGNED-PAYLOAD-TRAILER')).toBe(true);
    expect(isChunked('UNSIGNED-PAYLOAD')).toBe(false);
    expect(isChunked('')).toBe(false);
    expect(await refusalOf(() => isChunked('STREAMING-AWS4-HMAC-SHA256-PAYLOAD'))).toBe('501 NotImplemented');
  });

  it.each([1, 2, 3, 7, 1000])('is put together again when it comes %i bytes at a time', async (size) => {
    const body =
      '1\r\nx\r\n3\r\nabc\r\n1A;chunk-signature=x\r\nabcdefghijklmnopqrstuvwxyz\r\n0\r\nX-Amz-Checksum-Crc32: a:b= \r\nx-other:c\r\n\r\n';
    expect(await decoded(body, size)).toEqual({
      text: 'xabcabcdefghijklmnopqrstuvwxyz',
      trailers: { 'x-amz-checksum-crc32': 'a:b=', 'x-other': 'c' },
    });
  });
  it('may hold nothing', async () => expect(await decoded('0\r\n\r\n')).toEqual({ text: '', trailers: {} }));

  it.each([
    ['nothing', ''],
    ['no end', '3\r\nabc\r\n'],
    ['less data than was said', '4\r\nabc'],
    ['more data than was said', '2\r\nabc\r\n0\r\n\r\n'],
    ['no size', '\r\nabc\r\n0\r\n\r\n'],
    ['a size that is none', 'xyz\r\nabc\r\n0\r\n\r\n'],
    ['a size of nine digits', '000000003\r\nabc\r\n0\r\n\r\n'],
    ['something behind the size', '3x\r\nabc\r\n0\r\n\r\n'],
    ['something before the size', ' 3\r\nabc\r\n0\r\n\r\n'],
    ['a trailer without a name', '0\r\n:x\r\n\r\n'],
    ['a trailer without a colon', '0\r\nname\r\n\r\n'],
    ['no empty line at the end', '0\r\na:b\r\n'],
  ])('with %s breaks off', async (_what, body) => {
    expect(await refusalOf(() => decoded(body))).toBe('400 IncompleteBody');
  });

  it('has lines of sixteen kilobytes at most, while they have not ended', async () => {
    const line = (length: number) => `0\r\na:${'x'.repeat(length)}`;
    const inTwo = async (length: number) => {
      const pieces = [line(length), '\r\n\r\n'].map((text) => Buffer.from(text));
      for await (const _ of decodeChunks(Readable.from(pieces), {}));
    };
    expect(await refusalOf(() => inTwo(16 * 1024 - 2))).toBe('none');
    expect(await refusalOf(() => inTwo(16 * 1024 - 1))).toBe('400 IncompleteBody');
  });

  it('lets go of its source when it is refused', async () => {
    let ended = false;
    const source = {
      [Symbol.asyncIterator]: () => ({
        next: async () => ({ done: false as const, value: Buffer.from('bad\r\r\n') }),
        return: async () => {
          ended = true;
          return { done: true as const, value: undefined };
        },
      }),
    };
    await expect(decodeChunks(source, {}).next()).rejects.toThrow();
    expect(ended).toBe(true);
  });
});

describe('the digests of a body', () => {
  const digestsOf = (...chunks: string[]) => {
    const digester = createDigester();
    for (const chunk of chunks) digester.update(Buffer.from(chunk));
    return digester.digests();
  };
  const sha256 = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';
  const hello = {
    md5Hex: '5d41402abc4b2a76b9719d911017c592',
    sha256Hex: sha256,
    byHeader: {
      'content-md5': 'XUFAKrxLKna5cZ2REBfFkg==',
      'x-amz-checksum-crc32': 'NhCmhg==',
      'x-amz-checksum-sha1': 'qvTGHdzF6KLavt4PO0gs2a6pQ00=',
      'x-amz-checksum-sha256': 'LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=',
    },
  };

  it('are the same however it came', () => {
    expect(digestsOf('hello')).toEqual(hello);
    expect(digestsOf('he', '', 'llo')).toEqual(hello);
    expect(digestsOf().byHeader['x-amz-checksum-crc32']).toBe('AAAAAA==');
  });

  it.each([
    [{}, 'UNSIGNED-PAYLOAD', 'none'],
    [{ 'content-type': 'text/plain', 'x-content-md5': 'x' }, 'UNSIGNED-PAYLOAD', 'none'],
    [{}, sha256, 'none'],
    [{}, sha256.replace('2', '3'), '400 XAmzContentSHA256Mismatch'],
    [{}, `x${sha256.replace('2', '3')}`, 'none'],
    [{}, `${sha256.replace('2', '3')}x`, 'none'],
    [hello.byHeader, '', 'none'],
    [{ 'content-md5': 'x' }, '', '400 BadDigest'],
    [{ 'x-amz-checksum-crc32': 'x' }, '', '400 BadDigest'],
    [{ 'x-amz-checksum-sha1': 'x' }, '', '400 BadDigest'],
    [{ 'x-amz-checksum-sha256': 'x' }, '', '400 BadDigest'],
    [{ 'x-amz-checksum-crc32c': 'x' }, '', '501 NotImplemented'],
    [{ 'x-amz-checksum-mode': 'ENABLED', 'x-amz-checksum-type': 'x', 'x-amz-checksum-algorithm': 'CRC32' }, '', 'none'],
    [{ 'x-amz-checksum-mode-x': 'x' }, '', '501 NotImplemented'],
    [{ 'an-x-amz-checksum-crc32': 'x' }, '', 'none'],
  ])('held against %j and the payload %s: %s', async (declared, payload, refusal) => {
    expect(await refusalOf(() => verifyChecksums(digestsOf('hello'), declared, payload))).toBe(refusal);
  });
});

describe('a form', () => {
  const field = (name: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = (name: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"; filename="f"\r\n\r\n${value}\r\n`;
  const staged = { path: 'p', size: 3, digests: { md5Hex: '', sha256Hex: '', byHeader: {} } };

  /** Reads a form; what was discarded and what the file held beside it. */
  async function read(body: string, headers = { 'content-type': 'multipart/form-data; boundary=b' }, later = '') {
    const pieces = async function* () {
      yield Buffer.from(body);
      // Until what came first has been dealt with.
      for (let turn = 0; later && turn < 5; turn += 1) await setImmediate();
      yield Buffer.from(later);
    };
    const request = Object.assign(Readable.from(pieces()), { headers, complete: true });
    const seen = { file: '', discarded: 0, fields: {} };
    const outcome = await refusalOf(async () => {
      const { fields } = await readPostForm(request as unknown as IncomingMessage, {
        stage: async (_fields, source) => {
          for await (const chunk of source) seen.file += chunk.toString();
          if (seen.file === 'bad') throw Object.assign(new Error('refused'), { status: 403, code: 'Refused' });
          return staged;
        },
        discard: async (what) => {
          if (what === staged) seen.discarded += 1;
        },
      });
      seen.fields = Object.fromEntries(fields);
    });
    return { outcome, ...seen };
  }

  it('gives its fields in lower case and its file; what follows the file is ignored', async () => {
    const body = `${field('Key', 'K é')}${field('Tag-é', 'p')}${file('FILE', 'abc')}${field('after', 'x')}--b--`;
    expect(await read(body)).toEqual({
      outcome: 'none',
      file: 'abc',
      discarded: 0,
      fields: { key: 'K é', 'tag-é': 'p' },
    });
  });

  const thing = field('x', '1');
  it.each([
    ['no file', thing, '400 InvalidArgument'],
    ['a file of another name', file('upload', 'abc'), '400 InvalidArgument'],
    ['two files', `${file('file', 'abc')}${file('file', 'abc')}`, '400 InvalidArgument'],
    ['a field twice', `${field('a', '1')}${field('A', '2')}${file('file', 'abc')}`, '400 MalformedPOSTRequest'],
    [
      'a value over 20 kB',
      `${field('n', 'v'.repeat(20 * 1024 + 1))}${file('file', 'abc')}`,
      '400 MalformedPOSTRequest',
    ],
    [
      '61 fields',
      `${Array.from({ length: 61 }, (_, i) => field(`f${i}`, '')).join('')}${file('file', 'abc')}`,
      '400 MalformedPOSTRequest',
    ],
    ['a file that its taker refuses', file('file', 'bad'), '403 Refused'],
  ])('with %s is refused', async (_what, body, outcome) => {
    expect(await read(`${body}--b--`)).toMatchObject({ outcome, discarded: 0 });
  });
  it('without an end is refused', async () => {
    expect((await read(`${thing}${file('file', 'abc')}`)).outcome).toBe('400 MalformedPOSTRequest');
  });
  it('that is refused when its file was taken has it thrown away', async () => {
    const second = await read(`${file('file', 'abc')}--b\r\n`, undefined, `${file('file', 'x')}--b--`);
    expect(second).toMatchObject({ outcome: '400 InvalidArgument', file: 'abc', discarded: 1 });
  });
  it('is refused without a boundary', async () => {
    const headers = { 'content-type': 'multipart/form-data' };
    expect((await read('', headers)).outcome).toBe('400 MalformedPOSTRequest');
  });

  it('has sixty fields and values of 20 kB at most', async () => {
    const fields = Array.from({ length: 59 }, (_, i) => field(`f${i}`, ''));
    const longest = field('n', 'v'.repeat(20 * 1024 - 1));
    const { outcome, fields: taken } = await read(`${longest}${fields.join('')}${file('file', 'abc')}--b--`);
    expect([outcome, Object.keys(taken).length]).toEqual(['none', 60]);
  });

  it('that is cut off while it comes is malformed', async () => {
    const request = Object.assign(new Readable({ read: () => undefined }), {
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
      complete: false,
    });
    request.push(Buffer.from(thing));
    const taker = { stage: () => Promise.reject(new Error('no file')), discard: async () => undefined };
    const read = refusalOf(() => readPostForm(request as unknown as IncomingMessage, taker));
    request.destroy();
    expect(await read).toBe('400 MalformedPOSTRequest');
  });
});
