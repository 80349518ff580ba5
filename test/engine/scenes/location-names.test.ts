/** The name of a place, letter by letter: what a heading's place is made of, which words count, which slips are one name. */
import { describe, expect, it } from 'vitest';
import {
  locationNameOf,
  locationWords,
  nearlySameNames,
  placeParts,
} from '../../../lib/engine/scenes/location-names.ts';

it.each([
  ['Hall - Moments Later', ['Hall']],
  ['Hall -- Bar –  1944', ['Hall', 'Bar']],
  ['Hall-Bar', ['Hall-Bar']],
  ['later', ['later']],
  ['1990s', ['1990s']],
  ['Hall 1944', ['Hall 1944']],
])('‘%s’ is made of %j', (place, parts) => {
  expect(placeParts(place)).toEqual(parts);
});

it.each([
  ['HOUSE (FLASHBACK', 'HOUSE', null],
  ['HOUSE(LATE)KITCHEN', 'HOUSE KITCHEN', null],
  ['HOUSE [PAST] - ATTIC', 'HOUSE', 'ATTIC'],
  ['HOUSE -- ATTIC', 'HOUSE', 'ATTIC'],
  ['HOUSE–ATTIC', 'HOUSE', 'ATTIC'],
  ['HOUSE; ATTIC: BED', 'HOUSE', 'ATTIC, BED'],
  ['HOUSE. ATTIC', 'HOUSE', 'ATTIC'],
  ['ST. MARY', 'ST. MARY', null],
  ['HOUSE , "ATTIC".', 'HOUSE', 'ATTIC'],
  ["-'HOUSE   TWO'-", 'HOUSE TWO', null],
  ['HOUSE - - ATTIC', 'HOUSE', 'ATTIC'],
  ['house - later', 'house', null],
  [' LATER ', 'LATER', null],
  ['1944', '1944', null],
  ['Paris - house', 'house', null],
])('‘%s’ is the place ‘%s’ and the room %j', (location, main, sub) => {
  expect(locationNameOf(location)).toEqual({ main, sub });
});

it.each([
  ['The Barn', 'BARN'],
  ['AN INN', 'INN'],
  ['A BARN', 'BARN'],
  ['SAME BARN', 'BARN'],
  ['THE SAME BARN', 'BARN'],
  ['THE SAME', 'SAME'],
  ['THE', 'THE'],
  ['THEATRE HALL', 'THEATRE HALL'],
  ['OLD SAME BARN', 'OLD SAME BARN'],
  ['BARN THE OLD', 'BARN THE OLD'],
  ['BARN A SAME', 'BARN A SAME'],
  ["O'Neil’s  Café!", 'ONEILS CAFE'],
  ['- BARN', 'BARN'],
  ['APT 4', 'APARTMENT 4'],
  ['BLDG 4', 'BUILDING 4'],
  ['POLICE HQ', 'POLICE HEADQUARTERS'],
  ['RM 4', 'ROOM 4'],
  ['POLICE STN', 'POLICE STATION'],
  ['HWY 4', 'HIGHWAY 4'],
  ['PARK AVE', 'PARK AVENUE'],
])('‘%s’ counts as ‘%s’', (name, words) => {
  expect(locationWords(name).join(' ')).toBe(words);
});

describe('two names', () => {
  const found = (one: string, other: string): boolean => {
    const names = nearlySameNames<true>([[one], [other]]);
    names.add([one], true);
    return names.find([other]) === true;
  };

  it.each([
    ['a plural of four letters', 'BARN', 'BARNS', true],
    ['a plural of three letters', 'DEN', 'DENS', false],
    ['a plural with an e', 'CHURCH', 'CHURCHES', true],
    ['a short plural with an e', 'TAXIX', 'TAXIXES', true],
    ['another ending of two letters', 'CHURCH', 'CHURCHED', false],
    ['a digit', 'HARBOUR2', 'HARBOUR3', false],
    ['a digit more', 'HARBOUR', 'HARBOUR3', false],
    ['a letter of five', 'HOUSE', 'HORSE', false],
    ['a letter of six', 'GARAGE', 'GARACE', true],
    ['the first letter', 'BRIDGE', 'FRIDGE', false],
    ['a letter more within', 'HARBOR', 'HARBOUR', true],
    ['a letter more at the end', 'BRIDGE', 'BRIDGEX', true],
    ['a letter more of five', 'HOTEL', 'HOTELL', false],
    ['two letters that changed places', 'STATION', 'STATOIN', true],
    ['two last letters that changed places', 'BRIDGE', 'BRIDEG', true],
    ['two letters of five that changed places', 'HOTEL', 'HOTLE', false],
    ['two letters', 'STATION', 'STOTIEN', false],
    ['two neighbouring letters', 'STATION', 'STEDION', false],
    ['a letter that moved far', 'STREAM', 'SREAMT', false],
    ['a letter lost and another behind it', 'STREAM', 'SRXEAM', false],
    ['nothing', 'DEN', 'DEN', true],
  ])('that differ by %s are one or two, either way', (_what, one, other, same) => {
    expect([found(one, other), found(other, one)]).toEqual([same, same]);
  });

  it('are found word by word, the first that was added', () => {
    const all = [['OLD', 'HARBOVR'], ['OLD', 'HARBOR'], ['OLD', 'HARBOUR'], ['OLD']];
    const names = nearlySameNames<number>(all);
    expect(names.find(['OLD', 'HARBOUR'])).toBeUndefined();
    names.add(['OLD', 'HARBOR'], 1);
    names.add(['OLD', 'HARBOVR'], 2);
    names.add(['OLD', 'HARBOR'], 3);
    expect(names.find(['OLD', 'HARBOUR'])).toBe(1);
    expect(names.find(['OLD'])).toBeUndefined();
    expect(names.find(['HARBOR'])).toBeUndefined();
    names.add(['OLD'], 4);
    expect([names.find(['OLD']), names.find(['OLD', 'HARBOVR'])]).toEqual([4, 1]);
  });
});
