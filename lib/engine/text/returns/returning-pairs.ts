/** Finds what a script plants and picks up again: two words beside each other that hardly any script has, said or shown early, gone for many pages, and back in its second half. */
import { determiners, functionWords } from '../../lexicons/function-words.ts';
import { stockOfWork, wornInAction, wornInTalk } from '../../lexicons/worn-words.ts';
import { isCommonPair } from '../../norms/common-pairs.ts';
import { englishWords } from '../../norms/english-words.ts';
import { textOf } from '../clauses.ts';
import { isSpoken, type Passage } from '../passages.ts';
import { sentencesOf, wordsOf } from '../words.ts';
import { keyOf, pairsIn, type WordPair } from './word-pairs.ts';

/** `plant` is its first use, `payoff` the first after its longest absence; `name` what both places have, as the later writes it. `pages` are all that have it, in order. */
export interface PairReturn {
  readonly name: string;
  readonly plant: Passage;
  readonly payoff: Passage;
  readonly pages: readonly number[];
  readonly weight: number;
}

/** In so many places of the script at most, in so many stretches of it: more is a habit or a subject. */
const mostUses = 8;
const mostStretches = 4;
/** A word that the script has so often is its subject: of a pair one is seldom, the other not everywhere. */
const mostOfWord = { one: 10, other: 40 } as const;
/** A run of so many words is no name of a place, whatever capitals it has. */
const surelyNoName = 4;
/** Pages between two uses of one stretch. */
const together = 3;
/** How long it is away: pages, and a share of the script; and where it is back. */
const away = { pages: 15, share: 0.25 } as const;
const backFrom = 0.5;
/** How much a word tells, by how many scripts have it. */
const tells = { rare: 3, common: 2, everyday: 0.7 } as const;
/** What a pair gains where it is said at both ends or at one, and by coming more than once before and after. */
const gains = { said: 1.3, saidOnce: 1.1, seen: 1, before: 1.15, after: 1.3 } as const;
/** Below it, by where it stands, more than one in five is chance, read on produced scripts (test/truth/return-rules.json). */
const leastWeight = { said: 1.8, saidOnce: 2.4, seen: 3 } as const;
type Kind = keyof typeof leastWeight;

/** The weightiest first, each pair of places once. `names` are words of people and places. Own rule. */
export function pairReturnsOf(passages: readonly Passage[], names: ReadonlySet<string>, pages: number): PairReturn[] {
  const uses = new Map<string, WordPair[]>();
  for (const passage of passages) {
    if (passage.scene === null || !(isVoiced(passage) || passage.kind === 'action')) continue;
    for (const pair of pairsIn(passage))
      if (isOwn(pair, names)) uses.set(pair.key, [...(uses.get(pair.key) ?? []), pair]);
  }
  const often = timesOf(passages);
  const isSubject = (key: string): boolean => {
    const [one = 0, other = 0] = key
      .split(' ')
      .map((word) => often.get(word) ?? 0)
      .toSorted((a, b) => a - b);
    return one > mostOfWord.one || other > mostOfWord.other;
  };
  const found = [...uses].flatMap(([key, own]) => (isCommonPair(key) || isSubject(key) ? [] : returnOf(own, pages)));
  return eachPlaceOnce(found.sort((a, b) => b.weight - a.weight));
}

/** How often the script has each word. */
function timesOf(passages: readonly Passage[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const { kind, words } of passages)
    if (kind !== 'heading') for (const key of words.map(keyOf)) times.set(key, (times.get(key) ?? 0) + 1);
  return times;
}

const isVoiced = (passage: Passage): boolean => isSpoken(passage) && passage.cue !== null;

/** 'Crunch crunch' is a sound; names, oaths and what every action says are no plants. */
function isOwn({ key, passage }: WordPair, names: ReadonlySet<string>): boolean {
  const [one = '', other = ''] = key.split(' ');
  const isWorn = (word: string): boolean =>
    names.has(word) || wornInTalk.has(word) || stockOfWork.has(word) || (!isSpoken(passage) && wornInAction.has(word));
  return one !== other && !isWorn(one) && !isWorn(other);
}

function stretchesOf(uses: readonly WordPair[]): WordPair[][] {
  const stretches: WordPair[][] = [];
  for (const use of uses) {
    const last = stretches.at(-1);
    if (last && pageOf(use) - pageOf(last.at(-1) ?? use) <= together) last.push(use);
    else stretches.push([use]);
  }
  return stretches;
}
const pageOf = ({ passage }: WordPair): number => passage.at.page;

