/** Sequences: a script parted where who speaks and where it plays change most. */
import { describe, expect, it } from 'vitest';
import { derive } from '../../../lib/engine/derive.ts';
import { partScenes } from '../../../lib/engine/structure/part-scenes.ts';
import { sequencesOf } from '../../../lib/engine/structure/sequences.ts';
import { screenplayOf } from '../../corpus/scripts.ts';
import fc from '../../fixed-chance.ts';

const scene = (place: string | null, who: string, pages = 2) => ({ pages, place, words: new Map([[who, 40]]) });

describe('scenes are parted', () => {
  it('where people and place change, whatever the lengths', () => {
    const scenes = [
      ...Array.from({ length: 3 }, () => scene('SHED', 'ADA')),
      ...Array.from({ length: 7 }, () => scene('QUAY', 'BO')),
      ...Array.from({ length: 4 }, () => scene('QUAY', 'CY')),
    ];
    expect(partScenes(scenes, 3, 4)).toEqual([0, 3, 10]);
    expect(partScenes(scenes, 2, 4)).toEqual([0, 3]);
  });

  it('into no part that is too short, and into fewer where there is no room', () => {
    const scenes = ['ADA', 'BO', 'ADA', 'CY'].map((who) => scene(who, who, 3));
    expect(partScenes(scenes, 9, 6)).toEqual([0, 2]);
    expect(partScenes([scene('SHED', 'ADA')], 5, 6)).toEqual([0]);
    expect(partScenes([], 5, 6)).toEqual([]);
    expect(partScenes([scene('SHED', 'ADA', 9), scene('QUAY', 'BO', 1), scene('PIER', 'CY', 1)], 2, 5)).toEqual([0]);
  });

  it('in order and wholly, whatever they are', () => {
    const any = fc.record({
      pages: fc.integer({ min: 1, max: 40 }).map((eighths) => eighths / 8),
      place: fc.option(fc.constantFrom('SHED', 'QUAY', 'PIER')),
      words: fc
        .array(fc.tuple(fc.constantFrom('ADA', 'BO', 'CY'), fc.integer({ min: 1, max: 90 })))
        .map((all) => new Map(all)),
    });
    fc.assert(
      fc.property(fc.array(any, { minLength: 1, maxLength: 30 }), fc.integer({ min: 1, max: 8 }), (scenes, parts) => {
        const starts = partScenes(scenes, parts, 2);
        expect(starts[0]).toBe(0);
        expect(starts.length).toBeLessThanOrEqual(parts);
        expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b));
        for (const [at, from] of starts.entries()) {
          const long = scenes.slice(from, starts[at + 1]).reduce((all, { pages }) => all + pages, 0);
          expect(starts.length === 1 || long >= 2).toBe(true);
        }
      }),
    );
  });
});

describe('the sequences of a feature', () => {
  const said = 'We have to go on with it, all of us, before the tide is in.';
  const written = (place: string, who: readonly string[]): string =>
    `INT. ${place} - DAY\n\n${'The lamp swings and the water moves under it.\n\n'.repeat(14)}${who.map((name) => `${name}\n${said}\n\n`).join('')}`;
  const run = (count: number, places: readonly string[], who: readonly string[]): string =>
    Array.from({ length: count }, (_, at) => written(places[at % places.length] ?? '', who)).join('');
  const sequencesIn = async (text: string) => {
    const screenplay = await screenplayOf(text);
    return sequencesOf(derive(screenplay), screenplay.pageCount);
  };

  it('name their places, who says most, who is heard first and who last', async () => {
    const all = await sequencesIn(
      run(40, ['HARBOUR', 'KITCHEN'], ['ANNA', 'BORIS']) +
        run(24, ['CAVE'], ['ANNA', 'QUENDRA']) +
        run(40, ['HARBOUR', 'KITCHEN'], ['ANNA', 'BORIS']),
    );
    const cave = all.filter(({ places }) => places.includes('pl.CAVE'));
    expect(cave[0]?.first).toBe('sc.41');
    expect(cave.at(-1)?.last).toBe('sc.64');
    expect(cave[0]?.fresh).toEqual(['ch.QUENDRA']);
    expect(cave.at(-1)?.gone).toEqual(['ch.QUENDRA']);
    expect(cave.every(({ speakers }) => speakers.join() === 'ch.ANNA,ch.QUENDRA')).toBe(true);
    expect(all[0]?.fresh.toSorted()).toEqual(['ch.ANNA', 'ch.BORIS']);
    expect(all.at(-1)?.gone).toEqual([]);
    expect(all.map(({ fromPage }) => fromPage)).toEqual(all.map(({ fromPage }) => fromPage).toSorted((a, b) => a - b));
  });

  it('are told of no short script, and of none whose headings cannot be counted by', async () => {
    expect(await sequencesIn(run(6, ['HARBOUR'], ['ANNA']))).toEqual([]);
    const few = `INT. CAVE - DAY\n\n${`${'The water moves.\n\n'.repeat(9)}ANNA\n${said}\n\n`.repeat(150)}`;
    expect(await sequencesIn(few)).toEqual([]);
  });
});
