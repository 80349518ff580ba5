import { describe, expect, it } from 'vitest';
import { isContinuedExtension, looksLikeCue, parseCue } from '../../../lib/screenplay/text/cue-text.ts';
import {
  isMarginNumber,
  isPlaceAndTime,
  isSceneHeading,
  parseSceneHeading,
  splitSceneNumber,
} from '../../../lib/screenplay/text/scene-heading.ts';
import { isShot, isTransition } from '../../../lib/screenplay/text/slug-line.ts';

const at = { start: { page: 1, line: 1 }, end: { page: 1, line: 1 } };

describe('a scene heading', () => {
  it.each([
    ['INT. HOUSE - DAY', 'INT', 'HOUSE', 'DAY'],
    ['EXT HOUSE – NIGHT', 'EXT', 'HOUSE', 'NIGHT'],
    ['INT.HOUSE - KITCHEN - LATER', 'INT', 'HOUSE - KITCHEN', 'LATER'],
    ['INT. HOUSE - KITCHEN', 'INT', 'HOUSE - KITCHEN', null],
    ['INT./EXT. CAR (MOVING) - CONTINUOUS', 'INT/EXT', 'CAR (MOVING)', 'CONTINUOUS'],
    ['INT. / EXT. CAR -- DUSK', 'INT/EXT', 'CAR', 'DUSK'],
    ['EXT/INT CAR - DAWN', 'INT/EXT', 'CAR', 'DAWN'],
    ['I/E CAR - DAY 3', 'INT/EXT', 'CAR', 'DAY 3'],
    ['EST. CITY - SAME TIME', 'EXT', 'CITY', 'SAME TIME'],
    ['INTERIOR: BARN NIGHT', 'INT', 'BARN', 'NIGHT'],
    ["INT. O'HARA'S - THE NEXT MORNING", 'INT', "O'HARA'S", 'THE NEXT MORNING'],
    ['EXT. X-RAY LAB', 'EXT', 'X-RAY LAB', null],
    ['Int. House - Day', 'INT', 'House', 'Day'],
    ['INNEN. KÜCHE - TAG', 'INT', 'KÜCHE', 'TAG'],
    ['НАТ. УЛИЦА - ДЕНЬ', 'EXT', 'УЛИЦА', 'ДЕНЬ'],
    ['INN. KÜCHE - NACHT', 'INT', 'KÜCHE', 'NACHT'],
    ['AUSS WALD - TAG', 'EXT', 'WALD', 'TAG'],
    ['INNI. ELDHÚS - DAGUR', 'INT', 'ELDHÚS', 'DAGUR'],
    ['EXT. PIER. DAY 1 [09.20]', 'EXT', 'PIER', 'DAY 1 [09.20]'],
    ['lNT. HOUSE - DAY', 'INT', 'HOUSE', 'DAY'],
    ['!NT, HALLWAY DAY', 'INT', 'HALLWAY', 'DAY'],
    ['I NT. HALLWAY - NlGHT', 'INT', 'HALLWAY - NlGHT', null],
    ['FXT MARSH DAY', 'EXT', 'MARSH', 'DAY'],
    ['E XT/INT. CAR - DAY', 'INT/EXT', 'CAR', 'DAY'],
    ["ANNA'S DREAM #2: EXT. MARSH - DAY", 'EXT', 'MARSH', 'DAY'],
    ['FLASHBACK - EXT. SALT MARSH - DAY (1901)', 'EXT', 'SALT MARSH', 'DAY (1901)'],
    ['DREAM SEQUENCE: INT. HOUSE - NIGHT', 'INT', 'HOUSE', 'NIGHT'],
  ])('%s', (text, setting, location, timeOfDay) => {
    expect(isSceneHeading(text)).toBe(true);
    expect(parseSceneHeading(text, null, at)).toMatchObject({ text, setting, location, timeOfDay, number: null });
  });

  it.each([
    'OMITTED',
    'SCENE DELETED',
    'Ext four is the kitchen.',
    'INTO THE FIRE',
    'EXTRAS',
    'Interior design',
    'ESTHER',
    'INT.',
    'Est. 1904',
    'INN KEEPER',
    'FLASHBACK - THE MARSH',
    'INTERCUT - INT. CAR / INT. BAR',
    'FLASHBACK - External noise.',
    "ANNA'S DREAM: INT. is what she says.",
    'MONTAGE: INT. CAR, EXT. ROAD',
    'IN T SHIRT AND JEANS',
    'In t. he end',
    '1-2 times a day he calls.',
  ])('is not: %s', (text) => {
    expect(isSceneHeading(text)).toBe(false);
  });

  it('gives up its number, printed at one end or at both', () => {
    expect(splitSceneNumber('12A INT. BAR - DAY 12A')).toEqual({ text: 'INT. BAR - DAY', number: '12A' });
    expect(splitSceneNumber('A12. EXT. BAR')).toEqual({ text: 'EXT. BAR', number: 'A12' });
    expect(splitSceneNumber('INT. ROOM 12')).toEqual({ text: 'INT. ROOM 12', number: null });
    expect(splitSceneNumber('7 INT. ROOM 12')).toEqual({ text: 'INT. ROOM 12', number: '7' });
    expect(['1', '12A', 'A12', '1-3', '104.'].every(isMarginNumber)).toBe(true);
    expect(['DAY', '12 MEN', '1999 12'].some(isMarginNumber)).toBe(false);
  });

  it('may be a place and a time alone', () => {
    expect(isPlaceAndTime('COMPUTER ROOM - NIGHT')).toBe(true);
    expect(isPlaceAndTime('COMPUTER ROOM - ON FIRE')).toBe(false);
    expect(isPlaceAndTime('He waits - day')).toBe(false);
  });
});

