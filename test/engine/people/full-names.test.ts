/** First names, surnames and full names: which of them are one person, which two, which lost a letter. */
import { describe, expect, it } from 'vitest';
import {
  fullNamesOf,
  mayBeName,
  namesApart,
  namesBeside,
  sideBySide,
  withoutFirstLetter,
} from '../../../lib/engine/people/full-names.ts';

const counted = (counts: Readonly<Record<string, number>>) => new Map(Object.entries(counts));

it.each([
  ['KATE', true],
  ['ZORVEK', true],
  ['RUTH', true],
  ['ROSE', false],
  ['STEWARD', false],
  ['SERGEANT', false],
  ['NURSE', false],
])('%s may be a name: %s', (word, may) => {
  expect(mayBeName(word)).toBe(may);
});

describe('a full name', () => {
  it.each([
    ['joins a first name that speaks more', { KATE: 5, 'KATE SULLIVAN': 2 }, { 'KATE SULLIVAN': 'KATE' }],
    ['takes a first name that speaks less', { KATE: 2, 'KATE SULLIVAN': 5 }, { KATE: 'KATE SULLIVAN' }],
    ['joins a first name that speaks as much', { KATE: 3, 'KATE SULLIVAN': 3 }, { 'KATE SULLIVAN': 'KATE' }],
    ['takes a surname that speaks less', { SULLIVAN: 2, 'KATE SULLIVAN': 3 }, { SULLIVAN: 'KATE SULLIVAN' }],
    ['joins a surname that speaks as much', { SULLIVAN: 3, 'KATE SULLIVAN': 3 }, { 'KATE SULLIVAN': 'SULLIVAN' }],
    ['is another than a surname that speaks more', { SULLIVAN: 4, 'KATE SULLIVAN': 3 }, {}],
    ['shares its surname', { SULLIVAN: 2, 'KATE SULLIVAN': 3, 'MR. SULLIVAN': 1 }, {}],
    ['begins with no name', { SULLIVAN: 2, 'ZORVEK SULLIVAN': 3 }, {}],
    ['begins with a title', { SULLIVAN: 2, 'SERGEANT SULLIVAN': 3 }, {}],
    ['begins with a word', { SULLIVAN: 2, 'SUMMER SULLIVAN': 3 }, {}],
    ['ends in a word that speaks alone', { STEWARD: 2, 'KATE STEWARD': 3 }, {}],
    ['ends in a word', { KATE: 2, 'KATE STEWARD': 5 }, {}],
    ['ends in a common word that is a name, too', { KATE: 2, 'KATE HUNT': 5 }, {}],
    ['ends in a rare word that is a name, too', { KATE: 2, 'KATE CARTER': 5 }, { KATE: 'KATE CARTER' }],
    ['begins with a name that is a word, too', { WILL: 2, 'WILL SULLIVAN': 5 }, { WILL: 'WILL SULLIVAN' }],
    ['begins with a word and ends in one', { WILL: 2, 'WILL STEWARD': 5 }, {}],
    ['begins with kin', { FATHER: 2, 'FATHER SULLIVAN': 5 }, {}],
    ['ends in a generation', { KATE: 2, 'KATE JUNIOR': 5 }, {}],
    ['ends in a title', { KATE: 2, 'KATE SERGEANT': 5 }, {}],
    ['begins with a part', { GUARD: 2, 'GUARD SULLIVAN': 5 }, {}],
    ['shares its first name', { KATE: 2, 'KATE SULLIVAN': 5, 'KATE HALE': 1 }, {}],
    ['shares its first name with a cousin', { KATE: 2, 'KATE SULLIVAN': 5, 'COUSIN KATE': 1 }, {}],
    ['is there young, too', { KATE: 2, 'KATE SULLIVAN': 5, 'YOUNG KATE': 1 }, { KATE: 'KATE SULLIVAN' }],
    ['stands beside another’s name', { KATE: 2, 'KATE SULLIVAN': 5, 'ROBIN KATE': 1 }, { KATE: 'KATE SULLIVAN' }],
    ['is somebody’s', { KATE: 2, 'KATE SULLIVAN': 5, 'WIFE OF KATE': 1 }, { KATE: 'KATE SULLIVAN' }],
    ['shares a cue', { KATE: 2, 'KATE SULLIVAN': 5, 'KATE/BEN': 1 }, { KATE: 'KATE SULLIVAN' }],
    ['is alone', { 'KATE SULLIVAN': 5 }, {}],
    ['has three parts', { KATE: 2, 'KATE ANN SULLIVAN': 5 }, {}],
    ['has a part of two letters', { AL: 2, 'AL SULLIVAN': 5 }, {}],
    [
      'takes both of its parts',
      { KATE: 2, SULLIVAN: 2, 'KATE SULLIVAN': 5 },
      { KATE: 'KATE SULLIVAN', SULLIVAN: 'KATE SULLIVAN' },
    ],
    ['speaks no more than both', { KATE: 2, SULLIVAN: 2, 'KATE SULLIVAN': 4 }, {}],
    ['has a part that is a word', { KATE: 1, STEWARD: 1, 'KATE STEWARD': 9 }, {}],
  ])('%s: who is who', (_what, counts, same) => {
    expect(Object.fromEntries(fullNamesOf(counted(counts)))).toEqual(same);
  });
});

