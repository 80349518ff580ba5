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
