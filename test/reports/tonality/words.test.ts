/** What the tonality report says of counts that are known. */
import { describe, expect, it } from 'vitest';
import * as words from '../../../lib/reports/tonality/words.ts';
import type { Feeling } from '../../../lib/story/feeling.ts';

const quarter = { charged: 1, balance: 0, peak: null };
const led = (family: 'wonder' | 'tension' | null, firstPage: number, lastPage: number) => ({
  ...quarter,
  family,
  firstPage,
  lastPage,
});
const tension = { name: 'Tension', adjective: 'tense', strength: 2 };

describe('the name of a tone', () => {
  it('is the tone that leads, or those that lead one after the other; a weak one is said to be little', () => {
    expect([
      words.title(null, []),
      words.title({ ...tension, strength: 1 }, []),
      words.title(tension, []),
      words.title(tension, [led('tension', 1, 20), led('tension', 20, 40)]),
      words.title(tension, [led('wonder', 1, 20), led('tension', 20, 40)]),
    ]).toEqual([
      'No tone to be heard in so few words',
      'Tension, and little of it',
      'Tense above all',
      'Tense above all',
      'By its words wondrous, then tense',
    ]);
  });
});

describe('which tone leads', () => {
  it('is told by pages, and not where a quarter has too few words', () => {
    expect([
      words.leadsText([led('wonder', 1, 20), led('wonder', 20, 40), led('tension', 40, 60)]),
      words.leadsText([led('wonder', 1, 20), led('wonder', 20, 40)]),
      words.leadsText([led('wonder', 1, 20), led(null, 20, 40)]),
      words.leadsText([]),
    ]).toEqual(['Wonder leads on pages 1-40, tension on 40-60.', 'Wonder leads in each quarter.', null, null]);
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
  it('is how the end lies beside the beginning, where it lies far', () => {
    const falls = [
      { x: 1, y: 1 },
      { x: 9, y: 0.4 },
    ];
    expect([
      words.shape(feeling({ agreement: 0.2 })),
      words.shape(feeling({ points: falls })),
      words.shape(feeling({ points: falls.toReversed() })),
    ]).toEqual([
      null,
      'Its last pages are darker in their words than its first.',
      'Its last pages are brighter in their words than its first.',
    ]);
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
