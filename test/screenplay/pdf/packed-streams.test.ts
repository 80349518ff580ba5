/** Packed streams of raw files: found, unpacked within a bound, refused as bombs, and their character maps split. */
import { createHash } from 'node:crypto';
import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressedStreams, packingsOf, unpackWithin } from '../../../lib/screenplay/pdf/compressed-streams.ts';
import { refuseInflationBomb } from '../../../lib/screenplay/pdf/refuse-inflation-bomb.ts';
import { splitWideRanges } from '../../../lib/screenplay/pdf/split-wide-ranges.ts';
import { packLzw } from '../../pdf/pack-lzw.ts';

const stream = (dictionary: string, data: Uint8Array | string, lineEnd = '\n'): Buffer =>
  Buffer.concat([
    Buffer.from(`7 0 obj\n<< ${dictionary} >>\nstream${lineEnd}`),
    Buffer.from(data),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const flate = '/Filter /FlateDecode';
const found = (...parts: Buffer[]) => [...compressedStreams(new Uint8Array(Buffer.concat(parts)))];

describe('a packed stream', () => {
  it('is found with its dictionary, its place and its data', () => {
    const file = Buffer.concat([
      stream('/Length 1', 'x'),
      stream(flate, 'abc'),
      stream('/Subtype /Image /Filter /Fl', 'def'),
    ]);
    const [first, second, ...more] = found(file);
    expect(more).toEqual([]);
    expect(first).toMatchObject({ isPicture: false, dictionary: `\n<< ${flate} >>\n`, from: file.indexOf('abc') });
    expect(first?.data.toString().trim()).toBe('abc');
    expect(second).toMatchObject({ isPicture: true, from: file.indexOf('def') });
  });

  it('may begin behind two marks of a line’s end, and end with the file', () => {
    expect(
      found(stream(flate, 'abc', '\r\n'))[0]
        ?.data.toString()
        .trim(),
    ).toBe('abc');
    const cut = stream(flate, 'abc');
    expect(found(cut.subarray(0, cut.indexOf('endstream') + 3))[0]?.data.toString()).toBe('abc\nend');
  });

  it.each([
    ['/Filter /FlateDecode', ['deflate']],
    ['/Filter /Fl', ['deflate']],
    ['/Filter /LZWDecode', ['lzw']],
    ['/Filter /LZW', ['lzw']],
    ['/Filter /RunLengthDecode', ['run-lengths']],
    ['/Filter /RL', ['run-lengths']],
    ['/Filter [/FlateDecode /LZW]', ['deflate', 'lzw']],
    ['/Filter /Fl#61teDecode', ['deflate']],
    ['/Filter 9 0 R', []],
    ['/F 9 0 R', []],
  ])('is packed as its dictionary says: %s', (dictionary, packings) => {
    const [only] = found(stream(dictionary, 'abc'));
    expect(only && packingsOf(only.dictionary)).toEqual(packings);
  });

  it('is not one that is packed in another way, or in none', () => {
    for (const dictionary of ['/Filter /DCTDecode', '/Length 3', '/Filter /Flat', '/Fx 9 0 R'])
      expect(found(stream(dictionary, 'abc'))).toEqual([]);
  });

  it('may be wrapped in letters', () => {
    for (const name of ['ASCII85Decode', 'A85']) {
      const [only] = found(stream(`/Filter [/${name} /FlateDecode]`, '87cURDZ~>'));
      expect([only?.data.toString(), only?.from]).toEqual(['Hello', null]);
    }
    expect(found(stream('/Filter [/FlateDecode /A85]', '87cURDZ~>'))[0]?.from).not.toBeNull();
  });

  it('is unpacked up to a bound, as far as its data make sense', async () => {
    const data = Buffer.alloc(1000, 7);
    const unpacked = async (
      packed: Uint8Array,
      packing: 'deflate' | 'lzw' | 'run-lengths',
      most: number,
      dictionary = '',
    ) => (await unpackWithin(packed, packing, dictionary, most))?.length ?? null;
    expect([
      await unpacked(deflateSync(data), 'deflate', 1000),
      await unpacked(deflateSync(data), 'deflate', 999),
    ]).toEqual([1000, null]);
    expect([await unpacked(packLzw(data, 1), 'lzw', 1000), await unpacked(packLzw(data, 1), 'lzw', 999)]).toEqual([
      1000,
      null,
    ]);
    expect(await unpacked(packLzw(data, 0), 'lzw', 1000, '/EarlyChange 0')).toBe(1000);
    const runs = Buffer.from([157, 7, 128]);
    expect([await unpacked(runs, 'run-lengths', 100), await unpacked(runs, 'run-lengths', 99)]).toEqual([100, null]);
    expect(await unpacked(Buffer.from('no data'), 'deflate', 10)).toBe(0);
    const cut = deflateSync(Buffer.from('The two of them look at the water.'));
    expect(await unpacked(cut.subarray(0, cut.length - 6), 'deflate', 99)).toBeGreaterThan(20);
    const large = deflateSync(Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * at) % 251)));
    large.writeUInt8(large.readUInt8(large.length - 3) ^ 0xff, large.length - 3);
    expect(await unpacked(large, 'deflate', 300_000)).toBeGreaterThan(150_000);
    expect(await unpacked(large, 'deflate', 100_000)).toBeNull();
  });
});

