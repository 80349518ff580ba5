/** The longest run of talk between two or three with no line of action, where it is long beside produced scripts and short of what flaw detection calls one. */
import * as z from 'zod';
import { cite } from '../../../story/cite.ts';
import { characterId } from '../../../story/ids.ts';
import type { Passage } from '../../text/passages.ts';
import { quoteEnd, quoteOf } from '../../text/quote.ts';
import { type PatternRule, questionWeight } from '../pattern-rule.ts';

/** So many words of talk without action, and no more directions and people than below, have `few` of so many produced features. Of ten told of in others nine are as told, read by one reader. Counted 2026-11-29. */
export const talkRunInFew = { words: 280, few: 9, scripts: 144 } as const;
/** Longer ones are a flaw (`talkWithoutAction`), more directions tell what is done, and where more people talk some of it was not read. */
const mostWords = 500;
const mostDirections = 2;
const mostOfOne = 0.5;
const speakers = { least: 2, most: 3 } as const;

const page = z.number().int();
/** Between `people` nothing is seen from page `from` to page `to`, for `speeches` of `words` words together; `cites`: the first and the last. */
const facts = z.object({
  people: z.array(z.string()).min(2),
  speeches: page,
  words: page,
  from: page,
  to: page,
  affected: page,
  cites: z.tuple([cite, cite]),
});

export const talkRun: PatternRule<z.infer<typeof facts>> = {
  id: 'talk-run',
  kind: 'weakness',
  facts,
  find({ passages, speeches, characters, pages, short }) {
    if (short) return null;
    const [longest] = runsOf(passages).toSorted((a, b) => wordsIn(b) - wordsIn(a));
    const talk = longest?.filter(({ kind }) => kind === 'dialogue') ?? [];
    const [first, last] = [talk[0], talk.at(-1)];
    if (!longest || !first || !last || wordsIn(talk) < talkRunInFew.words || wordsIn(talk) > mostWords) return null;
    if (longest.filter(({ kind }) => kind === 'parenthetical').length > mostDirections) return null;
    const own = speeches.filter(({ passage: { order } }) => order >= first.order && order <= last.order);
    // One long speech is told as that.
    if (own.some((speech) => speech.words.length > mostOfOne * wordsIn(talk))) return null;
    const people = [...new Set(own.flatMap((speech) => speech.speakers))];
    if (people.length < speakers.least || people.length > speakers.most) return null;
    if (people.some((id) => !characters.some((one) => one.id === id))) return null;
    const affected = last.at.page - first.at.page + 1;
    return {
      facts: {
        people: people.map(characterId),
        speeches: own.length,
        words: wordsIn(talk),
        from: first.at.page,
        to: last.at.page,
        affected,
        cites: [quoteOf(first), quoteEnd(last)],
      },
      weight: questionWeight(affected, pages),
    };
  },
};

const wordsIn = (run: readonly Passage[]): number =>
  run.reduce((sum, { kind, words }) => sum + (kind === 'dialogue' ? words.length : 0), 0);

/** Speeches on end; whatever is none ends a run. */
function runsOf(passages: readonly Passage[]): Passage[][] {
  const runs: Passage[][] = [[]];
  for (const passage of passages) {
    if (passage.speech === null) runs.push([]);
    else runs.at(-1)?.push(passage);
  }
  return runs;
}
