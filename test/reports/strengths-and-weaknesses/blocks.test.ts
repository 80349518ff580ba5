/** Strengths and weaknesses as blocks: which are major, and what stands under the lists. */
import { describe, expect, it } from 'vitest';
import { strengthsAndWeaknessesEntries } from '../../../lib/reports/strengths-and-weaknesses/blocks.ts';

const item = (rank: number) => ({
  id: 'one',
  title: 'One',
  bullets: [{ text: 'It is so.', evidence: [] }],
  advice: 'Do it.',
  figures: [],
  rank,
  baseRate: null,
});

describe('the entries of strengths and weaknesses', () => {
  it('call a weakness major from a rank of 0.6 on, and a strength nothing', () => {
    const entries = strengthsAndWeaknessesEntries({
      strengths: [item(0.9)],
      weaknesses: [item(0.6), item(0.599)],
      notes: { against: 'As a short.', tooFew: null },
    });
    expect(
      entries.map(({ blocks }) =>
        blocks.map((block) => (block.kind === 'findings' ? block.items.map(({ severity }) => severity) : block)),
      ),
    ).toEqual([
      [[null], { kind: 'prose', title: null, paragraphs: ['As a short.'], basis: 'counted' }],
      // What it is measured as is said once.
      [['major', 'minor']],
    ]);
  });

  it('say so where there is nothing to tell', () => {
    const none = strengthsAndWeaknessesEntries({
      strengths: [],
      weaknesses: [item(0.3)],
      notes: { against: null, tooFew: null },
    });
    expect(none.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual([['prose'], ['findings']]);
    expect(JSON.stringify(none[0])).toContain('Counting finds no strength here that a page shows');
  });

  it('say why nothing is told of a script of too few scenes', () => {
    const none = strengthsAndWeaknessesEntries({
      strengths: [],
      weaknesses: [],
      notes: { against: null, tooFew: 'Three scenes.' },
    });
    const note = { kind: 'prose', title: null, paragraphs: ['Three scenes.'], basis: 'counted' };
    expect(none.map(({ blocks }) => blocks)).toEqual([[note], [note]]);
  });
});
