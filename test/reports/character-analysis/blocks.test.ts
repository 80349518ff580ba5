/** How the main characters are laid out: a row and a card each, less of a short script, and those who never speak. */
import { describe, expect, it } from 'vitest';
import { characterAnalysisEntries } from '../../../lib/reports/character-analysis/blocks.ts';
import { characterAnalysisView } from '../../../lib/reports/character-analysis/view.ts';
import type { Length } from '../../../lib/reports/length.ts';
import { laidOut } from '../laid-out.ts';
import { citeOf, lineOf, person, portraitOf, presenceOf, sourceOf } from '../story-people.ts';

type Story = Parameters<typeof characterAnalysisView>[0];
const introduction = {
  isLarge: true,
  fullName: 'Ann Marl',
  age: 40,
  description: null,
  page: 1,
  cite: citeOf('ANN MARL, 40.', 1),
};
const story: Story = {
  source: sourceOf({ pages: 20 }),
  characters: [
    person('Ann', {
      share: 0.345,
      speeches: 6,
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
  presences: [presenceOf('Ann', { speeches: [1, 1, 2, 3, 3, 19], speaks: [1, 2, 3, 19], narrates: [1, 1, 2, 3, 3] })],
  silentPeople: [],
};
const linesOf = (over: Partial<Story> = {}, length?: Length) =>
  laidOut(characterAnalysisEntries(characterAnalysisView({ ...story, ...over }), length)[0]?.blocks ?? []);

describe('the main characters', () => {
  it('stand on cards with what stands out and the places that show them, and in a table with the size of their parts', () => {
    expect(linesOf()).toMatchInlineSnapshot(`
      [
        "cards “Characters” counted",
        "  Ann Marl, 40: Voice-over: 5 of six speeches, on pages 1-3. On pages 1-19.",
        "  On the page: Enters @1:1",
        "  Ben: On page 4.",
        "table “In figures” counted",
        "  Name | Of the talk> | Speeches> | Scenes with lines> | Speaks on pages>",
        "  Ann Marl, 40 | 35% | 6 | 2 | 1-19",
        "  Ben | 10% | 4 | 1 | 4",
        "  [0,4] -> 1-19 on 1:all",
        "  [1,4] -> 4 on 4:all",
      ]
    `);
  });

  it('are told without their first line in a short script, and in a very short one by their entrance alone', () => {
    expect(linesOf({}, 'short')).toMatchInlineSnapshot(`
      [
        "cards “Characters” counted",
        "  Ann Marl, 40: On pages 1-19.",
        "  On the page: Enters @1:1",
        "  Ben: On page 4.",
        "table “In figures” counted",
        "  Name | Of the talk> | Speeches> | Scenes with lines> | Speaks on pages>",
        "  Ann Marl, 40 | 35% | 6 | 2 | 1-19",
        "  Ben | 10% | 4 | 1 | 4",
        "  [0,4] -> 1-19 on 1:all",
        "  [1,4] -> 4 on 4:all",
      ]
    `);
    expect(linesOf({}, 'very short').slice(5)).toMatchInlineSnapshot(`
      [
        "  Name | Of the talk> | Speeches> | Scenes with lines> | Speaks on pages>",
        "  Ann Marl, 40 | 35% | 6 | 2 | 1-19",
        "  Ben | 10% | 4 | 1 | 4",
        "  [0,4] -> 1-19 on 1:all",
        "  [1,4] -> 4 on 4:all",
      ]
    `);
  });

  it('are none where nobody is followed', () => {
    expect(linesOf({ characters: [] })).toEqual([
      'prose “In figures” counted',
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
  expect(linesOf({ silentPeople }).slice(-10)).toMatchInlineSnapshot(`
    [
      "  Cow: The action names Cow in seven scenes, from page 1 to page 9, and no line is Cow’s.",
      "  On the page: First act @1:1",
      "  Hen: The action names Hen in eight scenes, from page 2 to page 30, and no line is Hen’s.",
      "  On the page: First act @2:1",
      "table “In figures” counted",
      "  Name | Of the talk> | Speeches> | Scenes with lines> | Speaks on pages>",
      "  Ann Marl, 40 | 35% | 6 | 2 | 1-19",
      "  Ben | 10% | 4 | 1 | 4",
      "  [0,4] -> 1-19 on 1:all",
      "  [1,4] -> 4 on 4:all",
    ]
  `);
});
