/** Counts the graph's returns: lines said again, things that come back, pictures shown once more. */
import { characterId } from '../../story/ids.ts';
import type { Returns } from '../../story/shape/returns.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { textOf } from './clauses.ts';
import { numberedIn } from './numbered-things.ts';
import { quoteAround, quoteExactly, quoteWhere } from './quote.ts';
import { lineReturnsOf } from './returning-lines.ts';
import { pictureReturnsOf } from './returning-pictures.ts';
import { numberedThatReturn, type ThingReturn, thingsOf, thingsThatReturn } from './returning-things.ts';

/** Kept of each. */
const mostLines = 8;
/** Of things without a number those with the longest absence alone: behind it half are another of their kind. */
const mostUnnumbered = 1;
const mostThings = 6;
/** Of several pictures the weightiest alone: of those behind it a reader knew one in three again. */
const mostPictures = 1;

const known = new WeakMap<Derived, Returns>();

/** Looked for once a script. */
export function countReturns({ derived }: Pick<AnalysisInput, 'derived'>): Returns {
  const before = known.get(derived);
  if (before) return before;
  const found = returnsOf(derived);
  known.set(derived, found);
  return found;
}

function returnsOf({ passages, actions, speeches, objects, nameWords, pages, english }: Derived): Returns {
  if (!english) return { lines: [], things: [], pictures: [] };
  return {
    lines: lineReturnsOf(speeches, nameWords, pages)
      .slice(0, mostLines)
      .map(({ exact, sayings }) => ({
        exact,
        said: sayings.map(({ speech, passage, from, to }) => ({
          speakers: speech.speakers.map(characterId),
          cite: quoteExactly(passage, textOf(passage, from, to)),
        })),
      })),
    things: [
      ...numberedThatReturn(numberedIn(passages)).map((thing) => shownOf(thing, true)),
      ...thingsThatReturn(thingsOf(passages, objects, nameWords))
        .slice(0, mostUnnumbered)
        .map((thing) => shownOf(thing, false)),
    ].slice(0, mostThings),
    pictures: pictureReturnsOf(actions, nameWords)
      .slice(0, mostPictures)
      .map(({ name, first, last }) => ({
        name,
        first: quoteWhere(first.passage, (sentence) => sentence === first.sentence),
        last: quoteWhere(last.passage, (sentence) => sentence === last.sentence),
      })),
  };
}

const shownOf = (thing: ThingReturn, numbered: boolean): Returns['things'][number] => ({
  name: thing.name,
  pages: [...new Set(thing.passages.map(({ at }) => at.page))].sort((a, b) => a - b),
  scenes: new Set(thing.passages.map(({ scene }) => scene)).size,
  from: thing.before.at.page,
  to: thing.after.at.page,
  cites: [thing.passages[0] ?? thing.before, thing.after].map((one) => quoteAround(one, ...thing.forms)),
  numbered,
});
