/** What the template promises in figures: limits, lifetimes, sizes, alarms, headers. Each is read from the synthesized template, not from the code that makes it. */
import { Match, type Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { moneyAlarms } from '../../lib/contract/money-alarms.ts';
import { type RouteName, routeNames } from '../../lib/contract/routes.ts';
import { functionOf } from '../../lib/stack/shared-functions.ts';
import { siteUrlOr } from './fixtures/conditions.ts';
import { resourcesOf, synthesizeTemplate, text } from './fixtures/synthesize-stack.ts';

const template: Template = synthesizeTemplate();
const like = Match.objectLike;
/** Throws with the nearest resource when the template holds none with these properties. */
const holds = (type: string, properties: object): void => template.hasResourceProperties(type, properties);

describe('the firewall', () => {
  const acls = resourcesOf(
    template,
    'AWS::WAFv2::WebACL',
    z.object({ Rules: z.array(z.record(z.string(), z.unknown())) }),
  );
  const rules = acls.flatMap(({ properties }) => properties.Rules);
  const ruleNamed = (name: string) => rules.find((rule) => rule.Name === name);

  it('blocks what it finds and lets the rest in, in the order of its rules', () => {
    holds('AWS::WAFv2::WebACL', { Scope: 'REGIONAL', DefaultAction: { Allow: {} } });
    expect(rules.map(({ Name, Priority, Action }) => [Name, Priority, Action])).toEqual([
      ['only-through-distribution', 0, { Block: {} }],
      ['accounts-by-address', 1, { Block: {} }],
      ['everything-by-address', 2, { Block: {} }],
      // Of a group of rules each has its own action: safeguards.test.ts.
      ['AWSManagedRulesCommonRuleSet', 3, undefined],
      ['AWSManagedRulesKnownBadInputsRuleSet', 4, undefined],
    ]);
  });

  it.each([
    ['accounts-by-address', 100],
    ['everything-by-address', 3000],
  ])('case 4: counts %s: %i in five minutes by the address that the distribution names', (name, limit) => {
    expect(ruleNamed(name)?.Statement).toMatchObject({
      RateBasedStatement: {
        Limit: limit,
        EvaluationWindowSec: 300,
        AggregateKeyType: 'FORWARDED_IP',
        ForwardedIPConfig: { HeaderName: 'x-viewer-address', FallbackBehavior: 'MATCH' },
      },
    });
  });

  it('counts an account’s routes however they are written, and everything without a condition', () => {
    const rate = z.object({ RateBasedStatement: z.object({ ScopeDownStatement: z.unknown().optional() }) });
    const statement = (name: string) => rate.parse(ruleNamed(name)?.Statement).RateBasedStatement;
    expect(statement('accounts-by-address').ScopeDownStatement).toEqual({
      ByteMatchStatement: {
        FieldToMatch: { UriPath: {} },
        PositionalConstraint: 'CONTAINS',
        SearchString: '/api/authentication/',
        TextTransformations: [{ Priority: 0, Type: 'LOWERCASE' }],
      },
    });
    expect(statement('everything-by-address').ScopeDownStatement).toBeUndefined();
  });

  it('lets in only who knows the stack’s own id, letter by letter', () => {
    expect(ruleNamed('only-through-distribution')?.Statement).toMatchObject({
      NotStatement: {
        Statement: {
          ByteMatchStatement: {
            FieldToMatch: { SingleHeader: { Name: 'x-origin-key' } },
            PositionalConstraint: 'EXACTLY',
            SearchString: { 'Fn::Select': [2, { 'Fn::Split': ['/', { Ref: 'AWS::StackId' }] }] },
            TextTransformations: [{ Priority: 0, Type: 'NONE' }],
          },
        },
      },
    });
  });

  it('keeps figures, and no samples of what was asked by its own rules', () => {
    const own = rules.filter(({ Name }) => !String(Name).startsWith('AWSManaged'));
    for (const config of [...own, { VisibilityConfig: { MetricName: 'api' } }].map(
      ({ VisibilityConfig }) => VisibilityConfig as { MetricName: string },
    ))
      expect(text(template.toJSON())).toContain(
        text({ CloudWatchMetricsEnabled: true, MetricName: config.MetricName, SampledRequestsEnabled: false }),
      );
  });
});

describe('what the site’s answers tell the browser', () => {
  const headers = resourcesOf(
    template,
    'AWS::CloudFront::ResponseHeadersPolicy',
    z.object({ ResponseHeadersPolicyConfig: z.record(z.string(), z.unknown()) }),
  )[0]?.properties.ResponseHeadersPolicyConfig;

  it('is HTTPS for a year, no sniffing, no frame, the origin alone as referrer, and nothing may be overridden', () => {
    expect(headers?.SecurityHeadersConfig).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000, IncludeSubdomains: true, Override: true },
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: 'DENY', Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin', Override: true },
      ContentSecurityPolicy: { Override: true },
    });
  });

  it('is that no page uses camera, microphone, place, payment, USB or topics, and keeps to itself', () => {
    expect(headers?.CustomHeadersConfig).toEqual({
      Items: [
        {
          Header: 'Permissions-Policy',
          Override: true,
          Value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
        },
        { Header: 'Reporting-Endpoints', Override: true, Value: 'policy="/api/policy-report/"' },
        { Header: 'Cross-Origin-Opener-Policy', Override: true, Value: 'same-origin' },
      ],
    });
  });

  it('is the policy, whole', () => {
    const policy = z
      .object({ ContentSecurityPolicy: z.object({ ContentSecurityPolicy: z.unknown() }) })
      .parse(headers?.SecurityHeadersConfig).ContentSecurityPolicy.ContentSecurityPolicy;
    const joined = z.object({ 'Fn::Join': z.tuple([z.string(), z.array(z.unknown())]) }).parse(policy)['Fn::Join'];
    const written = joined[1].map((part) => (typeof part === 'string' ? part : '*')).join(joined[0]);
    expect(written.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self' https://js.stripe.com https://*.js.stripe.com",
      "style-src 'self'",
      "font-src 'self'",
      "img-src 'self' data: blob:",
      "connect-src 'self' https://* https://cognito-idp.*.* https://api.stripe.com",
      'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
      "manifest-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
      'report-uri /api/policy-report/',
      'report-to policy',
    ]);
  });
});

