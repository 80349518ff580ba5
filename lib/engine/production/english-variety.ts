/** Tells British from North American English by words that one side alone uses. No verdict on a few words. */

import { wholeWords } from '../../screenplay/text/phrases.ts';
import type { EnglishVariety, Setting } from '../../story/production/setting.ts';
import type { Derived } from '../derive.ts';
import { beforeFlats } from '../lexicons/variety-words.ts';
import { englishVarieties } from '../norms/gazetteer.ts';
import type { Passage } from '../text/passages.ts';
import { properNounsOf } from '../text/proper-nouns.ts';
import { quoteAround } from '../text/quote.ts';

/** Words of one variety that must be found, and how much oftener than the other's, before the variety is named: a yardstick of ours. */
const fewestVarietyWords = 4;
const clearlyMore = 2;

/** Words of which a place is shown. */
const wordsShown = 2;

/** A dwelling, not flat water. */
const aFlat = wholeWords(beforeFlats, { flags: 'iu', end: ' flat\\b(?! \\p{Ll})' });

/** The variety with the words that show it, most frequent first; null when the words lean nowhere. */
export function englishOf({ passages }: Derived): Setting['english'] {
  const names = properNounsOf(passages);
  const counts = { British: new Map<string, Passage[]>(), American: new Map<string, Passage[]>() };
  for (const passage of passages) {
    if (passage.kind === 'note') continue;
    for (const word of new Set(passage.words)) {
      for (const variety of ['British', 'American'] as const) {
        if (!englishVarieties[variety].has(word) || names.has(word)) continue;
        if (word === 'flat' && !aFlat.test(passage.text)) continue;
        counts[variety].set(word, [...(counts[variety].get(word) ?? []), passage]);
      }
    }
  }
  const size = (variety: EnglishVariety): number =>
    [...counts[variety].values()].reduce((total, own) => total + own.length, 0);
  const variety = size('British') >= size('American') ? 'British' : 'American';
  const other = size(variety === 'British' ? 'American' : 'British');
  if (size(variety) < fewestVarietyWords || size(variety) < other * clearlyMore) return null;
  const words = [...counts[variety]].sort((a, b) => b[1].length - a[1].length || (a[0] < b[0] ? -1 : 1));
  return {
    variety,
    words: words.map(([word, own]) => ({ word, count: own.length })),
    others: other,
    shown: words.slice(0, wordsShown).flatMap(([word, own]) => (own[0] ? [quoteAround(own[0], word)] : [])),
  };
}
