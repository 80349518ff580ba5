/** Many words in -ly in the action. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { thousand } from '../../measures/measure.ts';
import { quoteAround, spread } from '../../text/quote.ts';
import { decimal, numberWord } from '../../wording.ts';
import { hall } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

const mostPerThousand = 12;
const fewestWords = 300;
const placesShown = 3;
/** Words in -ly that are no adverbs of manner. */
const notAdverbs = new Set(
  'only early family ugly lonely lovely friendly holy jelly belly fly reply supply silly elderly july italy daily'.split(
    ' ',
  ),
);
const isAdverb = (word: string): boolean => /.{3}ly$/.test(word) && !notAdverbs.has(word);

const facts = z.object({ count: z.number().int(), perThousand: z.number(), shown: z.array(cite) });

export const adverbs = flawRule({
  id: 'adverbs',
  name: 'Many words in -ly in the action',
  topic: 'adverbs',
  effect: 0.3,
  work: 'line',
  facts,
  find({ actions, actionWords, english }) {
    if (!english || actionWords < fewestWords) return null;
    const holding = actions.filter(({ words }) => words.some(isAdverb));
    const count = actions.reduce((total, { words }) => total + words.filter(isAdverb).length, 0);
    const perThousand = (count / actionWords) * thousand;
    if (perThousand <= mostPerThousand) return null;
    return {
      count,
      perThousand,
      shown: spread(holding, placesShown).map((passage) => quoteAround(passage, passage.words.find(isAdverb) ?? '')),
    };
  },
  say({ count, perThousand, shown }) {
    return {
      title: `${decimal(perThousand)} words in -ly in ${numberWord(thousand)} words of action`,
      points: [
        {
          text: `${count} in all, against ${mostPerThousand} in ${numberWord(thousand)}, which half of produced scripts pass.`,
          evidence: shown,
        },
      ],
      advice: 'Where a stronger verb says it, let the verb say it.',
    };
  },
  costs: (where) => `The verbs do not carry the picture by themselves on ${where}`,
  examples: [hall('She slowly turns and quietly sits down.\n\n'.repeat(60))],
  nearMisses: [
    hall('She slowly turns and quietly sits down.\n\n'.repeat(20)),
    hall('The only family here is the lovely one, and the fly.\n\n'.repeat(40)),
  ],
});
