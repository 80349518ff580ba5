/** Routes that share a function: only those that may do exactly the same, with nothing of their own, and each with its own handler in the bundle. */
import { aws_iam as iam, aws_logs as logs } from 'aws-cdk-lib';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { handlerName, ownRouteOf, routeNames, routes } from '../../lib/contract/routes.ts';
import type { Access } from '../../lib/stack/access.ts';
import {
  functionOf,
  handlersIn,
  joined,
  routeFunctionNames,
  routesOf,
  sharedFunctionNames,
} from '../../lib/stack/shared-functions.ts';
import { functionsOf } from './fixtures/functions.ts';
import { resourcesOf, synthesizeTemplate } from './fixtures/synthesize-stack.ts';

const may = (actions: string[], environment: Record<string, string> = {}, condition?: string): Access => ({
  environment,
  statements: [
    new iam.PolicyStatement({
      actions,
      resources: ['arn:aws:dynamodb:eu-west-1:1:table/t'],
      ...(condition !== undefined && { conditions: { StringLike: { 's3:prefix': condition } } }),
    }),
  ],
});
const plain = (value: unknown): unknown => value;
const join = (...members: Parameters<typeof joined>[2][number][]) => joined(plain, 'both', members);

describe('two routes with the same grants', () => {
  it('share a function that has the settings of both, the longer time and the greater memory', () => {
    const one = { route: 'getAccount', access: [may(['a:Get', 'a:Query'], { TABLE: 't' })], memoryMb: 1024 } as const;
    const two = {
      route: 'exportAccount',
      // In another order, in two statements.
      access: [may(['a:Query'], { TABLE: 't' }), may(['a:Get'], { SITE: 's' })],
      timeoutSeconds: 29,
    } as const;
    const { access, memoryMb, timeoutSeconds } = join(one, two);
    expect([memoryMb, timeoutSeconds]).toEqual([1024, 29]);
    expect(Object.assign({}, ...access.map(({ environment }) => environment))).toEqual({ TABLE: 't', SITE: 's' });
    // Granted once, as the first asks for it.
    expect(access.flatMap(({ statements }) => statements)).toHaveLength(1);
  });

  it('keep apart what has a log of its own keeping, or places reserved', () => {
    const same = { access: [may(['a:Get'])] };
    const trail = { ...same, route: 'login', logRetention: logs.RetentionDays.TWO_WEEKS } as const;
    expect(() => join({ ...same, route: 'signUp' }, trail)).toThrow(/login needs a function of its own/);
    const webhook = { ...same, route: 'paymentWebhook', reservedConcurrency: '10' } as const;
    expect(() => join(webhook, { ...same, route: 'verifyPayment' })).toThrow(/paymentWebhook needs/);
  });
});

describe('two routes that may do different things', () => {
  it.each([
    ['an action more', may(['a:Get', 'a:Put'])],
    ['a condition more', may(['a:Get'], {}, 'answers/*')],
    ['nothing at all', { environment: {}, statements: [] }],
  ])('are refused one function, with both names: %s', (_what, other) => {
    const one = { route: 'getScript', access: [may(['a:Get'])] } as const;
    expect(() => join(one, { route: 'listScripts', access: [other] })).toThrow(
      /getScript and listScripts may do different things/,
    );
  });
});

describe('the functions of the routes', () => {
  const template = synthesizeTemplate();
  const functions = functionsOf(template);

  it('serve every route, each by its own handler', () => {
    expect(routeFunctionNames.flatMap(routesOf).sort()).toEqual([...routeNames].sort());
    for (const name of routeNames) expect(handlersIn(functionOf(name)), name).toContain(ownRouteOf(name));
    const made = functions.map(({ name }) => name);
    for (const name of routeNames) expect(made, name).toContain(handlerName(name));
  });

  it.each([
    ['without-data', ['listPlans', 'reportViolation']],
    ['open-session', ['refreshToken', 'signUp']],
    ['settle-payment', ['paymentReturn', 'verifyPayment']],
    ['read-item', ['getReading', 'paymentStatus']],
    ['read-items', ['getScript', 'getSlate', 'listScripts', 'listShares']],
    ['read-answers', ['getAnswer', 'listAnswers']],
  ])('share %s: %j', (name, members) => {
    expect(routesOf(name).toSorted()).toEqual(members);
    expect(handlersIn(name).toSorted()).toEqual(members);
    expect(sharedFunctionNames).toContain(name);
    expect(sharedFunctionNames).toHaveLength(6);
  });

  it('have the house’s memory and time where their routes ask for no more', () => {
    const plain = { route: 'getScript', access: [may(['a:Get'])] } as const;
    expect(join(plain, { ...plain, route: 'listScripts' })).toMatchObject({ memoryMb: 512, timeoutSeconds: 15 });
    expect(join({ ...plain, memoryMb: 256, timeoutSeconds: 5 }, { ...plain, route: 'listScripts' })).toMatchObject({
      memoryMb: 512,
      timeoutSeconds: 15,
    });
    expect(join({ ...plain, memoryMb: 256 })).toEqual({ ...plain, memoryMb: 256 });
    expect(() => join()).toThrow('The function both serves no route.');
  });

  it('keep the webhook, the login and their like alone', () => {
    for (const name of ['paymentWebhook', 'createUpload', 'deleteAccount'] as const)
      expect(routesOf(functionOf(name))).toEqual([name]);
    expect(routesOf(functionOf('login'))).toEqual(['login', 'finishLogin']);
  });

  it('take one leave to be called by this API, however many routes they serve', () => {
    const permissions = resourcesOf(
      template,
      'AWS::Lambda::Permission',
      z.object({ FunctionName: z.object({ 'Fn::GetAtt': z.tuple([z.string(), z.string()]) }), Principal: z.string() }),
    ).filter(({ properties }) => properties.Principal === 'apigateway.amazonaws.com');
    const called = permissions.map(({ properties }) => properties.FunctionName['Fn::GetAtt'][0]);
    expect(called.sort()).toEqual([...new Set(called)]);
    expect(called).toHaveLength(routeFunctionNames.length);
  });

  it('say which routes they serve', () => {
    const reader = functions.find(({ name }) => name === 'list-shares');
    expect(reader?.properties.Description).toBe(
      ['listScripts', 'getScript', 'getSlate', 'listShares']
        .map((name) => routes[name as 'listScripts'])
        .map(({ method, path }) => `${method} ${path}`)
        .join(', '),
    );
  });
});
