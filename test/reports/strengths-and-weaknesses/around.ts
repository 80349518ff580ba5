/** A small script as the words about its strengths and weaknesses see it, and a measure of it. */
import type { Around } from '../../../lib/reports/strengths-and-weaknesses/words/say.ts';
import type { StoryCharacter } from '../../../lib/story/character.ts';
import type { MeasureId, StoryMeasure } from '../../../lib/story/measure.ts';
import type { StoryScene } from '../../../lib/story/scene.ts';

const cite = (page: number) => ({ scene: 1, from: 1, to: 1, page, line: 1, quote: 'Words.' });

const scene = (ordinal: number, place: string, page: number, pages: number): StoryScene => ({
  id: `sc.${ordinal}`,
  ordinal,
  number: null,
  printed: `INT. ${place.toUpperCase()} - DAY`,
  location: place.toUpperCase(),
  setting: 'INT',
  place,
  placeKey: place.toUpperCase(),
  timeOfDay: 'DAY',
  light: 'day',
  page,
  lastPage: page + 1,
  start: 0,
  end: 1,
  pages,
  unbroken: pages,
  speakers: [],
  present: [],
  speeches: 1,
  talkWords: 10,
  actionWords: 10,
  heading: cite(page),
});

const speaker = (name: string, firstPage: number, onlyHeard = false): StoryCharacter => ({
  id: `ch.${name.toUpperCase()}`,
  name,
  words: 9,
  speeches: 3,
  share: 0.3,
  scenes: [1],
  firstPage,
  lastPage: 40,
  onlyHeard,
  introduction: null,
  silence: null,
  first: null,
  last: null,
  longest: null,
  directions: 0,
  inDetails: false,
});

const scenes = [scene(1, 'Pier', 1, 1.5), scene(2, 'Bank', 3, 4.25), scene(3, 'Attic', 8, 2), scene(4, 'Roof', 39, 1)];
const speakers = [speaker('Ada', 2), speaker('Radio', 1, true), speaker('Ben', 5), speaker('Cleo', 31)];

export const around: Around = {
  source: {
    pageCount: 41,
    pages: 40.5,
    short: true,
    english: true,
    locations: 4,
    format: { format: 'short', from: 'length' },
    talkWords: 4321,
    actionWords: 4000,
    speeches: 87,
    marked: [],
    lead: 'ch.ADA',
  },
  scenes,
  speakers,
  landmarks: {
    longestParagraph: { words: 66, page: 9, opening: 'The boat turns over' },
  },
  nameOf: (id) => speakers.find((one) => one.id === id)?.name ?? id,
  sceneOf: (id) => scenes.find((one) => one.id === id) ?? scene(0, 'Nowhere', 0, 0),
};

/** A measure with places on pages 4 and 9, at the low end of a yardstick. */
export const measure = (id: MeasureId, over: Partial<StoryMeasure> = {}): StoryMeasure => ({
  id,
  value: 0.25,
  error: 0.1,
  percentile: 10,
  direction: 'more',
  score: 2,
  scoreLow: 1,
  scoreHigh: 3,
  scale: { kind: 'yardstick', of: null, sample: null, low: 0.2, middle: 0.4, high: 0.6 },
  counts: {
    changes: 5,
    onQuickest: 2,
    people: 4,
    peopleBack: 1,
    places: 3,
    placesBack: 2,
    found: 9,
    words: 90,
    parentheticals: 3,
    speeches: 87,
  },
  about: ['ch.ADA', 'ch.BEN'],
  places: [cite(4), cite(9)],
  ...over,
});