describe('a file that unpacks to far more than a script', () => {
  const verdict = async (...parts: Buffer[]): Promise<string> => {
    try {
      await refuseInflationBomb(new Uint8Array(Buffer.concat(parts)));
      return 'read';
    } catch (error) {
      return error instanceof Error && 'code' in error ? String(error.code) : 'failed';
    }
  };
  const zeros = (megabytes: number): Buffer => deflateSync(Buffer.alloc(megabytes * 1024 * 1024));

  it('is refused by what the stream may be: a page, a font or a picture', async () => {
    expect(await verdict(stream(flate, zeros(8)))).toBe('read');
    expect(await verdict(stream(flate, zeros(8.1)))).toBe('damaged_pdf');
    expect(await verdict(stream('/Filter 9 0 R', zeros(8.1)))).toBe('damaged_pdf');
    for (const font of ['/Length1 9', '/Subtype /Type1C', '/Subtype /CIDFontType0C', '/Subtype /OpenType']) {
      expect(await verdict(stream(`${font} ${flate}`, zeros(8.1)))).toBe('read');
    }
    expect(await verdict(stream(`/Length1 9 ${flate}`, zeros(32.1)))).toBe('damaged_pdf');
    expect(await verdict(stream(`/Subtype /Image ${flate}`, zeros(33)))).toBe('read');
    expect(await verdict(stream(`/Subtype /Image ${flate}`, zeros(161)))).toBe('damaged_pdf');
  });

  it('is refused where a page is packed twice, or a picture three times', async () => {
    const twice = deflateSync(zeros(1));
    expect(await verdict(stream('/Filter [/FlateDecode /FlateDecode]', twice))).toBe('damaged_pdf');
    expect(await verdict(stream('/Subtype /Image /Filter [/FlateDecode /FlateDecode]', twice))).toBe('read');
    expect(await verdict(stream('/Subtype /Image /Filter [/FlateDecode /FlateDecode /FlateDecode]', twice))).toBe(
      'damaged_pdf',
    );
    expect(await verdict(stream('/Subtype /Image /Filter [/FlateDecode /FlateDecode]', zeros(2.1)))).toBe(
      'damaged_pdf',
    );
  });

  it('is judged by its packed size where it is encrypted', async () => {
    const encrypted = async (kilobytes: number, dictionary = flate) =>
      await verdict(stream(dictionary, Buffer.alloc(kilobytes * 1024 - 1, 7)), Buffer.from('/Encrypt 9 0 R'));
    expect([await encrypted(256), await encrypted(257)]).toEqual(['read', 'damaged_pdf']);
    expect([
      await encrypted(2048, `/Subtype /Image ${flate}`),
      await encrypted(2049, `/Subtype /Image ${flate}`),
    ]).toEqual(['read', 'damaged_pdf']);
    expect([await encrypted(2048, `/Length1 9 ${flate}`), await encrypted(2049, `/Length1 9 ${flate}`)]).toEqual([
      'read',
      'damaged_pdf',
    ]);
    expect([await encrypted(103, '/Filter /LZWDecode'), await encrypted(104, '/Filter /LZWDecode')]).toEqual([
      'read',
      'damaged_pdf',
    ]);
    expect(await encrypted(1, '/Filter [/FlateDecode /LZWDecode]')).toBe('damaged_pdf');
  });
});

describe('a character map', () => {
  /** A name that does not pack: what is left out of the map is room for it. */
  const name = ['one', 'two', 'three'].map((seed) => createHash('sha512').update(seed).digest('hex')).join('');
  const map = (ranges: string, count = 1): string =>
    `/CIDInit /ProcSet findresource begin begincmap /CMapName /${name} def 1 begincodespacerange <0000> <ffff> endcodespacerange ${count} beginbfrange ${ranges} endbfrange endcmap`;
  const wide = map(`<00fe> <0101> [<4e00> <4e01> <4e02> <4e03>]`);
  const split = async (file: Buffer): Promise<Buffer | null> => {
    const mended = await splitWideRanges(new Uint8Array(file));
    return mended && Buffer.from(mended);
  };
  const ranges = '2 beginbfrange <00fe><00ff>[<4e00><4e01>]\n<0100><0101>[<4e02><4e03>] endbfrange';

  it('is split where a range crosses a first byte, in its place', async () => {
    const plain = stream('/Length 9', wide);
    const mended = await split(plain);
    expect(mended?.length).toBe(plain.length);
    expect(mended?.toString()).toContain(`begincmap\n1 begincodespacerange <0000> <ffff> endcodespacerange ${ranges} `);
    const packed = stream(flate, deflateSync(wide));
    const [only] = [...compressedStreams(new Uint8Array((await split(packed)) ?? []))];
    expect(inflateSync(only?.data ?? Buffer.alloc(0)).toString()).toContain(ranges);
  });

  it('counts other ranges along', async () => {
    const mended = await split(stream('/Length 9', map('<0001> <0002> <0041> <00ff> <0100> [<4e00> <4e01>]', 2)));
    expect(mended?.toString()).toContain(
      '3 beginbfrange <0001> <0002> <0041> <00ff><00ff>[<4e00>]\n<0100><0100>[<4e01>] endbfrange',
    );
  });

  it('is left alone where nothing is wide, or there is no room', async () => {
    expect(await split(stream('/Length 9', map('<00fe> <00ff> [<4e00> <4e01>]')))).toBeNull();
    expect(await split(stream('/Length 9', map('<00fe> <0101> <4e00>')))).toBeNull();
    expect(
      await split(stream('/Length 9', 'beginbfrange <00fe> <0101> [<4e00> <4e01> <4e02> <4e03>] endbfrange')),
    ).toBeNull();
    expect(
      await split(
        stream(flate, deflateSync(wide.replace(/.*begincmap/, 'begincmap').trim(), { level: 9 }).subarray(0, 20)),
      ),
    ).toBeNull();
    expect(await split(stream(`/Subtype /Image ${flate}`, deflateSync(wide)))).toBeNull();
    expect(await split(stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(wide)))).toBeNull();
  });
});
