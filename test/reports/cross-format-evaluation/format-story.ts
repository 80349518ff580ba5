/** A story of six scenes at four places, told by four voices, as it is held against formats. */
import type { FormatStory } from '../../../lib/reports/cross-format-evaluation/changes.ts';
import type { StoryFormats } from '../../../lib/story/formats.ts';
import { citeOf, lineOf, person, sceneOf, sourceOf } from '../story-people.ts';

const ids = (...names: string[]): string[] => names.map((name) => `ch.${name}`);
const scene = (ordinal: number, placeKey: string, over: Parameters<typeof sceneOf>[1]) =>
  sceneOf(ordinal, {
    placeKey,
    place: `${placeKey.charAt(0)}${placeKey.slice(1).toLowerCase()}`,
    start: (ordinal - 1) / 6,
    end: ordinal / 6,
    heading: citeOf(`INT. ${placeKey} - DAY`, ordinal),
    ...over,
  });

export const formatsOf = (over: Partial<StoryFormats> = {}): StoryFormats => ({
  current: { id: 'feature', stated: null, taken: 'as it is' },
  facts: [],
  fits: [],
  others: [],
  threads: [
    { members: ids('ANN', 'BEN', 'CY'), scenes: ['sc.1', 'sc.2'] },
    { members: ids('DI'), scenes: ['sc.4'] },
  ],
  doubles: ids('DI', 'CY', 'NOBODY'),
  serial: null,
  episodes: [],
  ...over,
});

export const formatStory = (over: Partial<FormatStory> = {}): FormatStory => ({
  source: sourceOf({ pages: 44.44, talkWords: 504, actionWords: 496, speeches: 40, lead: 'ch.ANN' }),
  scenes: [
    scene(1, 'BAR', { pages: 1, speakers: ids('ANN', 'BEN'), talkWords: 90, actionWords: 20 }),
    scene(2, 'PIER', {
      pages: 3,
      setting: 'EXT',
      speakers: ids('ANN', 'BEN', 'CY', 'DI'),
      talkWords: 60,
      actionWords: 90,
    }),
    scene(3, 'BAR', { pages: 0.5, speakers: ids('BEN'), talkWords: 30, actionWords: 30 }),
    scene(4, 'ATTIC', { pages: 0.4, setting: null, speakers: ids('DI'), talkWords: 2, actionWords: 8 }),
    scene(5, 'PIER', { pages: 2, setting: 'INT/EXT', talkWords: 0, actionWords: 70 }),
    scene(6, 'CELLAR', { pages: 2, talkWords: 0, actionWords: 60 }),
  ],
  characters: [
    person('Radio', { onlyHeard: true, share: 0.01 }),
    person('Ann', { share: 0.6 }),
    person('Ben', { firstPage: 3 }),
    person('Cy', { firstPage: 5, speeches: 2 }),
    person('Di', { firstPage: 7, speeches: 1, share: 0.04 }),
    person('Mute', { speeches: 0 }),
  ],
  talk: {
    longest: { words: 88, line: { ...lineOf('Ann', 'We all went.', 4), speakers: ids('ANN', 'BEN') } },
    directions: { count: 0, speeches: 0 },
  },
  formats: formatsOf(),
  ...over,
});
