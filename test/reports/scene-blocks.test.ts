/** The plots of scene lengths, settings, light and places on scripts whose scenes are known. */

import { describe, expect, it } from 'vitest';
import type { Block } from '../../lib/contract/blocks.ts';
import { noCorrections } from '../../lib/contract/corrections.ts';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { derive } from '../../lib/engine/derive.ts';
import { countStory } from '../../lib/engine/story/count-story.ts';
import {
  lengthBlock,
  lightBlock,
  placesBlock,
  settingBlock,
} from '../../lib/reports/script-statistics/scene-blocks.ts';
import type { Story } from '../../lib/story/story-graph.ts';
import { screenplayOf } from '../corpus/scripts.ts';

/** A script of these headings, whose scenes run as many eighths of a page as said. */
async function scriptOf(
  ...scenes: readonly (readonly [heading: string, eighths: number])[]
): Promise<Pick<Story, 'source' | 'scenes' | 'places'>> {
  const text = scenes.map(([heading]) => `${heading}\n\nIt rains.\n`).join('\n');
  const screenplay = await screenplayOf(text);
  const derived = derive(screenplay);
  const sized = {
    ...derived,
    scenes: derived.scenes.map((scene, index) => ({ ...scene, pages: (scenes[index]?.[1] ?? 0) / 8 })),
  };
  const input = { screenplay, derived: sized, details: emptyDetails, corrections: noCorrections, otherDrafts: [] };
  return countStory(input, ['source', 'scenes', 'places']);
}
const rooms = (...eighths: number[]) =>
  scriptOf(...eighths.map((each, index) => [`INT. ROOM ${index + 1} - DAY`, each] as const));
const titleOf = (block: Block | null): string | null => (block && 'title' in block ? block.title : null);
const barsOf = (block: Block | null) =>
  block?.kind === 'bars' ? block.items.map(({ label, value, note }) => [label, value, note]) : [];

describe('the lengths of scenes', () => {
  it.each([
    [[8], 'The only scene runs 1 page'],
    [[3, 3], 'All 2 scenes run 3/8 of a page'],
    [[1, 2, 11], 'Scene 3, on page 1, is the longest of 3 at 1 3/8 pages; half run 2/8 or less'],
    [[9, 2, 9], 'Scenes 1 and 3 are the longest of 3, at 1 1/8 pages each'],
    [[9, 9, 9, 9, 1], '4 of 5 scenes run longest, 1 1/8 pages each'],
    [[9, 9, 9, 1], 'Scenes 1, 2 and 3 are the longest of 4, at 1 1/8 pages each'],
    [[1, 2, 4, 8], 'Scene 4, on page 1, is the longest of 4 at 1 page; half run 2/8 or less'],
  ])('of %j eighths: %s', async (eighths, title) => {
    expect(titleOf(lengthBlock(await rooms(...eighths)))).toBe(title);
  });

  it('are drawn as a column each, in pages, from where the scene begins', async () => {
    const block = lengthBlock(await rooms(8, 3, 5));
    expect(block).toMatchObject({ kind: 'series', basis: 'counted', lines: [{ shape: 'columns' }] });
    const points = block?.kind === 'series' ? (block.lines[0]?.points ?? []) : [];
    expect(points.map(({ y }) => y)).toEqual([1, 0.375, 0.625]);
    expect(points[0]?.x).toBe(1);
    expect(points.map(({ x }) => x)).toEqual(points.map(({ x }) => x).toSorted((a, b) => a - b));
    expect(points.every(({ x }) => x >= 1 && x < 2)).toBe(true);
  });

  it('of a script without scenes are not drawn, nor is anything else', async () => {
    const empty = { ...(await rooms(1)), scenes: [] };
    expect([lengthBlock(empty), settingBlock(empty), lightBlock(empty)]).toEqual([null, null, null]);
    expect(placesBlock({ ...empty, places: [] })).toBeNull();
  });
});

