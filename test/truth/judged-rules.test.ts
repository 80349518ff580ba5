/** Every flaw rule was read against produced features, and is right in four cases of five; one that hardly ever fires says so. */
import { describe, expect, it } from 'vitest';
import { flawRules } from '../../lib/engine/flaw-rules/find-flaws.ts';
import { baseRateOf } from '../../lib/engine/norms/flaw-base-rates.ts';
import { fewestJudged, leastTrue, rules } from './judged-rules.ts';

it('every rule there is was judged, and no other', () => {
  expect(Object.keys(rules).sort()).toEqual(flawRules.map(({ id }) => id).sort());
});

describe.each(Object.entries(rules))('%s', (id, { judged, true: right, wrongIn }) => {
  it('names the film of each hit that is not so', () => {
    expect(wrongIn).toHaveLength(judged - right);
  });

  it('is right in four of five, or a slip that hardly any produced script has', () => {
    if (judged >= fewestJudged) expect(right / judged).toBeGreaterThanOrEqual(leastTrue);
    else expect(baseRateOf(id)).toBeLessThanOrEqual(1);
  });
});
