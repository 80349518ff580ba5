/** CloudFormation's functions one by one: what each makes of its arguments, and which arguments it refuses. */
import { describe, expect, it } from 'vitest';
import { type IntrinsicScope, noValue, resolveIntrinsics } from '../../../lib/local-cloud/intrinsics.ts';

const scope: IntrinsicScope = {
  ref: (name) => (name === 'None' ? noValue : name === 'Seven' ? 7 : name === 'List' ? ['a', 'b'] : `<${name}>`),
  attribute: (id, name) => `${id}:${name}`,
  condition: (name) => (name === 'Odd' ? 'true' : name === 'Yes'),
  mapping: (...keys) => keys.join('/'),
};
const resolve = (value: unknown) => resolveIntrinsics(value, scope);
const braced = (name: string): string => `\${${name}}`;

describe('a value', () => {
  it.each([
    ['text', 'text'],
    [7, 7],
    [null, null],
    [undefined, undefined],
    [true, true],
    [
      [1, { Ref: 'A' }],
      [1, '<A>'],
    ],
    [{ a: { b: { Ref: 'A' } } }, { a: { b: '<A>' } }],
    [{}, {}],
    [
      { Ref: 'A', Other: 1 },
      { Ref: 'A', Other: 1 },
    ],
    [{ a: { Ref: 'None' }, b: 1 }, { b: 1 }],
    [[{ Ref: 'None' }, 1], [1]],
    [{ Condition: { StringEquals: { a: { Ref: 'A' } } } }, { Condition: { StringEquals: { a: '<A>' } } }],
    [{ Condition: 'Yes' }, true],
    [{ Refs: 'A' }, { Refs: 'A' }],
  ])('%j is %j', (value, resolved) => expect(resolve(value)).toEqual(resolved));
  it.each([
    ['{{resolve:ssm:a}}', 'A dynamic reference'],
    [['x {{resolve:secretsmanager:a}}'], 'A dynamic reference'],
    [{ 'Fn::Base64': 'a' }, 'The intrinsic function Fn::Base64 is not emulated.'],
  ])('%j is refused', (value, said) => expect(() => resolve(value)).toThrow(said));
});

describe('a function', () => {
  it.each([
    [{ Ref: 'A' }, '<A>'],
    [{ 'Fn::GetAtt': ['A', 'Arn'] }, 'A:Arn'],
    [{ 'Fn::GetAtt': 'A.Outputs.X' }, 'A:Outputs.X'],
    [{ 'Fn::GetAtt': ['A', { Ref: 'B' }] }, 'A:<B>'],
    [{ 'Fn::Sub': `x ${braced('A')} ${braced('B.C.D')} ${braced('!E')}` }, `x <A> B:C.D ${braced('E')}`],
    [{ 'Fn::Sub': [`${braced('own')}${braced('A')}`, { own: { Ref: 'B' } }] }, '<B><A>'],
    [{ 'Fn::Sub': [`${braced('A')}`] }, '<A>'],
    [{ 'Fn::Sub': `${braced('Seven')}` }, '7'],
    [{ 'Fn::Select': [1, ['a', 'b']] }, 'b'],
    [{ 'Fn::Select': ['0', { Ref: 'List' }] }, 'a'],
    [{ 'Fn::If': ['Yes', { Ref: 'A' }, 'b'] }, '<A>'],
    [{ 'Fn::If': ['No', 'a', { Ref: 'B' }] }, '<B>'],
    [{ 'Fn::If': ['Odd', 'a', 'b'] }, 'b'],
    [{ 'Fn::Join': ['-', ['a', { Ref: 'B' }, 7, true]] }, 'a-<B>-7-true'],
    [{ 'Fn::Join': ['', []] }, ''],
    [{ 'Fn::Split': ['-', 'a-b'] }, ['a', 'b']],
    [{ 'Fn::FindInMap': ['m', { Ref: 'A' }, 's'] }, 'm/<A>/s'],
    [{ 'Fn::FindInMap': [] }, '//'],
    [{ 'Fn::Equals': ['7', { Ref: 'Seven' }] }, true],
    [{ 'Fn::Equals': ['7', '8'] }, false],
    [{ 'Fn::Not': [{ Condition: 'Yes' }] }, false],
    [{ 'Fn::Not': [{ Condition: 'No' }] }, true],
    [{ 'Fn::And': [{ Condition: 'Yes' }, { Condition: 'No' }] }, false],
    [{ 'Fn::And': [{ Condition: 'Yes' }, { Condition: 'Yes' }] }, true],
    [{ 'Fn::And': [{ Condition: 'Odd' }] }, false],
    [{ 'Fn::Or': [{ Condition: 'No' }, { Condition: 'Yes' }] }, true],
    [{ 'Fn::Or': [{ Condition: 'No' }, { Condition: 'Odd' }] }, false],
  ])('%j gives %j', (value, result) => expect(resolve(value)).toEqual(result));

  it.each([
    [{ Ref: ['A'] }, 'Ref needs a text and got ["A"].'],
    [{ 'Fn::GetAtt': 7 }, 'Fn::GetAtt needs a list and got 7.'],
    [{ 'Fn::GetAtt': [{ Ref: 'A' }, 'x'] }, 'Fn::GetAtt needs a text'],
    [{ 'Fn::GetAtt': ['A', ['x']] }, 'Fn::GetAtt needs a text'],
    [{ 'Fn::Sub': 7 }, 'Fn::Sub needs a list and got 7.'],
    [{ 'Fn::Sub': [['a'], {}] }, 'Fn::Sub needs a text'],
    [{ 'Fn::Sub': `${braced('List')}` }, 'Fn::Sub of List needs a text'],
    [{ 'Fn::Select': [2, ['a', 'b']] }, 'Fn::Select has no element 2.'],
    [{ 'Fn::Select': [0, 'a'] }, 'Fn::Select needs a list and got "a".'],
    [{ 'Fn::Select': 'a' }, 'Fn::Select needs a list'],
    [{ 'Fn::If': 'a' }, 'Fn::If needs a list'],
    [{ 'Fn::If': [['a'], 1, 2] }, 'Fn::If needs a text'],
    [{ 'Fn::Join': 'a' }, 'Fn::Join needs a list'],
    [{ 'Fn::Join': ['-', 'a'] }, 'Fn::Join needs a list'],
    [{ 'Fn::Join': ['-', [['a']]] }, 'Fn::Join needs a text'],
    [{ 'Fn::Join': [['-'], []] }, 'Fn::Join needs a text'],
    [{ 'Fn::Split': 'a' }, 'Fn::Split needs a list'],
    [{ 'Fn::Split': ['-', ['a']] }, 'Fn::Split needs a text'],
    [{ 'Fn::Split': [['-'], 'a'] }, 'Fn::Split needs a text'],
    [{ 'Fn::FindInMap': 'a' }, 'Fn::FindInMap needs a list'],
    [{ 'Fn::FindInMap': [['a']] }, 'Fn::FindInMap needs a text'],
    [{ 'Fn::Equals': 'a' }, 'Fn::Equals needs a list'],
    [{ 'Fn::Equals': [['a'], 'a'] }, 'Fn::Equals needs a text'],
    [{ 'Fn::Equals': ['a', ['a']] }, 'Fn::Equals needs a text'],
    [{ 'Fn::Not': 'a' }, 'Fn::Not needs a list'],
    [{ 'Fn::And': 'a' }, 'Fn::And needs a list'],
    [{ 'Fn::Or': 'a' }, 'Fn::Or needs a list'],
  ])('refuses %j', (value, said) => expect(() => resolve(value)).toThrow(said));
});
