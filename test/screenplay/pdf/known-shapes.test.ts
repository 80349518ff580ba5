/** Shapes and pictures at known places: which texts they may hide, and whether they are a scan. */
import { describe, expect, it } from 'vitest';
import { doubtfulByShapes, type TextLook } from '../../../lib/screenplay/pdf/doubtful-by-shapes.ts';
import type { PictureLook } from '../../../lib/screenplay/pdf/known-pictures.ts';
import type { Box } from '../../../lib/screenplay/pdf/page-geometry.ts';
import type { Colour, PlacedShape } from '../../../lib/screenplay/pdf/page-objects.ts';
import type { Engine } from '../../../lib/screenplay/pdf/pdfium.ts';
import { isScan } from '../../../lib/screenplay/pdf/scanned-page.ts';
import { letter, type Placed, word } from './known-glyphs.ts';
import { open, shape } from './known-pages.ts';

const grey = (light: number): Colour => [light, light, light];
const text = (ink: Colour | null = grey(0)): TextLook => ({
  placed: { order: 5, isNested: false, isVeiled: false, isLayered: false },
  inks: [ink],
});
const mara = word('MARA', 100);
const around: Box = [90, 690, 140, 720];
const isDoubtful = (
  shapes: readonly PlacedShape[],
  looks: readonly TextLook[] = [text()],
  look: PictureLook | null = null,
): boolean => doubtfulByShapes(open(shapes, mara, look), looks).has(0);
const under = (fill: Colour | null, rest: Partial<PlacedShape> = {}): PlacedShape =>
  shape(around, { order: 4, fill, ...rest });
const over = (rest: Partial<PlacedShape> = {}): PlacedShape => shape(around, { order: 6, ...rest });

describe('a text beside shapes', () => {
  it('is no matter of doubt where nothing stands at its place', () => {
    expect(isDoubtful([])).toBe(false);
    expect(isDoubtful([shape([130, 690, 200, 720])])).toBe(false);
    expect(isDoubtful([shape([90, 600, 140, 700])])).toBe(false);
    expect(isDoubtful([shape([128, 690, 200, 720])])).toBe(true);
    expect(isDoubtful([shape([90, 705.9, 140, 720])])).toBe(true);
    expect(isDoubtful([shape([90, 706.1, 140, 720])])).toBe(false);
  });

  it('shows dark on a light field, and whatever its colour on a white one', () => {
    expect([199, 200].map((light) => isDoubtful([under(grey(light))]))).toEqual([true, false]);
    expect([100, 101].map((ink) => isDoubtful([under(grey(220))], [text(grey(ink))]))).toEqual([false, true]);
    expect([249, 250].map((light) => isDoubtful([under(grey(light))], [text(grey(255))]))).toEqual([true, false]);
    expect(isDoubtful([under([255, 255, 100])])).toBe(true);
    expect(isDoubtful([under(grey(220))], [text([0, 0, 200])])).toBe(true);
    expect(isDoubtful([under(grey(220))], [text(null)])).toBe(true);
    expect(isDoubtful([under(grey(220))], [{ ...text(), inks: [] }])).toBe(true);
    expect(isDoubtful([under(grey(220))], [{ ...text(), inks: [grey(0), grey(200)] }])).toBe(true);
    expect(isDoubtful([under(grey(250), { isVeiled: true })], [text(grey(255))])).toBe(true);
    expect(isDoubtful([over({ fill: grey(255) })])).toBe(true);
    expect(isDoubtful([under(grey(220))], [{ ...text(), placed: undefined }])).toBe(true);
    expect(isDoubtful([under(grey(220), { order: 5 })])).toBe(true);
    expect(isDoubtful([under(grey(220))], [])).toBe(true);
  });

  it('shows under what lets two fifths through, or four where it mixes, and on what is light', () => {
    const passes = (share: number, rest: Partial<PlacedShape> = {}) =>
      isDoubtful([over(rest)], [text()], { passes: share, light: 0 });
    expect([101, 102].map((share) => passes(share))).toEqual([true, false]);
    expect([203, 204].map((share) => passes(share, { isVeiled: true }))).toEqual([true, false]);
    const twice = (share: number) => isDoubtful([over(), over()], [text()], { passes: share, light: 0 });
    expect([161, 162].map(twice)).toEqual([true, false]);
    const light = (value: number) => isDoubtful([under(null)], [text()], { passes: 0, light: value });
    expect([199, 200].map(light)).toEqual([true, false]);
    expect(isDoubtful([under(null, { isVeiled: true })], [text()], { passes: 250, light: 0 })).toBe(false);
    expect(isDoubtful([over()], [text()], null)).toBe(true);
    expect(isDoubtful([over()], [text(grey(200))], { passes: 255, light: 255 })).toBe(true);
  });

  it('is judged text by text, spaces aside', () => {
    const two = [...word('MARA', 100), ...word('SOLE', 300, 700, 1)];
    expect([...doubtfulByShapes(open([shape([290, 690, 340, 720])], two, null, 2), [text(), text()])]).toEqual([1]);
    const spaced: Placed[] = [...word('MARA', 100), [letter(' '), 128.8], ...word('SO', 136)];
    expect(doubtfulByShapes(open([shape([129, 690, 135, 720])], spaced), [text()]).has(0)).toBe(true);
    expect(doubtfulByShapes(open([shape([129, 690, 135, 720])], spaced.slice(0, 5)), [text()]).has(0)).toBe(false);
  });

  it('is a matter of doubt where there is too much to compare', () => {
    const far = Array.from({ length: 1000 }, () => shape([0, 0, 10, 10]));
    const many = (count: number) => {
      const placed = Array.from({ length: count }, (_, owner): Placed => ['M', 100, 700, owner]);
      return doubtfulByShapes(open(far, placed, null, count), []).size;
    };
    expect([200, 201].map(many)).toEqual([0, 201]);
  });
});

