/** How far a format fits, by facts that lie within, near or far from what it wants. */
import { describe, expect, it } from 'vitest';
import { fitnessOf, fitsOf, meetsEssentials, metShare } from '../../../lib/engine/formats/fit.ts';
import {
  type Format,
  formatOf,
  formats,
  formatsFor,
  isOneEpisode,
  type Want,
} from '../../../lib/engine/norms/formats.ts';
import { type Fitness, type FormatFact, type FormatFit, type FormatId, formatId } from '../../../lib/story/formats.ts';

describe('a value', () => {
  it.each([
    [10, 20, 10, 'fits'],
    [10, 20, 20, 'fits'],
    [10, 20, 9.9, 'near'],
    [10, 20, 7.5, 'near'],
    [10, 20, 7.4, 'far'],
    [10, 20, 20.1, 'near'],
    [10, 20, 25, 'near'],
    [10, 20, 25.1, 'far'],
    [null, 20, 0, 'fits'],
    [10, null, 1000, 'fits'],
    [null, null, 5, 'fits'],
    [10, 20, null, 'not counted'],
  ] as const)('between %s and %s: %s %s', (low, high, value, fitness) => {
    expect(fitnessOf({ low, high }, value)).toBe(fitness);
  });
});

const want = (fact: FormatFact, low: number, weight: 1 | 2 = 1): Want => ({
  fact,
  low,
  high: null,
  weight,
  source: 'ours',
});
/** The fit of a format that wants `wants`, in a script with ten of each of `values`. */
const fitWith = (wants: readonly Want[], values: Partial<Record<FormatFact, number | null>>): FormatFit | undefined => {
  const format: Format = { id: 'audio', episode: null, wants };
  const facts = Object.entries(values).map(([id, value]) => ({ id: id as FormatFact, value }));
  return fitsOf([format], facts)[0];
};

describe('a fit', () => {
  const three = [want('pages', 10, 2), want('scenes', 10), want('speakers', 10)];
  it.each([
    [{ pages: 10, scenes: 10, speakers: 10 }, 100, 'fits fits fits'],
    [{ pages: 10, scenes: 8, speakers: 1 }, 63, 'fits near far'],
    [{ pages: 8, scenes: 10, speakers: 10 }, 75, 'near fits fits'],
    [{ pages: 1, scenes: 10, speakers: 10 }, 50, 'far fits fits'],
    [{ pages: 1, scenes: 10, speakers: 1 }, 25, 'far fits far'],
    [{ pages: 10, scenes: 1, speakers: 10 }, 75, 'fits far fits'],
    [{ pages: null, scenes: 10, speakers: 1 }, 50, 'not counted fits far'],
    [{ scenes: 10 }, 100, 'not counted fits not counted'],
    [{}, 0, 'not counted not counted not counted'],
  ])('of %j is %s', (values, fit, criteria) => {
    const found = fitWith(three, values);
    expect([found?.id, found?.fit, found?.criteria.map(({ fitness }) => fitness).join(' ')]).toEqual([
      'audio',
      fit,
      criteria,
    ]);
    expect(found?.criteria.map(({ fact }) => fact)).toEqual(['pages', 'scenes', 'speakers']);
  });

  it('far from what it can’t do without is 50 at most', () => {
    const many = [
      want('pages', 10, 2),
      ...(['scenes', 'speakers', 'places', 'talk', 'small', 'speech'] as const).map((fact) => want(fact, 1)),
    ];
    expect(fitWith(many, { pages: 1, scenes: 1, speakers: 1, places: 1, talk: 1, small: 1, speech: 1 })?.fit).toBe(50);
  });

  it('meets so many of its criteria', () => {
    const found = fitWith(three, { pages: 10, scenes: 8, speakers: 10 });
    expect(found && metShare(found)).toBeCloseTo(2 / 3);
  });

  it('is a good one from 75, with all that the format can’t do without', () => {
    // Audio wants talk and few wordless scenes.
    const good = (fit: number, talk: Fitness, wordless: Fitness) =>
      meetsEssentials({
        id: 'audio',
        fit,
        criteria: [
          { fact: 'talk', fitness: talk },
          { fact: 'wordless', fitness: wordless },
          { fact: 'small', fitness: 'far' },
        ],
      });
    expect(good(75, 'fits', 'fits')).toBe(true);
    expect(good(74, 'fits', 'fits')).toBe(false);
    expect(good(90, 'near', 'fits')).toBe(false);
    expect(good(90, 'fits', 'not counted')).toBe(false);
  });
});

