/** Two readings of one script compared by kind, people and cited pieces; what differs stands beside the verdict. */
import { describe, expect, it } from 'vitest';
import { overviewEntry } from '../../../lib/reports/overview/overview.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { compareReadings } from '../../../lib/reports/read/readers-differ.ts';
import type { PointRead } from '../../../lib/story/read/point-read.ts';
import type { StoryRead } from '../../../lib/story/read/story-read.ts';
import { lastReelRead } from './last-reel-read.ts';
import { factsIn } from './told.ts';

const read = await lastReelRead();
const [model] = read.points;
if (!model) throw new Error('The reading makes no point.');

interface Made {
  readonly id: string;
  readonly kind?: PointRead['kind'];
  readonly at: readonly (readonly [number, number])[];
  readonly touches?: readonly string[];
  readonly weight?: number;
}
const point = ({ id, kind = 'weakness', at, touches = [], weight = 3 }: Made): PointRead => ({
  ...model,
  id,
  kind,
  title: `In the words of ${id}`,
  weight,
  touches: [...touches],
  said: {
    ...model.said,
    cites: at.map(([scene, piece]) => ({
      scene,
      from: piece,
      to: piece,
      page: scene,
      line: 1,
      quote: `${scene}.${piece}`,
    })),
  },
});
const withPoints = (points: readonly Made[], script: 'pass' | 'consider' = 'consider'): StoryRead => ({
  ...read,
  points: points.map(point),
  verdict: read.verdict && { ...read.verdict, script },
});

describe('two readings', () => {
  it('share a point that cites the same pieces, whatever its words', () => {
    const both = compareReadings(
      withPoints([
        {
          id: 'a',
          at: [
            [3, 4],
            [9, 2],
          ],
        },
      ]),
      withPoints([{ id: 'b', at: [[3, 5]] }]),
    );
    expect(both).toEqual({
      shared: [['a', 'b']],
      onlyFirst: [],
      onlySecond: [],
      share: 1,
      verdicts: ['consider', 'consider'],
    });
  });

  it.each<[string, Made, Made]>([
    ['praise is no blame', { id: 'a', kind: 'strength', at: [[3, 4]] }, { id: 'b', at: [[3, 4]] }],
    ['another place of the same scene is another point', { id: 'a', at: [[3, 4]] }, { id: 'b', at: [[3, 14]] }],
    ['the same number of another scene is another point', { id: 'a', at: [[3, 4]] }, { id: 'b', at: [[4, 4]] }],
    [
      'one place of four is not enough',
      {
        id: 'a',
        at: [
          [1, 1],
          [2, 1],
          [3, 1],
          [4, 1],
        ],
      },
      {
        id: 'b',
        at: [
          [4, 1],
          [6, 1],
          [7, 1],
          [8, 1],
        ],
      },
    ],
    [
      'the same people elsewhere make no point one',
      { id: 'a', at: [[1, 1]], touches: ['mags'] },
      { id: 'b', at: [[2, 1]], touches: ['mags'] },
    ],
  ])('%s', (_, a, b) => {
    expect(compareReadings(withPoints([a]), withPoints([b]))).toMatchObject({
      shared: [],
      onlyFirst: ['a'],
      onlySecond: ['b'],
      share: 0,
    });
  });

  it('share a place from the piece before to the piece behind', () => {
    const shareAt = (piece: number) =>
      compareReadings(withPoints([{ id: 'a', at: [[3, 5]] }]), withPoints([{ id: 'b', at: [[3, piece]] }])).share;
    expect([3, 4, 5, 6, 7].map(shareAt)).toEqual([0, 1, 1, 1, 0]);
    expect(compareReadings(withPoints([{ id: 'a', at: [[3, 5]] }]), withPoints([])).share).toBe(0);
    expect(compareReadings(withPoints([]), withPoints([{ id: 'b', at: [[3, 5]] }]))).toMatchObject({
      share: 0,
      onlySecond: ['b'],
    });
  });

  it('share one place of four where it is about the same people', () => {
    const a: Made = {
      id: 'a',
      at: [
        [1, 1],
        [2, 1],
        [3, 1],
        [4, 1],
      ],
      touches: ['mags', 'lena'],
    };
    const b: Made = {
      id: 'b',
      at: [
        [4, 1],
        [6, 1],
        [7, 1],
        [8, 1],
      ],
      touches: ['lena', 'mags'],
    };
    expect(compareReadings(withPoints([a]), withPoints([b])).share).toBe(1);
  });

  it('ask what the other holds against it: a question is a weakness', () => {
    const asked = withPoints([{ id: 'a', kind: 'question', at: [[3, 4]] }]);
    expect(compareReadings(asked, withPoints([{ id: 'b', at: [[3, 4]] }])).share).toBe(1);
  });

  it('pair a point once, with the one that is most like it', () => {
    const first = withPoints([
      {
        id: 'a',
        at: [
          [3, 4],
          [5, 1],
        ],
      },
    ]);
    const second = withPoints([
      {
        id: 'half',
        at: [
          [3, 4],
          [8, 8],
        ],
      },
      {
        id: 'whole',
        at: [
          [3, 4],
          [5, 1],
        ],
      },
    ]);
    expect(compareReadings(first, second)).toMatchObject({
      shared: [['a', 'whole']],
      onlySecond: ['half'],
      share: 0.5,
    });
  });

  it('are held to the ten points that matter most', () => {
    const many = (name: string): Made[] =>
      Array.from({ length: 14 }, (_, at) => ({ id: `${name}${at}`, at: [[at + 1, 1]], weight: at < 4 ? 1 : 5 }));
    const both = compareReadings(withPoints(many('a')), withPoints(many('b')));
    expect(both.shared.map(([one]) => one)).not.toContain('a0');
    expect(both.shared).toHaveLength(10);
    expect(both.share).toBe(1);
  });

  it('that make no point share all of none', () => {
    expect(compareReadings(withPoints([]), withPoints([])).share).toBe(1);
  });
});

describe('the overview of a script that was read twice', () => {
  const told = (earlier: StoryRead | null) =>
    factsIn(overviewEntry(read, aroundRead(read, { plan: 'advanced', pageCount: 15 }), earlier).blocks).find(
      ({ label }) => label === 'Readers may differ',
    )?.value;

  it('says nothing where there is one reading, or both say the same', () => {
    expect(told(null)).toBeUndefined();
    expect(told(read)).toBeUndefined();
  });

  it('says beside the verdict what the earlier one said otherwise', () => {
    const other = read.verdict?.script === 'pass' ? 'consider' : 'pass';
    const another: StoryRead = {
      ...read,
      points: read.points.slice(1),
      verdict: read.verdict && { ...read.verdict, script: other },
    };
    expect(told(another)).toMatch(
      new RegExp(
        `^An earlier reading of this script gave it another verdict: ${other}\\. It made \\w+ of the first \\w+ points of this one\\.$`,
      ),
    );
  });

  it('says so where only the points differ', () => {
    expect(told({ ...read, points: [] })).toMatch(
      /^An earlier reading of this script came to the same verdict\. It made none of the first/,
    );
  });
});
