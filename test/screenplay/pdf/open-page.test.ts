/** What the engine tells of a page whose drawing is known: objects with their places and looks, letters with theirs, and the ink they leave. */
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { lettersWithoutInk, showsAnything } from '../../../lib/screenplay/pdf/letter-ink.ts';
import { letterCore } from '../../../lib/screenplay/pdf/page-glyphs.ts';
import { fillOf, strokeOf } from '../../../lib/screenplay/pdf/page-objects.ts';
import { type OpenPage, openDocument } from '../../../lib/screenplay/pdf/pdf-document.ts';
import { type Engine, withEngine } from '../../../lib/screenplay/pdf/pdfium.ts';
import { isClippedAway } from '../../../lib/screenplay/pdf/text-clip.ts';
import { type PdfOptions, rawStream, writePdf } from '../../pdf/write-pdf.ts';

/** Looks at each page of a file in turn. */
async function lookAt<Result>(
  bytes: Uint8Array,
  look: (open: OpenPage, engine: Engine, number: number) => Result,
): Promise<(Result | null)[]> {
  const found = await withEngine((engine) => {
    const document = openDocument(engine, bytes);
    if (document instanceof Error) throw document;
    const results = Array.from({ length: document.pageCount }, (_, index) =>
      document.withPage(index + 1, (open) => look(open, engine, index + 1)),
    );
    document.close();
    return results;
  });
  if (found === 'failed') throw new Error('The engine failed.');
  return found;
}
const drawn = (drawing: string, options: PdfOptions = {}): Uint8Array =>
  writePdf([[]], { rawContent: { data: Buffer.from(drawing, 'latin1'), entries: '' }, ...options });
const one = async <Result>(bytes: Uint8Array, look: (open: OpenPage, engine: Engine) => Result): Promise<Result> => {
  const [result] = await lookAt(bytes, look);
  if (result === null || result === undefined) throw new Error('The page could not be read.');
  return result;
};
const text = (words: string, x = 100, y = 700): string => `BT /F1 12 Tf 1 0 0 1 ${x} ${y} Tm (${words}) Tj ET\n`;
const grey = (columns: number, light: readonly number[], more = ''): Buffer =>
  rawStream(
    deflateSync(Buffer.from(light)),
    `/Type /XObject /Subtype /Image /Width ${columns} /Height ${light.length / columns} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode ${more}`,
  );
const form = (drawing: string, more = ''): Buffer =>
  rawStream(drawing, `/Type /XObject /Subtype /Form /BBox [0 0 612 792] ${more}`);
const shapesOf = (drawing: string, options?: PdfOptions) =>
  one(drawn(drawing, options), ({ objects }) =>
    objects.shapes.map(({ handle: _, box, ...rest }) => ({ ...rest, box: box.map(Math.round) })),
  );
const seeThrough = '/ExtGState << /GS << /ca 0.5 >> >>';

describe('the shapes of a page', () => {
  it('have a box, a colour and their turn among all objects', async () => {
    expect(await shapesOf(`${text('A')}1 0 0 rg 100 200 50 60 re f\n0 0.5 1 rg 10 20 30 40 re f`)).toEqual([
      { order: 2, kind: 'shape', box: [100, 200, 150, 260], fill: [255, 0, 0], isVeiled: false, isUpright: false },
      { order: 3, kind: 'shape', box: [10, 20, 40, 60], fill: [0, 128, 255], isVeiled: false, isUpright: false },
    ]);
  });

  it('are no lines, and no thin outlines; a broad outline has no one colour', async () => {
    expect(await shapesOf('100 200 300 3 re f 100 200 3 300 re f 100 200 50 60 re S')).toEqual([]);
    expect(await shapesOf('100 200 300 4.1 re f 100 200 4.1 300 re f')).toHaveLength(2);
    expect(await shapesOf('3.9 w 100 200 50 60 re S')).toEqual([]);
    expect(await shapesOf('5 w 100 200 50 60 re S 5 w 100 200 50 60 re B')).toMatchObject([
      { fill: null },
      { fill: null },
    ]);
    expect(await shapesOf('3 w 100 200 50 60 re B')).toMatchObject([{ fill: [0, 0, 0] }]);
  });

  it('are see-through by their own state, or by that of a form that they are part of', async () => {
    const resources = `${seeThrough} /XObject << /X 7 0 R >>`;
    const inside = form('100 200 50 60 re f');
    expect(await shapesOf('/GS gs 10 20 30 40 re f', { resources: seeThrough })).toMatchObject([{ isVeiled: true }]);
    expect(await shapesOf('/X Do', { resources, objects: [inside] })).toMatchObject([{ isVeiled: false }]);
    expect(await shapesOf('/GS gs /X Do', { resources, objects: [inside] })).toMatchObject([{ isVeiled: true }]);
  });

  it('stand where their forms, within forms, put them', async () => {
    const objects = [
      form('q 2 0 0 2 10 20 cm /Y Do Q', '/Matrix [1 0 0 1 5 7] /Resources << /XObject << /Y 8 0 R >> >>'),
      form('10 20 30 40 re f'),
    ];
    expect(await shapesOf('q 1 0 0 1 100 200 cm /X Do Q', { resources: '/XObject << /X 7 0 R >>', objects })).toEqual([
      { order: 3, kind: 'shape', box: [135, 267, 195, 347], fill: [0, 0, 0], isVeiled: false, isUpright: false },
    ]);
  });

  it('are pictures, upright or turned', async () => {
    const options = { resources: '/XObject << /X 7 0 R >>', objects: [grey(1, [7])] };
    const found = await shapesOf(
      'q 200 0 0 100 50 60 cm /X Do Q q 200 0 0 -100 50 160 cm /X Do Q q -200 0 0 100 250 60 cm /X Do Q q 0 100 -200 0 250 60 cm /X Do Q',
      options,
    );
    expect(found.map(({ kind, isUpright, box }) => [kind, isUpright, box])).toEqual(
      [true, false, false, false].map((isUpright) => ['picture', isUpright, [50, 60, 250, 160]]),
    );
  });
});

