/** Cues that name nobody, one by one, and names that look like them. */
import { expect, it } from 'vitest';
import { isNoCue, isStrayNumber, namesNobody, namesThing } from '../../../lib/engine/people/no-names.ts';

it.each([
  ['LONG SHOT', true],
  ['HELICOPTER SHOTS', true],
  ['GUN SHOT', false],
  ['LONG SHOT GARY', false],
  ['CLOSE ON MAGS', true],
  ['INT. BARN', true],
  ['CUTTER', false],
  ['BIG CUT', false],
  ['IN THE BARN', true],
  ['BACK IN HIS CAR', true],
  ['IN THEORY', false],
  ['MAN IN THE MOON', false],
  ["MAGS' EYES", true],
  ["TERRY'S POINT OF VIEW", true],
  ['OVER HIS FEET', true],
  ['HIS HANDS FULL', false],
  ['COLD HANDS', false],
  ['40 CONTINUED', true],
  ['AND WE SEE', true],
  ['AND PAUSES)', true],
  ['MAGS (PAUSES)', false],
  ['107 INTERVIEW 107', true],
  ['12A KITCHEN 12B', true],
  ['107 INTERVIEW 108', false],
  ['ROOM 107 107', false],
  ['THE', true],
  ['THE MORE', false],
  ['ÃÂ', true],
  ['ÃÂ MAGS', false],
  ['MAGS', false],
])('‘%s’ names nobody: %s', (cue, nobody) => {
  expect(namesNobody(cue)).toBe(nobody);
});

it.each([
  ['47', true],
  ['172-B', true],
  ['1ST CRANK', false],
  ['19 L5', true],
  ['12 MAN', true],
  ['12 MENACE', false],
  ['2 AB', true],
  ['2 ABC', false],
  ['AGENT 47', false],
  ['...', true],
])('‘%s’ is a stray number: %s', (cue, stray) => {
  expect(isStrayNumber(cue)).toBe(stray);
});

it.each([
  ['YOU BITCH !', true],
  ['WHAT ...', true],
  ['WHAT…', true],
  ['MR. M', false],
  ['PARIS"', true],
  ['“PARIS”', false],
  ['(STILL', true],
  ['{BEAT}', true],
  ['{BEAT', false],
  ['(STILL) MAGS', false],
  ['MAGS (STILL', false],
  ['ONE TWO SIX TEN TEA TOE TIP TOP', true],
  ['ONE TWO SIX TEN TEA TOE TIP', false],
  ['MAN WITH YOUR HAT', true],
  ['MAN WITH IT, THEN', true],
  ['MAN WITH YOURS HAT', false],
  ['IT GIRL TWO', false],
  ['AND THEN', true],
  ['AND', false],
  ['BRAND NEW', false],
  ['ANDY AND', false],
  ['CROSSING THE', false],
  ['CROSSING THE ROAD', true],
  ['A CROSSING THE ROAD', false],
  ['KING A FOO', false],
  ['UM, MMM, OKAY.', true],
  ['MAGS, SR.', false],
  ['MAGS AND OKAY', false],
  ['SAM WEST.', true],
  ['WEST.', false],
  ['47', true],
])('‘%s’ is no cue: %s', (cue, none) => {
  expect(isNoCue(cue)).toBe(none);
});

it.each([
  ['CONTINUED', true],
  ['CONT1NUZD', true],
  ["CON'TIN JED", true],
  ['C0NTINUED', true],
  ['CONTINU', true],
  ['CONTIN', false],
  ['CONTINUEDLY', true],
  ['CONTI', false],
  ['CONTINUEDABC', false],
  ['COXXXXUED', false],
  ['COXXXNUED', true],
  ['QONTINUED', false],
  ['CXNTINUED', false],
  ['CONSTANTINE', false],
])('‘%s’ is what a scanner made of CONTINUED: %s', (cue, is) => {
  expect(isNoCue(cue)).toBe(is);
});

it.each([
  ['THE FRONT DOOR', true],
  ['WAITING ROOM', true],
  ["TERRY'S OFFICE", true],
  ['MAN ON THE STREET', false],
  ['GUY #2 AT TABLE', false],
  ['DORIS DAY', false],
  ['DR. HOUSE', false],
  ['DOORMAN', false],
  ['RADIO', false],
])('‘%s’ names a thing or a place: %s', (cue, isThing) => {
  expect(namesThing(cue)).toBe(isThing);
});
