/** Whether a model may be asked again, and what is kept of a line that addresses it. */
import { describe, expect, it } from 'vitest';
import { isLastingTrouble, modelTrouble, suspiciousLine } from '../../lib/contract/model.ts';

describe('a model’s trouble', () => {
  it.each([
    ['throttled', false],
    ['timeout', false],
    ['unavailable', false],
    ['denied', false],
    ['rejected', false],
    ['malformed', false],
    ['truncated', false],
    ['refused', true],
    ['filtered', true],
    ['too_long', true],
    ['over_budget', true],
    ['day_spent', false],
    ['unpriced', false],
  ] as const)('%s lasts: %s', (trouble, lasts) => {
    expect(isLastingTrouble(trouble)).toBe(lasts);
    expect(modelTrouble.options).toContain(trouble);
  });

  it('is one of these thirteen', () => {
    expect(modelTrouble.options).toHaveLength(13);
  });
});

it('a suspicious line stored before hidden text was told apart is a visible one', () => {
  expect(suspiciousLine.parse({ page: null, line: null, quote: 'x' })).toEqual({
    page: null,
    line: null,
    quote: 'x',
    hidden: false,
  });
});
