/** Every template that the product is deployed with keeps to CloudFormation's resource schemas, and a departure from them is noticed. */

import { describe, expect, it } from 'vitest';
import type { ModelProps } from '../../lib/stack/model.ts';
import type { Stage } from '../../lib/stack/stage.ts';
import { bedrock, ownServer, synthesizeTemplate } from '../stack/fixtures/synthesize-stack.ts';
import { intrinsicOf, isCustom, isRecord, templateSchema } from './intrinsics.ts';
import { judgeResource, judgeTemplate } from './resource-judge.ts';

const plain = synthesizeTemplate().toJSON();

// A domain of one's own, a sender's identity, deletion protection and the like are conditions of one template: both sides of each are judged.
describe('a deployment keeps to CloudFormation’s resource schemas', () => {
  it.each<[string, ModelProps | null, Stage]>([
    ['without a model', null, 'prod'],
    ['as a second copy', null, 'dev'],
    ['with Bedrock', bedrock, 'prod'],
    ['with a server of one’s own', ownServer, 'prod'],
  ])('%s', (_, model, stage) => {
    const template = templateSchema.parse(synthesizeTemplate(model, stage).toJSON());
    expect(Object.keys(template.Resources).length).toBeGreaterThan(400);
    expect(judgeTemplate(template)).toEqual([]);
  });
});

const read = templateSchema.parse(plain);
const firstOf = (type: string): string => {
  const id = Object.entries(read.Resources).find(([, { Type }]) => Type === type)?.[0];
  if (id === undefined) throw new Error(`No ${type} in the template.`);
  return id;
};
/** What is said of the first resource of a type with other properties. */
function judgedWith(type: string, change: (properties: Readonly<Record<string, unknown>>) => Record<string, unknown>) {
  const id = firstOf(type);
  const { [id]: resource, ...others } = read.Resources;
  const changed = { Type: type, ...resource, Properties: change(resource?.Properties ?? {}) };
  return judgeTemplate({ ...read, Resources: { ...others, [id]: changed } }).map((one) => one.replace(id, 'it'));
}

