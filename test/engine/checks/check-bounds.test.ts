/** The bounds of each check, from just below to just above, and the places that it shows. */
import { describe, expect, it } from 'vitest';
import type { ScriptFormat } from '../../../lib/engine/script-format.ts';
import { talk } from '../people/parts-of.ts';
import { checked } from './checked.ts';

const scene = (heading: string, ...body: readonly string[]): string => [heading, ...body, ''].join('\n\n');
/** So many words, whose first are `first`. */
const words = (count: number, first = 'oh'): string =>
  `${first}. ${Array.from({ length: count - 1 }, () => 'la').join(' ')}.`;
const wet = 'She walks along the wet sand.';

const day = (place: string, ...body: readonly string[]) => scene(`EXT. ${place} - DAY`, ...body);

describe('a silent scene', () => {
  it('has fifteen words of action and no talk', async () => {
    expect(await checked('silentScene', day('PIER', words(14)))).toEqual({
      met: false,
      quotes: [],
      scenes: 0,
      fullest: null,
    });
    expect(await checked('silentScene', day('PIER', words(15)))).toEqual({
      met: true,
      quotes: [words(15)],
      scenes: 1,
      fullest: 'sc.1',
    });
    expect((await checked('silentScene', day('PIER', words(15), 'ANN\nOh.'))).met).toBe(false);
  });

  it('is the first of equally full ones, shown by its action', async () => {
    const [one, other] = [words(20), words(20, 'ah')];
    expect(await checked('silentScene', day('PIER', words(16)) + day('BAY', one) + day('SEA', other))).toMatchObject({
      scenes: 3,
      fullest: 'sc.2',
      quotes: [one],
    });
  });
});

it('the ends are shown by their headings', async () => {
  const script = day('FARM', wet) + day('CAR', wet) + day('FARM', wet);
  expect(await checked('endingAtStart', script)).toEqual({
    met: true,
    quotes: ['EXT. FARM - DAY', 'EXT. FARM - DAY'],
    ends: ['sc.1', 'sc.3'],
    location: 'Farm',
  });
  expect(await checked('endingAtStart', talk('ANN: Nobody.'))).toEqual({
    met: null,
    quotes: [],
    ends: null,
    location: null,
  });
});

describe('a tie', () => {
  const exchanges = (count: number) =>
    talk(...Array.from({ length: count }, (_, at) => `${at % 2 ? 'BEN' : 'ANN'}: So it is, number ${at}.`));
  it('is shown by the first speech of the second of the two in their first scene', async () => {
    const script =
      day('SEA', talk('ANN: Nobody.')) +
      day('PIER', exchanges(5)) +
      day('BAY', exchanges(5)) +
      day('HILL', exchanges(3));
    expect(await checked('tie', script)).toEqual({
      met: true,
      quotes: ['So it is, number 1.'],
      people: ['ch.ANN', 'ch.BEN'],
      exchanges: 10,
      scenes: 3,
    });
    expect(await checked('tie', day('PIER', exchanges(9)) + day('BAY', exchanges(9)))).toMatchObject({
      met: false,
      exchanges: 16,
      scenes: 2,
    });
  });

  it('needs two; two who never speak to each other have none', async () => {
    const none = { quotes: [], people: null, exchanges: 0, scenes: 0 };
    expect(await checked('tie', day('PIER', talk('ANN: Nobody.')))).toEqual({ met: null, ...none });
    expect(await checked('tie', day('PIER', talk('ANN: Nobody.')) + day('BAY', talk('BEN: Nobody.')))).toEqual({
      met: false,
      ...none,
    });
  });
});