it.each([
  [
    'the page gives no other',
    ['KATE SULLIVAN, 40, waits.', 'I saw Kate Sullivan’s car.'],
    { 'KATE SULLIVAN': 'SULLIVAN' },
  ],
  ['the page gives another, too', ['Kate Sullivan waits for Ben Sullivan.'], {}],
  ['the page gives another', ['Ben Sullivan waits.'], {}],
  ['the page gives none', ['Sullivan waits. Captain Sullivan.'], {}],
])('a full name joins a surname that speaks more where %s', (_what, texts, same) => {
  const speeches = counted({ SULLIVAN: 9, 'KATE SULLIVAN': 3 });
  expect(Object.fromEntries(fullNamesOf(speeches, namesBeside(texts)))).toEqual(same);
});

it.each([
  ['are two who speak alone five times', { ZORVEK: 5, KATE: 5 }, ['ZORVEK', 'KATE']],
  ['and together twice', { ZORVEK: 5, KATE: 5, 'ZORVEK KATE': 2 }, ['ZORVEK', 'KATE']],
  ['and three times where each speaks twelve times', { ZORVEK: 12, KATE: 12, 'ZORVEK KATE': 3 }, ['ZORVEK', 'KATE']],
  ['are one who speaks three times beside eleven', { ZORVEK: 11, KATE: 99, 'ZORVEK KATE': 3 }, null],
  ['are one where the first speaks four times', { ZORVEK: 4, KATE: 5 }, null],
  ['are one where the second speaks four times', { ZORVEK: 5, KATE: 4 }, null],
  ['are one where the second never speaks', { ZORVEK: 5 }, null],
])('names side by side %s', (_what, counts, two) => {
  expect(sideBySide('ZORVEK KATE', counted(counts))).toEqual(two);
});

it('side by side stand two different names, and no part', () => {
  const often = counted({ KATE: 9, COP: 9, GUARD: 9, SERGEANT: 9, ZORVEK: 9 });
  expect(sideBySide('KATE KATE', often)).toBeNull();
  expect(sideBySide('KATE', often)).toBeNull();
  expect(sideBySide('KATE COP', often)).toBeNull();
  expect(sideBySide('GUARD KATE', often)).toBeNull();
});

