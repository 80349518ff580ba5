import { describe, expect, it } from 'vitest';
import { isContinuedMark } from '../../../lib/screenplay/text/continued-mark.ts';

describe('the mark of a scene that goes on over the page', () => {
  it.each([
    'CONTINUED:',
    '(CONTINUED)',
    '12 CONTINUED: 12',
    '2A CONTINUED: (3) 2A',
    'CONTINUED: (2):',
    'CONTINUED: ( 2)',
    'CONTINUED - 2',
    '{ CONTINUED)',
  ])('is %s', (line) => expect(isContinuedMark(line)).toBe(true));
  it.each(['CONTINUED ON NEXT PAGE', 'TO BE CONTINUED', 'MAGS (CONTINUED)', 'The rain continued.', 'DISCONTINUED:'])(
    'is not %s',
    (line) => expect(isContinuedMark(line)).toBe(false),
  );
});
