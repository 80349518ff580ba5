/** Script Statistics: every figure checked against a script small enough to count by hand, and against the sample. */
import { describe, expect, it } from 'vitest';
import type { Block } from '../../lib/contract/blocks.ts';
import { scriptStatistics } from '../../lib/contract/statistics.ts';
import { eighthsLong, pagesAndEighths } from '../../lib/reports/script-statistics/eighths.ts';
import { scriptStatisticsOf } from '../../lib/reports/script-statistics/script-statistics.ts';
import { edgeScripts } from '../corpus/edge-scripts.ts';
import { citedRightly, evidenceIn, lastReel, screenplayOf } from '../corpus/scripts.ts';

const ferry = `Title: Ferry

INT. FERRY - CABIN - NIGHT

JOHN coils a rope.

JOHN
(low)
You came back with the morning boat.

ANNA (V.O.)
I said so.

EXT. PIER - DAY

Anna waits. Nobody comes.

INT. FERRY - BRIDGE - NIGHT

ANNA
Late.
`;
type Kind<K extends Block['kind']> = Extract<Block, { kind: K }>;
const blocksOf = <K extends Block['kind']>(blocks: readonly Block[], kind: K): Kind<K>[] =>
  blocks.filter((block): block is Kind<K> => block.kind === kind);

describe('the breakdown', () => {
  it('has one row a scene, with who speaks, who is there and how many words', async () => {
    const { breakdown, title } = scriptStatisticsOf(await screenplayOf(ferry));
    expect(title).toBe('Ferry');
    expect(breakdown).toHaveLength(3);
    expect(breakdown[0]).toEqual({
      scene: 1,
      number: null,
      heading: 'INT. FERRY - CABIN - NIGHT',
      setting: 'INT',
      location: 'FERRY - CABIN',
      time_of_day: 'NIGHT',
      page: 1,
      eighths: breakdown[0]?.eighths,
      speakers: ['John', 'Anna'],
      present: ['John'],
      speeches: 2,
      dialogue_words: 10,
      action_words: 4,
    });
    expect(breakdown[1]).toMatchObject({ speakers: [], present: ['Anna'], speeches: 0, dialogue_words: 0 });
  });
});

describe('the report', () => {
  it('marks in the presence map who speaks, who is only heard and who is only seen', async () => {
    const { entry } = scriptStatisticsOf(await screenplayOf(ferry));
    const [map] = blocksOf(entry.blocks, 'matrix');
    expect(map?.rows).toEqual([
      { label: 'John', cells: [3, 0, 0] },
      { label: 'Anna', cells: [2, 1, 3] },
    ]);
    expect(map?.title).toBe('Anna is in 3 of 3 scenes');
  });

  it('says in each plot’s title what it shows, with units on its axes', async () => {
    const { entry } = scriptStatisticsOf(await lastReel());
    const [lengths] = blocksOf(entry.blocks, 'series');
    expect(lengths?.title).toBe('Scenes 11 and 12 are the longest of 18, at 1 3/8 pages each; half run 6/8 or less');
    expect([lengths?.xLabel, lengths?.yLabel]).toEqual(['page', 'length in pages']);
    expect(blocksOf(entry.blocks, 'bars').map(({ title, valueLabel }) => [title, valueLabel])).toEqual([
      ['Lena speaks 36% of the words, Mags 22%; the other five the rest', 'words spoken'],
      ['Interior scenes hold 89% of the pages, exterior scenes 11%', 'pages'],
      ['Day holds 56% of the pages, night 35% in six scenes', 'pages'],
    ]);
    expect(blocksOf(entry.blocks, 'matrix')[0]?.title).toBe(
      'Mags is in 12 of 18 scenes; Lena and Mags share seven, more than any other two',
    );
    expect(blocksOf(entry.blocks, 'table').map(({ title }) => title)).toEqual([
      'Of those with five speeches or more Priya speaks longest at a time, 11.8 words; Wendell shortest, 3.9',
      'Meridian Cinema holds 9 pages of 14 5/8; 3 of 5 locations are used once',
    ]);
  });

  it('names one longest scene only where there is one', async () => {
    const titleOf = async (...lines: number[]) => {
      const scene = (count: number, at: number) =>
        `INT. ROOM ${at} - DAY\n\n${Array.from({ length: count }, () => 'Ann waits.\n\n').join('')}ANN\nYes.\n`;
      return blocksOf(scriptStatisticsOf(await screenplayOf(lines.map(scene).join('\n'))).entry.blocks, 'series')[0]
        ?.title;
    };
    expect(await titleOf(20, 2, 2)).toMatch(/^Scene 1, on page 1, is the longest of 3 at .*; half run \d\/8 or less$/);
    expect(await titleOf(2, 20, 20, 2)).toMatch(/^Scenes 2 and 3 are the longest of 4, at /);
    expect(await titleOf(2, 2, 2)).toMatch(/^All 3 scenes run \d\/8 of a page$/);
    expect(await titleOf(5)).toMatch(/^The only scene runs /);
  });

  it('counts the same in every table: eighths, scenes, words and speeches add up', async () => {
    const { breakdown, entry } = scriptStatisticsOf(await lastReel());
    const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
    const eighths = total(breakdown.map((scene) => scene.eighths));
    const [share, setting, light] = blocksOf(entry.blocks, 'bars');
    for (const bars of [setting, light]) expect(total((bars?.items ?? []).map(({ value }) => value * 8))).toBe(eighths);
    // Each bar leads to the longest of what it counts.
    for (const bars of [share, setting, light])
      for (const { place } of bars?.items ?? []) {
        expect(place?.text).toMatch(/^(Longest speech: \S+ words?|The longest: scene \d+), page \d+$/);
        expect(place?.text).toContain(`page ${place?.page}`);
      }
    expect(total((share?.items ?? []).map(({ value }) => value))).toBe(
      total(breakdown.map((row) => row.dialogue_words)),
    );
    const [speakers, places] = blocksOf(entry.blocks, 'table');
    expect(total((speakers?.rows ?? []).map((row) => Number(row[1])))).toBe(
      total(breakdown.map((row) => row.speeches)),
    );
    expect(total((places?.rows ?? []).map((row) => Number(row[1])))).toBe(breakdown.length);
  });

  it('quotes the script’s own words', async () => {
    const screenplay = await lastReel();
    const isRight = citedRightly(screenplay);
    const found = evidenceIn(scriptStatisticsOf(screenplay).entry);
    expect(found.length).toBeGreaterThan(0);
    for (const place of found) expect(isRight(place), place.quote).toBe(true);
  });

  it.each(Object.entries(edgeScripts))('stands on %s', async (_name, script) => {
    const statistics = scriptStatisticsOf(await script());
    expect(scriptStatistics.parse(statistics)).toEqual(statistics);
    expect(JSON.stringify(statistics)).not.toMatch(/NaN|undefined|Infinity/);
  });
});

it('writes lengths in eighths, as a breakdown does', () => {
  expect([1, 8, 11, 16].map(eighthsLong)).toEqual(['1/8', '1', '1 3/8', '2']);
  expect([6, 8, 11].map(pagesAndEighths)).toEqual(['6/8 of a page', '1 page', '1 3/8 pages']);
});
