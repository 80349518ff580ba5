/** How the genre advice places the first exchange of two, and what it says where nothing departs. */
import { describe, expect, it } from 'vitest';
import { allUsual, proofText } from '../../lib/reports/genre-specific-advice/words.ts';

const pair = {
  id: 'pair' as const,
  people: ['a', 'b'],
  cites: [{ scene: 1, from: 1, to: 1, page: 1, line: 1, quote: 'Words.' }],
};
const nameOf = (id: string): string => (id === 'a' ? 'Lena' : 'Osric');
const said = (page: number, genre: 'thriller' | null = 'thriller') =>
  proofText({ ...pair, pages: [page] }, { pageCount: 100, genre, nameOf });

describe('the words of the genre advice', () => {
  it('place a first exchange beside scripts of the kind, and ask something of a late one', () => {
    expect(said(10)).toMatch(
      /^Lena and Osric first talk on page 10, 10% of the way in: of the scripts of \d+ thrillers half have theirs by \d+%, three of four by \d+%\.$/,
    );
    expect(said(1)).toContain('of the way in, early:');
    expect(said(60)).toMatch(/late: .* Does a reader wait for the two to meet from page \d+ on\?$/);
    expect(said(60, null)).toBe('Lena and Osric first talk on page 60, 60% of the way in.');
  });

  it('give each proportion with its bounds where all are usual', () => {
    const own = [{ id: 'dialogueShare' as const, value: '48%', low: '34%', high: '50%' }];
    expect(allUsual('crime', 197, own)).toBe(
      'All lie in the middle half of 197 crime films, whose bounds stand in brackets. 48% of the words are spoken (34% to 50%).',
    );
  });
});
