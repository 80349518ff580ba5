/** A part whose name the script tells later: in whose words, in which action, and when it is none. */
import { expect, it } from 'vitest';
import { revealedNames } from '../../../lib/engine/people/revealed-names.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

const revealed = async (fountain: string) =>
  revealedNames(await screenplayOf(fountain)).map(({ part, name, page }) => `${part} is ${name} (${page})`);
const girl = (said: string, action = 'A girl waits.', name = 'WREN'): string =>
  `INT. HALL - DAY\n\n${action}\n\nGIRL\n${said}\n\n${name}\nSo it is.\n`;

it.each([
  ['My name is Wren.', true],
  ["My name's Wren.", true],
  ['So: my name is WREN.', true],
  ["The name's Wren.", true],
  ['Call me Wren.', true],
  ["I'm Wren, I am.", true],
  ['You know, I am Wren.', true],
  ['Wren, sir.', true],
  ['Wren, ma’am.', true],
  ['Wren.', true],
  ['Wren. ', true],
  ['Wren, sirs.', false],
  ['Wren. Where is she?', false],
  ['Oh, Wren.', false],
  ['I know Wren.', false],
  ['My name is Wrenna.', false],
  ['My name is wren.', false],
  ['Wren', false],
])('a girl who says ‘%s’ tells her name: %s', async (said, tells) => {
  expect(await revealed(girl(said))).toEqual(tells ? ['GIRL is WREN (1)'] : []);
});

it.each([
  ['A GIRL falls in: WREN.', true],
  ['A GIRL, 9, falls in: WREN.', true],
  ['A GIRL. This is WREN.', true],
  ['A GIRL. She is WREN of old.', true],
  ['A GIRL. They are WREN.', false],
  ['A GIRL falls in. WREN.', false],
  ['A GIRL falls! In: WREN.', false],
  ['A GIRL falls in: WRENNA.', false],
  ['A GIRL: Wren.', false],
  ['A girl: WREN.', false],
  ['A GIRLS club: WREN.', false],
])('action that reads ‘%s’ tells it: %s', async (action, tells) => {
  expect(await revealed(girl('Yes.', `A girl waits. ${action}`))).toEqual(tells ? ['GIRL is WREN (1)'] : []);
});

it('is told of a part alone, whose last speech stands before the name’s first', async () => {
  expect(await revealed(girl('My name is Wren.', 'Girl waits.'))).toEqual([]);
  expect(await revealed(`${girl('My name is Wren.')}\nGIRL\nYes.\n`)).toEqual([]);
  expect(await revealed(`INT. HALL - DAY\n\nA girl waits.\n\nWREN\nYes.\n\nGIRL\nMy name is Wren.\n`)).toEqual([]);
  expect(await revealed(girl('My name is Wren.', 'A girl waits. A wren sings.'))).toEqual([]);
});

it('is told by the part itself, in any of its speeches', async () => {
  const other = 'INT. HALL - DAY\n\nA girl waits.\n\nBEN\nMy name is Wren.\n\nGIRL\nYes.\n\nWREN\nNo.\n';
  expect(await revealed(other)).toEqual([]);
  const late = `INT. HALL - DAY\n\nA girl waits.\n\nGIRL\nYes.\n\n${'Rain.\n\n'.repeat(40)}GIRL (V.O.)\nMy name is Wren.\n\nWREN\nNo.\n`;
  expect(await revealed(late)).toEqual(['GIRL is WREN (2)']);
});

it('is told by the first word of the name that is no title', async () => {
  expect(await revealed(girl('My name is Wren.', 'A girl waits.', 'DR. WREN HALE'))).toEqual([
    'GIRL is DR. WREN HALE (1)',
  ]);
  expect(await revealed(girl('My name is Hale.', 'A girl waits.', 'WREN HALE'))).toEqual([]);
  expect(await revealed(girl('My name is Doctor.', 'A girl waits.', 'DOCTOR'))).toEqual([]);
});
