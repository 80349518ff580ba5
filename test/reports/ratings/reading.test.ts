/** A reader's ratings on a made reading: which are told, on what each rests, and what becomes of the counted table. */
import { describe, expect, it } from 'vitest';
import type { PlanName } from '../../../lib/contract/plans.ts';
import { caliberRatings } from '../../../lib/reports/caliber-ratings/report.ts';
import { frameRatings } from '../../../lib/reports/frame-ratings/report.ts';
import { ratingFinding } from '../../../lib/reports/ratings/schema.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { laidOut } from '../laid-out.ts';
import { madeCite, madePoint, madeRead, madeSaid } from '../read/made-read.ts';

type Read = ReturnType<typeof madeRead>;
type Rating = Read['ratings'][number];
const rating = (name: Rating['name'], why: string, ...because: string[]): Rating => ({
  name,
  score: 7.5,
  why,
  because,
});
const points = [
  madePoint('a', {
    said: madeSaid('The night waits.', [madeCite(4, 'The middle waits for the night.'), madeCite(9, 'Nothing.')]),
  }),
  madePoint('b', {
    title: 'A clock runs fast',
    said: madeSaid('Nobody sets it.', [madeCite(12, 'Tick.')]),
    costs: 'The pressure goes.',
  }),
  madePoint('c', { said: madeSaid('So.', [madeCite(20)], { confidence: 'reading' }) }),
  madePoint('locked', { reports: [8] }),
];
const rowsOf = (ratings: Rating[], plan: PlanName = 'basic', report = frameRatings) => {
  const read = madeRead({ ratings, points });
  return laidOut(report.reading(read, aroundRead(read, { plan, pageCount: 90 })).flat());
};

describe('what would raise a reader’s ratings', () => {
  it('names the steps that mend what the two lowest marks rest on, a step once', () => {
    const names = ['Engagement', 'Message', 'Recall', 'Flux', 'Audience Appeal'] as const;
    const notes = names.map((name, at) => madePoint(name, { said: madeSaid('So.', [madeCite(10 + at)]) }));
    const read = madeRead({
      ratings: names.map((name, at) => ({ ...rating(name, `Said of ${name}.`, name), score: 9 - at })),
      points: notes,
      plan: [
        { goal: 'Let her ask.', points: ['Flux', 'Recall'], effort: 'word', gains: null },
        { goal: 'Let him answer.', points: ['Message'], effort: 'word', gains: null },
        { goal: 'Let them part.', points: ['Engagement'], effort: 'word', gains: null },
      ],
    });
    const lines = laidOut(frameRatings.reading(read, aroundRead(read, { plan: 'basic', pageCount: 90 })).flat());
    expect(lines.slice(lines.indexOf('facts “What would raise the lowest” opinion'))).toEqual([
      'facts “What would raise the lowest” opinion',
      '  Flux: Let her ask. (page 13, in Weaknesses)',
      '  Message: Let him answer. (page 11, in Weaknesses)',
    ]);
  });

  it('is not told where no step mends anything that a mark rests on', () => {
    expect(rowsOf([rating('Flux', 'It moves.', 'a')])).not.toContain('facts “What would raise the lowest” opinion');
  });
});

describe('a reader’s ratings', () => {
  it('stand in the order of their letters, one number each, the points at home behind them', () => {
    const own = madeRead({
      ratings: [
        rating('Recall', 'It comes back.', 'a'),
        rating('Flux', 'It moves.', 'a'),
        rating('Impact', 'It lands.', 'a'),
      ],
      points: [...points, madePoint('d', { reports: [1] })],
    });
    const around = aroundRead(own, { plan: 'basic', pageCount: 90 });
    expect(laidOut(frameRatings.reading(own, around).flat())).toEqual([
      'score_table “FRAME” opinion',
      '  F Flux 7.5 (7.5-7.5): It moves.',
      '  R Recall 7.5 (7.5-7.5): It comes back.',
      '  Note: One reader’s opinion: another may rate otherwise.',
      'findings “Notes” opinion',
      '  Title of d [minor] #d',
      '  - Said of d. @1:1',
    ]);
    expect(laidOut(caliberRatings.reading(own, around).flat()).slice(0, 2)).toEqual([
      'score_table “CALIBER” opinion',
      '  I Impact 7.5 (7.5-7.5): It lands.',
    ]);
  });

  it('rest on the passage that bears their sentence out, else on the note that says the same, else on their sentence', () => {
    const told = (why: string, ...because: string[]) => rowsOf([rating('Flux', why, ...because)])[1]?.split('): ')[1];
    expect([
      told('The middle waits for its night.', 'a'),
      told('Its clock runs without pressure.', 'b'),
      told('Something else entirely', 'b'),
      told('The middle waits, and a clock runs fast.', 'b', 'a'),
      told('', 'a', 'b', 'c'),
      told('', 'c'),
    ]).toEqual([
      'The middle waits for its night (page 4).',
      'Its clock runs without pressure (see page 12, in Weaknesses).',
      'Something else entirely',
      'The middle waits, and a clock runs fast (page 4).',
      'Title of a (page 4) and A clock runs fast (page 12).',
      'Title of c (readers may differ) (page 20).',
    ]);
  });

  it('are not told where all of their reasons are locked, or none of them is told and they say nothing themselves', () => {
    expect(rowsOf([rating('Flux', 'It moves.', 'locked')])).toEqual([]);
    expect(rowsOf([rating('Flux', 'It moves.', 'locked')], 'advanced')).toHaveLength(3);
    expect(rowsOf([rating('Flux', 'It moves.', 'locked', 'a')])).toHaveLength(3);
    expect(rowsOf([rating('Flux', '', 'nobody')])).toEqual([]);
  });

  it('take the place of the counted table and its figures', () => {
    const entries = [
      {
        prompt: 'Ratings',
        blocks: [
          { kind: 'score_table' as const, title: 'FRAME', rows: [], note: null, basis: 'counted' as const },
          { kind: 'table' as const, title: 'FRAME in figures', columns: [], rows: [], basis: 'counted' as const },
          { kind: 'prose' as const, title: null, paragraphs: ['Too short.'], basis: 'counted' as const },
        ],
      },
    ];
    const kinds = (ratings: Rating[]) => {
      const read = madeRead({ ratings, points });
      return frameRatings
        .underReading?.(entries, read, aroundRead(read, { plan: 'basic', pageCount: 90 }))[0]
        ?.blocks.map(({ kind }) => kind);
    };
    expect([kinds([rating('Flux', 'It moves.', 'a')]), kinds([rating('Impact', 'It lands.', 'a')]), kinds([])]).toEqual(
      [['prose'], ['score_table', 'table', 'prose'], ['score_table', 'table', 'prose']],
    );
  });
});

it('a rating is whole tenths of ten and lies between none and ten', () => {
  const good = { rating: '7/10', score: 7, low: 1, high: 10, description: '', places: [], measures: [] };
  const fits = (over: object): boolean => ratingFinding.safeParse({ ...good, ...over }).success;
  expect([{}, { rating: '10/10' }, { rating: '0/10', score: 0.4 }].map(fits)).toEqual([true, true, true]);
  expect(
    [{ rating: '11/10' }, { rating: '7/10.' }, { rating: '17/10' }, { score: -0.1 }, { high: 10.1 }].map(fits),
  ).toEqual(Array(5).fill(false));
});
