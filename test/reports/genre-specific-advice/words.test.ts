/** A script in short beside its genre, and its forms beside the films that are noted for them. */
import { describe, expect, it } from 'vitest';
import {
  formCompany,
  formText,
  formTitle,
  trendText,
} from '../../../lib/reports/genre-specific-advice/words/trend-words.ts';
import { outOfProportion, summary } from '../../../lib/reports/genre-specific-advice/words/words.ts';
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
        'As a comedy it has two of three things looked for: enough of it is talk; something is set up and comes back (page 8).',
      ],
      [
        'As an animation it has both things looked for: enough of it is talk; something is set up and comes back (page 8).',
      ],
      ['As an action script it has the one thing looked for: something is set up and comes back (page 8).'],
      [
        'As a science fiction script it has all three things looked for: enough of it is talk; something is set up and comes back (page 8); something is set up and comes back (page 8).',
      ],
      ['None of the two things that a drama is looked at for was found.'],
      ['As a horror script, “Q” gives too little to count any expectation of the genre.'],
    ]);
    const beside = { genre: 'adventure' as const, scripts: 80, low: '9', high: '11' };
    expect([
      outOfProportion([{ id: 'wordsPerSpeech', value: '13', beside: [{ ...beside, outside: true }] }]),
      outOfProportion([{ id: 'wordsPerSpeech', value: '10', beside: [{ ...beside, outside: false }] }]),
    ]).toEqual(['Unlike half of 80 adventure films: words in a speech 13 (there 9 to 11).', null]);
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
    expect(formCompany('romance', { id: 'two-hander' })).toMatch(/^Told so, too: .+ \(\d{4}\)/);
    expect(trendText('drama')?.title).toBe('Dramas since 2000');
    expect(trendText('crime')?.text).toMatch(/^More often: FBI agent /);
    expect(trendText('animation')).toBeNull();
  });
});
