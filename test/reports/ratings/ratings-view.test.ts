/** A table of ratings drawn from a small story graph written here. */
import { describe, expect, it } from 'vitest';
import { frameRatings } from '../../../lib/reports/frame-ratings/report.ts';
import { ratingsEntries } from '../../../lib/reports/ratings/blocks.ts';
import type { RatingNotes } from '../../../lib/reports/ratings/schema.ts';
import { toldRating } from '../../../lib/reports/ratings/told-ratings.ts';
import { letterOf, outOfTen, tableNote, tooLittle } from '../../../lib/reports/ratings/words.ts';
import type { MeasureId, StoryMeasure } from '../../../lib/story/measure.ts';
import { person, sourceOf } from '../story-people.ts';

const cite = (page: number, quote = `On ${page}.`) => ({ scene: 2, from: 3, to: 3, page, line: 5, quote });
const measureOf = (id: MeasureId, over: Partial<StoryMeasure> = {}): StoryMeasure => ({
  id,
  value: 1.234567,
  error: 0.1,
  percentile: 71.64,
  direction: 'more',
  score: 7.678,
  scoreLow: 4.444,
  scoreHigh: 6.789,
  scale: { kind: 'norm', of: null, sample: 1092, low: 0.5, middle: 1.19, high: 2 },
  counts: { changes: 30, onQuickest: 4, quickestPages: 2, people: 6, peopleBack: 1, found: 20, words: 990 },
  about: ['ch.ANN'],
  places: [cite(4), cite(44)],
  ...over,
});
const around = { source: sourceOf({ pageCount: 70 }), nameOf: () => 'Ann' };
const told = (measure: StoryMeasure, over: Partial<typeof around> = {}) => {
  const { description, places } = toldRating(measure, { ...around, ...over });
  return [description, places.map(({ page }) => page)];
};

describe('a counted letter', () => {
  it('of changes tells how many on how many pages, where they stand, and the pages that have most, unless they are more than are shown', () => {
    expect(told(measureOf('changes'))).toEqual([
      'By its headings the story goes to another place, or between day and night, at least 30 times on 70 pages, more often than in 72 of 100 produced features. Pages 4 and 44 have most of it, four changes each.',
      [4, 44],
    ]);
    const one = { changes: 30, onQuickest: 4, quickestPages: 1 };
    expect(told(measureOf('changes', { counts: one, places: [cite(4)] }))[0]).toMatch(
      / Page 4 has most of it, four changes\.$/,
    );
    expect(told(measureOf('changes', { counts: { ...one, quickestPages: 5 } }))[1]).toEqual([]);
  });

  it('of what comes back tells how many of its first people, then who is unheard for long with the lines on either side', () => {
    expect(told(measureOf('recalled'))).toEqual([
      'Six people are heard in the first quarter and four times or more in all; one of them is heard again in the last: more than in 72 of 100 produced features. Ann is not heard from page 4 to page 44, and then again.',
      [4, 44],
    ]);
    expect(told(measureOf('recalled', { places: [cite(4), cite(13)] }))[1]).toEqual([]);
    expect(told(measureOf('recalled', { counts: { people: 6, peopleBack: 0 } }))[0]).toContain(
      'none of them are heard',
    );
  });

  it('of the senses tells how rare such a word is, that there are as many as usual, or that there is none', () => {
    expect(told(measureOf('senses'))).toEqual([
      'Words for the senses: at least one word in 50 of the action names a colour, light, weather, a sound or a smell (20 found), more than in 72 of 100 produced features.',
      [4, 44],
    ]);
    expect(told(measureOf('senses', { percentile: 50 }))).toEqual([
      'Words for the senses: at least one word in 50 of the action names a colour, light, weather, a sound or a smell, about as many as usual.',
      [],
    ]);
    expect(told(measureOf('senses', { counts: { found: 0, words: 1990 } }))[0]).toBe(
      'Words for the senses: no colour, light, weather, sound or smell was found among 1,990 words of action.',
    );
  });

  it('is told by no other measure', () => {
    expect(() => toldRating(measureOf('questions'), around)).toThrow(RangeError);
  });
});

