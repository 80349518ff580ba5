/** Counts the graph's returns: lines said again, things that come back. */
import { characterId } from '../../story/ids.ts';
import type { Returns } from '../../story/shape/returns.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { quoteAround, quoteExactly } from './quote.ts';
import { lineReturnsOf } from './returning-lines.ts';
import { type Thing, thingsOf, thingsThatReturn } from './returning-things.ts';

/** Kept of each. */
const mostLines = 8;
const mostThings = 6;

export function countReturns({ derived }: Pick<AnalysisInput, 'derived'>): Returns {
  const { passages, speeches, objects, nameWords, english } = derived;
  if (!english) return { lines: [], things: [] };
  return {
    lines: lineReturnsOf(speeches, nameWords)
      .slice(0, mostLines)
      .map(({ exact, sayings }) => ({
        exact,
        said: sayings.map(({ speech, passage, sentence }) => ({
          speakers: speech.speakers.map(characterId),
          cite: quoteExactly(passage, sentence),
        })),
      })),
    things: thingsThatReturn(thingsOf(passages, objects, nameWords))
      .slice(0, mostThings)
      .map((thing) => ({
        ...shownOf(thing),
        from: thing.before.at.page,
        to: thing.after.at.page,
        cites: [thing.passages[0] ?? thing.before, thing.after].map((one) => quoteAround(one, ...thing.forms)),
      })),
  };
}

const shownOf = ({ name, passages }: Thing) => ({
  name,
  pages: [...new Set(passages.map(({ at }) => at.page))].sort((a, b) => a - b),
  scenes: new Set(passages.map(({ scene }) => scene)).size,
});
