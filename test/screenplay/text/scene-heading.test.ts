/** What makes a heading, and what stands beside it, at the borders of the rules. */
import { describe, expect, it } from 'vitest';
import {
  isMarginNumber,
  isMostlyCapitals,
  isOmitted,
  isPlaceAndTime,
  isPlaceAndYear,
  isSceneHeading,
  parseSceneHeading,
  splitSceneNumber,
} from '../../../lib/screenplay/text/scene-heading.ts';

const at = { start: { page: 1, line: 1 }, end: { page: 1, line: 1 } };

describe('capitals', () => {
  it.each([
    ['ANNA', true],
    ['Anna', false],
    ['anna', false],
    ['12', false],
    ['', false],
    ['ÉLODIE ŽIŽEK', true],
    ['ÉLODIE žižek', false],
    ['ANNA (cont’d)', true],
    ['ANNA (cont’d', true],
    ['(ANNA) goes', false],
    ['A', true],
    ['Al', false],
    ['HAlL', true],
    ['lNT. HOUSE', true],
    ['HlLL', true],
    ['Bill', false],
    ['NlGHT and day', false],
  ])('%j: %s', (text, verdict) => {
    expect(isMostlyCapitals(text)).toBe(verdict);
  });

  it('may have one small letter to eight and a third', () => {
    expect(isMostlyCapitals(`${'A'.repeat(25)}bcd`)).toBe(true);
    expect(isMostlyCapitals(`${'A'.repeat(25)}bcde`)).toBe(false);
    expect(isMostlyCapitals(`AZ${'A'.repeat(23)}azé`)).toBe(true);
    expect(isMostlyCapitals(`AZ${'A'.repeat(23)}azéé`)).toBe(false);
    expect(['@[`{', 'A@[`{', '@[`{a'].map(isMostlyCapitals)).toEqual([false, true, false]);
  });
});

describe('a scene number', () => {
  it.each([
    ['12 INT. BAR - DAY 12', 'INT. BAR - DAY', '12'],
    ['12. INT. BAR - DAY 12.', 'INT. BAR - DAY', '12'],
    ['12) INT. BAR - DAY', 'INT. BAR - DAY', '12'],
    ['2-B INT. BAR - DAY', 'INT. BAR - DAY', '2-B'],
    ['SCENE 4 INT. BAR - DAY', 'INT. BAR - DAY', '4'],
    ['12   INT. BAR - DAY   12', 'INT. BAR - DAY', '12'],
    ['12 INT. BAR - DAY 13', 'INT. BAR - DAY 13', '12'],
    ['12 INT. 12 MEN', 'INT. 12 MEN', '12'],
    ['12 MEN INT. BAR', '12 MEN INT. BAR', null],
    ['THE 12 INT. BAR - DAY', 'THE 12 INT. BAR - DAY', null],
    ['12345 INT. BAR - DAY', '12345 INT. BAR - DAY', null],
  ])('is taken off: %s', (text, rest, number) => {
    expect(splitSceneNumber(text)).toEqual({ text: rest, number });
  });

  it('stands in the margin by itself', () => {
    expect(['12', '12A', 'AB12', '12.', '12)', '1-3', '2-B', '1.4A'].every(isMarginNumber)).toBe(true);
    expect(['12 A', 'x 12', '12..', 'ABC12', '12345', '', 'A'].some(isMarginNumber)).toBe(false);
  });
});

