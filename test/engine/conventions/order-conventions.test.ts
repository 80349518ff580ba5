/** Where signs stand: how early the first, how long without one, where the largest; over ten scenes of equal length. */
import { describe, expect, it } from 'vitest';
import { pageAt, sceneAt } from '../../../lib/engine/conventions/convention.ts';
import { earlySign, largestLast, steadySigns } from '../../../lib/engine/conventions/order-conventions.ts';
import type { FoundSign } from '../../../lib/engine/conventions/signs.ts';
import type { Derived } from '../../../lib/engine/derive.ts';
import { placeOf } from '../notes/note-of.ts';
import { derivedOf } from '../people/parts-of.ts';

const english = 'She is in the room that they have, and it is what it was.\n\n';
/** Scene `n` begins at (n - 1) / 9.73 and lasts three quarters of that; `lines` of each are four unless given. */
const scenes = (lines: Readonly<Record<number, number>> = {}, count = 10): string =>
  Array.from({ length: count }, (_, at) => `INT. ROOM ${at + 1} - DAY\n\n${english.repeat(lines[at + 1] ?? 4)}`).join(
    '',
  );
const ten = async (over: Partial<Derived> = {}, lines: Readonly<Record<number, number>> = {}): Promise<Derived> => ({
  ...(await derivedOf(scenes(lines))),
  pages: 100,
  ...over,
});
const sign = (position: number): FoundSign => ({
  position,
  page: Math.floor(position * 100) + 1,
  said: 'knife',
  scene: null,
  cite: placeOf(1, 1, `at ${position}`),
});
const quotes = (places: readonly { quote: string }[] | undefined) => places?.map(({ quote }) => quote);

describe('a position', () => {
  it.each([
    [0, 1, 'ROOM 1'],
    [0.05, 6, 'ROOM 1'],
    [0.14, 15, 'ROOM 2'],
    [0.79, 80, 'ROOM 8'],
    [0.999, 100, 'ROOM 10'],
    [1, 100, 'ROOM 10'],
    // Between scenes: the nearer middle.
    [0.085, 9, 'ROOM 1'],
    [0.095, 10, 'ROOM 2'],
  ])('%s is on page %s of a hundred, in %s', async (position, page, location) => {
    const derived = await ten();
    expect([pageAt(position, derived), sceneAt(position, derived)?.heading.location]).toEqual([page, location]);
  });

  it('lies on the first page at least and on the last at most, and in no scene where there is none', async () => {
    const derived = await ten({ pages: 2.5, scenes: [] });
    expect([pageAt(0, derived), pageAt(0.5, derived), pageAt(1, derived)]).toEqual([1, 2, 3]);
    expect(sceneAt(0.5, derived)).toBeNull();
  });
});

describe('the first sign', () => {
  const early = async (positions: readonly number[], by = 0.1, over: Partial<Derived> = {}, lines = {}) =>
    earlySign(() => positions.map(sign), by)(await ten(over, lines));

  it.each([
    [0.05, true, 0],
    [0.1, true, 0],
    [0.109, true, 0],
    [0.12, false, 0.05],
    [0.3, false, 0.5],
    [0.5, false, 1],
    [0.9, false, 1],
  ])('at %s, looked for by 0.1: %s %s', async (position, met, rank) => {
    const found = await early([position]);
    expect([found?.met, Number(found?.rank.toFixed(4))]).toEqual([met, rank]);
  });

  it('is shown beside the heading of the scene that has room for one, where it is late', async () => {
    expect(await early([0.12, 0.2])).toEqual({
      met: false,
      rank: expect.closeTo(0.05),
      counted: {
        kind: 'early',
        page: 11,
        first: { position: 0.12, page: 13, said: 'knife', scene: null },
        scene: 'sc.1',
      },
      places: [expect.objectContaining({ quote: 'INT. ROOM 1 - DAY' }), placeOf(1, 1, 'at 0.12')],
    });
    expect(quotes((await early([0.05]))?.places)).toEqual(['at 0.05']);
  });

  it('that is missing ranks highest', async () => {
    const found = await early([]);
    expect(found).toMatchObject({ met: false, rank: 1, counted: { first: null } });
    expect(quotes(found?.places)).toEqual(['INT. ROOM 1 - DAY']);
  });

  it('has room in the fullest scene before its bound', async () => {
    const fullest = async (by: number) => (await early([0.9], by, {}, { 3: 5, 5: 6 }))?.counted;
    expect(await fullest(0.15)).toMatchObject({ scene: 'sc.1' });
    expect(await fullest(0.25)).toMatchObject({ scene: 'sc.3', page: 26 });
    expect(await fullest(0.5)).toMatchObject({ scene: 'sc.5' });
  });

  it('may stand on the first page of a short script, and not behind its middle', async () => {
    const at = async (position: number, pages: number) => (await early([position], 0.1, { pages }))?.met;
    expect([await at(0.22, 5), await at(0.23, 5)]).toEqual([true, false]);
    expect([await at(0.55, 1.5), await at(0.56, 1.5)]).toEqual([true, false]);
    expect((await early([0.9], 0.1, { pages: 5 }))?.counted).toMatchObject({ page: 2 });
  });

  it('is not looked for in three scenes or in another language', async () => {
    expect(await early([0.05], 0.1, { english: false })).toBeNull();
    const derived = await ten();
    const cut = (count: number) => earlySign(() => [], 0.1)({ ...derived, scenes: derived.scenes.slice(0, count) });
    expect([cut(3), cut(4)?.met]).toEqual([null, false]);
  });
});

