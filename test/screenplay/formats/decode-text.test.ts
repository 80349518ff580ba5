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

it.each<[string, number[]]>([
  ['low byte first', [0x41, 0, 0x6e, 0, 0x6e, 0, 0x61, 0]],
  ['high byte first', [0, 0x41, 0, 0x6e, 0, 0x6e, 0, 0x61]],
])('UTF-16 without a mark is known by its empty bytes: %s', (_name, bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toBe('Anna');
});

it('a few empty bytes make no UTF-16', () => {
  const bytes = new Uint8Array([...Buffer.from('Anna goes.'), 0, 0, 0, 0, ...Buffer.from('Bo.')]);
  expect(decodeText(bytes)).toBe('Anna goes.\0\0\0\0Bo.');
  const late = new Uint8Array([...Buffer.from('A'.repeat(2000)), ...Array.from({ length: 4000 }, () => 0)]);
  expect(decodeText(late)).toHaveLength(6000);
});

it('the marks of the old Macintosh are mended', () => {
  expect(decodeText(new Uint8Array(Buffer.from('iÕm, youÕre, itÕs')))).toBe('i’m, you’re, it’s');
});