describe('the queues', () => {
  it('keep dead letters for two weeks and messages for four days, encrypted', () => {
    const queues = resourcesOf(
      template,
      'AWS::SQS::Queue',
      z.object({
        MessageRetentionPeriod: z.number(),
        RedrivePolicy: z.unknown().optional(),
        SqsManagedSseEnabled: z.boolean(),
      }),
    );
    expect(queues).toHaveLength(6);
    for (const { properties } of queues) {
      expect(properties.SqsManagedSseEnabled).toBe(true);
      expect(properties.MessageRetentionPeriod).toBe((properties.RedrivePolicy === undefined ? 14 : 4) * 86_400);
    }
  });

  it('give the reader one script at a time, as many side by side as the deployment says, three deliveries each', () => {
    holds('AWS::Lambda::EventSourceMapping', {
      BatchSize: 1,
      ScalingConfig: { MaximumConcurrency: { Ref: 'ReadersAtOnce' } },
      FunctionResponseTypes: ['ReportBatchItemFailures'],
    });
    holds('AWS::SQS::Queue', { VisibilityTimeout: 720, RedrivePolicy: like({ maxReceiveCount: 3 }) });
  });
});

describe('the alarms', () => {
  const alarms = resourcesOf(
    template,
    'AWS::CloudWatch::Alarm',
    z.object({
      AlarmDescription: z.string(),
      // One over several metrics has no name of its own.
      MetricName: z.string().default('over several'),
      Threshold: z.number(),
      Period: z.number().default(0),
      Statistic: z.string().default(''),
      EvaluationPeriods: z.number(),
      ComparisonOperator: z.string(),
      TreatMissingData: z.string(),
      AlarmActions: z.array(z.unknown()).min(1),
    }),
  ).map(({ properties }) => properties);

  it('ring once the value is reached, take no data for no trouble, and say what a user notices', () => {
    for (const alarm of alarms) {
      expect(alarm).toMatchObject({
        EvaluationPeriods: 1,
        ComparisonOperator: 'GreaterThanOrEqualToThreshold',
        TreatMissingData: 'notBreaching',
      });
      expect(alarm.AlarmDescription).toMatch(/\w+ .*[.”"]$/);
    }
  });

  it('are for dead letters, for old messages, for faults of the API, for a sweep or mail that fails, for a sweep that mends much, and for money', () => {
    const told = alarms
      .map(({ MetricName, Threshold, Period, Statistic }) => [MetricName, Threshold, Period, Statistic].join(' '))
      .toSorted();
    expect(told).toEqual([
      '5XXError 5 300 Sum',
      '5xxErrorRate 5 300 Average',
      'ApproximateAgeOfOldestMessage 300 300 Maximum',
      'ApproximateAgeOfOldestMessage 900 300 Maximum',
      'ApproximateAgeOfOldestMessage 900 300 Maximum',
      'Errors 3 3600 Sum',
      'Errors 3 3600 Sum',
      'NumberOfMessagesReceived 1 60 Sum',
      'NumberOfMessagesReceived 1 60 Sum',
      'NumberOfMessagesReceived 1 60 Sum',
      'Throttles 10 300 Sum',
      'losses 1 3600 Sum',
      'losses 1 3600 Sum',
      'mended 100 3600 Sum',
      'mended 20 3600 Sum',
      'mended 3 3600 Sum',
      'mended 3 3600 Sum',
      'mended 30 3600 Sum',
      'mended 5 3600 Sum',
      'mended 5 3600 Sum',
      'model_spend_reached 1 3600 Sum',
      ...Object.keys(moneyAlarms).map(() => 'money 1 300 Sum'),
      'over several 3 0 ',
    ]);
  });

  it('of a queue say how long messages may wait', () => {
    expect(
      alarms.filter(({ AlarmDescription }) => / wait longer than 15 minutes\. /.test(AlarmDescription)),
    ).toHaveLength(2);
  });
});

describe('the API', () => {
  it('takes a thousand calls a second, two thousand at once, and compresses from a kilobyte on', () => {
    holds('AWS::ApiGateway::RestApi', {
      MinimumCompressionSize: 1024,
      BinaryMediaTypes: ['multipart/form-data'],
      EndpointConfiguration: { Types: ['REGIONAL'] },
    });
    const stage = resourcesOf(
      template,
      'AWS::ApiGateway::Stage',
      z.object({ MethodSettings: z.array(z.record(z.string(), z.unknown())) }),
    )[0];
    const limits = stage?.properties.MethodSettings.map(
      ({ HttpMethod, ResourcePath, ThrottlingRateLimit, ThrottlingBurstLimit }) =>
        [HttpMethod, ResourcePath, ThrottlingRateLimit, ThrottlingBurstLimit].join(' '),
    );
    expect(limits?.toSorted()).toEqual([
      '* /* 1000 2000',
      'POST /~1api~1authentication~1login 20 40',
      'POST /~1api~1authentication~1signup 5 10',
      'POST /~1api~1policy-report 5 20',
      'POST /~1api~1v1~1question~1{n}~1challenge 5 20',
      'POST /~1api~1v1~1shared 20 40',
      'POST /~1api~1v1~1upload~1{id}~1ask 5 20',
      'PUT /~1api~1v1~1shared 5 20',
    ]);
  });

  it('looks at every token anew', () => {
    holds('AWS::ApiGateway::Authorizer', {
      AuthorizerResultTtlInSeconds: 0,
      Type: 'COGNITO_USER_POOLS',
      IdentitySource: 'method.request.header.Authorization',
    });
  });
});

describe('the functions', () => {
  const functions = resourcesOf(
    template,
    'AWS::Lambda::Function',
    z.object({
      MemorySize: z.number().optional(),
      Timeout: z.number().optional(),
      Handler: z.string(),
      Code: z.object({ ZipFile: z.string().optional() }),
      Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }).optional(),
    }),
  ).map(({ properties }) => properties);
  const named = (name: string) => functions.find(({ Code }) => Code.ZipFile?.includes(`'${name}'`));
  const size = (name: string): string => `${named(name)?.MemorySize} ${named(name)?.Timeout}`;

  /** Memory in MB and time in seconds where they are not the house's 512 and 15. */
  const sizes: Partial<Record<RouteName, string>> = {
    exportAccount: '512 29',
    deleteAccount: '512 29',
    initiatePayment: '512 29',
    paymentReturn: '512 29',
    verifyPayment: '512 29',
    paymentWebhook: '512 29',
    createUpload: '1024 15',
    exportScript: '1024 29',
    deleteScript: '512 29',
    getScreenplay: '1024 15',
    saveCorrections: '1024 15',
    getStatistics: '1024 15',
    getOverview: '1024 15',
    listAnswers: '1024 15',
    getAnswer: '1024 15',
    compareDrafts: '1024 29',
    openShare: '1024 29',
    leaveComment: '1024 29',
    challengeFinding: '1024 29',
    saveNotes: '1024 29',
    getNotes: '1024 29',
    askScript: '1024 29',
    listQuestions: '1024 29',
  };
  it.each(routeNames)('%s has its memory and its time', (name) => {
    expect(size(functionOf(name))).toBe(sizes[name] ?? '512 15');
  });

  it('that the queues and the pool call have theirs', () => {
    expect(size('read-script')).toBe('2048 120');
    expect(named('answer-question')?.MemorySize).toBe(1024);
    for (const trigger of ['pre-sign-up', 'pre-token-generation', 'post-confirmation'])
      expect(size(trigger)).toBe('512 5');
  });

  it('name our own files in their stack traces', () => {
    for (const name of routeNames)
      expect(named(functionOf(name))?.Environment?.Variables.NODE_OPTIONS, name).toBe('--enable-source-maps');
  });

  it('give the reader of scripts a bounded nursery, as it reads one after another', () => {
    const options = named('read-script')?.Environment?.Variables.NODE_OPTIONS;
    expect(options).toBe('--enable-source-maps --max-semi-space-size=4');
  });
});

