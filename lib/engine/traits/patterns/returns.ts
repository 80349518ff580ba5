/** What a script comes back to, as strengths: a line in another mouth, once more or with one word changed, words and things that were away, a picture of the first pages in the last. */
import * as z from 'zod';
import {
  changedLine,
  type Returns,
  returningLine,
  returningPicture,
  returningThing,
  returningWords,
} from '../../../story/shape/returns.ts';
import { countReturns } from '../../text/count-returns.ts';
import type { PatternRule } from '../pattern-rule.ts';

/** They are told before anything that counts exchanges. */
const weights = { changed: 1, line: 0.99, thing: 0.98, picture: 0.97, words: 0.96 } as const;
/** Of words told one by one the later weigh a little less, so that they keep their order. */
const step = 0.001;
const wordsTold = 3;
/** Lines told together. */
const linesTold = 2;

const affected = z.number().int();
const lineFacts = z.object({ lines: z.array(returningLine).min(1), affected });
const thingFacts = z.object({ thing: returningThing, affected });
const pictureFacts = z.object({ picture: returningPicture, affected });
const changedFacts = z.object({ changed: changedLine, affected });
const wordsFacts = z.object({ words: returningWords, affected });

export const saidAgain: PatternRule<z.infer<typeof lineFacts>> = {
  id: 'said-again',
  kind: 'strength',
  facts: lineFacts,
  find(derived) {
    const lines = countReturns({ derived }).lines.slice(0, linesTold);
    const [first] = lines;
    return first ? { facts: { lines, affected: first.said.length }, weight: weights.line } : null;
  },
};

export const thingAgain: PatternRule<z.infer<typeof thingFacts>> = {
  id: 'thing-again',
  kind: 'strength',
  facts: thingFacts,
  find(derived) {
    const thing = countReturns({ derived }).things.find(({ numbered }) => numbered);
    return thing ? { facts: { thing, affected: thing.pages.length }, weight: weights.thing } : null;
  },
};

export const pictureAgain: PatternRule<z.infer<typeof pictureFacts>> = {
  id: 'picture-again',
  kind: 'strength',
  facts: pictureFacts,
  find(derived) {
    const [picture] = countReturns({ derived }).pictures;
    return picture ? { facts: { picture, affected: 2 }, weight: weights.picture } : null;
  },
};

export const lineChanged: PatternRule<z.infer<typeof changedFacts>> = {
  id: 'line-changed',
  kind: 'strength',
  facts: changedFacts,
  find(derived) {
    const [changed] = countReturns({ derived }).changed;
    return changed ? { facts: { changed, affected: 2 }, weight: weights.changed } : null;
  },
};

/** One rule for each of the first, for each is a strength by itself. */
export const wordsAgain: readonly PatternRule<z.infer<typeof wordsFacts>>[] = Array.from(
  { length: wordsTold },
  (_, at) => ({
    id: `words-again-${at + 1}`,
    kind: 'strength',
    facts: wordsFacts,
    find(derived) {
      const words = countReturns({ derived }).words[at];
      return words ? { facts: { words, affected: words.pages.length }, weight: weights.words - at * step } : null;
    },
  }),
);

/** The ids of these. */
export const returnRules: ReadonlySet<string> = new Set([
  lineChanged.id,
  saidAgain.id,
  thingAgain.id,
  pictureAgain.id,
  ...wordsAgain.map(({ id }) => id),
]);

/** Returns that the strengths tell at most, each in one item. */
export const mostReturns = 5;

/** What comes back that these do not tell. */
export function beyondStrengths({ lines, things, pictures, words, changed }: Returns): Returns {
  const told = things.find(({ numbered }) => numbered);
  const before = [lines[0], told, pictures[0], changed[0]].filter((one) => one !== undefined).length;
  return {
    lines: lines.slice(linesTold),
    things: things.filter((thing) => thing !== told),
    pictures: pictures.slice(1),
    words: words.slice(Math.min(wordsTold, mostReturns - before)),
    changed: changed.slice(1),
  };
}
