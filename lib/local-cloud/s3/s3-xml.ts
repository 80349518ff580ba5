/** The few XML documents of S3 that the product reads and writes; it knows no other XML. */

import type { StoredObject } from './object-store.ts';
import { notImplemented, S3Error } from './s3-error.ts';

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

/** The answer to DeleteObjects; in quiet mode only errors are told, and there are none. */
export function deletedXml(keys: string[], quiet: boolean): string {
  const deleted = quiet ? [] : keys.map((key) => `<Deleted><Key>${escapeXml(key)}</Key></Deleted>`);
  return `${head}<DeleteResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${deleted.join('')}</DeleteResult>`;
}

/** The answer to a form upload that asked for status 201. */
export function postedXml(location: string, bucket: string, key: string, etag: string): string {
  return (
    `${head}<PostResponse><Location>${escapeXml(location)}</Location><Bucket>${escapeXml(bucket)}</Bucket>` +
    `<Key>${escapeXml(key)}</Key><ETag>&quot;${etag}&quot;</ETag></PostResponse>`
  );
}

/** The keys a DeleteObjects request names. Throws MalformedXML unless there are 1 to 1000, NotImplemented for versions. */
export function readDeleteRequest(xml: string): { keys: string[]; quiet: boolean } {
  if (/<VersionId>/.test(xml)) throw notImplemented('DeleteObjects with VersionId');
  const keys = [...xml.matchAll(/<Object>\s*<Key>([^<]*)<\/Key>[\s\S]*?<\/Object>/g)].map(([, key]) =>
    unescapeXml(key ?? ''),
  );
  if (!/<Delete[\s>]/.test(xml) || keys.length < 1 || keys.length > 1000) {
    throw new S3Error(400, 'MalformedXML', 'The XML you provided was not well-formed or did not validate.');
  }
  return { keys, quiet: /<Quiet>\s*true\s*<\/Quiet>/.test(xml) };
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
