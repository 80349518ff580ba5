/** Finds sentences of talk that are said again, word for word or but for a name, pages apart; leaves out what everybody says. */

import { everydayWords, functionWords } from '../lexicons/function-words.ts';
import { isCommonLine, isEverydayLine } from '../norms/common-lines.ts';
import type { Speech } from '../people/speeches.ts';
import type { Passage } from './passages.ts';
import { isNarration } from './speech-kinds.ts';
import { sentencesOf, wordsOf } from './words.ts';

/** One saying of a sentence. */
export interface Saying {
  readonly speech: Speech;
  readonly passage: Passage;
  readonly sentence: string;
  readonly words: readonly string[];
}
/** `sayings` are in order, the first of each scene. */
export interface LineReturn {
  readonly exact: boolean;
  readonly sayings: readonly Saying[];
  readonly weight: number;
}

/** Words of a sentence that can come back, and pages that its first and last saying are apart. */
const fewestWords = 3;
const mostWords = 14;
const fewestApart = 5;
/** A short sentence of no two words of its own needs so many scenes. */
const scenesOfCommon = 3;
/** Longer ones need no rarity: nobody says eight words twice by chance. */
const surelyOwn = 8;
const ownWordsOfShort = 2;
const short = 4;
/**
 * The weightiest first: by words, sayings and the pages between. A sentence counts where it is rare in produced scripts (`norms/common-lines.json`).
 * Own rule, read on produced scripts (test/truth/return-rules.json).
 */
export function lineReturnsOf(speeches: readonly Speech[], nameWords: ReadonlySet<string>): LineReturn[] {
  const byKey = new Map<string, Saying[]>();
  for (const speech of speeches)
    for (const passage of speech.spoken)
      for (const sentence of sentencesOf(passage.text)) {
        const words = wordsOf(unaddressed(sentence));
        const key = keyOf(words, nameWords);
        if (key === null) continue;
        const sayings = byKey.get(key);
        if (sayings) sayings.push({ speech, passage, sentence, words });
        else byKey.set(key, [{ speech, passage, sentence, words }]);
      }
  return [...byKey]
    .flatMap(([key, all]): LineReturn[] => {
      const sayings = firstOfEachScene(all);
      const [first, last] = [sayings[0], sayings.at(-1)];
      if (!first || !last || first === last || last.speech.page - first.speech.page < fewestApart) return [];
      if (!isOwn(key, sayings)) return [];
      const exact = new Set(sayings.map(({ words }) => words.join(' '))).size === 1;
      const apart = last.speech.page - first.speech.page;
      return [{ exact, sayings, weight: Math.sqrt(first.words.length) * sayings.length * Math.log(apart) }];
    })
    .sort((a, b) => b.weight - a.weight || (a.sayings[0]?.sentence ?? '').localeCompare(b.sayings[0]?.sentence ?? ''));
}

/** 'Captain, …' and '…, Captain.': who is spoken to stands apart by a comma. */
const address =
  /^\p{Lu}[\p{L}.’']+(?: \p{Lu}[\p{L}.’']+)?, (?=\p{L})|, \p{L}[\p{L}.’']+(?: \p{Lu}[\p{L}.’']+)?(?=[.?!…-]*$)/gu;
const unaddressed = (sentence: string): string => sentence.trim().replace(address, '');

const name = '*';

/** The sentence by its words, names blanked; null where too few or too many are left. */
function keyOf(words: readonly string[], nameWords: ReadonlySet<string>): string | null {
  if (words.length < fewestWords || words.length > mostWords) return null;
  const key = words.map((word) => (!/\d/.test(word) && nameWords.has(word.replace(/'s$/, '')) ? name : word));
  const own = key.filter((word) => word !== name);
  const hasContent = own.some((word) => !functionWords.has(word));
  return own.length < fewestWords || !hasContent ? null : key.join(' ');
}

/** How people write what they hear: 'doin' ya' as 'doing you', so that a commonplace is one in any spelling. */
const heard: Readonly<Record<string, string>> = {
  ya: 'you',
  outa: 'out of',
  outta: 'out of',
  gonna: 'going to',
  wanna: 'want to',
};
const plain = (words: readonly string[]): string =>
  words.map((word) => heard[word] ?? word.replace(/in'?$/, (end) => (word.length > longestIn ? 'ing' : end))).join(' ');
/** 'in', 'win', 'thin' end so by themselves. */
const longestIn = 4;
const isCommonplace = (words: readonly string[]): boolean =>
  [words.join(' '), plain(words)].some((one) => isEverydayLine(one));

function isOwn(key: string, sayings: readonly Saying[]): boolean {
  const words = key.split(' ').filter((word) => word !== name);
  if (isCommonplace(words)) return false;
  const content = words.filter((word) => !functionWords.has(word));
  const isKnown = isCommonLine(words.join(' ')) || isCommonLine(plain(words));
  const telling = content.filter((word) => !everydayWords.has(word) && !/\d/.test(word));
  // What many scripts say is no line of this one, however often it is said: of six found so in produced features none was a return.
  if (isKnown) return false;
  if (words.length >= surelyOwn) return true;
  if (sayings.length >= scenesOfCommon) return telling.length > 0;
  return content.length >= ownWordsOfShort && telling.length > 0 && words.length >= short;
}

function firstOfEachScene(sayings: readonly Saying[]): Saying[] {
  const scenes = new Map<number | null, Saying>();
  for (const saying of sayings)
    if (!isNarration(saying.speech) && !scenes.has(saying.speech.scene)) scenes.set(saying.speech.scene, saying);
  return [...scenes.values()];
}
