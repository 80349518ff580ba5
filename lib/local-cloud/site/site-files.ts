/** What the template's bucket deployments would put into their buckets: files, types, cache rules, markers filled in. Rejects options it does not know. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { siteConfigFile } from '../../contract/site-config.ts';
import type { Template } from '../template.ts';

export interface SiteFile {
  readonly body: Buffer;
  readonly contentType: string;
  readonly cacheControl: string | undefined;
  readonly etag: string;
}

/** Files by key, by bucket name. */
export type SiteFiles = ReadonlyMap<string, ReadonlyMap<string, SiteFile>>;

const markerConfig = z.strictObject({ jsonEscape: z.boolean().optional() });

const deploymentProperties = z.object({
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z.array(z.record(z.string(), z.unknown())).default([]),
  SourceMarkersConfig: z.array(markerConfig).default([]),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z.string().default(''),
  Exclude: z.array(z.string()).default([]),
  Include: z.array(z.string()).default([]),
  SystemMetadata: z
    .strictObject({ 'cache-control': z.string().optional(), 'content-type': z.string().optional() })
    .default({}),
  Extract: z.literal(true).optional(),
});
type Deployment = z.infer<typeof deploymentProperties>;

/** What the AWS CLI, which fills the bucket, guesses from a file's name. */
const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  ico: 'image/vnd.microsoft.icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  map: 'application/json',
  mjs: 'text/javascript',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml',
};

/** A pattern of `aws s3 sync`: `*` is any run of characters, slashes included, `?` any one. */
const globToRegExp = (pattern: string): RegExp =>
  new RegExp(
    `^${pattern
      .replace(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
    's',
  );

/** All are in; excludes take out, includes put back: the order in which CDK's handler passes them on. */
function isChosen(key: string, { Exclude, Include }: Deployment): boolean {
  const matches = (patterns: readonly string[]) => patterns.some((pattern) => globToRegExp(pattern).test(key));
  return !matches(Exclude) || matches(Include);
}

/** Values known only at deployment stand in the files as markers; in JSON they are escaped for the quotes around them. */
function fillMarkers(body: Buffer, markers: Readonly<Record<string, unknown>>, jsonEscape: boolean): Buffer {
  if (Object.keys(markers).length === 0) return body;
  let text = body.toString('latin1');
  for (const [marker, value] of Object.entries(markers)) {
    const encoded = JSON.stringify(value);
    const plain = typeof value === 'string' ? (jsonEscape ? encoded.slice(1, -1) : value) : encoded;
    text = text.replaceAll(marker, () => Buffer.from(plain).toString('latin1'));
  }
  return Buffer.from(text, 'latin1');
}

/** Members that only this machine's config.json has. */
export type LocalConfig = Readonly<Record<string, string>>;

function addToConfig(body: Buffer, localConfig: LocalConfig): Buffer {
  const config = z.record(z.string(), z.unknown()).parse(JSON.parse(body.toString('utf8')));
  return Buffer.from(JSON.stringify({ ...config, ...localConfig }));
}

function toSiteFile(key: string, body: Buffer, { SystemMetadata: metadata }: Deployment): SiteFile {
  const extension = path.posix.extname(key).slice(1).toLowerCase();
  return {
    body,
    contentType: metadata['content-type'] ?? contentTypes[extension] ?? 'binary/octet-stream',
    cacheControl: metadata['cache-control'],
    etag: `"${createHash('md5').update(body).digest('hex')}"`,
  };
}

function* filesIn(directory: string): Generator<readonly [string, Buffer]> {
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(directory, name);
    if (statSync(file).isFile()) yield [name.split(path.sep).join('/'), readFileSync(file)];
  }
}

/**
 * Reads every deployment's files into memory; a later deployment's file replaces an earlier one's of the same key. `localConfig` is added to
 * config.json, the one file that differs from the cloud's.
 */
export function readSiteFiles(template: Template, localConfig: LocalConfig): SiteFiles {
  const buckets = new Map<string, Map<string, SiteFile>>();
  for (const { logicalId, properties } of template.resources('Custom::CDKBucketDeployment', deploymentProperties)) {
    const files = buckets.get(properties.DestinationBucketName) ?? new Map<string, SiteFile>();
    buckets.set(properties.DestinationBucketName, files);
    for (const [i, objectKey] of properties.SourceObjectKeys.entries()) {
      const directory = template.assetPath(objectKey);
      if (!directory) throw new Error(`The deployment ${logicalId} names an asset that the assembly does not hold.`);
      const jsonEscape = properties.SourceMarkersConfig[i]?.jsonEscape ?? false;
      for (const [name, bytes] of filesIn(directory)) {
        if (!isChosen(name, properties)) continue;
        const filled = fillMarkers(bytes, properties.SourceMarkers[i] ?? {}, jsonEscape);
        const key = path.posix.join(properties.DestinationBucketKeyPrefix, name);
        const body = key === siteConfigFile ? addToConfig(filled, localConfig) : filled;
        files.set(key, toSiteFile(key, body, properties));
      }
    }
  }
  return buckets;
}
