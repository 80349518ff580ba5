/** What a counted part of the graph may hold: the words of a field that has a closed list of them, the numbers that are none, and that nothing is lost in storing it. */
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { comparables } from '../../lib/story/comparables.ts';
import { conventions } from '../../lib/story/conventions.ts';
import { feeling } from '../../lib/story/feeling.ts';
import { finding } from '../../lib/story/finding.ts';
import { fitness, formats, pullReason } from '../../lib/story/formats.ts';
import { genre } from '../../lib/story/genre.ts';
import { storyMeasure } from '../../lib/story/measure.ts';
import { carriedNote, foundNote, noteFate } from '../../lib/story/note.ts';
import { portrait, speechHabit } from '../../lib/story/people/portrait.ts';
import { englishVariety } from '../../lib/story/production/setting.ts';
import { shootNeed } from '../../lib/story/production/shoot.ts';
import { shootingPlace, shootingPlaces } from '../../lib/story/production/shooting-places.ts';
import { caliberParameter, frameParameter, ratings } from '../../lib/story/ratings.ts';
import { storyScene } from '../../lib/story/scene.ts';
import { formatFrom, scriptFormat } from '../../lib/story/source.ts';
import { turnName } from '../../lib/story/structure.ts';
import { tone } from '../../lib/story/tone.ts';
import { accepts, each, passing } from './accepts.ts';

const cite = { scene: 1, from: 1, to: 1, page: 1, line: 1, quote: 'q' };
const scene = {
  id: 'sc.1',
  ordinal: 1,
  number: null,
  printed: 'INT. X',
  location: 'X',
  setting: null,
  place: 'X',
  placeKey: 'X',
  timeOfDay: null,
  light: 'unsaid',
  page: 1,
  lastPage: 1,
  start: 0,
  end: 1,
  pages: 1,
  unbroken: 1,
  speakers: [],
  present: [],
  speeches: 0,
  talkWords: 0,
  actionWords: 0,
  heading: cite,
};
const found = {
  id: 'fi.adverbs',
  kind: 'weakness',
  source: 'flaw',
  rule: 'adverbs',
  topic: 'adverbs',
  facts: { count: 3 },
  weight: 0.5,
  effort: null,
  baseRate: null,
  reports: [1],
};
const measure = {
  id: 'paragraphs',
  value: 1,
  error: 0.1,
  percentile: 50,
  direction: 'more',
  score: 5,
  scoreLow: 4,
  scoreHigh: 6,
  scale: { kind: 'norm', of: null, sample: 900, low: 0, middle: 1, high: 2 },
  counts: {},
  about: [],
  places: [],
};
const note = {
  finding: 'fi.adverbs',
  by: 'counted',
  rule: 'adverbs',
  reach: 'script',
  about: [],
  people: [],
  cites: [cite],
  gist: '',
  fault: false,
  absence: null,
  score: null,
};
const speechLength = { words: 5, others: 8, stands: null };
const filmed = {
  place: 'Riga',
  country: 'Latvia',
  score: 50,
  parts: [{ criterion: 'look', points: 1, of: 2 }],
  part: 'Baltic',
  look: null,
  speech: 'own',
  languages: ['Latvian'],
  english: null,
  incentives: [],
};
const noFormats = {
  facts: [],
  fits: [],
  others: [],
  threads: [],
  doubles: [],
  serial: null,
  episodes: [],
};
const noMarks = {
  turns: [],
  loudest: null,
  tears: null,
  laughter: null,
  oaths: null,
  shouts: null,
  silences: [],
};
const curve = { list: 'feeling', hits: 9, strength: 1, shape: 'rise' };
const noCurve = { points: [], agreement: 0, arc: null };
const form = { people: [], count: 1, setting: null, pages: [], places: [] };

