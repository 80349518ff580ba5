/** A table of ratings drawn from a small story graph written here. */
import { describe, expect, it } from 'vitest';
import { frameRatings } from '../../../lib/reports/frame-ratings/report.ts';
import { ratingsEntries } from '../../../lib/reports/ratings/blocks.ts';
import type { RatingNotes } from '../../../lib/reports/ratings/schema.ts';
import { letterOf, outOfTen, tableNote } from '../../../lib/reports/ratings/words.ts';
import type { StoryMeasure } from '../../../lib/story/measure.ts';
import { returnsOf } from '../story-parts.ts';

const place = { scene: 2, from: 3, to: 3, page: 4, line: 5, quote: 'Rain.' };
const measure: StoryMeasure = {
  id: 'scene-pace',
  value: 1.234567,
  error: 0.1,
  percentile: 79.64,
  direction: 'more',
  score: 7.678,
  scoreLow: 4.444,
  scoreHigh: 6.789,
  scale: { kind: 'norm', of: null, sample: 92, low: 0.5, middle: 1.19, high: 2 },
  counts: {},
  about: [],
  places: [place],
};
const shares: StoryMeasure = {
  ...measure,
  id: 'timed-headings',
  value: 0.5,
  percentile: 8,
  score: 2,
  about: ['ch.ANN'],
  places: [],
};
const story: Parameters<typeof frameRatings.view>[0] = {
  scenes: [],
  source: {
    pageCount: 70,
    pages: 69.87,
    short: false,
    english: true,
    locations: 3,
    format: { format: 'feature', from: 'length' },
    talkWords: 9,
    actionWords: 90,
    speeches: 1,
    marked: [],
    lead: 'ch.ANN',
  },
  characters: [
    {
      id: 'ch.ANN',
      name: 'Ann',
      words: 9,
      speeches: 1,
      share: 1,
      scenes: [1],
      firstPage: 1,
      lastPage: 1,
      onlyHeard: false,
      introduction: null,
      silence: null,
      first: null,
      last: null,
      longest: null,
      directions: 0,
      inDetails: false,
    },
  ],
  returns: returnsOf(),
  measures: [shares, measure],
  ratings: {
    frame: {
      rated: [{ parameter: 'Flux', score: 6.5, low: 5.1, high: 7.2, measures: ['scene-pace', 'timed-headings'] }],
      unrated: ['Recall', 'Audience Appeal', 'Message', 'Engagement'],
    },
    caliber: { rated: [], unrated: [] },
  },
};
const notes: RatingNotes = { basis: 'counted', against: null, english: true, pages: 69.9, unrated: [] };

describe('a table of ratings', () => {
  it.each([
    ['senses', 80, true],
    ['adverbs', 20, true],
    ['paragraphs', 80, false],
    ['paragraphs', 20, true],
    ['exteriors', 80, false],
  ] as const)('quotes %s at percentile %i: %s', (id, percentile, isQuoted) => {
    const rated = [{ parameter: 'Flux' as const, score: 6.5, low: 5.1, high: 7.2, measures: [id] }];
    const { FRAME } = frameRatings.view({
      ...story,
      measures: [{ ...measure, id, percentile }],
      ratings: { ...story.ratings, frame: { rated, unrated: [] } },
    });
    expect(FRAME.Flux?.places.length).toBe(isQuoted ? 1 : 0);
  });

  it('holds each rating with its range, its places and its measures, and names the unrated', () => {
    expect(frameRatings.view(story)).toEqual({
      FRAME: {
        Flux: {
          description:
            '1.23 scenes to a page (page 4) raised it; only 50% of the headings with a time of day lowered it.',
          figures: [
            {
              about: 'Flux',
              name: 'Scenes a page',
              places: [
                {
                  line: 5,
                  page: 4,
                  quote: 'Rain.',
                  scene: 2,
                },
              ],
              stands: 'highest 20%',
              value: '1.23',
            },
            {
              about: 'Flux',
              name: 'Headings that give a time of day, or say that time goes on',
              places: [],
              stands: 'lowest 10%',
              value: '50%',
            },
          ],
          high: 7.2,
          low: 5.1,
          measures: [
            {
              id: 'scene-pace',
              percentile: 80,
              value: 1.2346,
            },
            {
              id: 'timed-headings',
              percentile: 8,
              value: 0.5,
            },
          ],
          places: [],
          rating: '7/10',
          score: 6.5,
        },
      },
      notes: {
        against: null,
        basis: 'counted',
        english: true,
        pages: 69.9,
        unrated: ['Recall', 'Audience Appeal', 'Message', 'Engagement'],
      },
    });
  });

  it('says so where no measure lies far from the middle', () => {
    const middling = { score: 5, percentile: 50 };
    const measures = [
      { ...shares, ...middling },
      { ...measure, ...middling },
    ];
    expect(frameRatings.view({ ...story, measures }).FRAME.Flux).toMatchObject({
      description: 'Nothing counted raises or lowers it much.',
      places: [],
      figures: [],
    });
  });

  it('does not go on where a measure is missing from the graph', () => {
    expect(() => frameRatings.view({ ...story, measures: [measure] })).toThrow(
      'The story graph holds no measure timed-headings',
    );
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
              { short: 'F', name: 'Flux', score: 6.5, low: 5.1, high: 7.2, evidence: flux.places },
              { short: 'R', name: 'Recall' },
            ],
          },
        ],
      },
    ]);
  });

  it('says that there is too little text where nothing is rated', () => {
    expect(ratingsEntries(frameRatings.card, 'FRAME', ['Flux'], {}, { ...notes, pages: 0.35 })).toEqual([
      {
        prompt: '⭐ FRAME CALIBER · FRAME Ratings',
        blocks: [
          {
            kind: 'prose',
            title: null,
            paragraphs: ['The script has 0.3 pages: too little text to count any of these measures.'],
            basis: 'counted',
          },
        ],
      },
    ]);
  });
});

describe('the words of a table', () => {
  it('round a score to whole tenths of ten, and shorten a name to its letter', () => {
    expect([outOfTen(6.5), outOfTen(6.4), outOfTen(10)]).toEqual(['7/10', '6/10', '10/10']);
    expect(letterOf('Audience Appeal')).toBe('A');
  });

  it('note what the scores are, and what was left out', () => {
    expect(tableNote(notes, 'FRAME')).toEqual('Counts, ranked among produced features: no marks.');
    // The two tables stand on one page.
    expect(tableNote(notes, 'CALIBER')).toBeNull();
    expect(
      tableNote({ ...notes, against: 'With 12 pages.', english: false, unrated: ['Flux', 'Recall'] }, 'FRAME'),
    ).toEqual(
      'Counts, ranked among produced features: no marks. With 12 pages. The words are not English, so measures that read English words are left out. Too little to go by for Flux and Recall.',
    );
  });
});
