/** What the distribution compresses for whom. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createCompressor } from '../../lib/local-cloud/site/compression.ts';

const text = Buffer.from('INT. MERIDIAN CINEMA - LOBBY - DAY\n'.repeat(100));
const script = {
  status: 200,
  headers: { 'content-type': 'text/javascript', etag: '"1a2b"', 'cache-control': 'no-cache' },
  body: text,
};
const compress = createCompressor();

describe('a compressible file', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('goes to a viewer that takes %s as %s, under a weak tag', async (accepted, encoding, decode) => {
    const { headers, body } = await compress(script, accepted);
    expect(headers).toEqual({
      ...script.headers,
      etag: 'W/"1a2b"',
      vary: 'Accept-Encoding',
      'content-encoding': encoding,
    });
    expect(body.length).toBeLessThan(text.length / 5);
    expect(decode(body).equals(text)).toBe(true);
  });

  it.each(['', 'identity', 'deflate', 'br;q=0'])('goes as it is to a viewer that takes “%s”', async (accepted) => {
    const { headers, body } = await compress(script, accepted);
    expect(headers).toEqual({ ...script.headers, vary: 'Accept-Encoding' });
    expect(body).toBe(text);
  });

  it('is compressed once', async () => {
    expect((await compress(script, 'br')).body).toBe((await compress(script, 'br')).body);
  });
});

it.each([
  ['a picture', { ...script, headers: { 'content-type': 'image/png' } }],
  ['a font', { ...script, headers: { 'content-type': 'font/woff2' } }],
  ['less than 1000 bytes', { ...script, body: text.subarray(0, 999) }],
  ['an answer other than 200', { ...script, status: 403 }],
])('%s is left as it came', async (_, answer) => {
  expect(await compress(answer, 'br')).toBe(answer);
});

it('is compressed from a thousand bytes to ten million', async () => {
  const encoding = async (length: number) =>
    (await compress({ ...script, body: Buffer.alloc(length, 'x') }, 'gzip')).headers['content-encoding'];
  expect([await encoding(999), await encoding(1000)]).toEqual([undefined, 'gzip']);
  expect([await encoding(10_000_000), await encoding(10_000_001)]).toEqual(['gzip', undefined]);
});
