/** The few XML documents of S3 that the product reads and writes; it knows no other XML. */

import type { StoredObject } from './object-file.ts';
import type { ObjectVersion } from './object-versions.ts';
import { S3Error } from './s3-error.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** S3's error document. */
export function errorXml(code: string, message: string): string {
  return `${head}<Error><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`;
}

export type Listing = {
  bucket: string;
  prefix: string;
  maxKeys: number;
  objects: StoredObject[];
  /** Where the next page begins, if there is one. */
  nextToken: string | undefined;
};

/** The answer to ListObjectsV2. */
export function listingXml(listing: Listing): string {
  const next = listing.nextToken && `<NextContinuationToken>${escapeXml(listing.nextToken)}</NextContinuationToken>`;
  const contents = listing.objects.map(
    ({ key, etag, size, modified }) =>
      `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modified}</LastModified><ETag>&quot;${etag}&quot;</ETag>` +
      `<Size>${size}</Size><StorageClass>STANDARD</StorageClass></Contents>`,
  );
  return (
    `${head}<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${escapeXml(listing.bucket)}</Name>` +
    `<Prefix>${escapeXml(listing.prefix)}</Prefix><KeyCount>${listing.objects.length}</KeyCount>` +
    `<MaxKeys>${listing.maxKeys}</MaxKeys><IsTruncated>${next !== undefined}</IsTruncated>` +
    `${next ?? ''}${contents.join('')}</ListBucketResult>`
  );
}

/** The answer to ListObjectVersions: the first `maxKeys` of them. Where the next page begins is left out, which the product does not ask for. */
export function versionsXml(bucket: string, prefix: string, maxKeys: number, all: readonly ObjectVersion[]): string {
  const listed = all.slice(0, maxKeys).map(({ object, isLatest }) => {
    const { key, version, modified, etag, size } = object;
    const about = `<Key>${escapeXml(key)}</Key><VersionId>${version}</VersionId><IsLatest>${isLatest}</IsLatest><LastModified>${modified}</LastModified>`;
    return object.isMarker
      ? `<DeleteMarker>${about}</DeleteMarker>`
      : `<Version>${about}<ETag>&quot;${etag}&quot;</ETag><Size>${size}</Size><StorageClass>STANDARD</StorageClass></Version>`;
  });
  return (
    `${head}<ListVersionsResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${escapeXml(bucket)}</Name>` +
    `<Prefix>${escapeXml(prefix)}</Prefix><MaxKeys>${maxKeys}</MaxKeys><IsTruncated>${all.length > maxKeys}</IsTruncated>` +
    `${listed.join('')}</ListVersionsResult>`
  );
}

export type NamedObject = {
  key: string;
  /** Undefined for the object as it stands. */
  version: string | undefined;
};

/** The answer to DeleteObjects; in quiet mode only errors are told, and there are none. */
export function deletedXml(objects: NamedObject[], quiet: boolean): string {
  const deleted = quiet
    ? []
    : objects.map(({ key, version }) => {
        const which = version === undefined ? '' : `<VersionId>${escapeXml(version)}</VersionId>`;
        return `<Deleted><Key>${escapeXml(key)}</Key>${which}</Deleted>`;
      });
  return `${head}<DeleteResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${deleted.join('')}</DeleteResult>`;
}

/** The answer to a form upload that asked for status 201. */
export function postedXml(location: string, bucket: string, key: string, etag: string): string {
  return (
    `${head}<PostResponse><Location>${escapeXml(location)}</Location><Bucket>${escapeXml(bucket)}</Bucket>` +
    `<Key>${escapeXml(key)}</Key><ETag>&quot;${etag}&quot;</ETag></PostResponse>`
  );
}

/** What a DeleteObjects request names. Throws MalformedXML unless there are 1 to 1000. */
export function readDeleteRequest(xml: string): { objects: NamedObject[]; quiet: boolean } {
  const objects = [...xml.matchAll(/<Object>([\s\S]*?)<\/Object>/g)].map(([, named = '']) => {
    const key = /<Key>([^<]*)<\/Key>/.exec(named)?.[1] ?? '';
    const version = /<VersionId>([^<]*)<\/VersionId>/.exec(named)?.[1];
    return { key: unescapeXml(key), version: version && unescapeXml(version) };
  });
  if (!/<Delete[\s>]/.test(xml) || objects.length < 1 || objects.length > 1000) {
    throw new S3Error(400, 'MalformedXML', 'The XML you provided was not well-formed or did not validate.');
  }
  return { objects, quiet: /<Quiet>\s*true\s*<\/Quiet>/.test(xml) };
}

function escapeXml(text: string): string {
  // Control characters too: XML parsers would turn a carriage return in a key into a line feed.
  return text.replace(/[<>&"'\r\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);
}

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function unescapeXml(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#([0-9]+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });
}
