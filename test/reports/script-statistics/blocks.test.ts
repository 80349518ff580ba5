/** What the statistics' tables and plots hold, from a story graph made by hand. */
import { expect, it } from 'vitest';
import { presenceBlock, shareBlock, speakersBlock } from '../../../lib/reports/script-statistics/people-blocks.ts';
import {
  lengthBlock,
  lightBlock,
  placesBlock,
  settingBlock,
} from '../../../lib/reports/script-statistics/scene-blocks.ts';
import { citeOf, lineOf, person, sceneOf, sourceOf } from '../story-people.ts';

const [ann, ben] = [
  person('Ann', {
    words: 90,
    share: 0.6,
    speeches: 8,
    firstPage: 2,
    lastPage: 5,
    first: lineOf('Ann', 'One.', 2),
    longest: { words: 30, line: { speakers: ['ch.ANN'], cite: { ...citeOf('Two.', 4), line: 7 } } },
    directions: 3,
    scenes: [1, 3],
  }),
  person('Ben', { words: 40, speeches: 4, lastPage: 1, first: null, longest: null }),
];
const scenes = [
  sceneOf(1, { speakers: ['ch.ANN', 'ch.BEN'], present: ['ch.ANN'], pages: 0.5, start: 0 }),
  sceneOf(2, { present: ['ch.BEN'], pages: 0.25, start: 0.5, setting: null, light: 'night' }),
  sceneOf(3, {
    speakers: ['ch.ANN'],
    present: ['ch.ANN', 'ch.BEN'],
    pages: 0.25,
    start: 0.75,
    setting: 'EXT',
    light: 'night',
  }),
];
const characters = [ann, ben].flatMap((one) => one ?? []);

it('lists speakers with words a speech, the longest speech and its page', () => {
  expect(speakersBlock({ characters })).toMatchObject({
    title: 'Two speaking parts, speech by speech',
    columns: [
      { label: 'Character', align: 'left' },
      { label: 'Speeches', align: 'right' },
      { label: 'Words', align: 'right' },
      { label: 'Words a speech', align: 'right' },
      { label: 'Longest speech, words', align: 'right' },
      { label: 'on page', align: 'right' },
      { label: 'Parentheticals', align: 'right' },
      { label: 'Scenes spoken in', align: 'right' },
      { label: 'Pages', align: 'left' },
    ],
    rows: [
      ['Ann', 8, 90, 11.3, 30, 4, 3, 2, '2-5'],
      ['Ben', 4, 40, 10, 0, 0, 0, 1, '1'],
    ],
    places: [
      { row: 0, column: 5, text: '4', page: 4, line: 7 },
      { row: 0, column: 8, text: '2-5', page: 2, line: 1 },
    ],
  });
  const measured = characters.map((one) => ({ ...one, speeches: one.speeches + 1 }));
  expect(speakersBlock({ characters: measured })).toMatchObject({
    title: 'Of those with five speeches or more Ann speaks longest at a time, 10 words; Ben shortest, 8',
  });
  expect(speakersBlock({ characters: [] })).toBeNull();
});

it('shows shares of ten speakers at the most, and none where no word is spoken', () => {
  const crowd = Array.from({ length: 11 }, (_, at) => person(`Man ${at}`));
  const block = shareBlock({ characters: crowd, source: sourceOf() });
  expect(block).toMatchObject({ title: 'Man 0 speaks 10% of the words, Man 1 10%; the other nine the rest' });
  expect(block?.kind === 'bars' && block.items).toHaveLength(10);
  expect(shareBlock({ characters: crowd, source: sourceOf({ talkWords: 0 }) })).toBeNull();
  expect(shareBlock({ characters: [], source: sourceOf() })).toBeNull();
});

it('marks presence scene by scene, from two scenes on', () => {
  expect(presenceBlock({ characters, scenes })).toMatchObject({
    title: 'Ben is in 3 of 3 scenes; Ann and Ben share two, more than any other two',
    rows: [
      { label: 'Ann', cells: [3, 0, 3] },
      { label: 'Ben', cells: [2, 1, 1] },
    ],
    columns: [{ label: '1', note: 'page 1' }, { label: '2' }, { label: '3' }],
    note: null,
  });
  expect(presenceBlock({ characters, scenes: scenes.slice(0, 2) })).toMatchObject({ title: 'Ben is in 2 of 2 scenes' });
  expect(presenceBlock({ characters, scenes: scenes.slice(0, 1) })).toBeNull();
  const crowd = Array.from({ length: 17 }, (_, at) => person(`Man ${at}`));
  expect(presenceBlock({ characters: crowd, scenes })).toMatchObject({
    note: 'The 16 who speak most; one smaller part left out.',
  });
});

it('shows the length of each scene over the page it begins on', () => {
  expect(lengthBlock({ scenes, source: sourceOf({ pages: 2.01 }) })).toMatchObject({
    title: 'Scene 1, on page 1, is the longest of 3 at 4/8 of a page; half run 2/8 or less',
    lines: [
      {
        points: [
          { x: 1, y: 0.5 },
          { x: 2, y: 0.25 },
          { x: 2.5, y: 0.25 },
        ],
      },
    ],
  });
  expect(lengthBlock({ scenes: [], source: sourceOf() })).toBeNull();
});

it('sums pages by setting and by light, most first', () => {
  expect(settingBlock({ scenes })).toMatchObject({
    title: 'Interior scenes hold 50% of the pages, neither INT nor EXT scenes 25%',
    items: [
      { label: 'Interior', value: 0.5, note: '50%, 1 scene' },
      { label: 'Neither INT nor EXT', value: 0.25 },
      { label: 'Exterior', value: 0.25 },
    ],
  });
  const day = scenes.map((scene, at) => (at === 2 ? { ...scene, light: 'day' as const } : scene));
  expect(lightBlock({ scenes: day })).toMatchObject({ title: 'Day holds 75% of the pages, night 25% in one scene' });
  expect(lightBlock({ scenes: scenes.slice(1) })).toMatchObject({ title: 'Night holds 100% of the pages' });
  expect([settingBlock({ scenes: [] }), lightBlock({ scenes: [] })]).toEqual([null, null]);
});

it('lists places with their length, first page, settings and rooms', () => {
  const places = [
    {
      id: 'pl.INN',
      name: 'Inn',
      scenes: ['sc.2', 'sc.3'],
      eighths: 4,
      rooms: [{ name: 'Bar', scenes: 2, eighths: 4 }],
    },
    { id: 'pl.SHED', name: 'Shed', scenes: ['sc.1'], eighths: 4, rooms: [] },
  ];
  expect(placesBlock({ places, scenes })).toMatchObject({
    title: 'Inn holds 4/8 of a page of 1; 1 of 2 locations is used once',
    rows: [
      ['Inn', 2, '4/8', '50%', 2, 'EXT', 'Bar (2)'],
      ['Shed', 1, '4/8', '50%', 1, 'INT', ''],
    ],
    places: [
      { row: 0, column: 4, text: '2', page: 2 },
      { row: 1, column: 4, text: '1', page: 1 },
    ],
  });
  expect(placesBlock({ places: [], scenes })).toBeNull();
});
