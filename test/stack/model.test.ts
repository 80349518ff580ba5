/** A deployment with a language model: leave for the given models and no other, and nothing at all without one. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Validations } from 'aws-cdk-lib';
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defaultTerms, quotasAt } from '../../lib/contract/plan-terms.ts';
import { routes } from '../../lib/contract/routes.ts';
import { functionsOf } from './fixtures/functions.ts';
import { bedrock, createApp, ownServer, resourcesOf, synthesizeTemplate, text } from './fixtures/synthesize-stack.ts';

const policy = z.object({
  PolicyDocument: z.object({ Statement: z.array(z.object({ Action: z.unknown(), Resource: z.unknown() })) }),
});
const bedrockStatements = (template: Template) =>
  resourcesOf(template, 'AWS::IAM::Policy', policy)
    .flatMap(({ properties }) => properties.PolicyDocument.Statement)
    .filter(({ Action }) => text(Action).includes('bedrock'));
const modelParameters = (template: Template): string[] =>
  Object.keys(template.findParameters('*')).filter((name) => name.startsWith('Model'));

describe('a stack without a model', () => {
  it('holds no permission, no parameter and no setting of one', () => {
    const template = synthesizeTemplate();
    expect(bedrockStatements(template)).toEqual([]);
    expect(modelParameters(template)).toEqual([]);
    expect(text(template.toJSON())).not.toContain('MODEL_');
  });
});

describe('a stack with Bedrock', () => {
  const template = synthesizeTemplate(bedrock);

  it('lets the three functions that ask invoke the given models, wherever their profile sends the call, and none else', () => {
    const statements = bedrockStatements(template);
    expect(statements).toHaveLength(3);
    for (const other of statements.slice(1)) expect(other).toEqual(statements[0]);
    expect(statements[0]?.Action).toBe('bedrock:InvokeModel');
    const resources = z.array(z.unknown()).parse(statements[0]?.Resource).map(text).sort();
    expect(resources).toHaveLength(3);
    const all = resources.join('\n');
    expect(all).toMatch(/bedrock:us-west-2:.*:inference-profile\/us\.anthropic\.claude-sonnet-5-5"/);
    expect(all).toMatch(/bedrock:\*::foundation-model\/anthropic\.claude-sonnet-5-5"/);
    expect(all).toMatch(/bedrock:us-west-2::foundation-model\/anthropic\.claude-haiku-4-5-20251001-v1:0"/);
  });

  it('tells the function its model, region and budget, and gives it time', () => {
    template.hasResourceProperties('AWS::Lambda::Function', {
      Timeout: 900,
      Environment: {
        Variables: Match.objectLike({
          MODEL_PROVIDER: 'bedrock',
          MODEL_ID: bedrock.modelId,
          MODEL_FALLBACK_ID: bedrock.fallbackModelId,
          MODEL_REGION: 'us-west-2',
          MODEL_BUDGET_USD: { Ref: 'ModelBudgetUsd' },
          MAX_RECEIVE_COUNT: '3',
        }),
      },
    });
    expect(modelParameters(template).sort()).toEqual(['ModelBudgetUsd', 'ModelPrice', 'ModelUsdADay', 'ModelWindow']);
  });

  it('tells each function that asks the same of it, with what an account may cost in a day', () => {
    const askers = functionsOf(template).filter(({ environment }) => 'MODEL_ID' in environment);
    expect(askers).toHaveLength(3);
    for (const { environment } of askers)
      expect(Object.fromEntries(Object.entries(environment).filter(([name]) => /^(?:MODEL|PLAN)_/.test(name)))).toEqual(
        {
          MODEL_PROVIDER: 'bedrock',
          MODEL_ID: bedrock.modelId,
          MODEL_FALLBACK_ID: bedrock.fallbackModelId,
          MODEL_REGION: 'us-west-2',
          MODEL_BUDGET_USD: { Ref: 'ModelBudgetUsd' },
          MODEL_PRICE: { Ref: 'ModelPrice' },
          MODEL_WINDOW: { Ref: 'ModelWindow' },
          MODEL_USD_A_DAY: { Ref: 'ModelUsdADay' },
          PLAN_QUOTAS: JSON.stringify(quotasAt(defaultTerms)),
        },
      );
  });

  it('lets the function that answers keep a reading, take one message at a time, and hear that there is none', () => {
    const answering = functionsOf(template).find(({ name }) => name === 'answer-question');
    const onStories = answering?.statements.filter(({ resources }) => text(resources).includes('/stories/*'));
    expect(onStories?.flatMap(({ actions }) => actions).sort()).toEqual(['s3:GetObject', 's3:PutObject']);
    expect(answering?.statements.some(({ actions }) => actions.includes('s3:ListBucket'))).toBe(true);
    template.hasResourceProperties('AWS::Lambda::EventSourceMapping', {
      FunctionName: { Ref: answering?.id },
      BatchSize: 1,
    });
  });

  it.each([routes.getAnswer, routes.retryAnswer])(
    'tells $path that there is a model, and nothing else of it',
    (route) => {
      const made = template.findResources('AWS::Lambda::Function', {
        Properties: { Description: Match.stringLikeRegexp(`${route.method} ${route.path.replace(/[{}]/g, '.')}$`) },
      });
      expect(Object.keys(made)).toHaveLength(1);
      const { Variables } = Object.values(made).map(({ Properties }) => Properties.Environment)[0];
      const ofModel = Object.entries(Variables).filter(([name]) => name.startsWith('MODEL_'));
      expect(ofModel).toEqual([['MODEL_PROVIDER', 'bedrock']]);
    },
  );

  it('passes cdk-nag', () => {
    const { app } = createApp(bedrock);
    Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
    app.synth();
    const report = z
      .object({ pluginReports: z.array(z.object({ violations: z.array(z.unknown()) })) })
      .parse(JSON.parse(readFileSync(path.join(app.outdir, 'validation-report.json'), 'utf8')));
    expect(report.pluginReports.flatMap(({ violations }) => violations)).toEqual([]);
  });
});

describe('a stack with a server of one’s own', () => {
  it('reads the server’s address from a parameter and its key from one secret', () => {
    const template = synthesizeTemplate(ownServer);
    expect(bedrockStatements(template)).toEqual([]);
    expect(modelParameters(template).sort()).toEqual([
      'ModelBaseUrl',
      'ModelBudgetUsd',
      'ModelPrice',
      'ModelSecretName',
      'ModelUsdADay',
      'ModelWindow',
    ]);
    template.hasResourceProperties('AWS::Lambda::Function', {
      Environment: {
        Variables: Match.objectLike({ MODEL_BASE_URL: { Ref: 'ModelBaseUrl' }, MODEL_SECRET_NAME: Match.anyValue() }),
      },
    });
    expect(text(template.toJSON())).not.toContain('MODEL_API_KEY');
  });

  it('takes https, and plain http from the same machine alone, and says so', () => {
    const { ModelBaseUrl } = z
      .object({ ModelBaseUrl: z.object({ AllowedPattern: z.string(), ConstraintDescription: z.string() }) })
      .parse(synthesizeTemplate(ownServer).findParameters('ModelBaseUrl'));
    const isTaken = (address: string): boolean => new RegExp(ModelBaseUrl.AllowedPattern).test(address);
    const taken = [
      'https://llm.example.com/v1',
      'https://10.0.0.7:8443/v1',
      'http://127.0.0.1:11434/v1',
      'http://localhost:8080/v1',
      'http://[::1]:80/v1',
    ];
    const refused = [
      'http://llm.example.com/v1',
      'http://10.0.0.7/v1',
      'http://127.0.0.1.example.com/v1',
      'http://localhost@example.com/v1',
      'http://127.0.0.1:80@example.com/',
      'https://key@llm.example.com/v1',
      'ftp://localhost/',
      'https://',
    ];
    expect(taken.filter((address) => !isTaken(address))).toEqual([]);
    expect(refused.filter(isTaken)).toEqual([]);
    expect(ModelBaseUrl.ConstraintDescription).toMatch(
      /^must begin with https:.*Plain http is only for a server on the same machine/,
    );
  });
});
