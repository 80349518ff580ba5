/** Digests of a body taken while it streams by, compared with what the sender declared; algorithms the product does not use are refused. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { notImplemented, S3Error } from './s3-error.ts';

export type Digests = {
  /** Lower-case hex: the ETag. */
  md5Hex: string;
  sha256Hex: string;
  /** By checksum header, base64. */
  byHeader: Record<string, string>;
};

/** Takes chunks with `update`; `digests` may be called once, at the end. */
export function createDigester() {
  const md5 = createHash('md5');
  const sha1 = createHash('sha1');
  const sha256 = createHash('sha256');
  let crc = 0;
  return {
    update(chunk: Buffer): void {
      for (const hash of [md5, sha1, sha256]) hash.update(chunk);
      crc = crc32(chunk, crc);
    },
    digests(): Digests {
      const md5Bytes = md5.digest();
      const sha256Bytes = sha256.digest();
      const crcBytes = Buffer.alloc(4);
      crcBytes.writeUInt32BE(crc);
      return {
        md5Hex: md5Bytes.toString('hex'),
        sha256Hex: sha256Bytes.toString('hex'),
        byHeader: {
          'content-md5': md5Bytes.toString('base64'),
          'x-amz-checksum-crc32': crcBytes.toString('base64'),
          'x-amz-checksum-sha1': sha1.digest('base64'),
          'x-amz-checksum-sha256': sha256Bytes.toString('base64'),
        },
      };
    },
  };
}

/**
 * Compares a body's digests with what headers (and trailers) declare.
 * Throws BadDigest or XAmzContentSHA256Mismatch (400), and NotImplemented for CRC32C and CRC64NVME.
 */
export function verifyChecksums(digests: Digests, declared: IncomingHttpHeaders, payload: string): void {
  if (/^[0-9a-f]{64}$/.test(payload) && payload !== digests.sha256Hex) {
    const message = "The provided 'x-amz-content-sha256' header does not match what was computed.";
    throw new S3Error(400, 'XAmzContentSHA256Mismatch', message);
  }
  for (const [name, value] of Object.entries(declared)) {
    if (name !== 'content-md5' && !/^x-amz-checksum-(?!mode$|type$|algorithm$)/.test(name)) continue;
    const actual = digests.byHeader[name];
    if (actual === undefined) throw notImplemented(`Header ${name}`);
    if (actual !== value) {
      throw new S3Error(400, 'BadDigest', `The ${name} you specified did not match the calculated checksum.`);
    }
  }
}
