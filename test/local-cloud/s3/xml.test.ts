/** S3's XML documents: what is written, letter by letter, and what is read of a request to delete. */
import { describe, expect, it } from 'vitest';
import {
  deletedXml,
  errorXml,
  listingXml,
  postedXml,
  readDeleteRequest,
  versionsXml,
} from '../../../lib/local-cloud/s3/s3-xml.ts';
import { refusalOf } from '../fixtures/refusal-of.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const xmlns = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';
const object = (key: string, more: object = {}) => ({
  key,
  version: 'v1',
  size: 3,
  etag: 'abc',
  crc32: '',
  modified: '2026-11-22T12:00:00.000Z',
  headers: {},
  ...more,
});

describe('a document of S3', () => {
  it('tells an error by code and message', () => {
    expect(errorXml('NoSuchKey', 'a <b> & "c"')).toBe(
      `${head}<Error><Code>NoSuchKey</Code><Message>a &#60;b&#62; &#38; &#34;c&#34;</Message></Error>`,
    );
  });

  it.each(['<', '>', '&', '"', "'", '\r', '\n', '\t'])('writes %j by its number', (character) => {
    expect(errorXml('C', `x${character}`)).toContain(`<Message>x&#${character.charCodeAt(0)};</Message>`);
  });

  it('lists a page and where the next begins', () => {
    const listing = { bucket: 'b&c', prefix: 'p<', maxKeys: 2, objects: [object('p<1'), object('p<2')] };
    const entry = (key: string) =>
      `<Contents><Key>${key}</Key><LastModified>2026-11-22T12:00:00.000Z</LastModified><ETag>&quot;abc&quot;</ETag>` +
      '<Size>3</Size><StorageClass>STANDARD</StorageClass></Contents>';
    const begin =
      `${head}<ListBucketResult ${xmlns}><Name>b&#38;c</Name><Prefix>p&#60;</Prefix><KeyCount>2</KeyCount>` +
      '<MaxKeys>2</MaxKeys>';
    const entries = `${entry('p&#60;1')}${entry('p&#60;2')}`;
    expect(listingXml({ ...listing, nextToken: 'a&b' })).toBe(
      `${begin}<IsTruncated>true</IsTruncated><NextContinuationToken>a&#38;b</NextContinuationToken>${entries}</ListBucketResult>`,
    );
    expect(listingXml({ ...listing, nextToken: undefined })).toBe(
      `${begin}<IsTruncated>false</IsTruncated>${entries}</ListBucketResult>`,
    );
  });

  it('lists versions and delete markers, no more than were asked for', () => {
    const all = [
      { object: object('k&', { isMarker: true, version: 'v2' }), isLatest: true },
      { object: object('k&'), isLatest: false },
    ];
    const begin = `${head}<ListVersionsResult ${xmlns}><Name>b&#38;</Name><Prefix>&#60;</Prefix>`;
    const marker =
      '<DeleteMarker><Key>k&#38;</Key><VersionId>v2</VersionId><IsLatest>true</IsLatest><LastModified>2026-11-22T12:00:00.000Z</LastModified></DeleteMarker>';
    const version =
      '<Version><Key>k&#38;</Key><VersionId>v1</VersionId><IsLatest>false</IsLatest><LastModified>2026-11-22T12:00:00.000Z</LastModified>' +
      '<ETag>&quot;abc&quot;</ETag><Size>3</Size><StorageClass>STANDARD</StorageClass></Version>';
    expect(versionsXml('b&', '<', 2, all)).toBe(
      `${begin}<MaxKeys>2</MaxKeys><IsTruncated>false</IsTruncated>${marker}${version}</ListVersionsResult>`,
    );
    expect(versionsXml('b&', '<', 1, all)).toBe(
      `${begin}<MaxKeys>1</MaxKeys><IsTruncated>true</IsTruncated>${marker}</ListVersionsResult>`,
    );
  });

  it('names what was deleted, and nothing in quiet mode', () => {
    const objects = [
      { key: 'a&', version: undefined },
      { key: 'b', version: 'v<' },
    ];
    const deleted = '<Deleted><Key>a&#38;</Key></Deleted><Deleted><Key>b</Key><VersionId>v&#60;</VersionId></Deleted>';
    expect(deletedXml(objects, false)).toBe(`${head}<DeleteResult ${xmlns}>${deleted}</DeleteResult>`);
    expect(deletedXml(objects, true)).toBe(`${head}<DeleteResult ${xmlns}></DeleteResult>`);
  });

  it('tells where a form’s file lies', () => {
    expect(postedXml('http://h/b/a&b', 'b', 'a&b', 'abc')).toBe(
      `${head}<PostResponse><Location>http://h/b/a&#38;b</Location><Bucket>b</Bucket><Key>a&#38;b</Key>` +
        '<ETag>&quot;abc&quot;</ETag></PostResponse>',
    );
  });
});

describe('a request to delete', () => {
  const asking = (inside: string) => `<Delete xmlns="x">${inside}</Delete>`;

  it('names objects and versions, in the order in which they stand', () => {
    const xml = asking(
      '<Object>\n<Key>a</Key></Object><Object><Key>b</Key><VersionId>v&amp;1</VersionId></Object><Object></Object>',
    );
    expect(readDeleteRequest(xml)).toEqual({
      objects: [
        { key: 'a', version: undefined },
        { key: 'b', version: 'v&1' },
        { key: '', version: undefined },
      ],
      quiet: false,
    });
  });

  it.each([
    ['<Quiet>true</Quiet>', true],
    ['<Quiet> true\n</Quiet>', true],
    ['<Quiet>false</Quiet>', false],
    ['<Quiet>nottrue</Quiet>', false],
    ['', false],
  ])('with %j is quiet: %j', (inside, quiet) => {
    expect(readDeleteRequest(asking(`<Object><Key>a</Key></Object>${inside}`)).quiet).toBe(quiet);
  });

  it.each([
    ['&lt;&gt;&quot;&apos;&amp;', `<>"'&`],
    ['&#65;&#x42;&#X43;&#x1F600;&#128512;', 'ABC\u{1f600}\u{1f600}'],
    ['&nbsp;&#;&;', '&nbsp;&#;&;'],
    ['&amp;lt;', '&lt;'],
  ])('writes a key as %s: %j', (written, key) => {
    expect(readDeleteRequest(asking(`<Object><Key>${written}</Key></Object>`)).objects[0]?.key).toBe(key);
  });

  it('names one object to a thousand', async () => {
    const many = (count: number) => '<Object><Key>a</Key></Object>'.repeat(count);
    expect(readDeleteRequest(`<Delete>${many(1000)}</Delete>`).objects).toHaveLength(1000);
    expect(readDeleteRequest(`<Delete>${many(1)}</Delete>`).objects).toHaveLength(1);
    for (const xml of [asking(''), asking(many(1001)), many(1), `<Deleted>${many(1)}</Deleted>`, ''])
      expect(await refusalOf(() => readDeleteRequest(xml))).toBe('400 MalformedXML');
  });
});
