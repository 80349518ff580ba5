/** What policy statements allow, as IAM decides it. */
import { describe, expect, it } from 'vitest';
import {
  isAllowed,
  matchesPattern,
  type Need,
  policyDocument,
  refuseUnknownOperators,
  type Statement,
} from '../../../lib/local-cloud/iam/policy.ts';

const written = (...statements: readonly object[]): Statement[] =>
  policyDocument.parse({ Statement: statements }).Statement;
const allow = (more: object = {}) => ({ Effect: 'Allow', Action: 's3:GetObject', Resource: 'arn:b/*', ...more });
const need: Need = { action: 's3:GetObject', resource: 'arn:b/key', context: { 'aws:sourcearn': 'arn:x:1', age: '7' } };
const allowed = (...statements: readonly object[]) => isAllowed(need, written(...statements));

describe('a pattern', () => {
  it.each([
    ['*', 'anything', true],
    ['arn:b/*', 'arn:b/', true],
    ['arn:b/*', 'arn:c/k', false],
    ['a?c', 'abc', true],
    ['a?c', 'ac', false],
    ['a.c', 'abc', false],
    ['a+(c)[d]', 'a+(c)[d]', true],
    ['key', 'keys', false],
    ['key', 'a key', false],
    ['KEY', 'key', false],
    ['a*c', 'a\nc', true],
  ])('%s of %s: %s', (pattern, value, fits) => expect(matchesPattern(pattern, value)).toBe(fits));
});

describe('a call', () => {
  it('needs a statement that allows its action on its resource', () => {
    expect(allowed()).toBe(false);
    expect(allowed(allow())).toBe(true);
    expect(allowed(allow({ Action: 's3:PutObject' }))).toBe(false);
    expect(allowed(allow({ Resource: 'arn:c/*' }))).toBe(false);
    expect(allowed(allow({ Action: ['s3:Put*', 's3:Get*'], Resource: ['arn:c/*', 'arn:b/key'] }))).toBe(true);
  });

  it('is the same in any case of its action, not of its resource', () => {
    expect(allowed(allow({ Action: 'S3:getobject' }))).toBe(true);
    expect(allowed(allow({ Resource: 'ARN:B/KEY' }))).toBe(false);
  });

  it('is refused where any statement denies it', () => {
    expect(allowed(allow(), allow({ Effect: 'Deny' }))).toBe(false);
    expect(allowed(allow(), allow({ Effect: 'Deny', Resource: 'arn:c/*' }))).toBe(true);
    expect(allowed(allow({ Effect: 'Deny' }))).toBe(false);
  });
});

describe('a condition', () => {
  const on = (operator: string, key: string, ...values: readonly (string | number | boolean)[]) =>
    allowed(allow({ Condition: { [operator]: { [key]: values } } }));
  it.each([
    ['StringEquals', 'age', '7', true],
    ['StringEquals', 'age', '8', false],
    ['StringNotEquals', 'age', '8', true],
    ['StringNotEquals', 'age', '7', false],
    ['StringLike', 'aws:SourceArn', 'arn:x:*', true],
    ['StringLike', 'aws:SourceArn', 'arn:y:*', false],
    ['StringNotLike', 'aws:SourceArn', 'arn:y:*', true],
    ['StringNotLike', 'aws:SourceArn', 'arn:x:*', false],
    ['ArnEquals', 'aws:SourceArn', 'arn:x:1', true],
    ['ArnLike', 'aws:SourceArn', 'arn:x:?', true],
    ['ArnLike', 'aws:SourceArn', 'arn:z:?', false],
    ['ArnNotLike', 'aws:SourceArn', 'arn:x:?', false],
    ['NumericLessThan', 'age', '8', true],
    ['NumericLessThan', 'age', '7', false],
    ['NumericGreaterThan', 'age', '6', true],
    ['NumericGreaterThan', 'age', '7', false],
  ])('%s of %s and %s: %s', (operator, key, value, holds) => expect(on(operator, key, value)).toBe(holds));

  it('of several values holds by one of them; a negated one wants that none fits', () => {
    expect(on('StringEquals', 'age', '6', '7')).toBe(true);
    expect(on('StringNotEquals', 'age', '6', '7')).toBe(false);
  });

  it('takes numbers and truth values as they are written', () => {
    expect(on('StringEquals', 'age', 7)).toBe(true);
    const secure = { ...need, context: { 'aws:securetransport': 'true' } };
    const bool = (value: unknown) => written(allow({ Condition: { Bool: { 'aws:SecureTransport': value } } }));
    expect(isAllowed(secure, bool(true))).toBe(true);
    expect(isAllowed(secure, bool('TRUE'))).toBe(true);
    expect(isAllowed(secure, bool(false))).toBe(false);
  });

  it('on a key that the call does not have fails, unless it is negated or asks only if it is there', () => {
    expect(on('StringEquals', 'other', '7')).toBe(false);
    expect(on('StringNotEquals', 'other', '7')).toBe(true);
    expect(on('StringEqualsIfExists', 'other', '7')).toBe(true);
    expect(on('StringEqualsIfExists', 'age', '8')).toBe(false);
    expect(isAllowed({ action: need.action, resource: need.resource }, written(allow()))).toBe(true);
  });

  it('holds with all others of its statement', () => {
    const both = (age: string) => ({ StringEquals: { age }, ArnLike: { 'aws:SourceArn': 'arn:x:*' } });
    expect(allowed(allow({ Condition: both('7') }))).toBe(true);
    expect(allowed(allow({ Condition: both('8') }))).toBe(false);
    expect(allowed(allow({ Condition: { StringEquals: { age: '7', 'aws:SourceArn': 'arn:y' } } }))).toBe(false);
  });

  it('by an operator that is not emulated is refused, also at the start', () => {
    const unknown = written(allow({ Condition: { IpAddress: { age: '7' } } }));
    expect(() => isAllowed(need, unknown)).toThrow('IpAddress');
    expect(() => refuseUnknownOperators(unknown)).toThrow('IpAddress');
    expect(() =>
      refuseUnknownOperators(written(allow({ Condition: { StringLikeIfExists: { age: '7' } } }))),
    ).not.toThrow();
  });
});
