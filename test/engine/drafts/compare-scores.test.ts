/** Ratings of two drafts side by side. */
import { describe, expect, it } from 'vitest';
import { compareScores } from '../../../lib/engine/drafts/compare-scores.ts';

const rated = (score: number, low: number, high: number) => ({ score, low, high, notes: 'not read' });

describe('a score of two drafts', () => {
  it.each([
    ['is unchanged where it is the same, whatever its range', rated(5, 4, 6), rated(5, 4.5, 5.5), 'unchanged'],
    ['is noise where the ranges share a score', rated(5, 4, 6), rated(7, 6, 8), 'noise'],
    ['is noise downwards, too', rated(7, 6, 8), rated(5, 4, 6), 'noise'],
    ['is noise below half a point, without a range, too', rated(5, 5, 5), rated(5.4, 5.4, 5.4), 'noise'],
    ['went up by half a point', rated(5, 5, 5), rated(5.5, 5.5, 5.5), 'up'],
    ['went up where they share none', rated(5, 4, 6), rated(7.1, 6.1, 8.1), 'up'],
    ['went down where they share none', rated(7.1, 6.1, 8.1), rated(5, 4, 6), 'down'],
    ['is unrated where the older draft has none', undefined, rated(5, 4, 6), 'unrated'],
    ['is unrated where the newer draft has none', rated(5, 4, 6), undefined, 'unrated'],
  ] as const)('%s', (_, was, is, verdict) => {
    const shown = (one: ReturnType<typeof rated> | undefined) =>
      one === undefined ? null : { score: one.score, low: one.low, high: one.high };
    const older = { CALIBER: was === undefined ? {} : { Logic: was } };
    const newer = { CALIBER: is === undefined ? {} : { Logic: is } };
    expect(compareScores('CALIBER', older, newer)).toEqual([
      { table: 'CALIBER', name: 'Logic', older: shown(was), newer: shown(is), verdict },
    ]);
  });

  it('stands in the newer draft’s order, then what the older alone has; one that could not be rated is none', () => {
    const one = rated(5, 4, 6);
    const found = compareScores(
      'FRAME',
      { FRAME: { Arc: one, Flux: one, Mood: undefined } },
      { FRAME: { Flux: one, Range: one } },
    );
    expect(found.map(({ table, name, verdict }) => [table, name, verdict])).toEqual([
      ['FRAME', 'Flux', 'unchanged'],
      ['FRAME', 'Range', 'unrated'],
      ['FRAME', 'Arc', 'unrated'],
    ]);
  });

  it('is compared only where both have a report', () => {
    const report = { FRAME: { Flux: rated(5, 4, 6) } };
    expect([compareScores('FRAME', null, report), compareScores('FRAME', report, null)]).toEqual([[], []]);
  });
});