describe('a heading', () => {
  it.each([
    ['INT HOUSE', true],
    ['INT house', false],
    ['Int house', false],
    ['Int. house', false],
    ['Int. House - day', true],
    ['Int. House -day', false],
    ['INT. house', true],
    ['INN HOUSE', false],
    ['INNI HOUSE', false],
    ['INN. HOUSE', true],
    ['inn. house', false],
    ['INT: HOUSE', true],
    ['INT - HOUSE', true],
    ['PRINT. HOUSE', false],
    ['1NT HOUSE', true],
    ['EX T. HOUSE', true],
    ['IN T.HOUSE', true],
    ['I N T HOUSE', false],
    ['Ext. Road - Night', true],
    ['|NT. HOUSE', true],
    ['1nt. the house', false],
    ['FLASHBACK: I/E CAR - DAY', true],
    ["BO'S 2 & 3: INT. HALL", true],
    ["BO'S 2 & 3: INT. Hall", false],
    ['OLD: INT. HALL', true],
    ['OH: INT. HALL', false],
  ])('%s: %s', (text, verdict) => {
    expect(isSceneHeading(text)).toBe(verdict);
  });

  it.each([
    ['INT. BARN - DAY', 'BARN', 'DAY'],
    ['INT. BARN- DAY', 'BARN', 'DAY'],
    ['INT. BARN – DAY', 'BARN', 'DAY'],
    ['INT. BARN -- DAY', 'BARN', 'DAY'],
    ['INT. BARN --- DAY', 'BARN', 'DAY'],
    ['INT. BARN. DAY', 'BARN', 'DAY'],
    ['INT. BARN, DAY (RAIN)', 'BARN', 'DAY (RAIN)'],
    ['INT. BARN DAY 12', 'BARN', 'DAY 12'],
    ['INT. BARN DAY 123', 'BARN DAY 123', null],
    ['INT. BARN - THE NEXT DAY', 'BARN', 'THE NEXT DAY'],
    ['INT. BARN - DAYBREAKERS', 'BARN - DAYBREAKERS', null],
    ['INT. BARN - 1943 CAR', 'BARN', '1943 CAR'],
    ['INT. BARN - 3:30 PM', 'BARN', '3:30 PM'],
    ['INT. BARN - 3PM', 'BARN', '3PM'],
    ['INT. BARN - 19', 'BARN - 19', null],
    ['INT. BARN - later that year', 'BARN', 'later that year'],
    ['INT. DAY', 'DAY', null],
    ['THE BARN - DAY', 'THE BARN', 'DAY'],
    ['lNT. BARN - DAY', 'BARN', 'DAY'],
    ['INT. STAIRS - NIGHT - CONTINUOUS', 'STAIRS', 'NIGHT - CONTINUOUS'],
    ['INT. BARN. NIGHT. LATER.', 'BARN', 'NIGHT - LATER'],
    ['INT. BARN--DAY', 'BARN', 'DAY'],
    ['INT. BARN, LOFT - 1943 - DUSK', 'BARN, LOFT', '1943 - DUSK'],
    ['INT. BARN - (NIGHT) - CLOSE SHOT', 'BARN', 'NIGHT'],
    ['INT. BARN - A FEW MINUTES LATER - DAY', 'BARN', 'A FEW MINUTES LATER - DAY'],
    ['EXT. TENT - CONTINUOUS - HARWELL - DUSK', 'TENT', 'CONTINUOUS - DUSK'],
    ['INT. NIGHT CLUB - DAY ROOM - NIGHT', 'NIGHT CLUB - DAY ROOM', 'NIGHT'],
    ['INT. BARN - PRE-DAWN', 'BARN', 'PRE-DAWN'],
    ['INT. DAY - LATER', 'DAY', 'LATER'],
    ['INT. BARN NIGHT - CLOSE ON RUTH', 'BARN', 'NIGHT'],
    ['INT. BARN- LATER THAT NIGHT', 'BARN', 'LATER THAT NIGHT'],
    ['INT. TEMPLE OF NIGHT - PIT', 'TEMPLE OF NIGHT - PIT', null],
    ['INT. ALL-NIGHT, BARN', 'ALL-NIGHT, BARN', null],
  ])('has a place and perhaps a time: %s', (text, location, timeOfDay) => {
    expect(parseSceneHeading(text, null, at)).toMatchObject({ text, location, timeOfDay });
  });

  it('has a setting and a number where they are printed, the margin’s before its own', () => {
    expect(parseSceneHeading('THE BARN - DAY', '4', at)).toMatchObject({ setting: null, number: '4', at });
    expect(parseSceneHeading('2-1 客厅 日 内', null, at)).toMatchObject({ setting: 'INT', number: '2-1', at });
    expect(parseSceneHeading('2-1 客厅 日 内', '7', at)).toMatchObject({ text: '2-1 客厅 日 内', number: '7' });
  });
});

