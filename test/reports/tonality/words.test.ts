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

  it('is where its words stand, and on which side of the middle; that one stays away is not said', () => {
    const placed = (name: string, ...pages: number[]) => ({
      name,
      count: pages.length,
      pages: pages.map((page) => ({ page, count: 1 })),
    });
    expect([
      words.blend([], 90),
      words.blend([placed('Wonder', 40, 50)], 90),
      words.blend([placed('Wonder', 3, 5, 9, 60), placed('Tension', 20, 40)], 90),
      words.blend([placed('Wonder', 50, 60, 70), placed('Tension', 20, 40)], 90),
    ]).toEqual([
      '',
      'Two words of wonder.',
      'Four words of wonder, 3 of them by page 45.',
      'Three words of wonder, 3 of them after page 45.',
    ]);
  });
});

describe('the consistency', () => {
  const quarter = { charged: 1, balance: 0, peak: null };
  const led = (family: 'wonder' | 'tension' | null, firstPage: number, lastPage: number) => ({
    ...quarter,
    family,
    firstPage,
    lastPage,
  });

  it('says which tone leads on which pages, and nothing where a quarter has too few words', () => {
    expect([
      words.consistencyText([led('wonder', 1, 20), led('wonder', 20, 40), led('tension', 40, 60)]),
      words.consistencyText([led('wonder', 1, 20), led('wonder', 20, 40)]),
      words.consistencyText([led('wonder', 1, 20), led(null, 20, 40)]),
      words.consistencyText([]),
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
  it('is named where both lists draw it, and how the end lies beside the beginning where it lies far', () => {
    const falls = [
      { x: 1, y: 1 },
      { x: 9, y: 0.4 },
    ];
    expect([
      words.shape(feeling({ arc: 'rise' })),
      words.shape(feeling({ agreement: 0.2 })),
      words.shape(feeling({ points: falls })),
      words.shape(feeling({ arc: 'fall', points: falls })),
      words.shape(feeling({ points: falls.toReversed() })),
    ]).toEqual([
      'By its words a rise.',
      null,
      'By its words, the last pages are darker than the first.',
      'By its words a fall; the last pages are darker than the first.',
      'By its words, the last pages are brighter than the first.',
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
