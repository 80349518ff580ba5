/** Weights of signs, as they are kept and as they rank sentences. */
import { describe, expect, it } from 'vitest';
import { momentScore, packMoments, unpackMoments } from '../../../lib/engine/learned/moment-model.ts';

const about = { source: 'made', counted: '2026-11-01', scripts: 2, marked: 3 };

describe('the weights of moments', () => {
  it('are kept in hundredths and come back as they were', () => {
    const packed = packMoments(
      new Map([
        ['w:shot', 1.234],
        ['kind:talk', -0.5],
      ]),
      about,
    );
    expect(packed).toMatchObject({ ...about, signs: 'w:shot kind:talk', weights: '123 -50' });
    expect([...unpackMoments(packed)]).toEqual([
      ['w:shot', 1.23],
      ['kind:talk', -0.5],
    ]);
  });

  it('refuse a table of another shape', () => {
    expect(() => unpackMoments({ ...about, signs: 'a' })).toThrow();
  });

  it('add up what is known of a sentence, nothing for what is not', () => {
    const weights = new Map([
      ['a', 1],
      ['b', -0.25],
    ]);
    expect(momentScore(['a', 'b', 'c'], weights)).toBe(0.75);
  });

  it('set a killing above a walk, as readers of produced scripts marked them', () => {
    const usual = ['kind:action', 'action:length3'];
    expect(momentScore([...usual, 'w:kil'])).toBeGreaterThan(momentScore([...usual, 'w:walk']));
  });
});
