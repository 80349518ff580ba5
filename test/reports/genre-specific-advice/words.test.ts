/** A script in short beside its genre, and its forms beside the films that are noted for them. */
import { describe, expect, it } from 'vitest';
import {
  formCompany,
  formText,
  formTitle,
  trendText,
} from '../../../lib/reports/genre-specific-advice/words/trend-words.ts';
import { proportionColumns, summary } from '../../../lib/reports/genre-specific-advice/words/words.ts';
import type { StoryForm } from '../../../lib/story/conventions.ts';
import { citeOf } from '../story-people.ts';

describe('a script in short', () => {
  const met = [
    { id: 'comedy-talk' as const, page: null },
    { id: 'comedy-callback' as const, page: 8 },
  ];
  it('says how many expectations are met, and which, each at its page', () => {
    expect([
      summary('“Q”', 'comedy', met, 1),
      summary('“Q”', 'animation', met, 0),
      summary('“Q”', 'action', met.slice(1), 0),
      summary('“Q”', 'scifi', [...met, ...met.slice(1)], 0),
      summary('“Q”', 'drama', [], 2),
      summary('“Q”', 'horror', [], 0),
    ]).toEqual([
      [
        'Expectations of a comedy met: two of three.',
        'Met: Enough of it is talk · Something is set up and comes back (page 8).',
      ],
      [
        'Expectations of an animation met: both.',
        'Met: Enough of it is talk · Something is set up and comes back (page 8).',
      ],
      ['Expectations of an action script met: the only one.', 'Met: Something is set up and comes back (page 8).'],
      [
        'Expectations of a science fiction script met: all three.',
        'Met: Enough of it is talk · Something is set up and comes back (page 8) · Something is set up and comes back (page 8).',
      ],
      ['Expectations of a drama met: none of two.'],
      ['As a horror script, “Q” gives too little to count any expectation of the genre.'],
    ]);
    expect(proportionColumns([{ genre: 'adventure', scripts: 80 }])).toEqual([
      '',
      'This script',
      'Half of 80 adventure films',
    ]);
  });
});

describe('a form of the script', () => {
  const form = (id: StoryForm['id']): StoryForm => ({
    id,
    people: [],
    count: 1,
    setting: null,
    pages: [9, 3],
    places: [citeOf('Words.')],
  });
  const facts = { people: ['Ann', 'Ben'], share: 0.8, scenes: 12, setting: 'Shed' };
  it('is told by what was counted of it', () => {
    const told = (['ensemble', 'two-hander', 'voice-over', 'single-location', 'non-linear'] as const).map(
      (id) => `${formTitle({ id })}: ${formText(form(id), facts)}`,
    );
    expect(told).toEqual([
      'An ensemble: Ann and Ben speak 80% of the talk.',
      'A two-hander: Ann and Ben speak 80% of the talk.',
      'Voice-over: One speech.',
      'One setting: One scene of 12 play at Shed.',
      'A broken order of time: On pages 3 and 9.',
    ]);
  });

  it('stands in the company of the films of its genre that are noted for it', () => {
    expect(formCompany('romance', { id: 'two-hander' })).toMatch(
      /^[A-Z][a-z]+ of \d+ romances in our table (?:are noted for it(?::|, such as)|is noted for it:) /,
    );
    expect(trendText('drama').title).toBe('Dramas since 1980');
    expect(trendText('scifi').title).toBe('What science fiction films tell of');
  });
});
