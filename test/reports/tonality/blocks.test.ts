/** Which of its blocks the tonality report marks as telling, for whoever opens it with a reading. */
import { describe, expect, it } from 'vitest';
import { tonalityEntries } from '../../../lib/reports/tonality/blocks.ts';
import type { TonalityFindings } from '../../../lib/reports/tonality/card.ts';

const quarter = (tone: string, heard = true) => ({
  name: 'First quarter',
  pages: '1-4',
  charged: 3,
  balance: 1,
  tone,
  heard,
});
const findings: TonalityFindings = {
  title: 'Wonder',
  subtitle: null,
  text: 'Wonder above all.',
  tones: [],
  rating: null,
  architecture: { arc: 'Rise', agreement: 0.8, curves: [] },
  architectureText: ['Shape: rise.'],
  extremes: [],
  parts: ['wonder', 'grief', 'tension', 'wonder'].map((tone) => quarter(tone)),
  intensityText: [],
  peaks: [{ label: 'By quarters', value: 'Strong words are thickest on pages 1-4.', note: null, evidence: [] }],
};
const ids = (given: Partial<TonalityFindings>): string[] =>
  tonalityEntries({ ...findings, ...given }).flatMap(({ blocks }) =>
    blocks.flatMap((block) => ('id' in block && block.id !== undefined ? [block.id] : [])),
  );

describe('a tonality report', () => {
  it('marks a curve that has a shape and quarters of three tones', () => {
    expect(ids({})).toEqual(['shaped-curve', 'unlike-quarters']);
  });

  it('marks no curve without a shape', () => {
    expect(ids({ architecture: { arc: null, agreement: 0.1, curves: [] } })).toEqual(['unlike-quarters']);
  });

  it('marks no quarters of two tones, and none of which one has too few words for a tone', () => {
    expect(ids({ parts: ['wonder', 'grief', 'grief', 'wonder'].map((tone) => quarter(tone)) })).toEqual([
      'shaped-curve',
    ]);
    expect(ids({ parts: [...findings.parts.slice(0, 3), quarter('too few words', false)] })).toEqual(['shaped-curve']);
  });
});
