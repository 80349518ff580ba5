/** Names that differ by one slip of the pen, and cues that are another's name with one. */
import { describe, expect, it } from 'vitest';
import { hasSwappedLetters, misspeltCues, nearlySame, sharedEnds } from '../../../lib/engine/people/near-names.ts';

it.each([
  ['JOHN', 'JOAN', true, false],
  ['JOHN', 'JOHNS', true, false],
  ['JOHN', 'JOHN', true, false],
  ['JOHN', 'JANE', false, false],
  ['JON', 'JAN', false, false],
  ['JON', 'JOHN', false, false],
  ['MARIA', 'MARIANN', false, false],
  ['GUARD 1', 'GUARD 2', false, false],
  ['JOHN', 'JHON', false, true],
  ['MARIA', 'MARAI', false, true],
  ['MARIA', 'AMRIA', false, true],
  ['JNO', 'JON', false, false],
  ['JOHN', 'JHXN', false, false],
  ['JOHN', 'JXON', false, false],
  ['JOHN', 'NOHJ', false, false],
  ['JOHN', 'JHONS', false, false],
  ['AB 12', 'BA 12', false, false],
])('%s and %s: one letter apart %s, two changed places %s', (one, other, near, swapped) => {
  expect([nearlySame(one, other), nearlySame(other, one)]).toEqual([near, near]);
  expect([hasSwappedLetters(one, other), hasSwappedLetters(other, one)]).toEqual([swapped, swapped]);
});

it.each([
  ['JOHN', 'JOAN', [2, 1]],
  ['AA', 'AAA', [2, 0]],
  ['XABA', 'YABABA', [0, 3]],
  ['', 'X', [0, 0]],
  ['JOHN', 'MARY', [0, 0]],
])('‘%s’ and ‘%s’ share %j letters at their ends', (one, other, ends) => {
  expect(sharedEnds(one, other)).toEqual(ends);
});

describe('a misspelt cue', () => {
  it.each([
    ['of a name with eight speeches', { LINDSEY: 8, LINSEY: 1 }, { LINSEY: 'LINDSEY' }],
    ['of a name with seven', { LINDSEY: 7, LINSEY: 1 }, {}],
    ['with three speeches of fifteen', { LINDSEY: 15, LINSEY: 3 }, { LINSEY: 'LINDSEY' }],
    ['with three speeches of fourteen', { LINDSEY: 14, LINSEY: 3 }, {}],
    ['with four speeches', { LINDSEY: 90, LINSEY: 4 }, {}],
    ['of five letters', { ZORVA: 9, ZORVE: 1 }, { ZORVE: 'ZORVA' }],
    ['of four letters', { ZORVE: 9, ZORV: 1 }, {}],
    ['of a name of four letters', { ZORV: 9, ZORVE: 1 }, {}],
    ['with letters that changed places', { LINDSEY: 9, LINDESY: 1 }, { LINDESY: 'LINDSEY' }],
    ['of either of two names', { ZORVEK: 9, ZORVAK: 9, ZORVIK: 1 }, {}],
    ['that is a name', { MARIA: 90, MARIE: 1 }, {}],
    ['that is a word', { 'OLD ZORVEK': 9, 'GOLD ZORVEK': 1 }, {}],
    ['in one word of two', { 'OLD ZORVEK': 9, 'OLD ZORVIK': 1 }, { 'OLD ZORVIK': 'OLD ZORVEK' }],
    ['beside another name', { 'ZORVEK/MARIA': 9, 'ZORVEK/MARIE': 1 }, {}],
    ['beside another name with a slip', { 'MARIA&ZORVEK': 9, 'MARIA&ZORVIK': 1 }, { 'MARIA&ZORVIK': 'MARIA&ZORVEK' }],
    ['that is a word with a mark', { 'ZORVEK TRAIN.': 9, 'ZORVEK BRAIN.': 1 }, {}],
    ['two letters away', { ZORVEK: 9, ZARVIK: 1 }, {}],
  ])('%s is the name, or somebody else', (_what, counts, map) => {
    expect(Object.fromEntries(misspeltCues(new Map(Object.entries(counts))))).toEqual(map);
  });
});

it('a cue that sounds like one that speaks more is the same, whatever names both may be', () => {
  const misspelt = misspeltCues(
    new Map([
      ['DONNIE', 4],
      ['DONNY', 1],
      ['PARROTT', 24],
      ['PARROT', 3],
      ['MARIA', 20],
      ['MARIE', 2],
    ]),
  );
  expect([...misspelt]).toEqual([
    ['DONNY', 'DONNIE'],
    ['PARROT', 'PARROTT'],
  ]);
});