describe('what the judge notices', () => {
  it('a property that the type does not have', () => {
    expect(judgedWith('AWS::SQS::Queue', (own) => ({ ...own, VisibilityTimeOut: 60 }))).toEqual([
      'it (AWS::SQS::Queue).VisibilityTimeOut: no such property',
    ]);
  });

  it('a required property that is missing, in one case of a condition, too', () => {
    expect(judgedWith('AWS::Lambda::Function', ({ Role: _, ...own }) => own)).toEqual([
      'it (AWS::Lambda::Function).Role: is missing',
    ]);
    const [condition] = Object.keys(read.Conditions);
    const sometimes = (Role: unknown) => ({ 'Fn::If': [condition, Role, { Ref: 'AWS::NoValue' }] });
    expect(judgedWith('AWS::Lambda::Function', (own) => ({ ...own, Role: sometimes(own.Role) }))).toEqual([
      'it (AWS::Lambda::Function).Role: is missing',
    ]);
  });

  it('a value of another type, given outright or made by a function', () => {
    const [bucket, names] = [firstOf('AWS::S3::Bucket'), { 'Fn::Split': [',', 'a,b'] }];
    const wrongs: readonly [unknown, string][] = [
      ['sixty', '"sixty"'],
      [1.5, '1.5'],
      [{ Ref: bucket }, `{"Ref":"${bucket}"}`],
      [{ 'Fn::Join': ['', ['6', '0']] }, '{"Fn::Join":["",["6","0"]]}'],
      [names, JSON.stringify(names)],
    ];
    for (const [wrong, shown] of wrongs)
      expect(judgedWith('AWS::Lambda::Function', (own) => ({ ...own, Timeout: wrong }))).toEqual([
        `it (AWS::Lambda::Function).Timeout: of type integer was wanted, it is ${shown}`,
      ]);
    expect(judgedWith('AWS::Lambda::Function', (own) => ({ ...own, Timeout: { Ref: 'MonthlyBudgetUsd' } }))).toEqual(
      [],
    );
  });

  it('a word that an enumeration does not have, given outright or as what a parameter may be', () => {
    const ofTier = (tier: unknown) => judgedWith('AWS::Cognito::UserPool', (own) => ({ ...own, UserPoolTier: tier }));
    expect(ofTier('ESSENTIALS')).toEqual([]);
    expect(ofTier('PREMIUM')).toEqual(['it (AWS::Cognito::UserPool).UserPoolTier: PREMIUM is none of its values']);
    expect(ofTier({ Ref: 'DeletionProtection' })).toEqual([
      'it (AWS::Cognito::UserPool).UserPoolTier: on is none of its values',
      'it (AWS::Cognito::UserPool).UserPoolTier: off is none of its values',
    ]);
  });

  it('a name that nothing in the template bears, and an attribute that a resource does not have', () => {
    const queue = firstOf('AWS::SQS::Queue');
    expect(judgedWith('AWS::Lambda::Function', (own) => ({ ...own, Role: { 'Fn::GetAtt': [queue, 'Url'] } }))).toEqual([
      `it (AWS::Lambda::Function).Role: there is no ${queue}.Url to get`,
    ]);
    const substituted = { 'Fn::Sub': ['Gone.Arn', 'AWS::Region'].map((name) => `\${${name}}`).join('/') };
    for (const Role of [
      { Ref: 'Gone' },
      substituted,
      { 'Fn::Joined': ['', []] },
      { 'Fn::Join': ['', [{ Reff: 'x' }]] },
    ])
      expect(judgedWith('AWS::Lambda::Function', (own) => ({ ...own, Role }))).toHaveLength(1);
  });

  it('a type that CloudFormation does not know, an attribute of no resource, a dependence on nothing', () => {
    const Resources = {
      A: { Type: 'AWS::SQS::Que', Properties: {} },
      B: { Type: 'AWS::SQS::Queue', Deletionpolicy: 'Retain', UpdateReplacePolicy: 'Keep', DependsOn: ['A', 'C'] },
    };
    expect(judgeTemplate({ Resources })).toEqual([
      'A (AWS::SQS::Que): CloudFormation knows no such type',
      'B (AWS::SQS::Queue): a resource has no Deletionpolicy',
      'B (AWS::SQS::Queue): Keep is no such policy',
      'B (AWS::SQS::Queue): depends on C, which is not there',
    ]);
  });

  it('every property called by another name, at every depth of one resource of each type, but in what holds names of our own', () => {
    const free = new Set<string>();
    const rename = (id: string, node: unknown, at: string): void => {
      if (Array.isArray(node)) for (const one of node) rename(id, one, at);
      if (!isRecord(node) || intrinsicOf(node) !== null) return;
      for (const [name, value] of Object.entries(node)) {
        rename(id, value, `${at}.${name}`);
        delete node[name];
        node[`${name}ly`] = value;
        if (judgeResource(read, id).length === 0) free.add(at.replace(/(Document)\..*/, '$1'));
        delete node[`${name}ly`];
        node[name] = value;
      }
    };
    const types = new Set(Object.values(read.Resources).map(({ Type }) => Type));
    for (const type of types) {
      if (isCustom(type)) continue;
      const id = firstOf(type);
      rename(id, read.Resources[id]?.Properties, type);
    }
    expect([...free].sort()).toEqual([
      'AWS::ApiGateway::GatewayResponse.ResponseParameters',
      'AWS::ApiGateway::GatewayResponse.ResponseTemplates',
      'AWS::Cognito::UserPool.UserPoolTags',
      // A policy is JSON to the schemas; it is read word by word where the local cloud enforces it.
      'AWS::IAM::Policy.PolicyDocument',
      'AWS::IAM::Role.AssumeRolePolicyDocument',
      'AWS::Lambda::Function.Environment.Variables',
      'AWS::S3::BucketPolicy.PolicyDocument',
      'AWS::SNS::TopicPolicy.PolicyDocument',
      'AWS::SQS::QueuePolicy.PolicyDocument',
    ]);
  });
});
