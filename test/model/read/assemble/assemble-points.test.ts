import { describe, expect, it } from 'vitest';
import { withWeaknessesAtHome } from '../../../../lib/model/read/assemble-points.ts';
import type { PointRead } from '../../../../lib/story/read/point-read.ts';

const point = (id: string, given: Partial<PointRead>): PointRead => ({
  id,
  kind: 'weakness',
  title: id,
  said: {
    text: 'Nobody meets.',
    cites: [{ scene: 1, from: 2, to: 2, page: 1, line: 3, quote: 'Nobody.' }],
    confidence: 'sure',
    support: 'supported',
  },
  costs: null,
  attempt: null,
  sample: null,
  weight: 3,
  effort: 'word',
  fault: false,
  severity: null,
  parts: [],
  loses: null,
  instead: null,
  touches: [],
  reports: [13],
  absence: null,
  ...given,
});
const homes = (points: readonly PointRead[]) =>
  withWeaknessesAtHome(points).map(({ id, reports: [home] }) => `${id} ${home}`);

describe('where weaknesses are told in full', () => {
  it('is the report of weaknesses for three of them, though a reader filed them all elsewhere', () => {
    const points = [
      point('a fault', { weight: 5, fault: true, reports: [9, 3] }),
      point('structure', { weight: 4 }),
      point('filed there too', { weight: 2, reports: [8, 3] }),
      point('light', { weight: 1 }),
      point('strength', { kind: 'strength', reports: [13] }),
    ];
    expect(homes(points)).toEqual(['a fault 9', 'structure 3', 'filed there too 3', 'light 3', 'strength 13']);
  });

  it('stays as the reader filed it where there are three already', () => {
    const own = ['a', 'b', 'c'].map((id) => point(id, { reports: [3] }));
    expect(homes([...own, point('structure', { weight: 5 })])).toEqual(['a 3', 'b 3', 'c 3', 'structure 13']);
  });

  it('is found for faults as well where there is nothing else', () => {
    expect(homes([point('a fault', { fault: true, reports: [9] })])).toEqual(['a fault 3']);
  });
});