/** What a format wants, as 'fact low-high', with '!' where it can't do without. */
const wantsOf = ({ wants }: Format): string =>
  wants.map(({ fact, low, high, weight }) => `${fact}${weight === 2 ? '!' : ''} ${low ?? ''}-${high ?? ''}`).join(', ');

describe('one episode', () => {
  it.each([
    ['half-hour', 59.9, true, 'pages! 18-42'],
    ['half-hour', 60, false, 'pages! 60-'],
    ['hour', 128.9, true, 'pages! 43-70'],
    ['hour', 129, false, 'pages! 129-'],
    ['limited', 89, true, 'pages! 24-70'],
    ['limited', 90, false, 'pages! 90-'],
    ['feature', 20, false, 'pages! 80-154'],
    ['audio', 5, false, 'talk! 0.55-'],
  ] as const)('of %s on %s pages: %s, %s', (id, pages, one, first) => {
    expect(isOneEpisode(id, pages)).toBe(one);
    const held = formatsFor(id, pages);
    expect(held.map((format) => format.id)).toEqual(
      held.map((_, at) => ['feature', 'limited', 'half-hour', 'hour', 'short', 'stage', 'audio', 'graphic'][at]),
    );
    const own = held.find((format) => format.id === id);
    expect(own && wantsOf(own).split(', ')[0]).toBe(first);
    // Nothing but its length is another want.
    expect(own && wantsOf(own).split(', ').slice(1)).toEqual(wantsOf(formatOf(id)).split(', ').slice(1));
    for (const format of held) if (format.id !== id) expect(format).toBe(formatOf(format.id));
  });

  it('is none where no format is known', () => {
    expect(isOneEpisode(null, 30)).toBe(false);
    expect(formatsFor(null, 30)).toEqual(formats);
  });
});

it.each([
  ['feature', 'pages! 80-154, scenes 76-223, speakers 20-80, places 26-174, talk 0.27-0.69'],
  ['limited', 'pages! 90-, threads! 3-, hooks 1.5-, speakers 15-, places 15-, scenes 45-'],
  ['half-hour', 'pages! 60-, threads 2-, standing! 0.35-, speakers 6-40, talk! 0.5-, hooks 1-'],
  ['hour', 'pages! 129-, threads 3-, standing! 0.25-, speakers 12-60, talk 0.35-, hooks 2-'],
  ['short', 'pages! 1-40, scenes 1-25, speakers 1-8, places 1-8, threads -2'],
  [
    'stage',
    'places! 1-4, talk! 0.55-, speakers 2-9, small 0.6-, interiors 0.75-, wordless -0.15, scenes 1-30, pages 10-120',
  ],
  ['audio', 'talk! 0.55-, wordless! -0.1, small 0.7-, speakers 2-15, speech -25, pages 10-'],
  ['graphic', 'talk! -0.32, speech -12, wordless! 0.43-, interiors -0.65, places 8-, pages 15-130'],
] satisfies [FormatId, string][])('%s wants %s', (id, wants) => {
  expect(wantsOf(formatOf(id))).toBe(wants);
});

it('series and audio are told in parts of so many pages', () => {
  expect(
    formatId.options.flatMap((id) => {
      const { episode } = formatOf(id);
      return episode ? [`${id} ${episode.min} ${episode.ideal} ${episode.max}`] : [];
    }),
  ).toEqual(['limited 24 30 45', 'hour 43 54 66', 'half-hour 20 26 32', 'audio 15 22 30']);
});
