/** The one address: site, API and local pages behind it, with CloudFront's rules; and who is not let in. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FrontDoor, openFrontDoor } from '../../lib/local-cloud/front-door.ts';
import { restApiDomain } from '../../lib/local-cloud/physical-names.ts';
import { createDistribution } from '../../lib/local-cloud/site/distribution.ts';
import { headerOf, type OriginRequest } from '../../lib/local-cloud/site/origin-request.ts';
import { localContentSecurityPolicy } from '../../lib/local-cloud/site/security-policy.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';
import { writtenTemplate } from './fixtures/written-template.ts';

const apiId = 'api1234567';
const policy =
  "default-src 'none'; connect-src 'self' https://written-site.s3.us-east-1.amazonaws.com; upgrade-insecure-requests";
const edgeFunction = (code: string) => ({
  Type: 'AWS::CloudFront::Function',
  Properties: { FunctionCode: code, FunctionConfig: { Runtime: 'cloudfront-js-2.0' } },
});
const onRequest = (id: string) => [{ EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': [id, 'FunctionARN'] } }];

const apiBehaviour = {
  PathPattern: '/api/*',
  TargetOriginId: 'api',
  AllowedMethods: ['GET', 'HEAD', 'OPTIONS', 'PUT', 'PATCH', 'POST', 'DELETE'],
  CachePolicyId: '4135ea2d-6df8-44a3-9df3-4b5a84be39ad',
  OriginRequestPolicyId: { Ref: 'Forward' },
  FunctionAssociations: onRequest('NameViewer'),
};
const config = {
  DefaultRootObject: 'index.html',
  DefaultCacheBehavior: {
    TargetOriginId: 'site',
    CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6',
    Compress: true,
    ResponseHeadersPolicyId: { Ref: 'Headers' },
    FunctionAssociations: onRequest('ShowScreen'),
  },
  CacheBehaviors: [apiBehaviour],
  Origins: [
    { Id: 'site', DomainName: { 'Fn::GetAtt': ['Site', 'RegionalDomainName'] } },
    {
      Id: 'api',
      DomainName: restApiDomain(apiId),
      OriginPath: '/prod',
      OriginCustomHeaders: [{ HeaderName: 'X-Origin-Key', HeaderValue: 'key' }],
    },
  ],
};

const written = (assets: string, data: string, distribution: object = config) =>
  writtenTemplate({
    resources: {
      Site: { Type: 'AWS::S3::Bucket' },
      Pool: { Type: 'AWS::Cognito::UserPool' },
      Distribution: { Type: 'AWS::CloudFront::Distribution', Properties: { DistributionConfig: distribution } },
      ShowScreen: edgeFunction(
        "function handler(event) { var r = event.request; if (r.uri === '/old') return { statusCode: 301, headers: { location: { value: '/new' } } }; if (r.uri === '/who') return { statusCode: 200, body: JSON.stringify(r.cookies) }; if (r.uri.indexOf('.') < 0) r.uri = '/index.html'; return r; }",
      ),
      NameViewer: edgeFunction(
        "async function handler(event) { event.request.headers['x-viewer'] = { value: event.viewer.ip }; return event.request; }",
      ),
      Forward: {
        Type: 'AWS::CloudFront::OriginRequestPolicy',
        Properties: {
          OriginRequestPolicyConfig: {
            HeadersConfig: { HeaderBehavior: 'allExcept', Headers: ['host', 'x-private'] },
            CookiesConfig: { CookieBehavior: 'whitelist', Cookies: ['seen'] },
            QueryStringsConfig: { QueryStringBehavior: 'all' },
          },
        },
      },
      Headers: {
        Type: 'AWS::CloudFront::ResponseHeadersPolicy',
        Properties: {
          ResponseHeadersPolicyConfig: {
            CustomHeadersConfig: { Items: [{ Header: 'Permissions-Policy', Value: 'camera=()', Override: true }] },
            SecurityHeadersConfig: {
              ContentSecurityPolicy: { ContentSecurityPolicy: policy, Override: true },
              StrictTransportSecurity: { AccessControlMaxAgeSec: 1, Override: true },
            },
          },
        },
      },
      Assets: {
        Type: 'Custom::CDKBucketDeployment',
        Properties: {
          SourceObjectKeys: ['site.zip'],
          DestinationBucketName: { Ref: 'Site' },
          Exclude: ['*'],
          Include: ['assets/*'],
          SystemMetadata: { 'cache-control': 'public, max-age=31536000, immutable' },
        },
      },
      Pages: {
        Type: 'Custom::CDKBucketDeployment',
        Properties: {
          SourceObjectKeys: ['site.zip', 'data.zip'],
          SourceMarkers: [{}, { '<<marker:0>>': { Ref: 'Pool' }, '<<marker:1>>': { Ref: 'Site' } }],
          SourceMarkersConfig: [{}, { jsonEscape: true }],
          DestinationBucketName: { Ref: 'Site' },
          Exclude: ['assets/*'],
          SystemMetadata: { 'cache-control': 'no-cache' },
        },
      },
    },
    assets: { 'site.zip': assets, 'data.zip': data },
  });

let received: OriginRequest | undefined;
const gateway = {
  apiId,
  stage: 'prod',
  handle: async (request: OriginRequest) => {
    received = request;
    return { status: 200, headers: { 'content-type': 'application/json' }, body: Buffer.from('{"api":true}') };
  },
};

let door: FrontDoor;
let site: string;
let data: string;
beforeAll(async () => {
  const directory = await temporaryDirectory();
  [site, data] = [path.join(directory, 'site'), path.join(directory, 'data')];
  mkdirSync(path.join(site, 'assets'), { recursive: true });
  mkdirSync(data);
  writeFileSync(path.join(site, 'index.html'), '<!doctype html><title>Site</title>');
  writeFileSync(path.join(site, 'assets/app-1a2b.js'), 'export {};');
  writeFileSync(path.join(site, 'assets/long-3c4d.js'), '/* a long story */'.repeat(200));
  writeFileSync(path.join(data, 'config.json'), '{"pool":"<<marker:0>>","bucket":"<<marker:1>>"}');
  const stands = [{ cloudHost: 'written-site.s3.us-east-1.amazonaws.com', localOrigin: 'http://127.0.0.1:9' }];
  const distribution = createDistribution(written(site, data), {
    gateway,
    stands,
    localConfig: { userPoolEndpoint: 'http://127.0.0.1:9' },
  });
  door = await openFrontDoor(0);
  door.open({ distribution, localPages: { inbox: (_request, response) => void response.end('inbox') } });
});
afterAll(() => door.close());

