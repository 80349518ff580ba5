/** Question 11: what a line proves, which way a script departs from its genre, how many films of its kind have its subjects. */
import { describe, expect, it } from 'vitest';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { genreSpecificAdviceFindings } from '../../lib/reports/genre-specific-advice/card.ts';
import { runQuestion } from '../../lib/reports/run.ts';
import { screenplayOf } from '../corpus/scripts.ts';

const room = (at: number, own: string): string =>
  `INT. ROOM ${at} - NIGHT\n\nThe men sit at the table and look at the map.\n\n${own}ANN\nWe go in there when they are all asleep.\n\nBEN\nAnd who keeps the door for us?\n\n`;
const advice = async (lines: readonly string[], genre: 'thriller' | '') => {
  const screenplay = await screenplayOf(lines.map((own, at) => room(at + 1, own)).join(''));
  return genreSpecificAdviceFindings.parse(
    runQuestion(11, { screenplay, details: { ...emptyDetails, genre } }).structured_data,
  );
};
const quiet = ['', '', '', '', ''];

describe('genre specific advice', () => {
  it('calls a limit of time a clock only where it is named on two pages', async () => {
    const filler = `${'The men sit at the table and look at the map.\n\n'.repeat(40)}`;
    const said = ['ANN\nWe have three hours.\n\n', filler, filler, 'BEN\nTen minutes left.\n\n', ''];
    expect((await advice(said, 'thriller')).proofs.map(({ label }) => label)).toContain('A clock');
    expect((await advice(['ANN\nWe moved in in two weeks.\n\n', ...quiet], 'thriller')).proofs).toEqual([]);
  });
  it('says which way a proportion departs, by its headings', async () => {
    const { proportions } = await advice(quiet.concat(quiet, quiet), 'thriller');
    expect(proportions.find(({ id }) => id === 'interiorShare')?.value).toMatch(
      /^100% of the headings are interiors, above the .* of the middle half of [\d,]+ thrillers\.$/,
    );
  });
  it('tells three at most, those farthest out first, with the scenes that make it so', async () => {
    const long = `ANN\n${'We go on and on about the map and the men at the table. '.repeat(12)}\n\n`;
    const { proportions } = await advice([...quiet, ...Array.from({ length: 6 }, () => long)], 'thriller');
    expect(proportions.length).toBeLessThanOrEqual(3);
    expect(proportions.find(({ id }) => id === 'dialogueShare')?.value).toMatch(
      /Most is spoken in the scenes of pages? .*\.$/,
    );
  });
  it('sets a script of an open genre beside films of every kind', async () => {
    const { genre, summary } = await advice(quiet, '');
    expect([genre, summary[0]]).toEqual([null, expect.stringContaining('films of every kind')]);
  });
});
