/** What a template's values become: names, ARNs, intrinsic functions, parameters; and what is refused. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { refuseUnknownTypes } from '../../lib/local-cloud/resource-types.ts';
import { type Written, writtenTemplate } from './fixtures/written-template.ts';

/** A variable of Fn::Sub. */
const variable = (name: string): string => `\${${name}}`;

const parameter = { Type: 'AWS::SSM::Parameter', Properties: {} };

/** What `value` resolves to inside a template. */
function resolved(value: unknown, rest: Partial<Written> = {}): unknown {
  const resources = { ...rest.resources, Holder: { ...parameter, Properties: { Value: value } } };
  const template = writtenTemplate({ ...rest, resources });
  const [holder] = template.resources('AWS::SSM::Parameter', z.object({ Value: z.unknown().optional() }));
  return holder?.properties.Value;
}

const causeOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    const cause = error instanceof Error ? error.cause : undefined;
    return cause instanceof Error ? cause.message : String(error);
  }
  throw new Error('Nothing was thrown.');
};

describe('a template value', () => {
  const queue = { Queue: { Type: 'AWS::SQS::Queue' } };
  const bucket = { Files: { Type: 'AWS::S3::Bucket' } };

  it('refers to resources by what the cloud would answer: a queue by its address, a bucket by its name', () => {
    expect(resolved({ Ref: 'Queue' }, { resources: queue })).toBe('http://queues.test/Queue');
    expect(resolved({ Ref: 'Files' }, { resources: bucket })).toBe('written-files');
    expect(resolved({ 'Fn::GetAtt': ['Queue', 'Arn'] }, { resources: queue })).toBe(
      'arn:aws:sqs:us-east-1:000000000000:Queue',
    );
    expect(resolved({ 'Fn::GetAtt': 'Files.RegionalDomainName' }, { resources: bucket })).toBe(
      'written-files.s3.us-east-1.amazonaws.com',
    );
  });

  it('takes the name that the template gives a resource', () => {
    const named = {
      Queue: {
        Type: 'AWS::SQS::Queue',
        Properties: { QueueName: { 'Fn::Sub': `${variable('AWS::StackName')}-work` } },
      },
    };
    expect(resolved({ Ref: 'Queue' }, { resources: named })).toBe('http://queues.test/Written-work');
  });

  it('joins, substitutes, splits and selects', () => {
    const arn = { 'Fn::Join': [':', ['arn', { Ref: 'AWS::Partition' }, 's3', '', '', 'assets']] };
    expect(resolved(arn)).toBe('arn:aws:s3:::assets');
    const pattern = ['a', '!b', 'AWS::Region', 'Files.Arn'].map(variable).join('-');
    expect(resolved({ 'Fn::Sub': [pattern, { a: 1 }] }, { resources: bucket })).toBe(
      `1-${variable('b')}-us-east-1-arn:aws:s3:::written-files`,
    );
    const select = (value: unknown) => ({ 'Fn::Select': [2, { 'Fn::Split': ['/', value] }] });
    expect(resolved(select({ 'Fn::Join': ['', ['https://', { Ref: 'AWS::Region' }, '/prod']] }))).toBe('us-east-1');
  });

  it('decides conditions and leaves out what has no value', () => {
    const conditions = {
      IsHere: { 'Fn::Equals': [{ Ref: 'AWS::Region' }, 'us-east-1'] },
      IsAway: { 'Fn::Not': [{ Condition: 'IsHere' }] },
      Both: { 'Fn::And': [{ Condition: 'IsHere' }, { Condition: 'IsAway' }] },
      Either: { 'Fn::Or': [{ Condition: 'IsHere' }, { Condition: 'IsAway' }] },
    };
    const choice = (name: string) => ({ 'Fn::If': [name, 'yes', { Ref: 'AWS::NoValue' }] });
    const value = { here: choice('IsHere'), away: choice('IsAway'), both: choice('Both'), either: [choice('Either')] };
    expect(resolved(value, { conditions })).toEqual({ here: 'yes', either: ['yes'] });
  });

  it('leaves out resources whose condition is false', () => {
    const conditions = { Never: { 'Fn::Equals': ['a', 'b'] } };
    const template = writtenTemplate({
      resources: { Queue: { Type: 'AWS::SQS::Queue', Condition: 'Never' } },
      conditions,
    });
    expect(template.types).toEqual([]);
  });

  it('looks up mappings and parameters, given or by default', () => {
    const mappings = { Sizes: { 'us-east-1': { memory: 256 } } };
    expect(resolved({ 'Fn::FindInMap': ['Sizes', { Ref: 'AWS::Region' }, 'memory'] }, { mappings })).toBe(256);
    const parameters = {
      Site: { Type: 'String', Default: 'none' },
      List: { Type: 'CommaDelimitedList', Default: 'a,b' },
    };
    expect(resolved([{ Ref: 'Site' }, { Ref: 'List' }], { parameters })).toEqual(['none', ['a', 'b']]);
    expect(resolved({ Ref: 'Site' }, { parameters, given: { Site: 'http://localhost' } })).toBe('http://localhost');
  });

  it('keeps the same ids at every start, and different ones for different resources', () => {
    const pools = { One: { Type: 'AWS::Cognito::UserPool' }, Two: { Type: 'AWS::Cognito::UserPool' } };
    const idOf = (id: string) => resolved({ Ref: id }, { resources: pools });
    expect(idOf('One')).toBe(idOf('One'));
    expect(idOf('One')).not.toBe(idOf('Two'));
    expect(idOf('One')).toMatch(/^us-east-1_[a-z0-9]{9}$/);
  });
});

describe('a template that cannot be run', () => {
  it('is refused with the name of the function, attribute, parameter or resource that is missing', () => {
    expect(causeOf(() => resolved({ 'Fn::Cidr': ['10.0.0.0/16', 2] }))).toContain('Fn::Cidr');
    expect(causeOf(() => resolved({ Ref: 'Nobody' }))).toContain('Nobody');
    const resources = { Files: { Type: 'AWS::S3::Bucket' } };
    expect(causeOf(() => resolved({ 'Fn::GetAtt': ['Files', 'WebsiteURL'] }, { resources }))).toContain(
      'Files.WebsiteURL',
    );
    const parameters = { Site: { Type: 'String' } };
    expect(causeOf(() => resolved({ Ref: 'Site' }, { parameters }))).toContain('Site has no default');
    expect(causeOf(() => resolved('{{resolve:secretsmanager:keys}}'))).toContain('dynamic reference');
    expect(() => writtenTemplate({ resources: {}, given: { Nonsense: '1' } })).toThrow('no parameter Nonsense');
  });

  it('is not asked for what nobody needs', () => {
    const resources = {
      Queue: { Type: 'AWS::SQS::Queue', Properties: { Tags: { 'Fn::Cidr': [] }, VisibilityTimeout: 5 } },
    };
    const [queue] = writtenTemplate({ resources }).resources(
      'AWS::SQS::Queue',
      z.object({ VisibilityTimeout: z.number() }),
    );
    expect(queue?.properties).toEqual({ VisibilityTimeout: 5 });
  });

  it('is refused by name for every resource type that is neither run nor known to change nothing', () => {
    const resources = {
      Role: { Type: 'AWS::IAM::Role' },
      Machine: { Type: 'AWS::StepFunctions::StateMachine' },
      Bus: { Type: 'AWS::Events::EventBus' },
    };
    expect(() => refuseUnknownTypes(writtenTemplate({ resources }))).toThrow(
      'does not emulate AWS::Events::EventBus, AWS::StepFunctions::StateMachine',
    );
  });
});
