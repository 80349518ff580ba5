/** A block of action. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { quoteOf } from '../../text/quote.ts';
import { capitalised, counted, pagesOf } from '../../wording.ts';
import { hall } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

const longWords = 90;
const placesShown = 3;

/** `pages` of all such paragraphs, the longest first; `words` are its. */
const facts = z.object({ words: z.number().int(), pages: z.array(z.number().int()).min(1), shown: z.array(cite) });

export const longActionParagraph = flawRule({
  id: 'longActionParagraph',
  name: `A paragraph of action over ${longWords} words`,
  topic: 'paragraphs',
  effect: 0.3,
  work: 'line',
  facts,
  find({ actions }) {
    const long = actions
      .filter(({ words }) => words.length > longWords)
      .sort((a, b) => b.words.length - a.words.length);
    const [longest] = long;
    if (!longest) return null;
    return {
      words: longest.words.length,
      pages: long.map(({ at }) => at.page),
      shown: long.slice(0, placesShown).map(quoteOf),
    };
  },
  say({ words, pages, shown }) {
    return {
      title: `${capitalised(counted(pages.length, 'paragraph'))} of action over ${longWords} words`,
      points: [{ text: `The longest has ${words} words, on page ${pages[0]}.`, evidence: shown }],
      advice: `Break ${pagesOf(pages)} where the eye would move: one image a paragraph.`,
    };
  },
  costs: (where) => `The eye skips on ${where}: a block of action is where readers begin to skim`,
  examples: [hall('word '.repeat(91)), hall('word '.repeat(91), 'word '.repeat(99))],
  nearMisses: [hall('word '.repeat(90))],
});
