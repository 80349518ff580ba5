/** Finds what is said again, word for word or but for a name, pages apart: by somebody else, or once more by the same; leaves out what everybody says. One piece: each step sifts what the one before found. */
import { everydayWords, functionWords, sayers } from '../lexicons/function-words.ts';
import { spelledOut } from '../lexicons/spelled-by-ear.ts';
import { headWords, stockOfWork, wornInTalk } from '../lexicons/worn-words.ts';
import { isCommonLine, isEverydayLine } from '../norms/common-lines.ts';
import { englishWords } from '../norms/english-words.ts';
import type { Speech } from '../people/speeches.ts';
import { clauseStarts, textOf } from './clauses.ts';
import type { Passage } from './passages.ts';
import { isNarration } from './speech-kinds.ts';

/** One saying: the words of a passage from `from` to before `to`. */
interface Saying {
  readonly speech: Speech;
  readonly passage: Passage;
  readonly from: number;
  readonly to: number;
  /** It stands in its scene before. */
  readonly again: boolean;
}
/** `sayings` are in order, in so many `scenes`. `exact` is false where they differ by a name. `turned`: who says it later was spoken to, or spoke, when it was first said. */
export interface LineReturn {
  readonly exact: boolean;
  readonly turned: boolean;
  readonly scenes: number;
  readonly sayings: readonly Saying[];
  readonly weight: number;
}

/** Words that can come back. */
const fewestWords = 3;
const mostWords = 14;
/** Nobody says eight words twice by chance. */
const surelyOwn = 8;
/** Parts of the script between the first and the last: below it is one and the same talk. */
const leastApart = 0.1;
const fewestPages = 5;
/** How much a word tells: rare ones, those that no list has for everyday, the rest. */
const tells = { rare: 3, own: 2, everyday: 0.7, none: 0.25 } as const;
/** What a saying gains by another mouth, by one that heard it, as a question, by each further scene up to so many; what is lost where whole scenes are played again. */
const gains = { same: 0.8, other: 1.35, turned: 1.7, asked: 1.15, scene: 0.25, scenes: 4, replayed: 0.4 } as const;
/** Lines that two scenes share, from which one is the other again: a rehearsal, a memory. */
const replayFrom = 3;
/** Below it nothing is told: of what one person gives to another or says in three scenes, and of the rest. Of what falls below, read on produced scripts, more than one in five is chance. */
const leastWeight = { given: 3.3, kept: 3.9 } as const;

/**
 * The weightiest first, by what the words tell, who says them, in how many scenes and how far apart. What stands between stops in one of its places counts; elsewhere it may stand inside a sentence.
 * Own rule, read on produced scripts (test/truth/return-rules.json).
 */
export function lineReturnsOf(
  speeches: readonly Speech[],
  nameWords: ReadonlySet<string>,
  pages: number,
): LineReturn[] {
  const told = speeches.filter((speech) => !isNarration(speech) && !speech.mixed);
  const keys = keysOf(told, nameWords);
  const found = sayingsOf(told, keys, nameWords);
  const lines = [...found].flatMap(([key, all]) => returnOf(key, all, told, pages));
  const shared = sharedByScenes(lines);
  const weighed = lines
    .map((line) => ({ ...line, weight: line.weight * (isReplay(line, shared) ? gains.replayed : 1) }))
    .sort((a, b) => b.weight - a.weight);
  return withoutPartsOf(weighed).filter(
    ({ turned, scenes, weight }) =>
      weight >= (turned || scenes >= refrainScenes ? leastWeight.given : leastWeight.kept),
  );
}

