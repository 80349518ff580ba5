/** How much of a sentence a quote takes. */
import { expect, it } from 'vitest';
import { derive } from '../../lib/engine/derive.ts';
import { quoteLength, quoteOf } from '../../lib/engine/text/quote.ts';
import { screenplayOf } from '../corpus/scripts.ts';

const quoteFrom = async (action: string): Promise<string> => {
  const { passages } = derive(await screenplayOf(`INT. HALL - DAY\n\n${action}\n`));
  const passage = passages.find(({ kind }) => kind === 'action');
  if (!passage) throw new Error('the script has no action');
  return quoteOf(passage).quote;
};
const long =
  'Ines crosses the hall with the lamp held high over her head, and the shadows of the chairs run before her to the far wall, a wide, white and windowless wall that nobody has painted since the war ended.';

it('a sentence too long to be quoted whole stops at the end of a clause, not within a list of three words', async () => {
  expect(long.length).toBeGreaterThan(quoteLength);
  expect(await quoteFrom(long)).toBe(
    'Ines crosses the hall with the lamp held high over her head, and the shadows of the chairs run before her to the far wall',
  );
});

it('a sentence without a comma stops at the end of a word', async () => {
  const quote = await quoteFrom(long.replaceAll(',', ''));
  expect(quote.length).toBeLessThanOrEqual(quoteLength);
  expect(long.replaceAll(',', '')).toMatch(new RegExp(`^${quote} `));
});