function returnOf(uses: readonly WordPair[], pages: number): PairReturn[] {
  const stretches = stretchesOf(uses);
  if (uses.length > mostUses || stretches.length < 2 || stretches.length > mostStretches) return [];
  const gapBefore = (at: number): number => {
    const [last, next] = [stretches[at - 1]?.at(-1), stretches[at]?.[0]];
    return last && next ? pageOf(next) - pageOf(last) : 0;
  };
  const at = stretches
    .map((_, index) => index)
    .reduce((best, index) => (gapBefore(index) > gapBefore(best) ? index : best));
  const gap = gapBefore(at);
  const [before, after] = [stretches.slice(0, at).flat(), stretches.slice(at).flat()];
  const [plant, payoff] = [before[0], after[0]];
  if (!plant || !payoff || gap < away.pages || gap < away.share * pages || payoff.passage.position < backFrom)
    return [];
  const kind = kindOf(before, after);
  const name = nameOf(plant, payoff);
  const whole = uses.filter(({ passage }) => holds(passage, name));
  if (uses.some(isAbbreviated) || isCapital(name)) return [];
  if (kind === 'said' && !isOthers(plant, payoff) && (!hasRare(plant.key) || isOrder(plant, payoff))) return [];
  // 'Cruising velocity', said in passing at either end, is talk of a trade.
  if (kind === 'said' && wordsOf(name).length < phraseFrom && uses.length < oftenInPassing && !hasRare(plant.key))
    return [];
  if (kind === 'seen' && !(isThing(before) && isThing(after))) return [];
  if (wordsOf(name).length < surelyNoName && uses.every(isNamed)) return [];
  const weight =
    plant.key.split(' ').reduce((sum, word) => sum + tellsOf(word), 0) *
    Math.sqrt(gap / pages) *
    gains[kind] *
    (before.length > 1 ? gains.before : 1) *
    (after.length > 1 ? gains.after : 1);
  return weight < leastWeight[kind]
    ? []
    : [
        {
          name,
          plant: plant.passage,
          payoff: payoff.passage,
          pages: [...new Set(whole.map(pageOf))],
          weight,
        },
      ];
}

/** The whole name stands there, and not a part of it. */
const holds = ({ words }: Passage, name: string): boolean =>
  ` ${words.map(keyOf).join(' ')} `.includes(` ${wordsOf(name).map(keyOf).join(' ')} `);
/** Fewer words, said less often, need one that few scripts have. */
const phraseFrom = 3;
const oftenInPassing = 3;

/** 'Bar Harbor': both in capitals in a text that has small letters. */
const isNamed = ({ passage, at }: WordPair): boolean =>
  /\p{Ll}/u.test(passage.text) && /^\p{Lu}\S*\s+\p{Lu}/u.test(textOf(passage, at, at + 2));

/** A name of a ship or a title among the words: 'commercial vessel SNARK'. */
const isCapital = (name: string): boolean => /\s\p{Lu}/u.test(name);

const isOthers = (plant: WordPair, payoff: WordPair): boolean => plant.passage.cue?.name !== payoff.passage.cue?.name;
/** What one person says twice comes back by a word that few scripts have. */
const hasRare = (key: string): boolean => key.split(' ').some((word) => tellsOf(word) === tells.rare);
/** 'Activate lifter quads.' and later 'Switch on lifter quads.': work. */
const orderWords = 5;
const isOrder = (...uses: readonly WordPair[]): boolean =>
  uses.every(({ passage, key }) =>
    sentencesOf(passage.text).some((sentence) => {
      const words = wordsOf(sentence);
      return words.length <= orderWords && words.map(keyOf).join(' ').includes(key);
    }),
  );

/** 'FTL drive', 'DNA upgrade': what is called by its letters is the script's subject matter. */
const isAbbreviated = ({ passage, at }: WordPair): boolean =>
  /\p{Ll}/u.test(passage.text) && /(?<!\p{L})\p{Lu}{2,4}(?!\p{L})/u.test(textOf(passage, at, at + 2));

function kindOf(before: readonly WordPair[], after: readonly WordPair[]): Kind {
  const isSaid = (some: readonly WordPair[]): boolean => some.some(({ passage }) => isVoiced(passage));
  if (isSaid(before) && isSaid(after)) return 'said';
  return isSaid(before) || isSaid(after) ? 'saidOnce' : 'seen';
}

function tellsOf(word: string): number {
  const { everyday, common } = englishWords();
  return everyday.has(word) ? tells.everyday : common.has(word) ? tells.common : tells.rare;
}

const isArticle = (word = ''): boolean => determiners.has(word) || word.endsWith("'s");
/** Said of what somebody does, or how: 'the collar clamps', 'gently kisses'. */
const isManner = (one: string, other: string): boolean =>
  /(?:ly|ed)$/.test(one) || /[^s]s$/.test(one) || /(?:ly|ing|ed)$/.test(other) || /[^s]s$/.test(other);
/** One of them is plainly a thing: behind an article, before what is no word of content. */
const isThing = (uses: readonly WordPair[]): boolean =>
  uses.some(({ passage: { words }, at }) => {
    const next = words[at + 2];
    return (
      (isArticle(words[at - 1]) || isArticle(words[at - 2])) &&
      (next === undefined || functionWords.has(next)) &&
      !isManner(words[at] ?? '', words[at + 1] ?? '')
    );
  });

/** The pair with the words around it that both places have, from its first word of content to its last. */
function nameOf(plant: WordPair, payoff: WordPair): string {
  const [one, other] = [plant.passage.words, payoff.passage.words];
  const isSame = (step: number): boolean => {
    const [a, b] = [one[plant.at + step], other[payoff.at + step]];
    return a !== undefined && b !== undefined && keyOf(a) === keyOf(b);
  };
  let [from, to] = [0, 2];
  while (isSame(from - 1)) from -= 1;
  while (isSame(to)) to += 1;
  while (functionWords.has(other[payoff.at + from] ?? '')) from += 1;
  while (functionWords.has(other[payoff.at + to - 1] ?? '')) to -= 1;
  return textOf(payoff.passage, payoff.at + from, payoff.at + to).replace(/[.!?…,]+["”’)]?$/, '');
}

/** Of pairs that share both places the weightiest. */
function eachPlaceOnce(found: readonly PairReturn[]): PairReturn[] {
  const taken = new Set<number>();
  return found.filter(({ plant, payoff }) => {
    if (taken.has(plant.order) || taken.has(payoff.order)) return false;
    taken.add(plant.order);
    taken.add(payoff.order);
    return true;
  });
}