describe('a page of a picture and words', () => {
  const engine = (mode: number) => ({ calls: { FPDFTextObj_GetTextRenderMode: () => mode } }) as unknown as Engine;
  const picture = (box: Box, rest: Partial<PlacedShape> = {}) => shape(box, { kind: 'picture', order: 9, ...rest });
  const page: Box = [0, 0, 612, 792];
  const half: Box = [0, 0, 612, 396];
  const scan = (shapes: readonly PlacedShape[], placed: readonly Placed[] = mara, mode = 3) =>
    isScan(engine(mode), open(shapes, placed), false);

  it('is a scan where its pictures fill half of it and its words are drawn without ink', () => {
    expect(scan([picture(page)])).toBe(true);
    expect(scan([picture(half)])).toBe(true);
    expect(scan([picture([0, 0, 612, 395])])).toBe(false);
    expect(scan([picture([0, 0, 612, 200]), picture([0, 200, 612, 396])])).toBe(true);
    expect(scan([picture([0, -396, 612, 395])])).toBe(false);
    expect(scan([shape(page)])).toBe(false);
    expect(scan([])).toBe(false);
    expect(scan([picture(page)], [])).toBe(false);
  });

  it('is one where its words have no form, or lie under the picture', () => {
    const blank = mara.map(([each, x]): Placed => [letter(String(each), { form: 'blank' }), x]);
    expect(scan([picture(page)], blank, 0)).toBe(true);
    expect(scan([picture(page)], mara, 0)).toBe(true);
    expect(scan([picture(page, { order: 5 })], mara, 0)).toBe(false);
    expect(scan([picture(page, { order: 4 })], mara, 0)).toBe(false);
    expect(scan([picture(half)], mara, 0)).toBe(false);
  });

  it('is one where nine of ten of its words are so, those beside the page left aside', () => {
    const mixed = (count: number) => [
      ...Array.from({ length: count }, (_, at): Placed => [letter('M', { form: 'blank' }), 100 + at]),
      ...Array.from({ length: 10 - count }, (_, at): Placed => ['M', 200 + at]),
    ];
    expect([9, 8].map((count) => scan([picture(page, { order: 1 })], mixed(count), 0))).toEqual([true, false]);
    const beside = [...mixed(9), ...Array.from({ length: 9 }, (): Placed => ['M', 700])];
    expect(scan([picture(page, { order: 1 })], beside, 0)).toBe(true);
    expect(scan([picture(page)], word('MARA', 700))).toBe(false);
  });
});
