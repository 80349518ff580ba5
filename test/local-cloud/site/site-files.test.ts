/** The files of the bucket deployments: which are chosen, their types and tags, the markers in them. */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSiteFiles } from '../../../lib/local-cloud/site/site-files.ts';
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
const filesOf = (...deployments: object[]) => {
  const resources = { ...bucket, ...Object.fromEntries(deployments.map((one, at) => [`D${at}`, deployment(one)])) };
  const [files] = readSiteFiles(writtenTemplate({ resources, assets }), { local: 'yes' }).values();
  return files ?? new Map();
};
const tag = (text: string) => `"${createHash('md5').update(text).digest('hex')}"`;

describe('the files of a bucket', () => {
  it('have the type of their name and the tag of their bytes', () => {
    const files = filesOf({});
    expect([...files.keys()].sort()).toEqual(['a/b.CSS', 'a/b.js', 'c.unknown', 'config.json', 'index.html', 'plain']);
    expect(files.get('a/b.js')).toEqual({
      body: Buffer.from('js'),
      contentType: 'text/javascript',
      cacheControl: undefined,
      etag: tag('js'),
    });
    expect(['a/b.CSS', 'index.html', 'c.unknown', 'plain'].map((key) => files.get(key)?.contentType)).toEqual([
      'text/css',
      'text/html',
      'binary/octet-stream',
      'binary/octet-stream',
    ]);
  });
  it('have what the deployment says of them, and its prefix', () => {
    const files = filesOf({
      SystemMetadata: { 'cache-control': 'no-cache', 'content-type': 'x/y' },
      DestinationBucketKeyPrefix: 'p',
      Extract: true,
    });
    expect(files.get('p/index.html')).toMatchObject({ cacheControl: 'no-cache', contentType: 'x/y' });
    expect(files.has('index.html')).toBe(false);
  });
  it.each([
    [{ Exclude: ['*'] }, []],
    [{ Exclude: ['a/*'] }, ['c.unknown', 'config.json', 'index.html', 'plain']],
    [{ Exclude: ['*'], Include: ['*.js'] }, ['a/b.js']],
    [{ Exclude: ['a/?.js', 'c*k*n'] }, ['a/b.CSS', 'config.json', 'index.html', 'plain']],
    [
      { Exclude: ['b.js', 'index', 'ndex.html', 'a.b.js'] },
      ['a/b.CSS', 'a/b.js', 'c.unknown', 'config.json', 'index.html', 'plain'],
    ],
    [{ Include: ['a/*'] }, ['a/b.CSS', 'a/b.js', 'c.unknown', 'config.json', 'index.html', 'plain']],
  ])('chosen by %j are %j', (chosen, keys) => expect([...filesOf(chosen).keys()].sort()).toEqual(keys));
  it('hold what is known only then, escaped in JSON where that is asked for; the config also this machine’s', () => {
    const SourceMarkers = [{ '<m>': 'say "é"', '<n>': 7 }];
    const escaped = filesOf({ SourceMarkers, SourceMarkersConfig: [{ jsonEscape: true }] });
    expect(JSON.parse(String(escaped.get('config.json')?.body))).toEqual({ a: 'say "é"', n: '7', local: 'yes' });
    expect(String(escaped.get('plain')?.body)).toBe('say \\"é\\"');
    expect(String(filesOf({ SourceMarkers, Exclude: ['config.json'] }).get('plain')?.body)).toBe('say "é"');
    expect(String(filesOf({ SourceMarkers: [{ '<m>': 'x' }], Exclude: ['config.json'] }).get('plain')?.body)).toBe('x');
    expect(String(filesOf({ SourceMarkers: [{}], Exclude: ['config.json'] }).get('plain')?.body)).toBe('<m>');
  });
  it('are the last deployment’s that has them', () => {
    const files = filesOf({ Exclude: ['config.json'] }, { SourceObjectKeys: ['two.zip'] });
    expect([String(files.get('index.html')?.body), files.has('plain')]).toEqual(['two', true]);
    expect(() => filesOf({ SourceObjectKeys: ['none.zip'] })).toThrow(
      'The deployment D0 names an asset that the assembly does not hold.',
    );
    expect(() => filesOf({ Extract: false })).toThrow();
  });
});