const name = '*';
const blanked = (words: readonly string[], nameWords: ReadonlySet<string>): string[] =>
  words.map((word) =>
    !/\d/.test(word) && !functionWords.has(word) && nameWords.has(word.replace(/'s$/, '')) ? name : word,
  );

/** Whole clauses, one or more, that have enough words of their own. */
function keysOf(speeches: readonly Speech[], nameWords: ReadonlySet<string>): Set<string> {
  const keys = new Set<string>();
  for (const { spoken } of speeches)
    for (const passage of spoken) {
      const starts = clauseStarts(passage);
      const plain = blanked(passage.words, nameWords);
      for (const [at, from] of starts.entries())
        for (const to of starts.slice(at + 1)) {
          if (to - from > mostWords) break;
          const run = plain.slice(from, to);
          const own = run.filter((word) => word !== name);
          if (own.length >= fewestWords && own.some((word) => !functionWords.has(word))) keys.add(run.join(' '));
        }
    }
  return keys;
}

/** Where each of them is said; a few words only where they stand by themselves. */
function sayingsOf(
  speeches: readonly Speech[],
  keys: ReadonlySet<string>,
  nameWords: ReadonlySet<string>,
): Map<string, Saying[]> {
  const found = new Map<string, Saying[]>();
  const heads = new Set([...keys].map((key) => key.split(' ', fewestWords - 1).join(' ')));
  for (const speech of speeches)
    for (const passage of speech.spoken) {
      const plain = blanked(passage.words, nameWords);
      const starts = new Set(clauseStarts(passage));
      for (let from = 0; from + fewestWords <= plain.length; from += 1) {
        let run = plain.slice(from, from + fewestWords - 1).join(' ');
        if (!heads.has(run)) continue;
        for (let to = from + fewestWords; to <= Math.min(plain.length, from + mostWords); to += 1) {
          run = `${run} ${plain[to - 1] ?? ''}`;
          if (!keys.has(run)) continue;
          // 'The Captain won't take us out of it' does not say 'Take us out'.
          if (to - from <= phraseWords && !(starts.has(from) && starts.has(to))) continue;
          const sayings = found.get(run) ?? [];
          if (!sayings.some((one) => one.passage === passage))
            sayings.push({
              speech,
              passage,
              from,
              to,
              again: sayings.some((one) => one.speech.scene === speech.scene),
            });
          found.set(run, sayings);
        }
      }
    }
  return found;
}

const spokenBy = ({ speech }: Saying): string => speech.speakers.join(' ');

const isWorn = (word: string): boolean =>
  functionWords.has(word) || everydayWords.has(word) || wornInTalk.has(word) || word.length === 1 || /\d/.test(word);

/** Words up to which a run must have a pronoun or an auxiliary to say something. */
const phraseWords = 4;
/** Words before or after it that may only say to whom: 'Captain, the herring never forgives.' */
const addressed = [0, 1, 2] as const;
const stops = /[.!?…][^\p{L}\p{N}]*$/u;
/** Whether a sentence begins or ends with the run, but for a name. */
function edgesOf({ passage, from, to }: Saying): { readonly begins: boolean; readonly ends: boolean } {
  const { words } = passage;
  const isEdge = (at: number): boolean =>
    at === 0 || at === words.length || (at > 0 && at < words.length && stops.test(textOf(passage, at - 1, at)));
  return {
    begins: addressed.some((some) => isEdge(from - some)),
    ends: addressed.some((some) => isEdge(to + some)),
  };
}
/** 'Gone with the Wind': what is called so has capitals where a sentence has none. */
const isTitle = ({ passage, from, to }: Saying): boolean => {
  const words = textOf(passage, from, to).match(/[\p{L}’']+/gu) ?? [];
  const content = words.slice(1).filter((word) => !functionWords.has(word.toLowerCase()));
  return content.length > 0 && content.every((word) => /^\p{Lu}\p{Ll}/u.test(word));
};

function returnOf(key: string, all: readonly Saying[], speeches: readonly Speech[], pages: number): LineReturn[] {
  const sayings = all.filter(({ again }) => !again);
  const [first, last] = [sayings[0], sayings.at(-1)];
  if (!first || !last || first === last) return [];
  const apart = last.speech.page - first.speech.page;
  if (apart < fewestPages || apart < leastApart * pages) return [];
  const words = key.split(' ');
  const own = words.filter((word) => word !== name);
  const texts = new Set(sayings.map(({ passage, from, to }) => passage.words.slice(from, to).join(' ')));
  const plain = spelledOut(own);
  const telling = plain.filter((word) => !isWorn(word));
  const mouths = new Set(sayings.map(spokenBy)).size;
  const turned = mouths > 1 && isTurned(sayings, speeches);
  const isQuestion = sayings.some(({ passage, from, to }) => /\?/.test(textOf(passage, from, to).slice(-2)));
  const ways = [...texts, own.join(' '), plain.join(' ')];
  if (ways.some(isEverydayLine)) return [];
  const isCommon = ways.some(isCommonLine);
  // A question that many ask is one of this script's own where it is given back.
  const edges = sayings.map(edgesOf);
  if (!edges.some(({ begins, ends }) => begins || ends)) return [];
  const whole = edges.filter(({ begins, ends }) => begins && ends).length;
  const isRefrain =
    sayings.length >= refrainScenes &&
    apart >= refrainApart * pages &&
    whole > 0 &&
    edges.every(({ ends }) => ends) &&
    own.length === words.length;
  // What many say, too, is somebody's own as a habit.
  const byOne = Math.max(...[...Map.groupBy(sayings, spokenBy).values()].map((some) => some.length));
  if (isCommon && !(turned && isQuestion && telling.length > 0) && !(isRefrain && byOne >= refrainScenes)) return [];
  // 'The grandfather clock', 'editor in chief' name and say nothing, unless they stand by themselves.
  if (own.length <= phraseWords && whole < 2 && !own.some((word) => sayers.has(word))) return [];
  if (own.filter((word) => /^[^ai\d]$/.test(word)).length > 1) return [];
  if (sayings.every(isTitle) || own.some((word) => headWords.has(word))) return [];
  if (own.length <= phraseWords && own.some((word) => stockOfWork.has(word))) return [];
  const isOwn =
    own.length >= surelyOwn ||
    (telling.length > 0 && own.length > fewestWords) ||
    telling.length > 1 ||
    (telling.length > 0 && turned) ||
    isRefrain;
  // 'Real good, then' is a way of talking, unless it is given back to whoever said it.
  if (!isOwn || (!turned && own.length <= stockLength && !plain.some(isRare))) return [];
  const weight =
    Math.max(isRefrain ? refrainTells : 0, Math.min(informationOf(plain), mostInformation)) *
    (turned ? gains.turned : mouths > 1 ? gains.other : gains.same) *
    (isQuestion ? gains.asked : 1) *
    (1 + gains.scene * Math.min(gains.scenes, sayings.length - 2)) *
    Math.sqrt(apart / pages);
  return [{ exact: texts.size === 1, turned, sayings: all, scenes: sayings.length, weight }];
}

/** So few everyday words are a stock phrase. */
const stockLength = 4;
const isRare = (word: string): boolean => !isWorn(word) && !englishWords().everyday.has(word);

/** Plain words, too, are this script's own where they stand by themselves in three scenes, over half of it. */
const refrainScenes = 3;
const refrainApart = 0.5;
const refrainTells = 4;

/** Beyond it longer is not better. */
const mostInformation = 9;
function informationOf(words: readonly string[]): number {
  const { everyday } = englishWords();
  return [...new Set(words)].reduce((sum, word) => {
    if (functionWords.has(word) || word.length === 1) return sum + tells.none;
    if (isWorn(word)) return sum + tells.everyday;
    return sum + (everyday.has(word) ? tells.own : tells.rare);
  }, 0);
}

/** Somebody who says it later speaks within so many speeches of the first saying. */
const near = 2;
function isTurned(sayings: readonly Saying[], speeches: readonly Speech[]): boolean {
  const [first] = sayings;
  if (!first) return false;
  const at = speeches.indexOf(first.speech);
  const there = speeches
    .slice(Math.max(0, at - near), at + near + 1)
    .filter(({ scene }) => scene === first.speech.scene)
    .flatMap(({ speakers }) => speakers);
  return sayings.some(
    (one) =>
      spokenBy(one) !== spokenBy(first) &&
      one.speech.speakers.some((who) => there.includes(who) && !first.speech.speakers.includes(who)),
  );
}

const pairOf = ({ sayings }: LineReturn): string =>
  `${sayings[0]?.speech.scene ?? 0} ${sayings.at(-1)?.speech.scene ?? 0}`;
/** How many lines each two scenes share, each by its first word. */
function sharedByScenes(lines: readonly LineReturn[]): ReadonlyMap<string, number> {
  const speeches = new Map<string, Set<number>>();
  for (const line of lines) {
    const own = speeches.get(pairOf(line)) ?? new Set();
    speeches.set(pairOf(line), own.add(line.sayings[0]?.speech.ordinal ?? 0));
  }
  return new Map([...speeches].map(([pair, own]) => [pair, own.size]));
}
const isReplay = (line: LineReturn, shared: ReadonlyMap<string, number>): boolean =>
  !line.turned && (shared.get(pairOf(line)) ?? 0) >= replayFrom;

/** Places that two lines share, as a share of the lesser one's, from which they are one. */
const sameFrom = 0.6;
function withoutPartsOf(lines: readonly LineReturn[]): LineReturn[] {
  const kept: LineReturn[] = [];
  for (const line of lines) {
    const own = line.sayings.map(({ speech }) => speech.ordinal);
    const isPart = kept.some(({ sayings }) => {
      const held = new Set(sayings.map(({ speech }) => speech.ordinal));
      const both = own.filter((ordinal) => held.has(ordinal)).length;
      return both > 1 && both >= sameFrom * own.length;
    });
    if (!isPart) kept.push(line);
  }
  return kept;
}
