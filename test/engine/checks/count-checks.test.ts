/** The fullest scene without talk, and the ages that are printed, with the places that show them. */
import { describe, expect, it } from 'vitest';
import { checks } from '../../../lib/story/checks.ts';
import { partsOf, talk } from '../people/parts-of.ts';

const checksOf = async (fountain: string) => {
  const found = (await partsOf(fountain, ['checks'])).checks;
  expect(checks.parse(found)).toEqual(found);
  const quotes = (cites: typeof found.generations.cites) => cites.map(({ quote }) => quote);
  return {
    fullest: found.silentScene.fullest,
    silent: quotes(found.silentScene.cites),
    aged: quotes(found.generations.cites),
  };
};
const day = (place: string, ...body: readonly string[]): string => [`EXT. ${place} - DAY`, ...body, ''].join('\n\n');
/** So many words, whose first are `first`. */
const words = (count: number, first = 'oh'): string =>
  `${first}. ${Array.from({ length: count - 1 }, () => 'la').join(' ')}.`;

describe('a silent scene', () => {
  it('has fifteen words of action and no talk', async () => {
    expect(await checksOf(day('PIER', words(14)))).toMatchObject({ fullest: null, silent: [] });
    expect(await checksOf(day('PIER', words(15)))).toMatchObject({ fullest: 'sc.1', silent: [words(15)] });
    expect((await checksOf(day('PIER', words(15), 'ANN\nOh.'))).fullest).toBeNull();
  });

  it('is the first of equally full ones, shown by its action', async () => {
    const [one, other] = [words(20), words(20, 'ah')];
    expect(await checksOf(day('PIER', words(16)) + day('BAY', one) + day('SEA', other))).toMatchObject({
      fullest: 'sc.2',
      silent: [one],
    });
  });
});

describe('generations', () => {
  const cast = (...ages: readonly (readonly [string, number])[]) =>
    day(
      'PIER',
      ...ages.map(([name, age]) => `${name}, ${age}, waits by the wall.`),
      talk(...ages.map(([name]) => `${name}: Come in.`)),
    );

  it('are shown by the youngest and the oldest', async () => {
    expect((await checksOf(cast(['ANN', 40], ['BEN', 55], ['CAL', 30]))).aged).toEqual([
      'CAL, 30, waits by the wall.',
      'BEN, 55, waits by the wall.',
    ]);
  });

  it('are none where one age is printed, or no one’s', async () => {
    expect((await checksOf(cast(['ANN', 31]))).aged).toEqual([]);
    expect((await checksOf(day('PIER', 'She walks.'))).aged).toEqual([]);
  });
});
