/** What a stored reading may hold: the words of a field that has a closed list of them, what must not be empty, and what a reading made before a field was asked for has in its place. */
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import {
  budgetLevel,
  commentRead,
  grade,
  marketRead,
  ratingRead,
  verdictRead,
} from '../../lib/story/read/judgement-read.ts';
import { ledgerAbout, ledgerEntry, needRead } from '../../lib/story/read/ledger-read.ts';
import { arcKind, personRead, personRole, shownRole } from '../../lib/story/read/person-read.ts';
import { adviceOrder, advicePart, planStep, pointRead, sample } from '../../lib/story/read/point-read.ts';
import { absence, confidence, said, support } from '../../lib/story/read/said.ts';
import { lineNote, sceneFate, sceneRead } from '../../lib/story/read/scene-read.ts';
import { beatRead, genreRead, patternRead, setupRead, setupState, telling } from '../../lib/story/read/shape-read.ts';
import { storyRead, storyReadVersion } from '../../lib/story/read/story-read.ts';
import { accepts, each, passing } from './accepts.ts';

const cite = { scene: 1, from: 1, to: 1, page: 1, line: 1, quote: 'q' };
const sentence = { text: 't', cites: [cite], confidence: 'sure', support: 'supported' };
const search = { terms: ['key'], after: 28, before: 104, speaker: 'NOAH', where: 'any' };
const rating = { name: 'Flux', score: 7, why: 'w', because: ['po.1'] };
const verdict = { against: 'a', script: 'consider', writer: null, reason: 'r', text: 't', because: ['po.1'] };
const comparable = { title: 't', year: 1950, shares: 's', differs: 'd', use: 'tone' };
const form = { format: 'x', fits: 'yes', why: 'w', buyer: 'b' };
const oldMarket = {
  audience: null,
  narrowedBy: null,
  level: 'low',
  drivers: [{ what: 'rain', scenes: [1] }],
  cheaperBy: [],
  comparables: [comparable],
  formats: [form],
};
const oldPoint = {
  id: 'po.1',
  kind: 'weakness',
  title: 't',
  said: sentence,
  costs: null,
  attempt: null,
  sample: null,
  weight: 3,
  effort: 'scene',
  fault: false,
  touches: [],
  reports: [1],
  absence: null,
};
const part = { page: 1, to: null, act: 'cut', text: 't' };
const step = { goal: 'g', points: ['po.1'], effort: 'scene', gains: null };
const order = { points: ['po.1', 'po.2'], how: 'together', why: 'w' };
const person = {
  id: 'ch.LENA',
  name: 'Lena',
  aliases: [],
  role: 'protagonist',
  want: null,
  need: null,
  flaw: null,
  arc: null,
  works: null,
  missing: null,
  cast: null,
};
const scene = {
  scene: 1,
  happens: 'h',
  want: null,
  turns: null,
  plants: [],
  pays: [],
  could: 'keep',
  note: null,
  cites: [cite],
};
const slip = { id: 'ln.1', kind: 'spelling', cite, written: 'teh', better: 'the' };
const beat = { name: 'midpoint', scene: 1, position: 0.5, said: sentence };
const setup = { what: 'a key', planted: [cite], paid: [], state: 'dropped', absence: search };
const logline = { use: 'plain', text: 't' };
const oldReading = {
  schema_version: 1,
  made: {
    model: 'm',
    readOn: '2026-11-01',
    whole: true,
    scenes: { read: 1, all: 1 },
    claims: { kept: 1, place: 0, name: 0, absence: 0, passage: 0 },
  },
  scenes: [scene],
  lineNotes: [slip],
  people: [person],
  bonds: [],
  shape: null,
  beats: [beat],
  setups: [setup],
  genre: null,
  tone: null,
  themes: [],
  telling: { loglines: [], pitch: null, synopsis: [] },
  points: [oldPoint],
  plan: [],
  ratings: [],
  verdict: null,
  market: oldMarket,
};