describe('a field with a closed list of words', () => {
  const lists: readonly (readonly [string, z.ZodType, object | null, string, readonly unknown[]])[] = [
    ['a script’s format', scriptFormat, null, '', ['feature', 'pilot', 'half-hour', 'short', 'limited-series']],
    [
      'what says a format',
      formatFrom,
      null,
      '',
      ['writer', 'details', 'details and length', 'title page', 'form', 'length'],
    ],
    [
      'what says a genre',
      genre,
      { ids: [], printed: null },
      'from',
      ['writer', 'details', 'title page', 'words', null],
    ],
    ['a scene’s light', storyScene, scene, 'light', ['day', 'night', 'dawn or dusk', 'unsaid']],
    ['a scene’s setting', storyScene, scene, 'setting', ['INT', 'EXT', 'INT/EXT', null]],
    ['a turn', turnName, null, '', ['Opportunity', 'Change of plans', 'Point of no return', 'Major setback', 'Climax']],
    ['the side of a finding', finding, found, 'kind', ['strength', 'weakness']],
    ['what makes a finding', finding, found, 'source', ['flaw', 'measure', 'pattern']],
    ['how much work a finding is', finding, found, 'effort', ['slip', 'line', 'scene', 'story', null]],
    ['what raises a measure’s score', storyMeasure, measure, 'direction', ['more', 'less']],
    ['who makes a note', foundNote, note, 'by', ['counted', 'read', 'own', 'comment']],
    ['how far a note reaches', foundNote, note, 'reach', ['place', 'script']],
    [
      'what a draft makes of a note',
      noteFate,
      null,
      '',
      ['new', 'open', 'not_found_again', 'passage_changed', 'closed'],
    ],
    ['a letter of FRAME', frameParameter, null, '', ['Flux', 'Recall', 'Audience Appeal', 'Message', 'Engagement']],
    [
      'a letter of CALIBER',
      caliberParameter,
      null,
      '',
      ['Credibility', 'Aesthetics', 'Likability', 'Impact', 'Believability', 'Enjoyment', 'Relatability'],
    ],
    ['how a format fits', fitness, null, '', ['fits', 'near', 'far', 'not counted']],
    ['what pulls at the end of a scene', pullReason, null, '', ['question', 'broken', 'threat', 'move']],
    ['a habit of speech', speechHabit, null, '', ['asking', 'loud', 'breaking off', 'directed']],
    ['which English a script is in', englishVariety, null, '', ['British', 'American']],
    [
      'what has to be hired or built',
      shootNeed,
      null,
      '',
      [
        'fire',
        'gunfire',
        'weapons',
        'stunts',
        'wounds',
        'effects',
        'screens',
        'weather',
        'water',
        'vehicles',
        'animals',
        'children',
        'crowds',
        'extras',
        'intimacy',
        'music',
        'brands',
      ],
    ],
    ['how a place of production looks', shootingPlace, filmed, 'look', ['same', 'alike', 'other', null]],
    ['how it speaks', shootingPlace, filmed, 'speech', ['own', 'near', 'foreign']],
    ['its English', shootingPlace, filmed, 'english', ['British', 'American', 'another', null]],
  ];
  it.each(lists)('%s', (_what, schema, value, field, words) => {
    expect(passing(schema, value, field, [...words, 'something else', ''])).toEqual(words);
  });

  it.each<readonly [string, z.ZodType, (word: string | null) => unknown, readonly (string | null)[]]>([
    [
      'whether a format is the script’s own or follows from its length',
      formats,
      (taken) => ({ ...noFormats, current: { id: 'feature', stated: null, taken } }),
      ['as it is', 'by length'],
    ],
    [
      'what a film beside it is',
      comparables,
      (kind) => ({
        among: 1,
        films: [{ title: 't', year: 1950, kind, genres: ['drama'], shared: [{ tag: 'cinema', pages: 1, cite }] }],
        named: [],
      }),
      ['film', 'series', 'miniseries'],
    ],
    [
      'a measure’s scale',
      storyMeasure,
      (kind) => ({ ...measure, scale: { ...measure.scale, kind } }),
      ['norm', 'yardstick'],
    ],
    [
      'how a speaker stands off by the length of speeches',
      portrait,
      (stands) => ({
        character: 'ch.LENA',
        manner: { habit: null, length: { ...speechLength, stands } },
        lastAct: null,
      }),
      ['long', 'brief', null],
    ],
    [
      'what a place of production is scored by',
      shootingPlace,
      (criterion) => ({ ...filmed, parts: [{ criterion, points: 1, of: 2 }] }),
      ['look', 'language', 'incentive'],
    ],
    [
      'the words of a curve of feeling',
      feeling,
      (list) => ({ ...noCurve, curves: [{ ...curve, list }, curve] }),
      ['feeling', 'event'],
    ],
    [
      'the arc of a curve of feeling',
      feeling,
      (shape) => ({ ...noCurve, curves: [curve, { ...curve, shape }] }),
      ['rise', 'fall', 'fall and rise', 'rise and fall', 'rise, fall and rise', 'fall, rise and fall'],
    ],
    [
      'a form that films are noted for',
      conventions,
      (id) => ({ forms: [{ ...form, id }] }),
      ['ensemble', 'two-hander', 'voice-over', 'single-location', 'non-linear'],
    ],
    [
      'a proportion of a genre',
      conventions,
      (id) => ({ proportions: [{ id, value: 1 }], forms: [] }),
      ['dialogueShare', 'wordsPerSpeech', 'wordsPerScene', 'interiorShare', 'topSpeakerShare'],
    ],
  ])('%s', (_what, schema, holding, words) => {
    expect([...words, 'something else', ''].filter((word) => accepts(schema, holding(word)))).toEqual(words);
  });
});

