/** How the main characters are laid out: a row and a card each, less of a short script, and those who never speak. */
import { describe, expect, it } from 'vitest';
import { characterAnalysisEntries } from '../../../lib/reports/character-analysis/blocks.ts';
import { characterAnalysisView } from '../../../lib/reports/character-analysis/view.ts';
import type { Length } from '../../../lib/reports/length.ts';
import { laidOut } from '../laid-out.ts';
import { citeOf, lineOf, person, portraitOf, sourceOf } from '../story-people.ts';

type Story = Parameters<typeof characterAnalysisView>[0];
const introduction = { fullName: 'Ann Marl', age: 40, description: null, page: 1, cite: citeOf('ANN MARL, 40.', 1) };
const story: Story = {
  source: sourceOf({ pages: 20 }),
  characters: [
    person('Ann', {
      share: 0.345,
      lastPage: 19,
      introduction,
      silence: { from: 3, to: 9 },
      scenes: [1, 2],
      last: lineOf('Ann', 'I go.', 19),
    }),
    person('Ben', { firstPage: 4, lastPage: 4, first: null, last: null }),
    person('Cy', { speeches: 1 }),
  ],
  portraits: [portraitOf('Ann', { lastAct: citeOf('Ann rows.', 18) })],
  silentPeople: [],
  voices: null,
};
const linesOf = (over: Partial<Story> = {}, length?: Length) =>
  laidOut(characterAnalysisEntries(characterAnalysisView({ ...story, ...over }), length)[0]?.blocks ?? []);

describe('the main characters', () => {
  it('stand in a table with the size of their parts, and on cards with the places that show them', () => {
    expect(linesOf()).toEqual([
      'table “The main speakers” counted',
      '  Name | Of the talk> | Speeches> | Scenes> | Pages> | Silent on>',
      '  Ann Marl, 40 | 35% | 4 | 2 | 1-19 | 4-8',
      '  Ben | 10% | 4 | 1 | 4 | –',
      '  [0,4] -> 1-19 on 1:all',
      '  [1,4] -> 4 on 4:all',
      '  [0,5] -> 4-8 on 4:all',
      'cards “Characters” counted',
      '  Ann Marl, 40: Pages 1-19',
      '  First and last: Introduced @1:1',
      '  First and last: First words @1:1',
      '  First and last: Last words @19:1',
      '  Last acts: In the action @18:1',
      '  Ben: Page 4',
    ]);
  });

  it('are told without their first line in a short script, and in a very short one by their entrance alone', () => {
    expect(linesOf({}, 'short')).toEqual([
      'table “The main speakers” counted',
      '  Name | Of the talk> | Speeches> | Scenes> | Pages>',
      '  Ann Marl, 40 | 35% | 4 | 2 | 1-19',
      '  Ben | 10% | 4 | 1 | 4',
      '  [0,4] -> 1-19 on 1:all',
      '  [1,4] -> 4 on 4:all',
      'cards “Characters” counted',
      '  Ann Marl, 40: Pages 1-19',
      '  First and last: Introduced @1:1',
      '  First and last: Last words @19:1',
      '  Last acts: In the action @18:1',
      '  Ben: Page 4',
    ]);
    expect(linesOf({}, 'very short').slice(5)).toEqual([
      '  [1,4] -> 4 on 4:all',
      'cards “Characters” counted',
      '  Ann Marl, 40: Pages 1-19',
      '  Entrance: Introduced @1:1',
      '  Ben: Page 4',
    ]);
  });

  it('are none where nobody is followed', () => {
    expect(linesOf({ characters: [] })).toEqual([
      'prose “The main speakers” counted',
      '  Nobody speaks in this script, so no character can be followed by their words.',
    ]);
  });
});

it('those without a line are named with the scenes and the pages that name them, six by one', () => {
  const silent = (name: string, ...pages: number[]) => ({
    name,
    scenes: pages.length,
    pages,
    first: citeOf(`${name} waits.`, pages[0]),
  });
  const silentPeople = [
    silent('Dog', 7),
    silent('Cat', 1, 2, 3, 4, 5, 6),
    silent('Cow', 1, 2, 3, 4, 5, 6, 9),
    silent('Hen', 2, 3, 4, 5, 6, 7, 8, 30),
  ];
  const voices = { speakers: ['ch.ANN', 'ch.BEN'], alike: [], apart: true };
  expect(linesOf({ silentPeople, voices }).slice(-11)).toEqual([
    'cards “Named in the action, without a line” counted',
    '  Dog: Named in one scene, from page 7; page 7.',
    '  In the action: First seen to act @7:1',
    '  Cat: Named in six scenes, from page 1; pages 1, 2, 3, 4, 5, 6.',
    '  In the action: First seen to act @1:1',
    '  Cow: Named in seven scenes, from page 1; pages 1, 2, 3, 4, 5, 6 and 1 more, the last 9.',
    '  In the action: First seen to act @1:1',
    '  Hen: Named in eight scenes, from page 2; pages 2, 3, 4, 5, 6, 7 and 2 more, the last 30.',
    '  In the action: First seen to act @2:1',
    'prose “Can the voices be told apart?” counted',
    '  Yes: Ann and Ben each keep their own small words.',
  ]);
});