describe('a line that may stand for a heading', () => {
  it('is a place and a whole time in capitals', () => {
    expect(['THE BARN - DAY', 'THE BARN -- MOMENTS LATER', 'THE BARN — NUIT'].every(isPlaceAndTime)).toBe(true);
    expect(['THE BARN-DAY', 'THE BARN - DAYS', 'THE BARN', 'The Barn - day', '- DAY', 'DAY'].some(isPlaceAndTime)).toBe(
      false,
    );
  });

  it('is a place, its country and a year', () => {
    expect(
      ['KENT, ENGLAND - 1851', "ST. JOHN'S, KENT, ENGLAND – 2001", 'ROME, ITALY -- 1100'].every(isPlaceAndYear),
    ).toBe(true);
    expect(
      ['KENT - 1851', 'Kent, England - 1851', 'KENT, ENGLAND - 851', 'KENT, ENGLAND 1851', 'KENT, ENGLAND - 2151'].some(
        isPlaceAndYear,
      ),
    ).toBe(false);
    expect(['A KENT, ENGLAND - 1851 B', '2 KENT, ENGLAND - 1851', 'KENT, ENGLAND - 18512'].some(isPlaceAndYear)).toBe(
      false,
    );
  });

  it('says that a scene was taken out', () => {
    const words = [
      'OMITTED',
      'OMIT',
      'OMITTED.',
      'DELETED',
      'SCENE OMITTED',
      'SCENES 4-6 OMITTED',
      '12A DELETED',
      'DELETED SCENE',
    ];
    expect(words.every(isOmitted)).toBe(true);
    expect(['THE OMITTED', 'OMITTED MEN', 'Omitted', 'SCENE', 'HE OMITTED'].some(isOmitted)).toBe(false);
  });
});

describe('a heading at its ends', () => {
  it('has capitals of any alphabet, and letters without case count for neither', () => {
    expect(['ÉÈ', 'éè', 'ÉÈéè', 'AB 日本', '日本', 'ABé'].map(isMostlyCapitals)).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
    ]);
  });

  it('is a place and a time with any space between, in capitals', () => {
    expect(['BARN  - DAY', 'BARN -  DAY', 'Barn - DAY', 'BARN-DAY'].map(isPlaceAndTime)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('begins with its prefix, as it was scanned', () => {
    expect(
      ['1NT. HALL', 'FXT. HALL', '1nt. hall', 'THE INT. HALL', 'THE EXT. HALL', 'INTO THE HALL'].map(isSceneHeading),
    ).toEqual([true, true, false, false, false, false]);
    expect(['TNT. HALL - DAY', 'TNT HALL', 'TNT. He lights it.', 'TNT.'].map(isSceneHeading)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(parseSceneHeading('TNT. HALL - DAY', null, at)).toMatchObject({ setting: 'INT', location: 'HALL' });
  });

  it('has a number behind SC., too', () => {
    expect(splitSceneNumber('SC. 13 INT. HALL - DAY 13')).toEqual({ text: 'INT. HALL - DAY', number: '13' });
  });

  it('keeps the dashes within its place, and loses spaces about it', () => {
    const placeOf = (text: string) => parseSceneHeading(text, null, at);
    expect(placeOf('INT. X-RAY ROOM NIGHT')).toMatchObject({ location: 'X-RAY ROOM', timeOfDay: 'NIGHT' });
    expect(placeOf('INT. BARN- NIGHT')).toMatchObject({ location: 'BARN', timeOfDay: 'NIGHT' });
    expect(placeOf('INT. HALL ')).toMatchObject({ location: 'HALL', timeOfDay: null });
    expect(placeOf('THE HALL ')).toMatchObject({ location: 'THE HALL', setting: null });
  });
});
