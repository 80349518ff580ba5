/** LZW and run lengths are undone byte for byte, and never grow further than the reader of the pieces lets them. */

import { describe, expect, it } from 'vitest';
import { unpackLzw, unpackRunLengths } from '../../../lib/screenplay/pdf/unpack-old-packings.ts';
import fc from '../../fixed-chance.ts';
import { packLzw } from '../../pdf/pack-lzw.ts';

const all = (pieces: Iterable<Uint8Array>): Buffer => Buffer.concat([...pieces].map((piece) => piece.slice()));

describe('LZW', () => {
  it('gives back the example of the format', () => {
    // PDF 32000-1, 7.4.4.2.
    const packed = Buffer.from('800B6050220C0C8501', 'hex');
    expect([...all(unpackLzw(packed, 1))]).toEqual([45, 45, 45, 45, 45, 65, 45, 45, 45, 66]);
  });

  it('gives back whatever was packed, however often its table was full', () => {
    const letters = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 40_000 });
    fc.assert(
      fc.property(letters, fc.constantFrom(0 as const, 1 as const), (values, early) => {
        const data = Buffer.from(values);
        expect(all(unpackLzw(packLzw(data, early), early)).equals(data)).toBe(true);
      }),
      { numRuns: 20, seed: 7 },
    );
  });

  it('comes in pieces of 64 KB, and as far as it goes where its end is lost', () => {
    const long = Buffer.alloc(200_000, 7);
    const lengths = (length: number) =>
      [...unpackLzw(packLzw(long.subarray(0, length), 1), 1)].map((piece) => piece.length);
    expect([lengths(200_000), lengths(131_072), lengths(9)]).toEqual([
      [65_536, 65_536, 65_536, 3392],
      [65_536, 65_536, 0],
      [9],
    ]);
    const cut = all(unpackLzw(packLzw(long, 1).subarray(0, 100), 1));
    expect([cut.length > 1000, cut.equals(long.subarray(0, cut.length))]).toEqual([true, true]);
  });

  it('ends at a code that nothing has made', () => {
    // Codes of nine bits: a clearing, then 300; and a clearing, 65, then 300, which is taken for the next one.
    expect([...all(unpackLzw(Buffer.from('804b00', 'hex'), 1))]).toEqual([]);
    const bits = [256, 65, 300, 257]
      .map((code) => code.toString(2).padStart(9, '0'))
      .join('')
      .padEnd(40, '0');
    const packed = Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
    expect([...all(unpackLzw(packed, 1))]).toEqual([65, 65, 65]);
  });

  it('ends at what is no packing', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2000 }), (data) => {
        expect(all(unpackLzw(data, 1)).length).toBeLessThanOrEqual(2560 * data.length);
      }),
      { numRuns: 50, seed: 7 },
    );
  });
});

it('run lengths are copied, repeated and ended', () => {
  const packed = Buffer.from([2, 1, 2, 3, 254, 9, 0, 7, 128, 5, 5]);
  expect([...all(unpackRunLengths(packed))]).toEqual([1, 2, 3, 9, 9, 9, 7]);
  expect([...all(unpackRunLengths(Buffer.from([9, 1, 2])))]).toEqual([1, 2]);
  expect(
    [...unpackRunLengths(Buffer.from([129, 9, 127, ...Buffer.alloc(128, 1), 255, 3]))].map((piece) => [
      piece.length,
      piece[0],
    ]),
  ).toEqual([
    [128, 9],
    [128, 1],
    [2, 3],
  ]);
});
