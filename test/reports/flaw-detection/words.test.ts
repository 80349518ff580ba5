/** The words of flaw detection on known facts. */
import { describe, expect, it } from 'vitest';
import type { FlawDetectionFindings } from '../../../lib/reports/flaw-detection/card.ts';
import { checkedAs, frequencySentence, outcome, verdict } from '../../../lib/reports/flaw-detection/words.ts';
import type { Source } from '../../../lib/story/source.ts';

describe('how often produced scripts do the same', () => {
  it.each([
    [1, 'Hardly any produced script does this too (1 in 100).'],
    [6, 'Few produced scripts do this too (6 in 100).'],
    [12, 'About one produced script in ten does this too (12 in 100).'],
    [19, 'About one produced script in six does this too (19 in 100).'],
    [28, 'About a quarter of produced scripts do this too (28 in 100).'],
    [38, 'About a third of produced scripts do this too (38 in 100).'],
    [45, 'Two in five produced scripts do this too (45 in 100).'],
    [46, 'More than half of produced scripts do this too (46 in 100).'],
  ])('is said of %i in 100', (rate, sentence) => {
    expect(frequencySentence(rate, 'If not.')).toBe(sentence);
  });

  it('is not known of a slip, which says when it would be none', () => {
    expect(frequencySentence(null, 'If so, no slip.')).toBe('If so, no slip. Not counted on produced scripts.');
    expect(frequencySentence(null, undefined)).toBe('Not counted on produced scripts.');
  });
});

describe('a check', () => {
  it('found something, found nothing, or was not asked', () => {
    const check = { name: 'A check', baseRate: null };
    expect(outcome({ ...check, asked: true, found: true })).toBe('found');
    expect(outcome({ ...check, asked: true, found: false })).toBe('not found');
    expect(outcome({ ...check, asked: false, found: false })).toBe('not asked');
  });
});

describe('the verdict', () => {
  const flaw = (severity: 'major' | 'minor' | 'info', baseRate: number | null) => ({
    id: 'one',
    title: 'One',
    bullets: [],
    advice: 'Do it.',
    severity,
    baseRate,
  });
  const found = (flaws: FlawDetectionFindings['flaws']): string =>
    verdict({
      flaws,
      checks: [true, true, false].map((asked) => ({ name: 'A check', asked, found: false, baseRate: null })),
      read: { scenes: 1, speeches: 2, against: null },
    });

  it('counts the checks that were asked, and what they were run over', () => {
    expect(found([])).toMatch(
      /^2 checks, over one scene and two speeches: none found a habit that is rare in produced scripts\. The base rate/,
    );
  });

  it('tells habits, common practice and slips apart', () => {
    const text = found([
      flaw('major', 5),
      flaw('minor', 9),
      flaw('info', 58),
      flaw('minor', null),
      flaw('major', null),
    ]);
    expect(text).toContain(': two found something that most produced scripts avoid.');
    expect(text).toContain(' One more found what is common practice.');
    expect(text).toContain(' Two checks found the script at odds with itself.');
    expect(found([flaw('minor', null)])).toMatch(/none found a habit.* One check found the script at odds/);
    expect(found([flaw('minor', null)])).not.toContain('common practice');
  });
});

describe('a script', () => {
  const source: Source = {
    pageCount: 30,
    pages: 29.46,
    short: true,
    english: true,
    locations: 1,
    format: { format: 'half-hour', from: 'details' },
    talkWords: 1,
    actionWords: 90,
    speeches: 1,
    marked: [],
    lead: null,
  };
  it('under 60 pages says as what it is checked; a longer one says nothing', () => {
    expect(checkedAs(source)).toBe(
      'With 29.5 pages it is checked as a half-hour episode, as its details say. The checks that count the pages of a feature are not asked of it.',
    );
    expect(checkedAs({ ...source, short: false })).toBeNull();
  });
});
