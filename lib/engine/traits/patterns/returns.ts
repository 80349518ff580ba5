/** What a script comes back to, as strengths: a line in another mouth or once more, a thing that was away, a picture of the first pages in the last. */
import * as z from 'zod';
import { type Returns, returningLine, returningPicture, returningThing } from '../../../story/shape/returns.ts';
import { countReturns } from '../../text/count-returns.ts';
import type { PatternRule } from '../pattern-rule.ts';

/** They are told before anything that counts exchanges. */
const weights = { line: 0.99, thing: 0.98, picture: 0.97 } as const;
/** Lines told together. */
const linesTold = 2;

const affected = z.number().int();
const lineFacts = z.object({ lines: z.array(returningLine).min(1), affected });
const thingFacts = z.object({ thing: returningThing, affected });
const pictureFacts = z.object({ picture: returningPicture, affected });

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

/** The ids of these. */
export const returnRules: ReadonlySet<string> = new Set([saidAgain.id, thingAgain.id, pictureAgain.id]);

/** What comes back that these do not tell. */
export function beyondStrengths({ lines, things, pictures }: Returns): Returns {
  const told = things.find(({ numbered }) => numbered);
  return {
    lines: lines.slice(linesTold),
    things: things.filter((thing) => thing !== told),
    pictures: pictures.slice(1),
  };
}
