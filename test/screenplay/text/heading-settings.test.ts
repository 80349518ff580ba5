/** Where a heading says that its scene is played, in every language whose headings are known. */
import { expect, it } from 'vitest';
import { isSceneHeading, parseSceneHeading } from '../../../lib/screenplay/text/scene-heading.ts';

const at = { start: { page: 1, line: 1 }, end: { page: 1, line: 1 } };
const settings: Readonly<Record<'INT' | 'EXT' | 'INT/EXT', readonly string[]>> = {
  INT: ['INT.', 'INTERIOR', 'INT./EST.', 'INNEN', 'WNĘTRZE.', 'INNI.', 'INN.', 'ИНТЕРЬЕР.', 'ИНТ.', '1NT.', 'I NT.'],
  EXT: ['EXT.', 'EXTERIOR', 'EST.', 'AUSSEN', 'AUẞEN', 'PLENER.', 'ÚTI.', 'AUSS.', 'НАТУРА.', 'НАТ.', 'ЭКСТ.', 'FXT.'],
  'INT/EXT': [
    'INT./EXT.',
    'INT-EXT.',
    'EXT/INT.',
    'INNEN/AUSSEN',
    'INNEN / AUẞEN',
    'I/E.',
    'I / E',
    'E/I.',
    'INN./AUSS.',
    'ИНТ./НАТ.',
    'ИНТ/ЭКСТ.',
  ],
};

it.each(Object.entries(settings).flatMap(([setting, prefixes]) => prefixes.map((prefix) => [prefix, setting])))(
  '%s is %s',
  (prefix, setting) => {
    const text = `${prefix} HALL - NIGHT`;
    expect(isSceneHeading(text)).toBe(true);
    expect(parseSceneHeading(text, null, at)).toEqual({
      text,
      setting,
      location: 'HALL',
      timeOfDay: 'NIGHT',
      number: null,
      at,
    });
  },
);

it.each([
  ['INT. HOUSE - KITCHEN', 'HOUSE - KITCHEN', null],
  ['INT. HOUSE - KITCHEN - DAY', 'HOUSE - KITCHEN', 'DAY'],
  ['INT. BARN NIGHT', 'BARN', 'NIGHT'],
  ['INT. BARN, NIGHT 2', 'BARN', 'NIGHT 2'],
  ['INT. BARN - 1943', 'BARN', '1943'],
  ['INT. BARN - 3 A.M.', 'BARN', '3 A.M.'],
  ['INT. BARN - 10:30', 'BARN', '10:30'],
  ['INT. BARN - TWO HOURS EARLIER', 'BARN', 'TWO HOURS EARLIER'],
  ['INT. BARN -- DUSK', 'BARN', 'DUSK'],
  ['INT. BARN – LATER', 'BARN', 'LATER'],
  ['FLASHBACK - EXT. GARDEN - DAY', 'GARDEN', 'DAY'],
  ["ANNA'S DREAM #2: INT. BARN - NIGHT", 'BARN', 'NIGHT'],
])('the place and the time of %s', (text, location, timeOfDay) => {
  expect(parseSceneHeading(text, null, at)).toMatchObject({ location, timeOfDay });
});
