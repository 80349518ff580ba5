/** What API Gateway compresses for whom. */
import { gunzipSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressAnswer } from '../../lib/local-cloud/gateway/compress-answer.ts';

const body = Buffer.from(JSON.stringify({ scenes: Array.from({ length: 400 }, (_, at) => `Scene ${at}`) }));
const answer = { status: 200, headers: { 'content-type': 'application/json' }, body };

describe('an answer of the API', () => {
  it.each([
    ['gzip, deflate, br', 'gzip', gunzipSync],
    ['br, deflate', 'deflate', inflateSync],
  ])('goes to a caller that takes %s as %s', async (accepted, encoding, decode) => {
    const compressed = await compressAnswer(answer, accepted, 1024);
    expect(compressed.headers['content-encoding']).toBe(encoding);
    expect(compressed.body.length).toBeLessThan(body.length / 2);
    expect(decode(compressed.body).equals(body)).toBe(true);
  });

  it.each(['', 'br', 'gzip;q=0'])('goes as it is to a caller that takes “%s”', async (accepted) => {
    expect(await compressAnswer(answer, accepted, 1024)).toBe(answer);
  });

  it('goes as it is below the template’s least size, and where the template names none', async () => {
    expect(await compressAnswer(answer, 'gzip', body.length + 1)).toBe(answer);
    expect(await compressAnswer(answer, 'gzip', null)).toBe(answer);
  });

  it('is not compressed twice', async () => {
    const encoded = { ...answer, headers: { ...answer.headers, 'content-encoding': 'gzip' } };
    expect(await compressAnswer(encoded, 'gzip', 0)).toBe(encoded);
  });
});