describe('interiors and exteriors', () => {
  it('are set out with the most pages first, in pages, share and scenes', async () => {
    const block = settingBlock(
      await scriptOf(
        ['EXT. PIER - DAY', 4],
        ['INT. BAR - DAY', 8],
        ['INT. BAR - NIGHT', 4],
        ['INT./EXT. CAR - DAY', 2],
        ['EXT. SEA - DAY', 2],
      ),
    );
    expect(barsOf(block)).toEqual([
      ['Interior', 1.5, '60%, 2 scenes'],
      ['Exterior', 0.75, '30%, 2 scenes'],
      ['Interior and exterior', 0.25, '10%, 1 scene'],
    ]);
    expect(titleOf(block)).toBe('Interior scenes hold 60% of the pages, exterior scenes 30%');
  });

  it('that hold as many pages come with the more scenes first', async () => {
    const block = settingBlock(await scriptOf(['INT. BAR - DAY', 4], ['EXT. PIER - DAY', 2], ['EXT. SEA - DAY', 2]));
    expect(barsOf(block).map(([label]) => label)).toEqual(['Exterior', 'Interior']);
  });

  it('of one kind only are said to be so', async () => {
    expect(titleOf(settingBlock(await rooms(2, 3)))).toBe('Every scene is headed interior');
  });
});

describe('day and night', () => {
  it('say what holds the most, and how much the night has', async () => {
    const block = lightBlock(
      await scriptOf(['INT. BAR - DAY', 6], ['INT. BAR - NIGHT', 2], ['EXT. PIER - NIGHT', 1], ['EXT. SEA - DAWN', 1]),
    );
    expect(titleOf(block)).toBe('Day holds 60% of the pages, night 30% in two scenes');
    expect(barsOf(block).map(([label]) => label)).toEqual(['Day', 'Night', 'Dawn, dusk or evening']);
  });

  it('do not name the night twice where it holds the most', async () => {
    const block = lightBlock(await scriptOf(['INT. BAR - NIGHT', 6], ['INT. BAR - DAY', 2]));
    expect(titleOf(block)).toBe('Night holds 75% of the pages');
  });

  it('of headings that do not say are called that', async () => {
    const block = lightBlock(await scriptOf(['INT. BAR', 6], ['INT. HALL - DAY', 2]));
    expect(titleOf(block)).toBe('Scenes without a time of day hold 75% of the pages');
    expect(barsOf(block)[0]?.[0]).toBe('No time of day');
  });
});

describe('the table of places', () => {
  const table = async (...headings: string[]) => {
    const screenplay = await screenplayOf(headings.map((each) => `${each}\n\nIt rains.\n`).join('\n'));
    const input = {
      screenplay,
      derived: derive(screenplay),
      details: emptyDetails,
      corrections: noCorrections,
      otherDrafts: [],
    };
    const block = placesBlock(countStory(input, ['scenes', 'places']));
    return block?.kind === 'table' ? block : null;
  };

  it('has a row a place: scenes, first page, settings and rooms', async () => {
    const block = await table('INT. INN - BAR - DAY', 'EXT. INN - NIGHT', 'INT. INN - BAR - NIGHT', 'EXT. PIER - DAY');
    expect(block?.rows.map((row) => [row[0], row[1], row[4], row[5], row[6]])).toEqual([
      ['Inn', 3, 1, 'INT, EXT', 'Bar (2)'],
      ['Pier', 1, 1, 'EXT', ''],
    ]);
    expect(block?.columns.map(({ align }) => align)).toEqual([
      'left',
      'right',
      'right',
      'right',
      'right',
      'left',
      'left',
    ]);
    expect(block?.title).toMatch(/^Inn holds .* of .*; 1 of 2 locations is used once$/);
  });

  it('shares the pages out to the whole', async () => {
    const block = await table('INT. BAR - DAY', 'INT. HALL - DAY', 'INT. ATTIC - DAY', 'EXT. PIER - DAY');
    expect(block?.rows.map((row) => row[3])).toEqual(['25%', '25%', '25%', '25%']);
    expect(block?.title).toContain('each location is used once');
  });

  it('leads from the first page to the heading there', async () => {
    const block = await table('INT. BAR - DAY', 'INT. HALL - DAY');
    expect(block?.places?.map(({ row, column, page }) => [row, column, page])).toEqual([
      [0, 4, 1],
      [1, 4, 1],
    ]);
  });
});