describe('a field with a closed list of words', () => {
  const lists: readonly (readonly [string, z.ZodType, object | null, string, readonly unknown[]])[] = [
    ['how sure a sentence is', confidence, null, '', ['sure', 'likely', 'reading']],
    ['what became of its proof', support, null, '', ['supported', 'partly', 'unchecked']],
    ['where words were looked for', absence, search, 'where', ['dialogue', 'action', 'any']],
    ['a grade', grade, null, '', ['pass', 'consider', 'recommend']],
    ['a level of money', budgetLevel, null, '', ['micro', 'low', 'middle', 'high', 'tentpole']],
    ['where it is shot', marketRead, oldMarket, 'shotOn', ['places', 'mixed', 'stages', null]],
    ['what an entry of the ledger is about', ledgerAbout, null, '', ['time', 'place', 'knows', 'counts', 'things']],
    ['a role', personRole, null, '', ['protagonist', 'antagonist', 'ally', 'love interest', 'mentor', 'foil', 'minor']],
    ['an arc', arcKind, null, '', ['grows', 'falls', 'steadfast', 'none', 'open']],
    ['the side of a point', pointRead, oldPoint, 'kind', ['strength', 'weakness', 'question', 'opportunity']],
    ['what mending takes', pointRead, oldPoint, 'effort', ['word', 'scene', 'sequence', 'draft']],
    ['how much a fault matters', pointRead, oldPoint, 'severity', ['major', 'minor', 'cosmetic', 'licence', null]],
    ['what advice does at a place', advicePart, part, 'act', ['add', 'cut', 'change', 'move', 'keep']],
    ['how advice goes together', adviceOrder, order, 'how', ['together', 'in order', 'one of them']],
    ['what becomes of a scene', sceneFate, null, '', ['keep', 'trim', 'merge', 'cut']],
    [
      'what a slip is one of',
      lineNote,
      slip,
      'kind',
      ['spelling', 'grammar', 'format', 'clarity', 'dialogue', 'logic'],
    ],
    ['how a set-up stands', setupState, null, '', ['paid', 'half', 'open on purpose', 'dropped']],
  ];
  it.each(lists)('%s', (_what, schema, value, field, words) => {
    expect(passing(schema, value, field, [...words, 'something else', ''])).toEqual(words);
  });

  it.each<readonly [string, z.ZodType, (word: string) => unknown, readonly string[]]>([
    [
      'what a film is set beside the script for',
      marketRead,
      (use) => ({ ...oldMarket, comparables: [{ ...comparable, use }] }),
      ['premise', 'tone', 'market'],
    ],
    [
      'whether a form fits',
      marketRead,
      (fits) => ({ ...oldMarket, formats: [{ ...form, fits }] }),
      ['yes', 'with changes', 'no'],
    ],
    [
      'what a logline is for',
      telling,
      (use) => ({ loglines: [{ ...logline, use }], pitch: null, synopsis: [] }),
      ['plain', 'hook', 'character', 'market'],
    ],
  ])('%s', (_what, schema, holding, words) => {
    expect([...words, 'something else', ''].filter((word) => accepts(schema, holding(word)))).toEqual(words);
  });

  it('a role as it is shown: a reading’s own, or a main character whom the writer has set back', () => {
    expect(passing(shownRole, null, '', [...personRole.options, 'main character', 'lead'])).toEqual([
      ...personRole.options,
      'main character',
    ]);
  });

  it('a rating by a letter of FRAME or of CALIBER', () => {
    expect(passing(ratingRead, rating, 'name', ['Flux', 'Impact', 'Luck'])).toEqual(['Flux', 'Impact']);
  });

  it('who has set what was read: the writer, or nobody', () => {
    for (const [schema, value] of [
      [beatRead, beat],
      [personRead, person],
      [marketRead, oldMarket],
      [genreRead, { named: 'noir', promises: [] }],
    ] as const)
      expect(passing(schema, value, 'by', ['writer', undefined, 'reader', null])).toEqual(['writer', undefined]);
  });
});

describe('a sentence', () => {
  it('stands on one to four places', () => {
    const places = [1, 4, 0, 5].map((count) => Array.from({ length: count }, () => cite));
    expect(each(said, sentence, 'cites', places)).toEqual([true, true, false, false]);
  });
});

