/** The distribution: which behaviour takes a path, what its origin answers, what is added, what is refused. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { HttpAnswer } from '../../../lib/local-cloud/gateway/proxy-event.ts';
import { createDistribution } from '../../../lib/local-cloud/site/distribution.ts';
import type { OriginRequest } from '../../../lib/local-cloud/site/origin-request.ts';
import { temporaryDirectory } from '../fixtures/temporary-directory.ts';
import { writtenTemplate } from '../fixtures/written-template.ts';

const directory = await temporaryDirectory();
const asset = (name: string, files: Record<string, string>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(directory, name, file)), { recursive: true });
    writeFileSync(path.join(directory, name, file), text);
  }
  return path.join(directory, name);
};
const assets = {
  'one.zip': asset('one', {
    'index.html': 'one',
    'a/b.js': 'js',
    'a/b.CSS': 'css',
    'c.unknown': '?',
    'config.json': '{"a":"<m>","n":"<n>"}',
    plain: '<m>',
  }),
  'two.zip': asset('two', { 'index.html': 'two' }),
};
const deployment = (properties: object) => ({
  Type: 'Custom::CDKBucketDeployment',
  Properties: { SourceObjectKeys: ['one.zip'], DestinationBucketName: { Ref: 'Site' }, ...properties },
});
const bucket = { Site: { Type: 'AWS::S3::Bucket' } };
const tag = (text: string) => `"${createHash('md5').update(text).digest('hex')}"`;

describe('a distribution', () => {
  const caching = '658327ea-f89d-4fab-a63d-7e88639e58f6';
  const disabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
  const api = { PathPattern: '/api/*', TargetOriginId: 'api', CachePolicyId: disabled };
  const site = { TargetOriginId: 'site', CachePolicyId: caching };
  const origins = [
    { Id: 'site', DomainName: { 'Fn::GetAtt': ['Site', 'RegionalDomainName'] } },
    {
      Id: 'api',
      DomainName: 'abc.execute-api.us-east-1.amazonaws.com',
      OriginPath: '/prod',
      OriginCustomHeaders: [{ HeaderName: 'X-Key', HeaderValue: 'k' }],
    },
  ];
  const headersPolicy = (override: boolean) => ({
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        CustomHeadersConfig: {
          Items: [
            { Header: 'Content-Type', Value: 'x/y', Override: override },
            { Header: 'X-Added', Value: 'v', Override: override },
          ],
        },
      },
    },
  });
  const made = (config: object = {}, resources: Record<string, { Type: string }> = {}) => {
    const seen: OriginRequest[] = [];
    const DistributionConfig = {
      DefaultRootObject: 'index.html',
      DefaultCacheBehavior: site,
      CacheBehaviors: [api],
      Origins: origins,
      ...config,
    };
    const template = writtenTemplate({
      resources: {
        ...bucket,
        D: deployment({ Exclude: ['config.json'], SystemMetadata: { 'cache-control': 'no-cache' } }),
        Loose: headersPolicy(false),
        Strict: headersPolicy(true),
        Dist: { Type: 'AWS::CloudFront::Distribution', Properties: { DistributionConfig } },
        ...resources,
      },
      assets,
    });
    const gateway = {
      apiId: 'abc',
      stage: 'prod',
      handle: async (request: OriginRequest): Promise<HttpAnswer> => {
        seen.push(request);
        return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from('{}') };
      },
    };
    const distribution = createDistribution(template, { gateway, stands: [], localConfig: {} });
    const get = (target: string, headers: [string, string][] = [], method = 'GET') =>
      distribution.handle({
        method,
        path: target,
        query: '',
        headers,
        body: (async function* () {})(),
        sourceIp: '127.0.0.1',
      });
    return { distribution, get, seen };
  };
  const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  const index = { 'content-type': 'text/html', etag: tag('one'), 'cache-control': 'no-cache' };

  it('gives files out, tells who has one so, and has no others', async () => {
    const { get, distribution } = made();
    expect(await get('/')).toEqual({ status: 200, headers: index, body: Buffer.from('one') });
    expect((await get('/a/b%2Ejs')).headers['content-type']).toBe('text/javascript');
    for (const known of [tag('one'), `W/${tag('one')}`, `"x" , ${tag('one')}`])
      expect(await get('/index.html', [['If-None-Match', known]])).toEqual({
        status: 304,
        headers: index,
        body: Buffer.alloc(0),
      });
    expect((await get('/index.html', [['if-none-match', '"x"']])).status).toBe(200);
    for (const missing of ['/none', '/%zz', '/a', '/index.html/'])
      expect(await get(missing)).toEqual({
        status: 403,
        headers: plain,
        body: Buffer.from('There is no such file.\n'),
      });
    expect(await get('/', [], 'POST')).toEqual({
      status: 403,
      headers: plain,
      body: Buffer.from('This method is not allowed here.\n'),
    });
    expect((await get('/', [], 'HEAD')).status).toBe(200);
    expect([distribution.isSite('/x'), distribution.isSite('/api/x'), distribution.isSite('/API/x')]).toEqual([
      true,
      false,
      true,
    ]);
  });
  it('hands the API what its behaviour forwards, with the origin’s own headers', async () => {
    const { get, seen } = made();
    expect(
      (
        await get('/api/x', [
          ['A', '1'],
          ['x-key', 'theirs'],
        ])
      ).headers,
    ).toEqual({ 'content-type': 'application/json' });
    expect(seen[0]).toMatchObject({ path: '/api/x', headers: [['x-key', 'k']] });
    expect((await get('/api/x', [], 'POST')).status).toBe(403);
    expect(
      (await made({ CacheBehaviors: [{ ...api, AllowedMethods: ['POST'] }] }).get('/api/x', [], 'POST')).status,
    ).toBe(200);
  });
  it.each([
    ['api/*', '/api/', true],
    ['/a?c', '/abc', true],
    ['/a?c', '/ac', false],
    ['/a.c', '/abc', false],
    ['*.js', '/x/y.js', true],
    ['/x', '/x/y', false],
    ['/x', '/y/x', false],
  ])('takes by the pattern %s the path %s: %s', (PathPattern, target, takes) => {
    expect(made({ CacheBehaviors: [{ ...api, PathPattern }] }).distribution.isSite(target)).toBe(!takes);
  });
  it('adds headers, over the origin’s or beside them', async () => {
    const by = async (id: string) =>
      (await made({ DefaultCacheBehavior: { ...site, ResponseHeadersPolicyId: { Ref: id } } }).get('/')).headers;
    expect(await by('Loose')).toEqual({ ...index, 'x-added': 'v' });
    expect(await by('Strict')).toEqual({ ...index, 'content-type': 'x/y', 'x-added': 'v' });
  });
  it('compresses what it may cache', async () => {
    const vary = async (more: object) =>
      (
        await made(
          { CacheBehaviors: [{ ...site, PathPattern: '/a/*', ...more }] },
          { Big: deployment({ SourceObjectKeys: ['big.zip'] }) },
        ).get('/a/big.txt', [['accept-encoding', 'gzip']])
      ).headers['content-encoding'];
    Object.assign(assets, { 'big.zip': asset('big', { 'a/big.txt': 'x'.repeat(2000) }) });
    expect([
      await vary({ Compress: true }),
      await vary({}),
      await vary({ Compress: true, CachePolicyId: disabled }),
    ]).toEqual(['gzip', undefined, undefined]);
  });
  it('has nothing where no behaviour fits', async () => {
    const { get, distribution } = made({ DefaultCacheBehavior: { ...site, PathPattern: '/only' } });
    expect(await get('/other')).toEqual({
      status: 404,
      headers: plain,
      body: Buffer.from('There is nothing at this address.\n'),
    });
    expect(distribution.isSite('/other')).toBe(false);
  });
  it.each([
    ['the API cached', { CacheBehaviors: [{ ...api, CachePolicyId: caching }] }, 'Caching of the API is not emulated.'],
    [
      'another stage',
      { Origins: [origins[0], { ...origins[1], OriginPath: '/dev' }] },
      "The distribution's origin api is neither",
    ],
    [
      'another host',
      { Origins: [origins[0], { ...origins[1], DomainName: 'x' }] },
      "The distribution's origin api is neither",
    ],
    [
      'a folder of the bucket',
      { Origins: [{ ...origins[0], OriginPath: '/p' }, origins[1]] },
      "The distribution's origin site is neither",
    ],
    ['no origin', { Origins: [] }, "The distribution's origin"],
    [
      'an unknown policy',
      { DefaultCacheBehavior: { ...site, ResponseHeadersPolicyId: 'x' } },
      'The response headers policy x is not emulated.',
    ],
    [
      'an unknown function',
      { DefaultCacheBehavior: { ...site, FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: 'x' }] } },
      'names an edge function that the template does not hold',
    ],
    [
      'a function of another event',
      { DefaultCacheBehavior: { ...site, FunctionAssociations: [{ EventType: 'viewer-response', FunctionARN: 'x' }] } },
      'Dist',
    ],
    ['Lambda@Edge', { DefaultCacheBehavior: { ...site, LambdaFunctionAssociations: [{}] } }, 'Dist'],
    ['error pages', { CustomErrorResponses: [] }, 'Dist'],
  ])('with %s is refused', (_what, config, said) => expect(() => made(config)).toThrow(said));
  it('is the only one', () => {
    const Another = {
      Type: 'AWS::CloudFront::Distribution',
      Properties: { DistributionConfig: { DefaultCacheBehavior: site, Origins: [] } },
    };
    expect(() => made({}, { Another })).toThrow('exactly one CloudFront distribution');
    expect(() => made({}, { Dist: { Type: 'AWS::IAM::Role' } })).toThrow('exactly one CloudFront distribution');
  });
});
