/** The Range header, one range of bytes; several at once are refused with 501. */
import { notImplemented, S3Error } from './s3-error.ts';

/**
 * First and last byte offset (inclusive) of an object of `size` bytes, or undefined when the whole is wanted.
 * Throws InvalidRange (416) when the range lies outside.
 */
export function parseRange(header: string | undefined, size: number): [number, number] | undefined {
  if (header === undefined) return undefined;
  if (header.includes(',')) throw notImplemented('S3 GetObject with several ranges');
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === undefined || last === undefined || first + last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start > end) throw new S3Error(416, 'InvalidRange', 'The requested range is not satisfiable');
  return [start, end];
}