it('side by side stand names of more than one word, too, of three letters at least', () => {
  const often = counted({ KATE: 9, 'OLD PETE': 9, 'JO KATE': 9, JO: 9 });
  expect(sideBySide('KATE OLD PETE', often)).toEqual(['KATE', 'OLD PETE']);
  expect(sideBySide('OLD PETE KATE', often)).toEqual(['OLD PETE', 'KATE']);
  expect(sideBySide('KATE NEW PETE', often)).toBeNull();
  expect(sideBySide('JO KATE', often)).toBeNull();
});

describe('names that lost their first letter', () => {
  const lost = { ZORVEK: 9, ORVEK: 1, FRANKLIN: 9, RANKLIN: 8 };

  it.each([
    ['three', { ...lost, ELEANOR: 3, LEANOR: 1 }, { ORVEK: 'ZORVEK', RANKLIN: 'FRANKLIN', LEANOR: 'ELEANOR' }],
    [
      'three, one of three letters',
      { ...lost, BXUL: 3, XUL: 1 },
      { ORVEK: 'ZORVEK', RANKLIN: 'FRANKLIN', XUL: 'BXUL' },
    ],
    ['two', lost, {}],
    ['two, and one of two letters', { ...lost, BEN: 3, EN: 1 }, {}],
    ['two, and one that speaks as often as what it lost', { ...lost, ELEANOR: 1, LEANOR: 1 }, {}],
    ['two and a word', { ...lost, TRAIN: 3, RAIN: 1 }, {}],
    ['two and a name', { ...lost, BANNA: 3, ANNA: 1 }, {}],
    [
      'three and a word',
      { ...lost, ELEANOR: 3, LEANOR: 1, TRAIN: 3, RAIN: 1 },
      { ORVEK: 'ZORVEK', RANKLIN: 'FRANKLIN', LEANOR: 'ELEANOR' },
    ],
  ])('are believed of %s or not', (_what, counts, whole) => {
    expect(Object.fromEntries(withoutFirstLetter(counted(counts)))).toEqual(whole);
  });
});

describe('a first name and a surname that speak apart', () => {
  const order = ['ALASTAIR', 'ANN', 'ANN', 'ANN', 'ANN', 'CAMPBELL'];
  const apart = (ids: readonly string[], ...texts: readonly string[]) =>
    Object.fromEntries(namesApart(ids, namesBeside(texts)));

  it('are one where the page gives each the other and they never talk', () => {
    expect(apart(order, 'ALASTAIR CAMPBELL waits.')).toEqual({ CAMPBELL: 'ALASTAIR' });
  });
  it('are two where the page gives the surname another first name', () => {
    expect(apart(order, 'Alastair Campbell waits.', 'Fiona Campbell waits.')).toEqual({});
  });
  it('are two where they talk with each other', () => {
    expect(apart(['ALASTAIR', 'CAMPBELL'], 'Alastair Campbell waits.')).toEqual({});
  });
  it('are two where the page never puts them together', () => {
    expect(apart(order, 'Alastair waits for Campbell.')).toEqual({});
  });
});

it('a surname that is a word is that of the first name where the page gives it no other', () => {
  const speeches = counted({ JOLENE: 13, 'JOLENE FRENCH': 5 });
  expect(Object.fromEntries(fullNamesOf(speeches, namesBeside(['JOLENE FRENCH, 24, waits.'])))).toEqual({
    'JOLENE FRENCH': 'JOLENE',
  });
  expect(Object.fromEntries(fullNamesOf(speeches))).toEqual({});
});

it('of two words all but the first letter is what a scanner left, however often', () => {
  const speeches = counted({
    'TORVEN AIRLIE': 1,
    'ORVEN AIRLIE': 1,
    'GERMAN REPORTER': 1,
    'ERMAN REPORTER': 2,
    ZORVEK: 9,
    ORVEK: 1,
  });
  expect(Object.fromEntries(withoutFirstLetter(speeches))).toEqual({
    'ORVEN AIRLIE': 'TORVEN AIRLIE',
    'ERMAN REPORTER': 'GERMAN REPORTER',
    ORVEK: 'ZORVEK',
  });
});
