import { describe, expect, it } from 'vitest';
import { numberScript } from '../../../lib/model/read/numbered-script.ts';
import { openOpinions } from '../../../lib/model/read/proof/opinions.ts';
import type { Carried } from '../../../lib/model/read/proof/proof-claim.ts';
import { claimsText } from '../../../lib/model/read/read-so-far.ts';
import { fountainScript } from './small-script.ts';

const script = numberScript(
  await fountainScript(`INT. HALL - NIGHT

Dot takes the minutes in shorthand.

DOT
Nobody has minuted a change of price.

INT. SHED - DAY

Gerald waters a plant. He hums.
`),
);
const open = (carried: ReadonlyMap<string, Carried> = new Map()) => openOpinions(script, carried);

describe('a judgement that names no passages', () => {
  it('is looked up where it says that there is none, beside the lines that come nearest to it', () => {
    const opinions = open();
    expect(opinions.told('A kind script. The minutes play no part.')).toBe('A kind script. The minutes play no part.');
    const [claim, ...others] = [...opinions.claims.values()];
    expect(others).toEqual([]);
    expect(claim).toMatchObject({ text: 'The minutes play no part.', passages: [] });
    expect(claim?.search?.join('\n')).toContain('Nobody has minuted a change of price.');
    expect(claim?.search?.join('\n')).not.toContain('Gerald waters');
    expect(claimsText(claim ? [claim] : [])).toMatch(
      /^Claim \w+: The minutes play no part\.\nSearched, and the lines that come nearest:/,
    );
  });

  it('loses the sentence that a line shows to be otherwise, and that one alone', () => {
    const [key = ''] = (() => {
      const first = open();
      first.told('The minutes play no part.');
      return [...first.claims.keys()];
    })();
    const opinions = open(new Map([[key, 'no']]));
    expect(opinions.told('A kind script. The minutes play no part. It ends well.')).toBe(
      'A kind script. It ends well.',
    );
    expect(opinions.told('The minutes play no part.')).toBe('');
    expect(opinions.dropped).toBe(1);
  });

  it('is asked about whole, quoted cries within it and all', () => {
    const opinions = open();
    opinions.told("Dot's objection, 'Nobody has minuted!' (page 1), is never answered. It ends well.");
    expect([...opinions.claims.values()].map(({ text }) => text)).toEqual([
      "Dot's objection, 'Nobody has minuted!' (page 1), is never answered.",
    ]);
  });

  it.each([
    ['that says nothing of the whole script', 'Gerald waters a plant too long.'],
    ['of which the script has no word', 'Never sentimental.'],
  ])('%s is not asked about', (_, sentence) => {
    const opinions = open();
    expect(opinions.told(sentence)).toBe(sentence);
    expect(opinions.claims.size).toBe(0);
  });
});