/** fetch hides some headers and sends its own Host; this sends and shows what it is told. */
function send(target: string, headers: Record<string, string> = {}, method = 'GET'): Promise<[number, string]> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(door.url);
    const sent = httpRequest({ host: '127.0.0.1', port, path: target, method, headers }, async (response) => {
      resolve([response.statusCode ?? 0, Buffer.concat(await response.toArray()).toString()]);
    });
    sent.on('error', reject).end();
  });
}

describe('the site', () => {
  it('answers the root and every screen with its page, never cached', async () => {
    for (const screen of ['/', '/landing', '/dashboard/ratings']) {
      const answer = await fetch(door.url + screen);
      expect(await answer.text()).toContain('<title>Site</title>');
      expect(answer.headers.get('content-type')).toBe('text/html');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('answers hashed files with their type, for good, and 304 to who has them', async () => {
    const answer = await fetch(`${door.url}/assets/app-1a2b.js`);
    expect(answer.headers.get('content-type')).toBe('text/javascript');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    const etag = answer.headers.get('etag') ?? '';
    const again = await fetch(`${door.url}/assets/app-1a2b.js`, { headers: { 'if-none-match': `W/${etag}` } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('compresses what is worth it, as the template asks, and knows a compressed file again by its tag', async () => {
    const answer = await fetch(`${door.url}/assets/long-3c4d.js`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(await answer.text()).toBe('/* a long story */'.repeat(200));
    const tag = answer.headers.get('etag') ?? '';
    const again = await fetch(`${door.url}/assets/long-3c4d.js`, { headers: { 'if-none-match': tag } });
    expect([tag.startsWith('W/'), again.status]).toEqual([true, 304]);
    const small = await fetch(`${door.url}/assets/app-1a2b.js`, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers.get('content-encoding')).toBeNull();
  });

  it('fills what is known only after deployment into its config, and says where the stand-in listens', async () => {
    expect(await (await fetch(`${door.url}/config.json`)).json()).toEqual({
      pool: expect.stringMatching(/^us-east-1_/),
      bucket: 'written-site',
      userPoolEndpoint: 'http://127.0.0.1:9',
    });
  });

  it('has no file that is not there, outside it, or not asked for by GET', async () => {
    expect((await send('/missing.js'))[0]).toBe(403);
    expect((await send('/assets/../../../etc/passwd.txt'))[0]).toBe(403);
    expect((await send('/%2e%2e%2fconfig.json'))[0]).toBe(403);
    expect((await send('/%zz.js'))[0]).toBe(403);
    expect((await send('/config.json', {}, 'POST'))[0]).toBe(403);
  });

  it('sends HEAD without a body, and lets an edge function answer by itself', async () => {
    expect(await send('/assets/app-1a2b.js', {}, 'HEAD')).toEqual([200, '']);
    const moved = await fetch(`${door.url}/old`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/new']);
  });

  it('shows an edge function the cookies, each by its name', async () => {
    const cookies = async (cookie: string): Promise<unknown> => JSON.parse((await send('/who', { cookie }))[1]);
    expect(await cookies('seen=1; token=a.b=; __proto__=x')).toEqual(
      JSON.parse('{"seen":{"value":"1"},"token":{"value":"a.b="},"__proto__":{"value":"x"}}'),
    );
    expect((await send('/who'))[1]).toBe('{}');
  });

  it('adds the template’s headers, with the local bucket allowed and https not forced', async () => {
    const { headers } = await fetch(`${door.url}/assets/app-1a2b.js`);
    expect(headers.get('permissions-policy')).toBe('camera=()');
    expect(headers.get('strict-transport-security')).toBeNull();
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self' https://written-site.s3.us-east-1.amazonaws.com http://127.0.0.1:9",
    );
  });
});

describe('the content security policy of this machine', () => {
  it('allows an emulator only where the cloud policy allows what it stands for', () => {
    const stands = [{ cloudHost: 'cognito-idp.us-east-1.amazonaws.com', localOrigin: 'http://127.0.0.1:8' }];
    expect(localContentSecurityPolicy("connect-src 'self' https://*.amazonaws.com; img-src 'self'", stands)).toBe(
      "connect-src 'self' https://*.amazonaws.com http://127.0.0.1:8; img-src 'self'",
    );
    expect(localContentSecurityPolicy("connect-src 'self' https://other.example", stands)).not.toContain('127.0.0.1');
  });
});

describe('the API behind it', () => {
  it('gets what the forwarding policy lets through, the edge function’s header and the origin’s own', async () => {
    const headers = {
      Authorization: 'Bearer t',
      'X-Private': '1',
      Cookie: 'seen=1; token=secret',
      'x-origin-key': 'forged',
    };
    expect(await send('/api/a%2Fb/?q=1&q=2', headers)).toEqual([200, '{"api":true}']);
    expect(received).toMatchObject({ method: 'GET', path: '/api/a%2Fb/', query: 'q=1&q=2' });
    const sent = (name: string) => received && headerOf(received, name);
    expect(sent('authorization')).toBe('Bearer t');
    expect(sent('x-private')).toBeUndefined();
    expect(sent('host')).toBeUndefined();
    expect(sent('cookie')).toBe('seen=1');
    expect(sent('x-viewer')).toBe('127.0.0.1');
    expect(received?.headers.filter(([name]) => name.toLowerCase() === 'x-origin-key')).toEqual([
      ['x-origin-key', 'key'],
    ]);
  });

  it('gets no token where the template forgets to forward it', async () => {
    const { OriginRequestPolicyId: _forgotten, ...bare } = apiBehaviour;
    const template = written(site, data, { ...config, CacheBehaviors: [bare] });
    const distribution = createDistribution(template, { gateway, stands: [], localConfig: {} });
    const body = (async function* () {})();
    const headers = [['Authorization', 'Bearer t'] as const, ['Content-Type', 'text/plain'] as const];
    await distribution.handle({ method: 'GET', path: '/api/x', query: 'a=1', headers, body, sourceIp: '127.0.0.1' });
    expect(received && headerOf(received, 'authorization')).toBeUndefined();
    expect(received && headerOf(received, 'content-type')).toBe('text/plain');
    expect(received?.query).toBe('');
  });

  it('is refused at the start when the template would cache it, or leads to an unknown origin', () => {
    const cached = {
      ...config,
      CacheBehaviors: [{ ...apiBehaviour, CachePolicyId: '658327ea-f89d-4fab-a63d-7e88639e58f6' }],
    };
    expect(() => createDistribution(written(site, data, cached), { gateway, stands: [], localConfig: {} })).toThrow(
      'Caching of the API',
    );
    const astray = { ...config, Origins: [{ Id: 'site', DomainName: 'elsewhere.example' }, config.Origins[1]] };
    expect(() => createDistribution(written(site, data, astray), { gateway, stands: [], localConfig: {} })).toThrow(
      'origin site',
    );
  });
});

describe('the front door', () => {
  it('answers on 127.0.0.1 under localhost’s name', async () => {
    expect(door.url).toMatch(/^http:\/\/localhost:\d+$/);
    expect((await fetch(door.url.replace('localhost', '127.0.0.1'))).status).toBe(200);
  });

  it('shows the local pages to this machine only, whatever name a page rebinds', async () => {
    for (const host of ['localhost:3000', '127.0.0.1', '[::1]:3000']) {
      expect(await send('/__local/inbox?to=a', { host })).toEqual([200, 'inbox']);
    }
    for (const host of ['evil.example', 'localhost.evil.example:3000', '127.0.0.1.nip.io']) {
      expect((await send('/__local/inbox', { host }))[0]).toBe(403);
    }
    expect((await send('/__local/other'))[0]).toBe(404);
    expect((await send('/__local'))[0]).toBe(404);
  });

  it('keeps its port from a second run', async () => {
    const port = Number(new URL(door.url).port);
    await expect(openFrontDoor(port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });

  it('asks to come again until it is open', async () => {
    const early = await openFrontDoor(0);
    const answer = await fetch(early.url);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
    await early.close();
  });
});