describe('what must not be empty', () => {
  const texts: readonly (readonly [string, z.ZodType, object, string])[] = [
    ['a sentence', said, sentence, 'text'],
    ['what speaks against a script', verdictRead, verdict, 'against'],
    ['a verdict', verdictRead, verdict, 'text'],
    ['what a comment is about', commentRead, { about: 'a', said: sentence }, 'about'],
    ['what does not agree', ledgerEntry, { about: 'time', said: sentence, hole: 'h' }, 'hole'],
    ['a need of a shoot', needRead, { kind: 'props', what: 'w', scenes: [] }, 'what'],
    ['the title of a point', pointRead, oldPoint, 'title'],
    ['what advice says at a place', advicePart, part, 'text'],
    ['the goal of a step', planStep, step, 'goal'],
    ['why advice goes together', adviceOrder, order, 'why'],
    ['what happens in a scene', sceneRead, scene, 'happens'],
    ['the words of a slip', lineNote, slip, 'written'],
    ['the name of a beat', beatRead, beat, 'name'],
    ['a beat in brief', beatRead, beat, 'brief'],
    ['a set-up', setupRead, setup, 'what'],
    ['what recurs', patternRead, { what: 'w', said: sentence, keep: null }, 'what'],
    ['the kind of story', genreRead, { named: 'n', promises: [] }, 'named'],
  ];
  it.each(texts)('%s', (_what, schema, value, field) => {
    expect(each(schema, value, field, ['x', 'some words', ''])).toEqual([true, true, false]);
  });

  const lists: readonly (readonly [string, z.ZodType, object, string, readonly unknown[], readonly unknown[]])[] = [
    ['words that were looked for', absence, search, 'terms', ['key', 'lock'], ['']],
    ['the reasons of a rating', ratingRead, rating, 'because', ['po.1', 'po.2'], []],
    ['the reasons of a verdict', verdictRead, verdict, 'because', ['po.1', 'po.2'], []],
    ['the reports of a point', pointRead, oldPoint, 'reports', [1, 2], []],
    ['the points of a step', planStep, step, 'points', ['po.1', 'po.2'], []],
    ['the places of a scene', sceneRead, scene, 'cites', [cite, cite], []],
    ['the places of a set-up', setupRead, setup, 'planted', [cite, cite], []],
    ['points that go together', adviceOrder, order, 'points', ['po.1', 'po.2', 'po.3'], ['po.1']],
  ];
  it.each(lists)('%s', (_what, schema, value, field, some, none) => {
    expect(accepts(schema, value)).toBe(true);
    expect(each(schema, value, field, [some, none, []])).toEqual([true, false, false]);
  });

  it.each([
    ['what drives the cost', 'drivers', { what: 'x', scenes: [1] }, 'what'],
    ['a line of the money', 'budget', { line: 'x', amount: '10 %', why: 'w' }, 'line'],
    ['a film set beside it', 'comparables', comparable, 'title'],
    ['what it shares', 'comparables', comparable, 'shares'],
    ['how it differs', 'comparables', comparable, 'differs'],
    ['a form to sell it in', 'formats', form, 'format'],
  ])('in what a producer asks: %s', (_what, list, item, field) => {
    expect(
      each(marketRead, oldMarket, list, [[item], [{ ...item, [field]: 'words' }], [{ ...item, [field]: '' }]]),
    ).toEqual([true, true, false]);
  });

  it('a logline and a sentence of the synopsis', () => {
    const told = (text: string, line: string) => ({
      loglines: [{ ...logline, text }],
      pitch: null,
      synopsis: [{ sentence: line, scenes: [1] }],
    });
    expect(accepts(telling, told('some words', 'some words'))).toBe(true);
    expect(accepts(telling, told('', 'x'))).toBe(false);
    expect(accepts(telling, told('x', ''))).toBe(false);
  });
});

describe('a number', () => {
  it('of a rating runs from 1 to 10, in halves too', () => {
    expect(each(ratingRead, rating, 'score', [1, 7.5, 10, 0.5, 10.5])).toEqual([true, true, true, false, false]);
  });

  it('of a point’s weight is whole, from 1 to 5', () => {
    expect(each(pointRead, oldPoint, 'weight', [1, 5, 0, 6, 2.5])).toEqual([true, true, false, false, false]);
  });

  it('of a page counts from 1', () => {
    expect(each(advicePart, part, 'page', [1, 0])).toEqual([true, false]);
    expect(each(sample, { page: 1, before: '', after: '' }, 'page', [1, 0])).toEqual([true, false]);
  });
});

describe('a reading made before a field was asked for', () => {
  const read = storyRead.parse(oldReading);

  it('has no ledger, needs, patterns, pressure, orders or comment, and nothing on title or picture', () => {
    expect(read).toMatchObject({ ledger: [], needs: [], patterns: [], pressure: [], orders: [], comment: [] });
    expect(read).toMatchObject({ title: null, picture: null });
  });

  it('has no severity, parts, price or second way of a point', () => {
    expect(read.points[0]).toEqual({ ...oldPoint, severity: null, parts: [], loses: null, instead: null });
  });

  it('has nobody’s pronoun, turn, last deed or voice', () => {
    expect(read.people[0]).toEqual({ ...person, pronoun: null, turn: null, last: null, voice: null });
  });

  it('has no beat in brief', () => {
    expect(read.beats[0]).toEqual({ ...beat, brief: null });
  });

  it('has nothing of what a producer plans by', () => {
    expect(read.market).toEqual({
      ...oldMarket,
      comparables: [{ ...comparable, fared: null }],
      formats: [{ ...form, parts: [] }],
      shoot: null,
      money: null,
      rights: null,
      budget: [],
      shotOn: null,
      potential: null,
      bestForm: null,
      craft: [],
    });
    const { buyer: _buyer, ...oldForm } = form;
    expect(marketRead.parse({ ...oldMarket, formats: [oldForm] }).formats).toEqual([
      { ...oldForm, buyer: null, parts: [] },
    ]);
  });

  it('has no reason of a verdict, no end of a search and nobody of whom it was one', () => {
    const { reason: _reason, ...oldVerdict } = verdict;
    expect(verdictRead.parse(oldVerdict).reason).toBeNull();
    const { before: _before, speaker: _speaker, ...oldSearch } = search;
    expect(absence.parse(oldSearch)).toEqual({ ...oldSearch, before: null, speaker: null });
  });

  it('has no pages of a sentence of the synopsis', () => {
    const told = telling.parse({ loglines: [], pitch: null, synopsis: [{ sentence: 's', scenes: [1] }] });
    expect(told.synopsis).toEqual([{ sentence: 's', scenes: [1], pages: [] }]);
  });

  it('is read where its version is known, and no other', () => {
    expect(each(storyRead, oldReading, 'schema_version', [storyReadVersion, 1, 2, '1'])).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