const story: Parameters<typeof frameRatings.view>[0] = {
  source: around.source,
  characters: [person('Ann')],
  measures: [measureOf('changes')],
  ratings: {
    frame: {
      rated: [{ parameter: 'Flux', score: 7.2, measure: 'changes' }],
      unrated: ['Recall'],
      uncounted: ['Message'],
    },
    caliber: { rated: [], unrated: [], uncounted: [] },
  },
};
const notes: RatingNotes = {
  basis: 'counted',
  against: null,
  english: true,
  pages: 69.9,
  unrated: [],
  uncounted: [],
  samples: [],
};

describe('a table of ratings', () => {
  it('holds each rating with its places and its measure, and names the others', () => {
    const { FRAME, notes: found } = frameRatings.view(story);
    expect(Object.keys(FRAME)).toEqual(['Flux']);
    expect(FRAME.Flux).toMatchObject({
      rating: '7/10',
      score: 7.2,
      low: 7.2,
      high: 7.2,
      places: [{ page: 4 }, { page: 44 }],
      figures: [],
      measures: [{ id: 'changes', value: 1.2346, percentile: 72 }],
    });
    expect(found).toMatchObject({
      unrated: ['Recall'],
      uncounted: ['Message'],
      samples: [{ name: 'Flux', score: 7.2, features: 1092 }],
    });
  });

  it('does not go on where a measure is missing from the graph', () => {
    expect(() => frameRatings.view({ ...story, measures: [] })).toThrow('The story graph holds no measure changes');
  });

  it('is laid out by letter, in the order of the acronym', () => {
    const { FRAME } = frameRatings.view(story);
    const flux = FRAME.Flux;
    if (!flux) throw new Error('Flux is rated');
    const entries = ratingsEntries(frameRatings.card, 'FRAME', ['Flux', 'Recall'], { Recall: flux, Flux: flux }, notes);
    expect(entries).toMatchObject([
      {
        prompt: '⭐ FRAME CALIBER · FRAME Ratings',
        blocks: [
          {
            kind: 'score_table',
            title: 'FRAME',
            basis: 'counted',
            rows: [
              { short: 'F', name: 'Flux', score: 7.2, evidence: flux.places },
              { short: 'R', name: 'Recall' },
            ],
          },
        ],
      },
    ]);
  });

  it('says that there is too little text where nothing is rated', () => {
    expect(ratingsEntries(frameRatings.card, 'FRAME', ['Flux'], {}, { ...notes, pages: 0.35 })).toMatchObject([
      {
        blocks: [
          { kind: 'prose', paragraphs: ['The script has one page: too little text to count any of these measures.'] },
        ],
      },
    ]);
    expect(tooLittle({ ...notes, english: false, uncounted: ['Impact'] })).toBe(
      'What is counted for this table reads English words, and the script’s are not English. A reader’s to judge: Impact.',
    );
  });
});

describe('the words of a table', () => {
  it('give the score in whole tenths of ten, and shorten a name to its letter', () => {
    expect([outOfTen(6.5), outOfTen(10), outOfTen(0.4)]).toEqual(['7/10', '10/10', '0/10']);
    expect(letterOf('Audience Appeal')).toBe('A');
  });

  it('note what the scores are, and what was left out', () => {
    expect(tableNote(notes)).toBeNull();
    const samples = [{ name: 'Flux', score: 7.2, features: 1092 }];
    expect(
      tableNote({ ...notes, samples, against: 'With 12 pages.', unrated: ['Recall'], uncounted: ['Message'] }),
    ).toBe(
      'Places among produced features (1,092 for Flux): 7.2 is more than 72 of 100 have. How much, not how good. With 12 pages. Too little to go by for Recall. A reader’s to judge: Message.',
    );
  });
});
