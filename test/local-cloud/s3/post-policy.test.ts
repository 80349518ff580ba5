/** The signed policy of a form upload: who signed, until when, which fields with which values, and how large a file. */
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { verifyPostPolicy } from '../../../lib/local-cloud/s3/post-policy.ts';
import { refusalOf } from '../fixtures/refusal-of.ts';

const now = Date.UTC(2026, 10, 22, 12);
const credentials = [
  { accessKeyId: 'OTHER', secretAccessKey: 'NONE' },
  { accessKeyId: 'KEY', secretAccessKey: 'SECRET' },
];
const signing = {
  'x-amz-algorithm': 'AWS4-HMAC-SHA256',
  'x-amz-credential': 'KEY/20261122/eu-west-1/s3/aws4_request',
  'x-amz-date': '20261122T115900Z',
};
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const signatureOf = (policy: string) =>
  mac(['20261122', 'eu-west-1', 's3', 'aws4_request'].reduce<string | Buffer>(mac, 'AWS4SECRET'), policy).toString(
    'hex',
  );

/** The fields of a form that its signer allowed: `conditions` beside those that cover the signature, signed as AWS describes it. */
function form(
  conditions: unknown[],
  fields: Record<string, string> = {},
  expiration = '2026-11-22T12:00:01.000Z',
  algorithm = 'AWS4-HMAC-SHA256',
) {
  const covering = [
    { bucket: 'b' },
    { 'X-Amz-Algorithm': algorithm },
    ...Object.entries(signing)
      .slice(1)
      .map(([name, value]) => ({ [name]: value })),
  ];
  const policy = Buffer.from(JSON.stringify({ expiration, conditions: [...covering, ...conditions] })).toString(
    'base64',
  );
  return { ...signing, 'x-amz-algorithm': algorithm, policy, 'x-amz-signature': signatureOf(policy), ...fields };
}
const verify = (fields: Record<string, string | undefined>, bucket = 'b') =>
  verifyPostPolicy(
    new Map(Object.entries(fields).filter((each): each is [string, string] => each[1] !== undefined)),
    bucket,
    credentials,
    now,
  );

