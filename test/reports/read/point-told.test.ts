/** A made point as it is told at home and in a line elsewhere. */
import { describe, expect, it } from 'vitest';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { gravityOf, pointBlocks, pointItem, pointLine } from '../../../lib/reports/read/points.ts';
import { inPlaces } from '../../../lib/reports/read/words.ts';
import type { PointRead } from '../../../lib/story/read/point-read.ts';
import { laidOut } from '../laid-out.ts';
import { madeCite, madePoint, madeRead, madeSaid } from './made-read.ts';

const around = (over: Parameters<typeof madeRead>[0], plan: 'basic' | 'advanced' = 'advanced') =>
  aroundRead(madeRead(over), { plan, pageCount: 90 });
const on = (text: string, ...pages: number[]) =>
  madeSaid(
    text,
    pages.map((page) => madeCite(page)),
  );

describe('a point', () => {
  const full = madePoint('p', {
    said: on('It says two things.', 1, 2, 3, 4),
    costs: 'A reader stops.',
    attempt: 'Try: say one.',
    sample: { page: 5, before: 'Two things.', after: 'A single matter.' },
    loses: 'the joke.',
    instead: 'cut both.',
    parts: [
      { page: 9, to: null, act: 'cut', text: 'the speech on trust.' },
      { page: 5, to: 6, act: 'add', text: 'a look at the clock.' },
    ],
    weight: 4,
  });
  const lines = (point: PointRead, whole = true) =>
    laidOut([
      {
        kind: 'findings',
        title: 'T',
        items: [
          pointItem(point, {
            isWhole: () => whole,
            writtenUp: () => ({ about: 'time', said: on('Monday, then Tuesday.', 1), hole: 'x' }),
          }),
        ],
        basis: 'opinion',
      },
    ]).slice(1);
  it('is told whole where there is room, and in brief by its first passage, its sentence and what to try', () => {
    expect(lines(full)).toEqual([
      '  Title of p [major] #p',
      '  - It says two things. @1:1 @2:1',
      '  - As the pages have it: Monday, then Tuesday.',
      '  - A reader stops.',
      '  - Page 5, as written: “Two things.”\nAs it could be: “A single matter.”',
      '  > Say one.',
      '  >> Pages 5 to 6, add: a look at the clock.',
      '  >> Page 9, cut: the speech on trust.',
      '  >> What that costs: the joke.',
      '  >> Or instead: cut both.',
    ]);
    expect(lines(full, false)).toEqual([
      '  Title of p [major] #p',
      '  - It says two things. @1:1',
      '  - A reader stops.',
      '  > Say one.',
    ]);
    expect(lines({ ...full, fault: true })[1]).toBe('  - It says two things. @1:1 @2:1 @3:1');
  });

  it('is advice by places alone where no sentence is', () => {
    const placed = { ...full, attempt: null, loses: null, instead: null, sample: null };
    expect(lines(placed).slice(-3)).toEqual([
      '  > In two places, as follows.',
      '  >> Pages 5 to 6, add: a look at the clock.',
      '  >> Page 9, cut: the speech on trust.',
    ]);
    expect(lines({ ...placed, parts: placed.parts.slice(0, 1) }).at(-2)).toBe('  > In one place, as follows.');
    expect(lines({ ...placed, parts: [], loses: 'x' })).toHaveLength(4);
    expect(inPlaces([])).toBe('In no places, as follows.');
  });

  it('is as grave as its reader has it, else by its weight; a question is for information', () => {
    const point = (over: Partial<PointRead>) => [
      gravityOf(madePoint('p', over)),
      pointItem(madePoint('p', over), { isWhole: () => true, writtenUp: () => null }).severity,
    ];
    expect([
      point({ weight: 3 }),
      point({ weight: 4 }),
      point({ severity: 'major' }),
      point({ severity: 'cosmetic', weight: 5 }),
      point({ severity: 'licence' }),
      point({ kind: 'question' }),
      point({ kind: 'strength', weight: 5 }),
      point({ kind: 'opportunity' }),
    ]).toEqual([
      ['minor', 'minor'],
      ['major', 'major'],
      ['major', 'major'],
      ['cosmetic', 'info'],
      ['licence', 'info'],
      [null, 'info'],
      [null, null],
      [null, null],
    ]);
  });

  it('in a line is its title, page and home, in its home the page alone; on the page of its first passage', () => {
    const strength = madePoint('s', {
      kind: 'strength',
      title: 'The bell returns',
      said: madeSaid('So.', [madeCite(3, 'A door.'), madeCite(9, 'The bell rings.')]),
    });
    const flaw = madePoint('f', { reports: [9], title: 'The bell', said: strength.said });
    const told = around({ points: [strength, flaw] });
    expect(
      [pointLine(told, strength), pointLine(told, strength, 3), pointLine(told, flaw), pointLine(told, flaw, 9)].map(
        ({ label, value, id }) => [id, label, value],
      ),
    ).toEqual([
      ['s', 'The bell returns', 'page 3, in Strengths'],
      ['s', 'The bell returns', 'page 3'],
      ['f', 'The bell', 'page 3, in Flaw Detection'],
      ['f', 'The bell', 'page 3'],
    ]);
    expect(laidOut(pointBlocks(told, 9))).toEqual([
      'findings “Notes” opinion',
      '  The bell [minor] #f',
      '  - So. @3:1 @9:1',
    ]);
    expect(pointBlocks(told, 8)).toEqual([]);
  });
});
