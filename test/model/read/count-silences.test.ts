import { describe, expect, it } from 'vitest';
import { numberScript } from '../../../lib/model/read/numbered-script.ts';
import { countSilences } from '../../../lib/model/read/proof/count-silences.ts';
import { fountainScript } from './small-script.ts';

/** A page begins with each scene: Noah speaks on pages 1 and 10, Anna on every page to 12. */
const page = (number: number): string =>
  [
    `INT. ROOM ${number} - DAY`,
    'ANNA\nGo on.',
    ...(number === 1 || number === 10 ? ['NOAH\nI stay.'] : ['Noah looks on.']),
    '===',
  ].join('\n\n');
const script = numberScript(await fountainScript(Array.from({ length: 12 }, (_, at) => page(at + 1)).join('\n\n')));
const counted = countSilences(script, [['Anna', 'ANNA'], ['Noah', 'NOAH', 'the colleague'], ['Silent Joe']]);

describe('a silence that a reader tells', () => {
  it('is told of a script whose pages are known', () => {
    expect(script.pages).toBe(12);
  });
  it.each([
    ['Noah enters; Noah has no line until page 9.', 'Noah enters; Noah has no line until page 10.'],
    ['Anna waits. Noah has no line after page 9.', 'Anna waits. Noah has no line after page 10.'],
    ['Noah has no line from page 1 to page 10.', 'Noah has no line from page 2 to page 9.'],
    ['The colleague is without a line from page 3 to 8.', 'The colleague is without a line from page 3 to 8.'],
  ])('has the pages that are counted: %s', (given, told) => {
    expect(counted(given)).toBe(told);
  });
  it.each([
    'Noah has no line after page 2.',
    'Anna has no line before page 8.',
    'Anna has no line from page 2 to page 9.',
  ])('is not told where somebody speaks in it: %s', (given) => {
    expect(counted(given)).toBeNull();
  });
  it.each(['Silent Joe has no line after page 2.', 'There is no line after page 2.', 'Noah has no line of his own.'])(
    'stays as it is where nobody known is silent: %s',
    (given) => {
      expect(counted(given)).toBe(given);
    },
  );
});
