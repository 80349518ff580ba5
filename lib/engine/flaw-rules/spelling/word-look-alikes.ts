/** Finds words that stand where another, which looks or sounds like them, is far likelier by what stands on either side. */
import { likelihoodOf, wordCompany } from '../../learned/word-company.ts';
import { type LookAlike, lookAlikes } from '../../lexicons/flaws/look-alikes.ts';
import { type Neighboured, signs } from '../../text/neighbours.ts';
import type { Passage } from '../../text/passages.ts';
import { plain, slipWordsOf } from './slip-words.ts';

const entriesFor = (kind: 'action' | 'speech'): ReadonlyMap<string, readonly LookAlike[]> =>
  Map.groupBy(
    lookAlikes.filter(({ only = kind }) => only === kind),
    ({ word }) => word,
  );
const [inAction, inSpeech] = [entriesFor('action'), entriesFor('speech')];

/** `word` as it stands and `meant`, each with the neighbour that shows it. */
export interface WrongWord {
  readonly word: string;
  readonly meant: string;
  readonly phrase: string;
  readonly likelihood: number;
}

/** The likeliest of what is meant, for each word of the passage that is likely to be another. */
export function lookAlikesIn(passage: Passage): WrongWord[] {
  const { text, kind } = passage;
  const words = slipWordsOf(passage);
  const company = wordCompany();
  const entries = kind === 'action' ? inAction : inSpeech;
  const found: WrongWord[] = [];
  for (const [at, one] of words.entries()) {
    const known = entries.get(one.small);
    if (!known || !isInSentence(one)) continue;
    let best: WrongWord | null = null;
    for (const { word, meant, from } of known) {
      const likelihood = likelihoodOf(company, [word, plain(meant)], one) ?? 0;
      if (likelihood >= Math.max(from, best?.likelihood ?? 0))
        best = { word: one.word, meant, phrase: phraseAt(text, words, at), likelihood };
    }
    if (best) found.push(best);
  }
  return found;
}

const isWord = (key: string): boolean => /^[a-zß-ÿ]/.test(key);
/** Between two words, or a name or nothing before it: beside a comma or a number anything may stand. 'Of of' is one word twice. */
const isInSentence = ({ small, before, after }: Neighboured): boolean =>
  isWord(after) &&
  ![before, after].includes(small) &&
  (isWord(before) || before === signs.name || before === signs.end);

/** The word with the one behind it, or, where it stands last, with the one before. */
function phraseAt(text: string, words: readonly Neighboured[], at: number): string {
  const [before, one, after] = [words[at - 1], words[at], words[at + 1]];
  if (!one) return '';
  const end = one.at + one.word.length;
  if (after && text.slice(end, after.at) === ' ') return text.slice(one.at, after.at + after.word.length);
  if (before && text.slice(before.at + before.word.length, one.at) === ' ') return text.slice(before.at, end);
  return one.word;
}