describe('signs', () => {
  const rhythm = { most: 0.25, fewest: 3 };
  const steady = async (positions: readonly number[], over: Partial<Derived> = {}, fewest = 3) =>
    steadySigns(() => positions.map(sign), { ...rhythm, fewest })(await ten(over));
  const even = [0.25, 0.5, 0.75];

  it('are steady with no stretch over a quarter, a tenth of it granted', async () => {
    expect(await steady(even)).toEqual({
      met: true,
      rank: 0,
      counted: { kind: 'steady', signs: 3, from: 1, to: 26, pages: 25, most: 25, scene: 'sc.2' },
      places: [placeOf(1, 1, 'at 0.25'), placeOf(1, 1, 'at 0.5')],
    });
    expect(await steady([0.25, 0.5, 0.73])).toMatchObject({ met: true });
    expect(await steady([0.25, 0.5, 0.72])).toMatchObject({ met: false });
  });

  it('are looked for in the middle of the widest stretch', async () => {
    const found = await steady([0.125, 0.25, 0.8125]);
    expect(found).toMatchObject({
      met: false,
      rank: 0.625,
      counted: { kind: 'steady', signs: 3, from: 26, to: 82, pages: 56.25, most: 25, scene: 'sc.6' },
    });
    expect(quotes(found?.places)).toEqual(['INT. ROOM 6 - DAY']);
    expect(await steady([])).toMatchObject({
      met: false,
      rank: 1,
      counted: { signs: 0, from: 1, to: 100, pages: 100 },
    });
  });

  it.each([
    [[0.25, 0.5, 0.72], 0.1],
    [[0.25, 0.5], 0.5],
    [[0.05], 1],
  ])('at %j depart by %s', async (positions, rank) => {
    expect((await steady(positions))?.rank).toBeCloseTo(rank);
  });

  it('that are fewer than asked for are no rhythm, but no more than the pages hold', async () => {
    expect((await steady(even, {}, 3))?.met).toBe(true);
    expect((await steady(even, {}, 4))?.met).toBe(false);
    // On six pages, of which two in a row may go without, three are enough.
    expect((await steady(even, { pages: 6 }, 9))?.met).toBe(true);
    expect((await steady(even, { pages: 7 }, 9))?.met).toBe(false);
    expect((await steady([0.5], { pages: 4 }))?.met).toBe(false);
    expect((await steady([0.5], { pages: 2 }))?.met).toBe(true);
  });

  it('are not looked for in three scenes, nor in another language unless they are no words', async () => {
    expect(await steady(even, { english: false })).toBeNull();
    const wordless = steadySigns(() => even.map(sign), { ...rhythm, english: false });
    expect(wordless(await ten({ english: false }))?.met).toBe(true);
    const derived = await ten();
    expect(wordless({ ...derived, scenes: derived.scenes.slice(0, 3) })).toBeNull();
    expect(wordless({ ...derived, scenes: derived.scenes.slice(0, 4) })?.met).toBe(true);
  });
});

describe('the largest piece', () => {
  const largest = async (
    positions: readonly number[],
    lines: Readonly<Record<number, number>>,
    over: Partial<Derived> = {},
  ) => {
    const found = largestLast(() => positions.map(sign))(await ten(over, lines));
    return found && { ...found, places: quotes(found.places) };
  };

  it('stands in the last quarter', async () => {
    expect(await largest([0.05, 0.97], { 10: 5 })).toEqual({
      met: true,
      rank: 0,
      counted: { kind: 'largest', pieces: 2, largest: 'sc.10', ending: 'sc.10' },
      places: ['INT. ROOM 10 - DAY'],
    });
  });

  it('that stands earlier is shown beside the fullest scene of the last quarter', async () => {
    const found = await largest([0.05, 0.15], { 1: 6, 9: 5 });
    expect(found).toEqual({
      met: false,
      rank: expect.closeTo((0.75 - 0.053) / 0.75, 1),
      counted: { kind: 'largest', pieces: 2, largest: 'sc.1', ending: 'sc.9' },
      places: ['INT. ROOM 1 - DAY', 'INT. ROOM 9 - DAY'],
    });
    expect(found?.rank).toBeLessThan(1);
  });

  it('may be as full as the end', async () => {
    expect(await largest([0.05, 0.15], { 1: 5, 9: 5 })).toMatchObject({ met: true, rank: 0 });
    expect(await largest([0.05, 0.15], { 1: 5, 9: 4 })).toMatchObject({ met: false });
  });

  it('is the later of equals', async () => {
    expect(await largest([0.05, 0.97], {})).toMatchObject({ counted: { largest: 'sc.10', ending: 'sc.8' } });
  });

  it('is none of one, and none in another language', async () => {
    expect(await largest([0.97], {})).toBeNull();
    expect(await largest([0.05, 0.97], {}, { english: false })).toBeNull();
  });
});
