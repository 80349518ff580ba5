/** The bounds of the checks of nights, starts, shared places and ages, and the places that they show. */
import { describe, expect, it } from 'vitest';
import { talk } from '../people/parts-of.ts';
import { checked } from './checked.ts';

const scene = (heading: string, ...body: readonly string[]): string => [heading, ...body, ''].join('\n\n');
const wet = 'She walks along the wet sand.';
const day = (place: string, ...body: readonly string[]) => scene(`EXT. ${place} - DAY`, ...body);

it('nights outside are shown by two of their headings; nights inside and scenes without a time are none', async () => {
  const script =
    scene('EXT. PIER - NIGHT', wet) +
    scene('INT. SHED - NIGHT', wet) +
    scene('EXT. BAY - NIGHT', wet) +
    scene('EXT. SEA - NIGHT', wet) +
    scene('EXT. HILL', wet);
  expect(await checked('nightExteriors', script)).toEqual({
    met: false,
    quotes: ['EXT. PIER - NIGHT', 'EXT. BAY - NIGHT'],
    outside: 3,
    dated: 4,
  });
});

it('a quick start is three scenes on the first three pages of a script of three or more', async () => {
  const long = Array(60).fill(wet).join('\n\n');
  const later = day('PIER', wet) + day('BAY', long, long) + day('SEA', wet);
  expect(await checked('quickStart', later)).toEqual({ met: false, quotes: ['EXT. PIER - DAY'], scenes: 2 });
  expect(await checked('quickStart', day('PIER', wet) + day('BAY', long) + day('SEA', wet))).toMatchObject({
    met: true,
    scenes: 3,
  });
  expect(await checked('quickStart', day('PIER', wet) + day('BAY', wet))).toMatchObject({ met: null, scenes: 2 });
});

describe('a shared place', () => {
  const english = 'It is the rain that falls on them and on the sea.';
  it('has one scene in five, and shows two', async () => {
    const scenes = (own: number, all: number, line = english) =>
      Array.from({ length: all }, (_, at) => day(at < own ? 'PARISH HALL' : `PIER ${at}`, line)).join('');
    expect(await checked('sharedPlace', scenes(3, 4))).toEqual({
      met: true,
      quotes: ['EXT. PARISH HALL - DAY', 'EXT. PARISH HALL - DAY'],
      scenes: 3,
    });
    expect(await checked('sharedPlace', scenes(1, 5))).toMatchObject({ met: true, scenes: 1 });
    expect(await checked('sharedPlace', scenes(1, 6))).toMatchObject({ met: null, scenes: 1 });
    expect(await checked('sharedPlace', scenes(1, 1, 'Regen fällt auf Ziegel, Zaun und Hund.'))).toMatchObject({
      met: null,
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
  it('lie 25 years apart, shown by the youngest and the oldest', async () => {
    expect(await checked('generations', cast(['ANN', 40], ['BEN', 55], ['CAL', 30]))).toEqual({
      met: true,
      quotes: ['CAL, 30, waits by the wall.', 'BEN, 55, waits by the wall.'],
      aged: 3,
      youngest: { character: 'ch.CAL', age: 30 },
      oldest: { character: 'ch.BEN', age: 55 },
    });
    expect((await checked('generations', cast(['ANN', 31], ['BEN', 55]))).met).toBe(false);
  });

  it('are none where one age is printed, or no one’s', async () => {
    const one = { character: 'ch.ANN', age: 31 };
    expect(await checked('generations', cast(['ANN', 31]))).toEqual({
      met: null,
      quotes: [],
      aged: 1,
      youngest: one,
      oldest: one,
    });
    expect(await checked('generations', day('PIER', wet))).toEqual({
      met: null,
      quotes: [],
      aged: 0,
      youngest: null,
      oldest: null,
    });
  });
});