describe('a scene heading of East Asia', () => {
  it.each(['1-1 客厅 日 内', '3-14 医院走廊 内 日', '○ 駅前（夜）'])('%s', (text) => {
    expect(isSceneHeading(text)).toBe(true);
  });
});

describe('a cue', () => {
  it.each([
    ['JOHN', 'JOHN', []],
    ["JOHN (V.O.) (CONT'D)", 'JOHN', ['V.O.', "CONT'D"]],
    ['McCABE(O.S.)', 'McCABE', ['O.S.']],
    ['MAN #2 (on phone', 'MAN #2', ['on phone']],
    ['ÉLODIE (cont’d)', 'ÉLODIE', ['cont’d']],
    ['DR. JULIUS NO', 'DR. JULIUS NO', []],
    ['ANNA/BO', 'ANNA/BO', []],
  ])('%s', (text, name, extensions) => {
    expect(looksLikeCue(text)).toBe(true);
    expect(parseCue(text)).toEqual({ text, name, extensions });
  });

  it.each(['John', 'CUT TO:', 'STOP!', '(beat)', '', '12', 'SO THEN...', '- NO', 'A'.repeat(60)])(
    'is not: %s',
    (text) => {
      expect(looksLikeCue(text)).toBe(false);
    },
  );

  it('knows every way to write (CONT’D)', () => {
    expect(["CONT'D", 'cont’d', 'CONT.', 'CONTINUED', 'Contd'].every(isContinuedExtension)).toBe(true);
    expect(isContinuedExtension('V.O.')).toBe(false);
  });
});

describe('a slug in capitals', () => {
  it.each([
    'CUT TO:',
    'SMASH CUT TO:',
    'FADE IN:',
    'FADE OUT.',
    'FADE TO BLACK.',
    'QUICK CUT:',
    'DISSOLVE TO:',
    'BACK TO:',
    'CUT TO BLACK',
  ])('is a transition: %s', (text) => {
    expect(isTransition(text)).toBe(true);
  });

  it.each([
    'CLOSE ON THE KEY',
    'ANGLE ON: BO',
    "ANNA'S POV",
    'POV - ANNA',
    'INSERT - LETTER',
    'MONTAGE',
    'END OF MONTAGE',
    'INTERCUT WITH:',
    'BACK TO SCENE',
    'LATER',
    'A MOMENT LATER',
    'WIDE SHOT',
  ])('is a shot: %s', (text) => {
    expect(isShot(text)).toBe(true);
    expect(isTransition(text)).toBe(false);
  });

  it.each(['THE END', 'TITLE CARD', 'SILENCE.', 'HE RUNS TO', 'CLOSED', 'LATER, HE WAS SORRY', 'Cut to:'])(
    'is neither: %s',
    (text) => {
      expect(isShot(text)).toBe(false);
      expect(isTransition(text)).toBe(false);
    },
  );
});
