/** Lists of words and phrases as one pattern. */
import { expect, it } from 'vitest';
import { oneOf, wholePhrase } from '../../lib/engine/text/phrase-pattern.ts';

it('matches whole words and phrases in any case', () => {
  const pattern = wholePhrase(['you must', 'sir']);
  for (const text of ['You must go', 'Yes, SIR.']) expect([text, pattern.test(text)]).toEqual([text, true]);
  for (const text of ['Sirs go', 'you go, must', 'desire']) expect([text, pattern.test(text)]).toEqual([text, false]);
});

it('takes marks of a pattern letter by letter', () => {
  const pattern = new RegExp(`^${oneOf(['Dr. A', 'B (2)', 'C+'])}$`);
  for (const text of ['Dr. A', 'B (2)', 'C+']) expect([text, pattern.test(text)]).toEqual([text, true]);
  for (const text of ['Drs A', 'B 2', 'CC']) expect([text, pattern.test(text)]).toEqual([text, false]);
});
