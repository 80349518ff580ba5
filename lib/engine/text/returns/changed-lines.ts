/** Finds lines that come back changed by one word: 'It started with a chair', 'It ended with a chair'. */
import { doers, everydayWords, functionWords } from '../../lexicons/function-words.ts';
import { wornInTalk } from '../../lexicons/worn-words.ts';
import { isCommonLine } from '../../norms/common-lines.ts';
import { englishWords } from '../../norms/english-words.ts';
import type { Speech } from '../../people/speeches.ts';
import type { Passage } from '../passages.ts';
import { sentencesOf, singular, wordsOf } from '../words.ts';

interface Line {
  readonly speech: Speech;
  readonly passage: Passage;
  readonly sentence: string;
  readonly words: readonly string[];
}
export interface ChangedLine {
  readonly first: Line;
  readonly last: Line;
  readonly weight: number;
}

/** Words of such a line. */
const fewestWords = 5;
const mostWords = 16;
/** Parts of the script between the two. */
const leastApart = 0.25;
/** The first pages and the last: what changes between them is the frame of the script, and plain words do. */
const frame = { opens: 0.12, closes: 0.85 } as const;
/** How much the words that stay tell: of a frame, and elsewhere. Own figures. */
const leastTold = { frame: 1.3, within: 2.7 } as const;
const tells = { rare: 3, own: 2, everyday: 0.7, none: 0.25 } as const;

/** The weightiest first, each line once. `names` tell nothing. */
export function changedLinesOf(speeches: readonly Speech[], names: ReadonlySet<string>): ChangedLine[] {
  const byRest = new Map<string, { readonly line: Line; readonly word: string }[]>();
  for (const line of speeches.flatMap(linesOf))
    for (const [at, word] of line.words.entries()) {
      const rest = line.words.with(at, '_').join(' ');
      byRest.set(rest, [...(byRest.get(rest) ?? []), { line, word }]);
    }
  const found = [...byRest].flatMap(([rest, lines]): ChangedLine[] => {
    const [first] = lines;
    const last = lines.findLast(({ word }) => first && isChange(word, first.word));
    return first && last ? changeOf(first.line, last.line, rest, names) : [];
  });
  const taken = new Set<number>();
  return found
    .sort((a, b) => b.weight - a.weight)
    .filter(({ first, last }) => {
      if (taken.has(first.passage.order) || taken.has(last.passage.order)) return false;
      taken.add(first.passage.order).add(last.passage.order);
      return true;
    });
}

/** 'And' for 'with' changes nothing, nor does another number; another person does. */
const isChange = (one: string, other: string): boolean =>
  singular(one) !== singular(other) &&
  !/\d/.test(one + other) &&
  (!functionWords.has(one) || !functionWords.has(other) || (doers.has(one) && doers.has(other)));

const linesOf = (speech: Speech): Line[] =>
  speech.spoken.flatMap((passage) =>
    sentencesOf(passage.text).flatMap((sentence) => {
      const words = wordsOf(sentence);
      return words.length < fewestWords || words.length > mostWords ? [] : [{ speech, passage, sentence, words }];
    }),
  );

function changeOf(first: Line, last: Line, rest: string, names: ReadonlySet<string>): ChangedLine[] {
  const apart = last.speech.position - first.speech.position;
  if (apart < leastApart || [first, last].every(({ words }) => isCommonLine(words.join(' ')))) return [];
  const told = [...new Set(rest.split(' '))].reduce((sum, word) => sum + (names.has(word) ? 0 : tellsOf(word)), 0);
  const isFrame = first.speech.position <= frame.opens && last.speech.position >= frame.closes;
  return told < (isFrame ? leastTold.frame : leastTold.within)
    ? []
    : [{ first, last, weight: told * Math.sqrt(apart) }];
}

function tellsOf(word: string): number {
  if (functionWords.has(word) || word.length < 2) return tells.none;
  if (everydayWords.has(word) || wornInTalk.has(word)) return tells.everyday;
  return englishWords().everyday.has(word) ? tells.own : tells.rare;
}
