/** Two main names that look alike. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import { quoteOf } from '../../text/quote.ts';
import { listed } from '../../wording.ts';
import { hall, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

const mainNames = 8;

const facts = z.object({ pairs: z.array(z.tuple([z.string(), z.string()])).min(1), first: z.array(cite) });

export const namesAlike = flawRule({
  id: 'namesAlike',
  name: 'Two main names that look alike',
  topic: 'names',
  effect: 0.3,
  work: 'slip',
  facts,
  find({ characters }) {
    const top = characters.slice(0, mainNames);
    const pairs = top.flatMap((one, i) =>
      top
        .slice(i + 1)
        .filter(({ name }) => name[0] === one.name[0] && name.length === one.name.length)
        .map((other) => [one, other] as const),
    );
    const [pair] = pairs;
    if (!pair) return null;
    return {
      pairs: pairs.map(([one, other]): [string, string] => [characterId(one.id), characterId(other.id)]),
      first: pair.flatMap(({ speeches }) => speeches.slice(0, 1).map(({ passage }) => quoteOf(passage))),
    };
  },
  say({ pairs, first }, nameOf) {
    const [[one, other] = ['', '']] = pairs;
    return {
      title: `${nameOf(one)} and ${nameOf(other)} look alike on the page`,
      points: [
        {
          text: `Same first letter, same length: ${listed(pairs.map(([a, b]) => `${nameOf(a)} and ${nameOf(b)}`))}.`,
          evidence: first,
        },
      ],
      advice: `A reader skims cues: another first letter for ${nameOf(other)} costs nothing.`,
    };
  },
  costs: (where) => `A reader takes one for the other from ${where} on`,
  examples: [hall(talk('MARIA', 'Come in.'), talk('MILLY', 'I am in.'), talk('MOIRA', 'So am I.'))],
  nearMisses: [hall(talk('MARIA', 'Come in.'), talk('MARIANNE', 'I am in.'), talk('BORIS', 'So am I.'))],
});