describe('accounts', () => {
  it('have a server’s client with tokens of fifteen minutes, sessions of a week, and a minute’s grace', () => {
    holds('AWS::Cognito::UserPoolClient', {
      GenerateSecret: true,
      AccessTokenValidity: 15,
      IdTokenValidity: 15,
      RefreshTokenValidity: 10_080,
      TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'minutes' },
      RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 60 },
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
    });
  });

  it('have a site’s client without a secret that reads and writes the address alone', () => {
    holds('AWS::Cognito::UserPoolClient', {
      GenerateSecret: false,
      ExplicitAuthFlows: ['ALLOW_REFRESH_TOKEN_AUTH'],
      ReadAttributes: ['email'],
      WriteAttributes: ['email'],
      EnableTokenRevocation: true,
      PreventUserExistenceErrors: 'ENABLED',
    });
  });

  it('may be opened by anybody, with an address and a name that can change; the code’s mail says how long it is good', () => {
    holds('AWS::Cognito::UserPool', {
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
      AutoVerifiedAttributes: ['email'],
      UsernameAttributes: ['email'],
      Schema: [
        { Mutable: true, Name: 'email', Required: true },
        { Mutable: true, Name: 'name', Required: false },
      ],
      VerificationMessageTemplate: like({
        EmailSubject: 'Dramaturg: your code',
        EmailMessage: Match.stringLikeRegexp('\\{####\\}.*hour'),
      }),
    });
  });
});

