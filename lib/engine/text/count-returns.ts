/** Counts the graph's returns: lines said again, things that come back, pictures shown once more. */

import type { Cite } from '../../story/cite.ts';
import { characterId } from '../../story/ids.ts';
import type { Returns } from '../../story/shape/returns.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { runOnCues } from '../people/cues/run-on-cues.ts';
import { textOf } from './clauses.ts';
import { numberedIn } from './numbered-things.ts';
import type { Passage } from './passages.ts';
import { quoteAround, quoteExactly, quoteNaming, quoteWhere } from './quote.ts';
import { lineReturnsOf } from './returning-lines.ts';
import { pictureReturnsOf } from './returning-pictures.ts';
import { numberedThatReturn, type ThingReturn, thingsOf, thingsThatReturn } from './returning-things.ts';
import { changedLinesOf } from './returns/changed-lines.ts';
import { quotedLinesOf } from './returns/quoted-lines.ts';
import { pairReturnsOf } from './returns/returning-pairs.ts';
import { tellingPlaces } from './returns/telling-places.ts';
import { keyOf } from './returns/word-pairs.ts';
import { sentencesOf, wordsOf } from './words.ts';

/** Kept of each. */
const mostLines = 8;
/** Of those in quotation marks, which stand first. */
const mostInMarks = 2;
/** Of things without a number those with the longest absence alone: behind it half are another of their kind. */
const mostUnnumbered = 1;
const mostThings = 6;
/** Of several pictures the weightiest alone: of those behind it a reader knew one in three again. */
const mostPictures = 1;
const mostWords = 12;
const mostChanged = 4;

const known = new WeakMap<Derived, Returns>();

/** Looked for once a script. */
export function countReturns({ derived }: Pick<AnalysisInput, 'derived'>): Returns {
  const before = known.get(derived);
  if (before) return before;
  const found = returnsOf(derived, runIntoAction(derived));
  known.set(derived, found);
  return found;
}

/** Action that holds a cue and its speech: nobody knows who has it there. */
function runIntoAction(derived: Derived): (passage: Passage) => boolean {
  const runs = new Set(runOnCues(derived).map(({ passage }) => passage));
  return (passage) => runs.has(passage);
}

function returnsOf(
  { passages, actions, speeches, objects, nameWords, pages, english }: Derived,
  isRunIn: (passage: Passage) => boolean,
): Returns {
  if (!english) return { lines: [], things: [], pictures: [], words: [], changed: [] };
  const inMarks = quotedLinesOf(speeches, nameWords, pages).slice(0, mostInMarks);
  const placed = new Set(inMarks.flatMap(({ sayings }) => sayings.map(({ passage }) => passage)));
  const lines = [
    ...inMarks.map(({ sayings }) => ({ exact: true, sayings })),
    ...lineReturnsOf(speeches, nameWords, pages).filter(
      ({ sayings }) => sayings.filter(({ passage }) => placed.has(passage)).length < 2,
    ),
  ].slice(0, mostLines);
  const said = new Set(lines.flatMap(({ sayings }) => sayings.map(({ passage }) => passage.order)));
  const speakersAt = new Map(speeches.map((speech) => [speech.ordinal, speech.speakers.map(characterId)]));
  const heldBy = (passage: Passage, cite: Cite) => ({ speakers: speakersAt.get(passage.speech ?? 0) ?? [], cite });
  const pictures = pictureReturnsOf(actions, nameWords).slice(0, mostPictures);
  const shown = new Set(pictures.flatMap(({ first, last }) => [first.passage.order, last.passage.order]));
  // What a whole line or picture tells is told with it.
  const isTold = (passage: Passage): boolean => said.has(passage.order) || shown.has(passage.order);
  return {
    words: pairReturnsOf(passages, nameWords, pages)
      .filter(({ plant, payoff }) => ![plant, payoff].some((one) => isTold(one) || isRunIn(one)))
      .slice(0, mostWords)
      .map(({ name, plant, payoff, pages: all }) => ({
        name,
        plant: heldBy(plant, quoteHolding(plant, name)),
        payoff: heldBy(payoff, quoteHolding(payoff, name)),
        pages: [...all],
      })),
    changed: changedLinesOf(speeches, nameWords)
      .slice(0, mostChanged)
      .map(({ first, last }) => ({
        first: heldBy(first.passage, quoteExactly(first.passage, first.sentence)),
        last: heldBy(last.passage, quoteExactly(last.passage, last.sentence)),
      })),
    lines: lines.map(({ exact, sayings }) => ({
      exact,
      said: sayings.map(({ speech, passage, from, to }) => ({
        speakers: speech.speakers.map(characterId),
        cite: quoteExactly(passage, unmarked(textOf(passage, from, to))),
      })),
    })),
    things: [
      ...numberedThatReturn(numberedIn(passages)).map((thing) => shownOf(thing, true)),
      ...thingsThatReturn(thingsOf(passages, objects, nameWords))
        .slice(0, mostUnnumbered)
        .map((thing) => shownOf(thing, false)),
    ].slice(0, mostThings),
    pictures: pictures.map(({ name, first, last }) => ({
      name,
      first: quoteWhere(first.passage, (sentence) => sentence === first.sentence),
      last: quoteWhere(last.passage, (sentence) => sentence === last.sentence),
    })),
  };
}

/** Without a mark that closes what began before. */
const unmarked = (text: string): string => (/["“]/.test(text.slice(0, -1)) ? text : text.replace(/["”]$/, ''));

/** The sentence that has the words, as each place writes them. */
function quoteHolding(passage: Passage, name: string): Cite {
  const keys = wordsOf(name).map(keyOf).join(' ');
  const sentence = sentencesOf(passage.text).find((one) =>
    ` ${wordsOf(one).map(keyOf).join(' ')} `.includes(` ${keys} `),
  );
  const written = sentence === undefined ? null : runOf(sentence, keys);
  return sentence === undefined || written === null
    ? quoteWhere(passage, () => true)
    : quoteNaming(passage, sentence, written);
}

/** The words of the run as the sentence has them; its first word is enough to find it. */
function runOf(sentence: string, keys: string): string | null {
  const [first = ''] = keys.split(' ');
  return (
    sentence.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu)?.find((word) => keyOf(wordsOf(word)[0] ?? '') === first) ?? null
  );
}

const shownOf = (thing: ThingReturn, numbered: boolean): Returns['things'][number] => ({
  name: thing.name,
  pages: [...new Set(thing.passages.map(({ at }) => at.page))].sort((a, b) => a - b),
  scenes: new Set(thing.passages.map(({ scene }) => scene)).size,
  from: thing.before.at.page,
  to: thing.after.at.page,
  cites: tellingPlaces(thing).map((one) => quoteAround(one, ...thing.forms)),
  numbered,
});
