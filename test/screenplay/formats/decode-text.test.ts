import { expect, it } from 'vitest';
import { decodeText } from '../../../lib/screenplay/formats/decode-text.ts';

it.each([
  ['UTF-8', Buffer.from('CAFÉ – ”')],
  ['UTF-8 with a mark', Buffer.from('\uFEFFCAFÉ – ”')],
  ['UTF-16, low byte first', Buffer.from('\uFEFFCAFÉ – ”', 'utf16le')],
  ['UTF-16, high byte first', Buffer.from('\uFEFFCAFÉ – ”', 'utf16le').swap16()],
  ['Windows-1252', Buffer.from('CAF\xc9 \x96 \x94', 'latin1')],
])('text is decoded from %s', (_name, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toBe('CAFÉ – ”');
});

it('a mark alone tells the order of bytes, where no byte is empty', () => {
  const marked = Buffer.from('\uFEFF雨が降る', 'utf16le');
  expect(decodeText(new Uint8Array(marked))).toBe('雨が降る');
  expect(decodeText(new Uint8Array(Buffer.from(marked).swap16()))).toBe('雨が降る');
  const windows = (...bytes: number[]) => decodeText(new Uint8Array([...bytes, 0x42]));
  expect([windows(0xff, 0x41), windows(0xfe, 0x41), windows(0x41, 0xfe), windows(0x41, 0xff)]).toEqual([
    'ÿAB',
    'þAB',
    'AþB',
    'AÿB',
  ]);
});

it.each<[string, number[]]>([
  ['low byte first', [0x41, 0, 0x6e, 0, 0x6e, 0, 0x61, 0]],
  ['high byte first', [0, 0x41, 0, 0x6e, 0, 0x6e, 0, 0x61]],
])('UTF-16 without a mark is known by its empty bytes: %s', (_name, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toBe('Anna');
});

it('a few empty bytes make no UTF-16', () => {
  const bytes = new Uint8Array([...Buffer.from('Anna goes.'), 0, 0, 0, 0, ...Buffer.from('Bo.')]);
  expect(decodeText(bytes)).toBe('Anna goes.\0\0\0\0Bo.');
  const three = (odd: number) =>
    new Uint8Array(Array.from({ length: 10 }, (_, at) => (at % 2 === odd && at < 6 ? 0 : 0x41)));
  expect([0, 1].map((odd) => decodeText(three(odd)).length)).toEqual([10, 10]);
  const late = new Uint8Array([...Buffer.from('A'.repeat(2000)), ...Array.from({ length: 4000 }, () => 0)]);
  expect(decodeText(late)).toHaveLength(6000);
});

it('the marks of the old Macintosh are mended', () => {
  expect(decodeText(new Uint8Array(Buffer.from('iÕm, youÕre, itÕs')))).toBe('i’m, you’re, it’s');
});
