/** Flaw detection as a view: order, severity and the checks of a graph made by hand. */
import { describe, expect, it } from 'vitest';
import { flawDetectionView } from '../../../lib/reports/flaw-detection/view.ts';
import type { Finding } from '../../../lib/story/finding.ts';

const cite = { scene: 1, from: 1, to: 1, page: 3, line: 1, quote: 'the the' };
const flaw = (weight: number, baseRate: number | null): Finding => ({
  id: 'fi.doubledWords',
  kind: 'weakness',
  source: 'flaw',
  rule: 'doubledWords',
  topic: 'doubled-words',
  facts: { pages: [3], shown: [{ words: 'the the', page: 3, cite }] },
  weight,
  effort: 'slip',
  baseRate,
  reports: [9],
});
const viewOf = (flaws: Finding[], short = false) =>
  flawDetectionView({
    source: {
      pageCount: 70,
      pages: 69.5,
      short,
      english: true,
      locations: 1,
      format: { format: 'feature', from: 'length' },
      talkWords: 1,
      actionWords: 90,
      speeches: 7,
      marked: [],
      lead: null,
    },
    scenes: [],
    characters: [],
    flaws,
  });

describe('the flaws', () => {
  it('stand weightiest first, major from 0.6 on; what two scripts in five do is left out', () => {
    const { flaws } = viewOf([flaw(0.2, 40), flaw(0.9, 41), flaw(0.6, null), flaw(0.599, 7)]);
    expect(flaws.map(({ severity, baseRate }) => [severity, baseRate])).toEqual([
      ['major', null],
      ['minor', 7],
      ['minor', 40],
    ]);
  });

  it('have their points with places, and end with how common they are', () => {
    const { scene, page, line, quote } = cite;
    expect(viewOf([flaw(0.5, 7)]).flaws[0]).toEqual({
      id: 'fi.doubledWords',
      title: 'A word is doubled by a slip',
      bullets: [
        { text: '“the the” on page 3.', evidence: [{ scene, page, line, quote }] },
        { text: '7 of 100 produced scripts do this.', evidence: [] },
      ],
      advice: 'Correct page 3; a reader takes such slips for haste.',
      severity: 'minor',
      baseRate: 7,
    });
  });
});

describe('the checks', () => {
  it('are counted: fewer of a short', () => {
    const { checks, read } = viewOf([flaw(0.5, 7)]);
    expect(read).toEqual({ scenes: 0, speeches: 7, against: null });
    expect(checks - viewOf([], true).checks).toBe(4);
  });
});
