/** Counts the graph's returns: lines said again, things that come back, things that do not. */
import { characterId } from '../../story/ids.ts';
import type { Returns } from '../../story/returns.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Passage } from './passages.ts';
import { quoteAround, quoteExactly } from './quote.ts';
import { lineReturnsOf } from './returning-lines.ts';
import { type Thing, thingsDropped, thingsOf, thingsThatReturn } from './returning-things.ts';

/** Kept of each. */
const mostLines = 8;
const mostThings = 6;

export function countReturns({ derived }: Pick<AnalysisInput, 'derived'>): Returns {
  const { passages, speeches, objects, nameWords, english } = derived;
  if (!english) return { lines: [], things: [], dropped: [] };
  const things = thingsOf(passages, objects, nameWords);
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
    things: thingsThatReturn(things)
      .slice(0, mostThings)
      .map((thing) => ({
        ...shownOf(thing),
        from: thing.before.at.page,
        to: thing.after.at.page,
        cites: [thing.passages[0] ?? thing.before, thing.after].map((one) => quoteAround(one, ...thing.forms)),
      })),
    dropped: thingsDropped(things)
      .slice(0, mostThings)
      .map((thing) => ({
        ...shownOf(thing),
        seen: Math.max(...thing.passages.filter(({ kind }) => kind === 'action').map(({ at }) => at.page)),
        capitals: thing.capitals,
        cites: ends(thing.passages).map((one) => quoteAround(one, ...thing.forms)),
      })),
  };
}

const shownOf = ({ name, passages }: Thing) => ({
  name,
  pages: [...new Set(passages.map(({ at }) => at.page))].sort((a, b) => a - b),
  scenes: new Set(passages.map(({ scene }) => scene)).size,
});

const ends = (passages: readonly Passage[]): Passage[] =>
  [passages[0], passages.at(-1)].filter((one): one is Passage => one !== undefined);