describe('a form’s policy', () => {
  it('says who signed and, where it says so, how large the file may be', () => {
    expect(verify(form([]))).toEqual({ accessKeyId: 'KEY', minBytes: 0, maxBytes: Number.POSITIVE_INFINITY });
    expect(verify(form([['content-length-range', 1, 10]]))).toMatchObject({ minBytes: 1, maxBytes: 10 });
    expect(verify(form([['Content-Length-Range', 0, 0]]))).toMatchObject({ minBytes: 0, maxBytes: 0 });
    const twice = [
      ['content-length-range', 1, 10],
      ['content-length-range', 3, 20],
    ];
    expect(verify(form(twice))).toMatchObject({ minBytes: 3, maxBytes: 10 });
    expect(verify(form(twice.toReversed()))).toMatchObject({ minBytes: 3, maxBytes: 10 });
  });

  it.each([
    [{ key: 'a' }, { key: 'a' }, 'none'],
    [{ KEY: 'a' }, { key: 'a' }, 'none'],
    [{ key: 'a', acl: 'private' }, { key: 'a', acl: 'private' }, 'none'],
    [{ key: 'a' }, { key: 'ab' }, '403 AccessDenied'],
    [{ key: 'a' }, {}, '403 AccessDenied'],
    [{ key: '' }, {}, 'none'],
    [['eq', '$key', 'a'], { key: 'a' }, 'none'],
    [['EQ', '$Key', 'a'], { key: 'a' }, 'none'],
    [['eq', '$key', 'a'], { key: 'ab' }, '403 AccessDenied'],
    [['starts-with', '$key', 'a/'], { key: 'a/b' }, 'none'],
    [['Starts-With', '$key', ''], { key: 'x' }, 'none'],
    [['starts-with', '$key', ''], {}, 'none'],
    [['starts-with', '$key', 'a/'], { key: 'b/a/' }, '403 AccessDenied'],
    [['starts-with', '$key', 'a/'], {}, '403 AccessDenied'],
    [['eq', '$key', 'a'], { key: 'a', more: 'x' }, '403 AccessDenied'],
    [['eq', '$key', 'a'], { key: 'a', 'x-ignore-more': 'x' }, 'none'],
    [['eq', '$key', 'a'], { key: 'a', 'more-x-ignore-': 'x' }, '403 AccessDenied'],
    [['eq', 'key', 'a'], { key: 'a' }, '400 InvalidPolicyDocument'],
    [['is', '$key', 'a'], { key: 'a' }, '400 InvalidPolicyDocument'],
    [['not-eq', '$key', 'a'], { key: 'a' }, '400 InvalidPolicyDocument'],
    [['eq-not', '$key', 'a'], { key: 'a' }, '400 InvalidPolicyDocument'],
    [['content-length-range', -1, 10], {}, '400 InvalidPolicyDocument'],
    [['content-length-range', 0, 1.5], {}, '400 InvalidPolicyDocument'],
    [['content-length-ranges', 0, 1], {}, '400 InvalidPolicyDocument'],
    [['a-content-length-range', 0, 1], {}, '400 InvalidPolicyDocument'],
    [{ key: 1 }, {}, '400 InvalidPolicyDocument'],
  ])('with the condition %j and the fields %j: %s', async (condition, fields, refusal) => {
    expect(await refusalOf(() => verify(form([condition], fields)))).toBe(refusal);
  });

  it('names the condition that failed, and the fields that it does not know', () => {
    expect(() => verify(form([{ key: 'a' }], { key: 'b' }))).toThrow('Policy Condition failed: ["eq", "$key"]');
    expect(() => verify(form([['starts-with', '$key', 'a']], { key: 'b' }))).toThrow('["starts-with", "$key"]');
    expect(() => verify(form([], { one: '1', two: '2' }))).toThrow('Extra input fields: one, two');
    const { policy: _, ...without } = form([]);
    expect(() => verify(without)).toThrow('The form lacks the field policy.');
  });

  it('is for one bucket, and for what it does not name no field at all', async () => {
    expect(await refusalOf(() => verify(form([]), 'c'))).toBe('403 AccessDenied');
  });

  it.each(['policy', 'x-amz-algorithm', 'x-amz-credential', 'x-amz-date', 'x-amz-signature'])(
    'is refused without the field %s',
    async (name) => {
      expect(await refusalOf(() => verify({ ...form([]), [name]: undefined }))).toBe('403 AccessDenied');
    },
  );
  it.each([
    ['x-amz-credential', 'KEY/20261122/eu-west-1/sqs/aws4_request', '400 AuthorizationHeaderMalformed'],
    ['x-amz-credential', 'X/20261122/eu-west-1/s3/aws4_request', '403 InvalidAccessKeyId'],
    ['x-amz-credential', 'KEY/20261122/us-east-1/s3/aws4_request', '403 SignatureDoesNotMatch'],
    ['x-amz-date', '20261121T115900Z', '403 AccessDenied'],
    ['x-amz-signature', 'ab', '403 SignatureDoesNotMatch'],
    ['x-amz-signature', 'f'.repeat(64), '403 SignatureDoesNotMatch'],
  ])('is refused with the %s %s: %s', async (name, value, refusal) => {
    expect(await refusalOf(() => verify({ ...form([]), [name]: value }))).toBe(refusal);
  });

  it('is signed in one way only, even where it allows another', async () => {
    const other = form([], {}, undefined, 'AWS4-HMAC-SHA512');
    expect(await refusalOf(() => verify(other))).toBe('403 AccessDenied');
  });

  it('is good until it expires', async () => {
    const until = (at: string) => refusalOf(() => verify(form([], {}, at)));
    expect(await until('2026-11-22T12:00:00.001Z')).toBe('none');
    expect(await until('2026-11-22T12:00:00.000Z')).toBe('403 AccessDenied');
    expect(await until('tomorrow')).toBe('400 InvalidPolicyDocument');
  });

  it('that is not JSON is none', async () => {
    const policy = Buffer.from('{').toString('base64');
    expect(await refusalOf(() => verify({ ...signing, policy, 'x-amz-signature': signatureOf(policy) }))).toBe(
      '400 InvalidPolicyDocument',
    );
  });
});
