/** A long stretch of talk with nothing to see. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { isSpoken, type Passage } from '../../text/passages.ts';
import { quoteOf } from '../../text/quote.ts';
import { hall, many, talk } from '../example-script.ts';
import { flawRule } from '../flaw-rule.ts';

/** Words of dialogue on end, with nothing to see between them, that make a stretch of talk long. */
const longTalk = 500;
/** Beyond this the action was lost on the way. */
const longestTalk = 1500;

/** Pages of the stretch's first and last speech, with a quote of each. */
const facts = z.object({
  words: z.number().int(),
  from: z.number().int(),
  to: z.number().int(),
  first: cite,
  last: cite,
});

export const talkWithoutAction = flawRule({
  id: 'talkWithoutAction',
  name: `Over ${longTalk} words of talk without action`,
  topic: 'talk-stretch',
  over: 'speeches',
  effect: 0.7,
  work: 'scene',
  facts,
  find({ passages }) {
    let run: Passage[] = [];
    let longest: Passage[] = [];
    const wordsIn = (list: readonly Passage[]): number => list.reduce((sum, { words }) => sum + words.length, 0);
    for (const passage of passages) {
      if (passage.kind === 'action' || passage.kind === 'heading') run = [];
      else if (isSpoken(passage)) run = [...run, passage];
      if (wordsIn(run) > wordsIn(longest)) longest = run;
    }
    const words = wordsIn(longest);
    const first = longest[0];
    const last = longest.at(-1);
    if (!first || !last || words <= longTalk || words > longestTalk) return null;
    // One voice alone is a speech, and none of two people who only talk.
    if (new Set(longest.map(({ cue }) => cue?.name)).size < 2) return null;
    return { words, from: first.at.page, to: last.at.page, first: quoteOf(first), last: quoteOf(last) };
  },
  say({ words, from, to, first, last }) {
    return {
      title: `${words} words of talk without a line of action`,
      points: [
        { text: `From page ${from} to page ${to} nothing is seen between the speeches.`, evidence: [first, last] },
      ],
      advice: `Give the stretch from page ${from} one thing that happens: something picked up, put down, or left undone.`,
    };
  },
  costs: (where) => `For a stretch on ${where} there is nothing to look at`,
  examples: [hall(chat(26), 'She leaves.')],
  nearMisses: [hall(chat(25), 'She sits.', chat(25)), hall(chat(25)) + hall(chat(25)), hall(chat(25))],
});

/** Twenty words an exchange. */
function chat(exchanges: number): string {
  const line = 'I have ten words to say to you, no more.';
  return many(exchanges, () => `${talk('ANN', line)}\n\n${talk('BEN', line)}`);
}