describe('what is stored', () => {
  it('is found by pk and sk, and a user’s payments by gsi1, which holds keys only', () => {
    holds('AWS::DynamoDB::GlobalTable', {
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      GlobalSecondaryIndexes: [
        like({
          IndexName: 'gsi1',
          KeySchema: [
            { AttributeName: 'gsi1pk', KeyType: 'HASH' },
            { AttributeName: 'gsi1sk', KeyType: 'RANGE' },
          ],
          Projection: { ProjectionType: 'KEYS_ONLY' },
        }),
      ],
      TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      BillingMode: 'PAY_PER_REQUEST',
    });
  });

  it('as a file forgets half an upload after a day, and who read it after ninety', () => {
    holds('AWS::S3::Bucket', {
      LifecycleConfiguration: {
        Rules: [like({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 }, Status: 'Enabled' })],
      },
    });
    holds('AWS::S3::Bucket', {
      LifecycleConfiguration: { Rules: [like({ ExpirationInDays: 90, Status: 'Enabled' })] },
    });
    holds('AWS::S3::Bucket', { LoggingConfiguration: like({ LogFilePrefix: 'uploads/' }) });
    holds('AWS::S3::Bucket', { LoggingConfiguration: like({ LogFilePrefix: 'site/' }) });
  });

  it('as a file may be posted by the site alone, asked for again after an hour', () => {
    holds('AWS::S3::Bucket', {
      CorsConfiguration: {
        CorsRules: [
          {
            AllowedHeaders: ['*'],
            AllowedMethods: ['POST'],
            AllowedOrigins: [siteUrlOr('https://*.cloudfront.net')],
            MaxAge: 3600,
          },
        ],
      },
    });
  });
});

describe('the distribution', () => {
  it('serves the site’s files compressed over HTTPS, HTTP/2 and 3, and the API uncached with every method', () => {
    holds('AWS::CloudFront::Distribution', {
      DistributionConfig: like({
        DefaultRootObject: 'index.html',
        HttpVersion: 'http2and3',
        DefaultCacheBehavior: like({ Compress: true, ViewerProtocolPolicy: 'redirect-to-https' }),
        CacheBehaviors: [
          like({ PathPattern: '/api/openapi.json', Compress: true, ViewerProtocolPolicy: 'redirect-to-https' }),
          like({
            PathPattern: '/api/*',
            ViewerProtocolPolicy: 'https-only',
            AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
          }),
        ],
      }),
    });
  });
});

it('the stack tells the site’s and the API’s address and the user pool, and marks what is its own', () => {
  for (const output of ['SiteAddress', 'ApiUrl', 'UserPoolId']) template.hasOutput(output, {});
  holds('AWS::SNS::Topic', { Tags: Match.arrayWith([{ Key: 'app', Value: 'dramaturg' }]) });
  holds('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: { Ref: 'OwnerEmail' } });
});