describe('the texts of a page', () => {
  const textsOf = (drawing: string, options?: PdfOptions) =>
    one(drawn(drawing, options), ({ objects }) => [...objects.texts.values()]);
  it('have their turn, and are part of forms, see-through and in layers or not', async () => {
    const resources = `${seeThrough} /Properties << /L 8 0 R >> /XObject << /X 7 0 R >>`;
    const objects = [
      form(text('B'), '/Resources << /Font << /F1 3 0 R >> >>'),
      Buffer.from('<< /Type /OCG /Name (L) >>'),
    ];
    const plain = { isNested: false, isVeiled: false, isLayered: false };
    expect(await textsOf(text('A'), { resources, objects })).toEqual([{ order: 1, ...plain }]);
    expect(await textsOf('/X Do', { resources, objects })).toEqual([{ order: 2, ...plain, isNested: true }]);
    expect(await textsOf(`q /GS gs ${text('A')} Q ${text('B')}`, { resources, objects })).toEqual([
      { order: 1, ...plain, isVeiled: true },
      { order: 2, ...plain },
    ]);
    expect(await textsOf(`/OC /L BDC ${text('A')} EMC /Span /L BDC ${text('B')} EMC`, { resources, objects })).toEqual([
      { order: 1, ...plain, isLayered: true },
      { order: 2, ...plain },
    ]);
    expect(await textsOf('/OC /L BDC /X Do EMC', { resources, objects })).toMatchObject([{ isLayered: true }]);
  });

  it('have inks of their own', async () => {
    const inks = await one(drawn(`1 0 0 rg 0 0 1 RG ${text('A')}`), ({ glyphs }, engine) => {
      const handle = glyphs.objects[0]?.handle ?? 0;
      return [fillOf(engine, handle), strokeOf(engine, handle)];
    });
    expect(inks).toEqual([
      [255, 0, 0],
      [0, 0, 255],
    ]);
  });

  it.each<[string, string, string]>([
    ['none', '', 'never'],
    ['a rectangle around them', '90 690 300 40 re W n', 'never'],
    ['a rectangle beside them', '90 300 300 40 re W n', 'wholly'],
    ['a rectangle through them', '110 690 300 40 re W n', 'maybe'],
    ['a rectangle over their feet', '90 704 300 40 re W n', 'maybe'],
    ['another shape around them', '90 600 m 400 600 l 400 800 l 250 900 l 90 800 l 80 700 l h W n', 'maybe'],
    ['two, one beside them', '90 690 300 40 re W n 90 300 300 40 re W n', 'wholly'],
  ])('are cut off by a path or not: %s', async (_name, clip, clipping) => {
    const found = await one(drawn(`q ${clip} ${text('MARA')} Q`), ({ glyphs }, engine) =>
      isClippedAway(engine, glyphs.objects[0]?.handle ?? 0),
    );
    expect(found).toBe(clipping);
  });
});

describe('the letters of a page', () => {
  it('stand where they are drawn, each of the width of its font, and fill half of their height', async () => {
    const found = await one(drawn(text('AB')), ({ glyphs }) => ({
      letters: Array.from({ length: glyphs.count }, (_, index) => glyphs.letters[index]?.text),
      xs: [...glyphs.xs.slice(0, glyphs.count)],
      ys: [...glyphs.ys.slice(0, glyphs.count)],
      advance: glyphs.letters[0]?.advance,
      object: glyphs.objects[0],
      core: letterCore(glyphs, 1),
    }));
    expect(found).toMatchObject({ letters: ['A', 'B'], ys: [700, 700], object: { direction: [1, 0], breadth: 12 } });
    expect(found.xs.map((x) => Math.round(x * 10) / 10)).toEqual([100, 107.2]);
    expect(found.advance).toBeCloseTo(0.6, 2);
    expect(found.core.map((part) => Math.round(part * 10) / 10)).toEqual([107.9, 700, 113.7, 706]);
  });

  it('are written in the direction of their matrix, whose size counts with that of the font', async () => {
    const found = await one(drawn('BT /F1 1 Tf 0 24 -24 0 300 400 Tm (A) Tj ET'), ({ glyphs }) => ({
      ...glyphs.objects[0],
      core: letterCore(glyphs, 0).map(Math.round),
      advance: glyphs.letters[0]?.advance,
    }));
    expect(found.direction?.map((part) => Math.round(part))).toEqual([0, 1]);
    expect([found.breadth, found.core]).toEqual([24, [288, 401, 300, 413]]);
    expect(found.advance).toBeCloseTo(0.6, 2);
  });

  it.each([0, 90, 180, 270] as const)('have a matrix to the page as it is shown, turned by %i', async (rotate) => {
    const { matrix, width, height } = await one(drawn(text('A'), { rotate }), (open) => open);
    const shown = (x: number, y: number) => [
      matrix[0] * x + matrix[2] * y + matrix[4],
      matrix[1] * x + matrix[3] * y + matrix[5],
    ];
    expect([width, height]).toEqual(rotate % 180 === 0 ? [612, 792] : [792, 612]);
    expect(shown(100, 700)).toEqual({ 0: [100, 92], 90: [700, 100], 180: [512, 700], 270: [92, 512] }[rotate]);
  });
});

