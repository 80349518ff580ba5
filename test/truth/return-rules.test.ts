/** Stretches and returns are told only by rules that a reader finds right four times in five. */
import { expect, it } from 'vitest';
import { leastTrue } from './judged-rules.ts';
import { rules } from './return-rules.ts';

it.each(Object.entries(rules))(
  '%s is right in four of five, and its misses are named',
  (_, { judged, true: right, wrongIn }) => {
    expect(right / judged).toBeGreaterThanOrEqual(leastTrue);
    expect(wrongIn).toHaveLength(judged - right);
  },
);
