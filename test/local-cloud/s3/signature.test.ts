/** A signature in the header of a request to S3: what it covers, how long it is good, and what is none. */
import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { S3Error } from '../../../lib/local-cloud/s3/s3-error.ts';
import { parseScope, type SignedRequest, verifyHeaderSignature } from '../../../lib/local-cloud/s3/signature.ts';

describe('a signature of S3', () => {
  const credentials = { accessKeyId: 'KEY', secretAccessKey: 'SECRET' };
  const date = '20261122T120000Z';
  const now = Date.UTC(2026, 10, 22, 12);
  const payload = 'UNSIGNED-PAYLOAD';
  /** Signed as AWS describes it, by another hand than the emulator's. */
  function signed(
    change: Partial<SignedRequest> = {},
    o: { key?: string; secret?: string; names?: string[]; at?: string; more?: object; query?: string } = {},
  ): SignedRequest {
    const at = o.at ?? date;
    const headers: Record<string, string> = {
      host: 'bucket',
      'x-amz-date': at,
      'x-amz-content-sha256': payload,
      ...o.more,
    };
    const names = o.names ?? Object.keys(headers).sort();
    const canonical = [
      'GET',
      '/a%20b',
      o.query ?? 'a=1&b=%21',
      names.map((name) => `${name}:${headers[name]}\n`).join(''),
      names.join(';'),
      payload,
    ].join('\n');
    const day = at.slice(0, 8);
    const scope = `${day}/eu-west-1/s3/aws4_request`;
    const hash = createHash('sha256').update(canonical).digest('hex');
    const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
    const key = [day, 'eu-west-1', 's3', 'aws4_request'].reduce<string | Buffer>(mac, `AWS4${o.secret ?? 'SECRET'}`);
    const signature = mac(key, ['AWS4-HMAC-SHA256', at, scope, hash].join('\n')).toString('hex');
    const authorization = `AWS4-HMAC-SHA256 Credential=${o.key ?? 'KEY'}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
    return {
      method: 'GET',
      rawPath: '/a%20b',
      query: new URLSearchParams('b=!&a=1'),
      headers: { ...headers, authorization },
      ...change,
    };
  }
  const verdict = (request: SignedRequest, at = now): string => {
    try {
      return verifyHeaderSignature(request, [credentials], at);
    } catch (error) {
      return error instanceof S3Error ? error.code + (error.status === 403 ? '' : ` ${error.status}`) : String(error);
    }
  };

  it('that is ours holds, and says what is told of the body', () => expect(verdict(signed())).toBe(payload));
  it.each([
    ['another method', signed({ method: 'PUT' })],
    ['another path', signed({ rawPath: '/b' })],
    ['another query', signed({ query: new URLSearchParams('a=2') })],
    ['another secret', signed({}, { secret: 'OTHER' })],
  ])('over %s does not', (_what, request) => expect(verdict(request)).toBe('SignatureDoesNotMatch'));
  it('of another key is not known', () => expect(verdict(signed({}, { key: 'OTHER' }))).toBe('InvalidAccessKeyId'));
  it('is good for fifteen minutes on either side', () => {
    const minutes = 15 * 60_000;
    expect([minutes, -minutes].map((by) => verdict(signed(), now + by))).toEqual([payload, payload]);
    expect([minutes + 1, -minutes - 1].map((by) => verdict(signed(), now + by))).toEqual([
      'RequestTimeTooSkewed',
      'RequestTimeTooSkewed',
    ]);
  });
  it('covers the host and every header of Amazon’s', () => {
    expect(verdict(signed({}, { names: ['host', 'x-amz-date'] }))).toBe('AccessDenied');
    expect(verdict(signed({}, { names: ['x-amz-content-sha256', 'x-amz-date'] }))).toBe('AccessDenied');
    const request = signed();
    expect(verdict({ ...request, headers: { ...request.headers, 'x-amz-meta': 'x' } })).toBe('AccessDenied');
    expect(verdict({ ...request, headers: { ...request.headers, 'x-other': 'x' } })).toBe(payload);
  });
  it('without a header, a date or a word on the body is refused', () => {
    const request = signed();
    const without = (name: string) => verdict({ ...request, headers: { ...request.headers, [name]: undefined } });
    expect(without('authorization')).toBe('AccessDenied');
    expect(without('x-amz-date')).toBe('AccessDenied');
    expect(without('x-amz-content-sha256')).toBe('InvalidRequest 400');
    for (const at of ['20261122', '20261122T', 'x20261122T120000Z', '20261122T120000Zx', '20261122T999999Z'])
      expect(verdict(signed({}, { at })), at).toBe('AccessDenied');
  });
  it.each([
    (header: string) => `x${header}`,
    (header: string) => `${header}0`,
    (header: string) => header.replace('SHA256', 'SHA512'),
    (header: string) => header.replace(/Signature=../, 'Signature=GG'),
    (header: string) => header.replace('Credential=', ''),
  ])('whose header is not of the form is none (case %#)', (change) => {
    const { headers, ...request } = signed();
    const authorization = change(headers.authorization ?? '');
    expect(verdict({ ...request, headers: { ...headers, authorization } })).toBe('AccessDenied');
  });
  it('holds for a header with blanks around and within, and without blanks between its own parts', () => {
    const { headers, ...request } = signed({}, { more: { 'x-amz-meta-a': 'b c' } });
    expect(verdict({ ...request, headers: { ...headers, 'x-amz-meta-a': ' b   c ' } })).toBe(payload);
    const authorization = headers.authorization?.replaceAll(', ', ',');
    expect(verdict({ ...request, headers: { ...headers, authorization } })).toBe(payload);
  });
  it('holds for every sign that a query may hold', () => {
    const request = signed({}, { query: 'a=%21%27%28%29%2A%2F' });
    expect(verdict({ ...request, query: new URLSearchParams("a=!'()*/") })).toBe(payload);
  });
  it('names key, day and region, of this service and on this day', () => {
    expect(parseScope('KEY/20261122/eu-west-1/s3/aws4_request', date)).toEqual({
      accessKeyId: 'KEY',
      day: '20261122',
      region: 'eu-west-1',
    });
    for (const scope of [
      'KEY/20261122/eu-west-1/sqs/aws4_request',
      'KEY/20261122/eu-west-1/s3/aws5',
      'KEY/20261122/eu-west-1/s3/aws4_request/x',
      '/20261122/eu-west-1/s3/aws4_request',
      'KEY//eu-west-1/s3/aws4_request',
      'KEY/20261122//s3/aws4_request',
    ])
      expect(() => parseScope(scope, date), scope).toThrow('malformed');
    expect(() => parseScope('KEY/20261121/eu-west-1/s3/aws4_request', date)).toThrow('differ in date');
  });
});
