/** What the tonality report says of counts that are known. */
import { describe, expect, it } from 'vitest';
import * as words from '../../../lib/reports/tonality/words.ts';
import type { Feeling } from '../../../lib/story/feeling.ts';

const named = (name: string, adjective: string, strength: number) => ({ name, adjective, strength });
const tension = named('Tension', 'tense', 2);

describe('the name of a blend', () => {
  it('is one tone, a tone and its undertone, or two in equal parts', () => {
    expect(words.title(null, null)).toBe('No tone to be heard in so few words');
    expect(words.title(tension, null)).toBe('Tense above all');
    expect(words.title(tension, named('Comedy', 'comic', 0.39))).toBe('Tense above all');
    expect(words.title(tension, named('Comedy', 'comic', 0.9))).toBe('Tense above all');
    expect(words.title(tension, named('Comedy', 'comic', 1))).toBe('Tense with a comic undertone');
    expect(words.title(tension, named('Awe', 'awed', 1))).toBe('Tense with an awed undertone');
    expect(words.title(tension, named('Comedy', 'comic', 1.7))).toBe('Tense and comic in equal parts');
  });

  it('comes with how far the first two stand over the ordinary', () => {
    expect(words.blend(named('Awe', 'awed', 1.2), null)).toMatch(/^Awe stands out, /);
    expect(words.blend(tension, null)).toBe('Tension stands out, at 2 times our ordinary rate.');
    expect(words.blend(named('Wonder', 'wondrous', 1.02), named('Banter', 'bantering', 0.5))).toBe(
      'Wonder leads, at about our ordinary rate; banter follows at 0.5 times its own.',
    );
  });
});

describe('the consistency', () => {
  const counted = { score: 8, low: 7, high: 9, drift: 0.18, chance: 0.12 };

  it('is compared with chance only where chance does not explain it', () => {
    expect(words.consistencyText({ ...counted, beyondChance: true })).toBe(
      'Change by eighths: 18%; chance alone: 12%.',
    );
    expect(words.consistencyText({ ...counted, beyondChance: false })).toBe(
      'Change by eighths: 18%; chance alone: as much.',
    );
  });
});

describe('the shape of the curve', () => {
  const curve = (list: 'feeling' | 'event', shape: 'rise' | 'fall', strength: number) => ({
    list,
    shape,
    strength,
    hits: 9,
  });
  const feeling = (o: Partial<NonNullable<Feeling>>): NonNullable<Feeling> => ({
    curves: [curve('feeling', 'rise', 2), curve('event', 'rise', 2)],
    points: [],
    agreement: 0.8,
    arc: null,
    brightest: null,
    darkest: null,
    ...o,
  });
  const needed = { agreement: 0.65, strength: 1.5 };

  it('is named where both lists draw it, else the reason is', () => {
    expect(words.shape(feeling({ arc: 'rise' }), needed)).toBe(
      'Shape: rise, by words of feeling and by words of events alike.',
    );
    expect(words.shape(feeling({ agreement: 0.2 }), needed)).toBe('No clear shape, by words of feeling and of events');
    expect(words.shape(feeling({ curves: [curve('feeling', 'rise', 2), curve('event', 'fall', 2)] }), needed)).toBe(
      'No clear shape, by words of feeling and of events',
    );
    expect(words.shape(feeling({ curves: [curve('feeling', 'rise', 2), curve('event', 'rise', 1.2)] }), needed)).toBe(
      'No clear shape, by words of feeling and of events: 1.2 times chance',
    );
  });
});

describe('a quarter', () => {
  const quarter = { charged: 1, balance: 0, family: null, peak: null };

  it('names its pages and its tone, or that it has none', () => {
    expect(words.quarterPages({ ...quarter, firstPage: 3, lastPage: 9 })).toBe('3-9');
    expect(words.quarterPages({ ...quarter, firstPage: null, lastPage: null })).toBe('none');
    expect(words.quarterTone({ ...quarter, firstPage: 1, lastPage: 1, family: 'sorrow' })).toBe('melancholy');
    expect(words.quarterTone({ ...quarter, firstPage: 1, lastPage: 1 })).toBe('too few words');
  });
});
