/** Whether places and scenes can be counted by a script's headings. */
import { describe, expect, it } from 'vitest';
import { headingDoubt } from '../../../lib/engine/scenes/headings-carry.ts';

describe('headings', () => {
  it.each([
    ['are too few for a long script', { all: 22, set: 22, firstPage: 1, pageCount: 98 }, 'few'],
    ['are mostly shots', { all: 59, set: 29, firstPage: 1, pageCount: 108 }, 'shots'],
    ['begin too late', { all: 90, set: 90, firstPage: 4, pageCount: 100 }, 'late'],
    ['carry what is counted by them', { all: 45, set: 23, firstPage: 3, pageCount: 100 }, null],
    ['of a few pages may be few', { all: 2, set: 2, firstPage: 1, pageCount: 19 }, null],
  ] as const)('%s', (_, headings, doubt) => {
    expect(headingDoubt(headings)).toBe(doubt);
  });
});