describe('a lead part', () => {
  const parts = (...shares: readonly (readonly [string, number])[]) =>
    shares.map(([name, count]) => `${name}\n${words(count)}\n\n`).join('');
  it('has 18 in 100 words', async () => {
    const rest = (count: number) =>
      parts(['BEN', count], ['CAL', count], ['DAN', count], ['EVE', count], ['FAY', count]);
    expect(await checked('leadPart', day('PIER', rest(41), parts(['ANN', 45])))).toEqual({
      met: true,
      quotes: ['oh.'],
      lead: 'ch.ANN',
    });
    expect((await checked('leadPart', day('PIER', rest(41), parts(['ANN', 44])))).met).toBe(false);
  });

  it('is in three scenes of ten', async () => {
    const scenes = (own: number) =>
      Array.from({ length: 10 }, (_, at) => day(`PIER ${at}`, at < own ? 'ANN\nIt is late.' : 'Rain.')).join('');
    expect((await checked('leadPart', scenes(3))).met).toBe(true);
    expect((await checked('leadPart', scenes(2))).met).toBe(false);
  });

  it('is none where nobody speaks', async () => {
    expect(await checked('leadPart', day('PIER', wet))).toEqual({ met: null, quotes: [], lead: null });
  });
});

it('few places are six headings on ten pages or fewer, each counted once', async () => {
  const script = ['PIER', 'BAY', 'PIER', 'SEA'].map((place) => day(place, wet)).join('');
  expect(await checked('fewPlaces', script, { pages: 5 })).toEqual({
    met: true,
    quotes: ['EXT. PIER - DAY'],
    headings: 3,
    perPage: 0.6,
  });
  expect(await checked('fewPlaces', script, { pages: 4.9 })).toMatchObject({ met: false });
  expect(await checked('fewPlaces', script, { pages: 0.5 })).toMatchObject({ met: false, perPage: 3 });
  expect(await checked('fewPlaces', talk('ANN: Nobody.'), { pages: 1 })).toEqual({
    met: null,
    quotes: [],
    headings: 0,
    perPage: 0,
  });
});

describe('a slot', () => {
  it.each([
    ['feature', 1, true, 'short', null],
    ['feature', 40, true, 'short', null],
    ['feature', 41, false, null, null],
    ['feature', 69.9, false, null, null],
    ['feature', 70, true, 'feature', null],
    ['feature', 130, true, 'feature', null],
    ['feature', 130.1, false, null, null],
    ['short', 100, true, 'feature', null],
    ['half-hour', 17.9, false, null, 'half-hour'],
    ['half-hour', 18, true, 'half-hour', 'half-hour'],
    ['half-hour', 55, true, 'half-hour', 'half-hour'],
    ['half-hour', 55.1, false, null, 'half-hour'],
    ['pilot', 42.9, false, null, 'hour'],
    ['pilot', 43, true, 'hour', 'hour'],
    ['pilot', 70, true, 'hour', 'hour'],
    ['pilot', 70.1, false, null, 'hour'],
  ] satisfies [ScriptFormat, number, boolean, string | null, string | null][])(
    'of a %s of %s pages',
    async (format, pages, met, kind, episode) => {
      const over = { pages, format: { format, from: 'writer' as const } };
      expect(await checked('slot', day('PIER', wet), over)).toEqual({ met, quotes: [], kind, episode });
    },
  );
});

describe('an ensemble', () => {
  it('is three with a tenth of the words each, shown by their first speeches', async () => {
    const cast = (third: number) =>
      day('PIER', `ANN\n${words(50, 'One')}`, `BEN\n${words(50 - third, 'Two')}`, `CAL\n${words(third)}`, 'ANN\nOh.');
    expect(await checked('ensemble', cast(11))).toEqual({
      met: true,
      quotes: ['One.', 'Two.', words(11)],
      people: ['ch.ANN', 'ch.BEN', 'ch.CAL'],
    });
    expect(await checked('ensemble', cast(10))).toMatchObject({ met: false, people: ['ch.ANN', 'ch.BEN'] });
    const tenth = day('PIER', `ANN\n${words(50)}`, `BEN\n${words(40)}`, `CAL\n${words(10)}`);
    expect(await checked('ensemble', tenth)).toMatchObject({ met: true });
  });

  it('shows three of four', async () => {
    const four = ['ANN', 'BEN', 'CAL', 'DAN'].map((name) => `${name}\nMy name is ${name}.`);
    const { quotes, people } = await checked('ensemble', day('PIER', ...four));
    expect([quotes.length, people.length]).toEqual([3, 4]);
  });
});
