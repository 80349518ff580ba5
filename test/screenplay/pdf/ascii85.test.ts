/** ASCII85 by its letters (PDF 32000-1, 7.4.3). */
import { expect, it } from 'vitest';
import { decodeAscii85 } from '../../../lib/screenplay/pdf/ascii85.ts';

const decoded = (text: string): string => decodeAscii85(Buffer.from(text, 'latin1')).toString('latin1');

it('gives back whole groups, and one, two and three bytes at the end', () => {
  expect(decoded('87cURDZ~>')).toBe('Hello');
  expect(decoded('87cURD]i~>')).toBe('Hello ');
  expect(decoded('87cURD]i*~>')).toBe('Hello W');
  expect(decoded('87cURD]i,"Ebo80~>')).toBe('Hello World!');
});

it('takes z for four zeros between groups, and white space for nothing', () => {
  expect(decoded('z~>')).toBe('\0\0\0\0');
  expect(decoded('z87c\n UR z~>')).toBe('\0\0\0\0Hell\0\0\0\0');
  expect(decoded('s8W-!')).toBe('\xff\xff\xff\xff');
  expect(decoded('!!!!!')).toBe('\0\0\0\0');
});

it('stops at the first byte that does not belong, a z inside a group among them', () => {
  expect(decoded('87cUR~>87cUR')).toBe('Hell');
  expect(decoded('87cURv87cUR')).toBe('Hell');
  expect(decoded('87cUR8z87cUR')).toBe('Hell');
  expect(decoded('')).toBe('');
  expect(decoded('8')).toBe('');
});