describe('the ink of letters', () => {
  /** Of the letters MARA, and of BO below them, those that leave none when the first text is left out, or both. */
  const unseen = (before: string, after: string, both = true) =>
    one(drawn(`${before}${text('MARA')}${text('BO', 100, 500)}${after}`), (open, engine) => {
      const letters = Array.from({ length: open.glyphs.count }, (_, index) => {
        const [left, bottom, right, top] = letterCore(open.glyphs, index);
        return { index, box: [left, 792 - top, right, 792 - bottom] as const };
      });
      const handles = open.glyphs.objects.map(({ handle }) => handle);
      return [...lettersWithoutInk(engine, open, both ? handles : handles.slice(0, 1), letters)].join('');
    });

  it('is seen on paper, and on what is told from it', async () => {
    expect(await unseen('', '')).toBe('');
    expect(await unseen('0.5 g 90 690 100 40 re f 0 g ', '')).toBe('');
    expect(await unseen('', '', false)).toBe('45');
  });

  it('is none under a field, nor on one of its own colour, for just the letters there', async () => {
    expect(await unseen('', '0 g 90 690 100 40 re f')).toBe('0123');
    expect(await unseen('0 g 90 690 100 40 re f ', '')).toBe('0123');
    expect(await unseen('', '1 g 114 690 100 40 re f')).toBe('23');
    expect(await unseen('0.06 g 90 490 100 40 re f 0 g ', '')).toBe('45');
    expect(await unseen('0.1 g 90 490 100 40 re f 0 g ', '')).toBe('');
  });

  it('is none beside the page', async () => {
    const beside = await one(drawn(text('MARA', 700, 700)), (open, engine) => {
      const box = [700, 80, 730, 92] as const;
      return lettersWithoutInk(engine, open, [open.glyphs.objects[0]?.handle ?? 0], [{ index: 0, box }]).size;
    });
    expect(beside).toBe(1);
  });

  it('is not all that a page may show', async () => {
    const shows = (drawing: string) =>
      one(drawn(`${drawing}${text('MARA')}`), (open, engine) =>
        showsAnything(engine, open, [...open.objects.texts.keys()]),
      );
    expect(await shows('')).toBe(false);
    expect(await shows('0.5 g 0 0 612 792 re f 0 g ')).toBe(false);
    expect(await shows('0.5 g 300 300 100 100 re f 0 g ')).toBe(true);
    expect(await shows('1 1 0 rg 300 300 100 100 re f 0 g ')).toBe(true);
    expect(await shows('0.95 g 300 300 100 100 re f 0 g ')).toBe(false);
  });
});

describe('a picture that returns', () => {
  it('is known from its second page on, at the worst of its dots under a box', async () => {
    const pages = 3;
    const opacity = [0, 51, 102, 255];
    const bytes = writePdf(
      Array.from({ length: pages }, () => []),
      {
        rawContent: { data: Buffer.from(`q 400 0 0 400 100 200 cm /X Do Q ${text('A')}`), entries: '' },
        resources: `/XObject << /X ${5 + 2 * pages} 0 R >>`,
        objects: [grey(2, [0, 255, 100, 50], `/SMask ${6 + 2 * pages} 0 R`), grey(2, opacity)],
      },
    );
    const looks = await lookAt(bytes, ({ objects, pictures }) => {
      const [picture] = objects.shapes;
      if (!picture) throw new Error('There is a picture on each page.');
      // Two dots across and two down, drawn 200 points wide each.
      return [
        [110, 500, 120, 510],
        [400, 500, 410, 510],
        [110, 250, 120, 260],
        [400, 250, 410, 260],
      ].map((box) => pictures.lookOf(picture, box as unknown as readonly [number, number, number, number]));
    });
    expect(looks[0]).toEqual([null, null, null, null]);
    expect(looks[1]).toEqual(looks[2]);
    expect(looks[1]).toEqual([
      { passes: 255, light: 255 },
      { passes: 204, light: 255 },
      { passes: 153, light: 193 },
      { passes: 0, light: 50 },
    ]);
  });
});
