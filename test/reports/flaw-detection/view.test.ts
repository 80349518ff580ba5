/** Flaw detection as a view: order, severity and the checks of a graph made by hand. */
import { describe, expect, it } from 'vitest';
import { flawRules } from '../../../lib/engine/flaw-rules/find-flaws.ts';
import { flawDetectionView } from '../../../lib/reports/flaw-detection/view.ts';
import type { Finding } from '../../../lib/story/finding.ts';

const cite = { scene: 1, from: 1, to: 1, page: 3, line: 1, quote: 'Ann wakes up.' };
const flaw = (weight: number, baseRate: number | null): Finding => ({
  id: 'fi.wakingOpening',
  kind: 'weakness',
  source: 'flaw',
  rule: 'wakingOpening',
  topic: 'opening',
  facts: { page: 3, place: cite },
  weight,
  effort: 'slip',
  baseRate,
  reports: [9],
});
const viewOf = (flaws: Finding[], short = false, readable = true) =>
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
    talk: { longest: null, directions: { count: 2, speeches: 1 } },
    spelling: { readable },
    flaws,
  });

describe('a script without flaws', () => {
  it('says what was looked at, with counts, and what was not', () => {
    expect(viewOf([]).clean).toEqual(['Talk: two directions to actors over seven speeches.']);
    expect(viewOf([], false, false).clean[0]).toBe('Spelling was not judged: the words look as a scanner leaves them.');
  });

  it('looks for no slip of spelling where spelling is not judged', () => {
    const reads = flawRules.filter(({ readsSpelling }) => readsSpelling).map(({ name }) => name);
    expect(reads).toContain('Misspelled words');
    expect(viewOf([]).checks - viewOf([], false, false).checks).toBe(reads.length);
  });

  it('is not the only one that says so: with a flaw stand the checks, and what was not judged', () => {
    const { clean, checks } = viewOf([flaw(0.6, 5)]);
    expect(clean).toEqual([]);
    expect(checks).toBe(viewOf([]).checks);
    expect(viewOf([flaw(0.6, 5)], false, false).clean).toEqual([
      'Spelling was not judged: the words look as a scanner leaves them.',
    ]);
  });
});

describe('the flaws', () => {
  it('stand weightiest first, major from 0.6 on, line notes behind them', () => {
    const notes = {
      ...flaw(0.9, 60),
      rule: 'misspelledWords',
      facts: { pages: [3], shown: [{ word: 'teh', meant: 'the', page: 3, cite }] },
    };
    const { flaws } = viewOf([notes, flaw(0.2, 40), flaw(0.6, null), flaw(0.599, 7)]);
    expect(flaws.map(({ severity, baseRate, lineNotes }) => [severity, baseRate, lineNotes])).toEqual([
      ['major', null, false],
      ['minor', 7, false],
      ['minor', 40, false],
      ['major', 60, true],
    ]);
    expect(flaws.at(-1)?.bullets.map(({ text }) => text)).toEqual(['Page 3: “teh” should be “the”.']);
  });

  it('have their points with places, and end with how common they are', () => {
    const { scene, page, line, quote } = cite;
    expect(viewOf([flaw(0.5, 7)]).flaws[0]).toEqual({
      id: 'fi.wakingOpening',
      title: 'The script opens on somebody waking',
      bullets: [
        {
          text: 'The first scene begins with waking or an alarm, on page 3.',
          evidence: [{ scene, page, line, quote }],
        },
        { text: 'Found in 7 of 100 produced scripts.', evidence: [] },
      ],
      advice:
        'Readers have seen this opening often. Try to begin with the first thing that could not happen on another day.',
      lineNotes: false,
      severity: 'minor',
      baseRate: 7,
    });
  });
});

describe('the checks', () => {
  it('are counted: fewer of a short', () => {
    const { checks, read } = viewOf([flaw(0.5, 7)]);
    expect(read).toEqual({ scenes: 0, speeches: 7, against: null });
    expect(checks - viewOf([], true).checks).toBe(1);
  });
});