describe('what proves a genre', () => {
  const proof = { id: 'clock', pages: [3, 9], people: [], cites: [cite] };
  const subject = { tag: 'sea', pages: 2, cite, films: 9, among: 522, since: 5, young: 247, before: 4, old: 275 };
  const proved = (change: object) => ({
    kinds: ['drama'],
    proportions: [],
    proofs: [{ ...proof, ...change }],
    subjects: [],
    forms: [],
  });
  const told = (change: object) => ({ ...proved({}), subjects: [{ ...subject, ...change }] });

  it('is kept as it is: a clock, violence or a kiss, each with a page and a passage', () => {
    expect(['clock', 'kiss', 'luck', ''].filter((id) => accepts(conventions, proved({ id })))).toEqual([
      'clock',
      'kiss',
    ]);
    expect(conventions.parse(proved({}))).toEqual(proved({}));
    expect([{ pages: [] }, { pages: [0] }, { cites: [] }].map((none) => accepts(conventions, proved(none)))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is a subject, too, with its pages here and how many films of the kind have it', () => {
    expect(conventions.parse(told({}))).toEqual(told({}));
    for (const field of Object.keys(subject))
      expect(accepts(conventions, told({ [field]: undefined })), field).toBe(false);
    expect([{ pages: 0 }, { films: -1 }, { since: 1.5 }].map((none) => accepts(conventions, told(none)))).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is not known of an answer that was stored before it was looked for', () => {
    expect(conventions.parse({ forms: [] })).toEqual({ ...proved({}), kinds: [], proofs: [] });
  });
});

describe('a bound', () => {
  it('of a finding and of a film beside the script: each belongs to a report and has a genre; one that is near by its words alone shares no kind of story and no subject', () => {
    expect(each(finding, found, 'reports', [[1], [1, 15], []])).toEqual([true, true, false]);
    const film = { title: 't', year: 1950, kind: 'film', genres: ['drama'], shared: [{ tag: 'sea', pages: 1, cite }] };
    const withFilm = (change: object) => ({ among: 1, films: [{ ...film, ...change }], named: [] });
    const premises = [{ told: 'a crew that plans one big robbery', signs: [] }];
    const changes = [{}, { genres: ['drama', 'crime'] }, { shared: [], premises }, { genres: [] }, { shared: [] }];
    expect(changes.map((change) => accepts(comparables, withFilm(change)))).toEqual([true, true, true, false, true]);
  });

  it('of a place of production: its score runs from 0 to 100', () => {
    expect(each(shootingPlace, filmed, 'score', [0, 100, -1, 101])).toEqual([true, true, false, false]);
    expect(accepts(shootingPlaces, { look: null, home: null, others: [filmed] })).toBe(true);
  });

  it('of FRAME and CALIBER: a score runs from 0 to 10', () => {
    const frame = (score: number) => ({
      frame: { rated: [{ parameter: 'Flux', score, measure: 'changes' }], unrated: ['Recall'], uncounted: ['Message'] },
      caliber: { rated: [], unrated: [], uncounted: ['Impact'] },
    });
    expect([0, 1.1, 10, -0.1, 10.1].filter((score) => accepts(ratings, frame(score)))).toEqual([0, 1.1, 10]);
  });

  it('of what is heard and shown: pages count from 1, and how often something is heard from none', () => {
    const shouts = { count: 2, among: 9, capitals: 1, pages: [3], cite };
    const withShouts = (change: object) => ({ marks: { ...noMarks, shouts: { ...shouts, ...change } } });
    expect(tone.parse(withShouts({}))).toEqual(withShouts({}));
    expect(
      [{ count: 0 }, { count: -1 }, { pages: [0] }, { pages: [1.5] }, { cite: null }].map((change) =>
        accepts(tone, withShouts(change)),
      ),
    ).toEqual([true, false, false, false, false]);
  });
});

it('a tone stored before its marks were counted has none', () => {
  expect(tone.parse({})).toEqual({ marks: null });
});

it('a genre stored before it was said how likely it is has none', () => {
  expect(genre.parse({ ids: ['drama'], from: 'words', printed: null }).likely).toBeNull();
});

it('a carried note has passages in place of its cites', () => {
  const { cites: _cites, ...kept } = note;
  const carried = {
    ...kept,
    id: 'no.1',
    passages: [{ found: cite, now: null }],
    fate: 'open',
    moved: false,
    stood: true,
  };
  expect(carriedNote.parse({ ...carried, cites: [cite] })).toEqual(carried);
});
