/** Finds verbs that do not agree with who does it ('he walk', 'Ann and Bo walks'), and many where one is meant ('a women'). */
import { manyForOne, manyInOne, ofOnePerson, plainVerbs, shortTitles } from '../../lexicons/flaws/spelling-forms.ts';
import { type Neighboured, signs } from '../../text/neighbours.ts';
import type { Passage } from '../../text/passages.ts';
import { runsOn, slipWordsOf, textOf } from './slip-words.ts';
import { withoutS, withS } from './verb-forms.ts';

/** `word` is what is wrong, `phrase` what shows it. */
export interface Disagreement {
  readonly word: string;
  readonly meant: string;
  readonly phrase: string;
}

const one = new Set(['He', 'She']);
const many = new Set(['They', 'We']);

/** Reads action: who speaks may speak so. `isSpeaker` knows the names of the cues. */
export function disagreementsIn(passage: Passage, isSpeaker: (name: string) => boolean): Disagreement[] {
  const words = slipWordsOf(passage);
  const found: Disagreement[] = [];
  const add = (from: number, at: number, meant: string): void => {
    const [first, wrong] = [words[from], words[at]];
    if (first && wrong) found.push({ word: wrong.word, meant, phrase: textOf(passage.text, first, wrong) });
  };
  for (const [at, { word, small }] of words.entries()) {
    const [second, third, fourth] = [words[at + 1], words[at + 2], words[at + 3]];
    if (isHead(words, at) && standsApart(passage.text, words[at])) {
      const isOne = one.has(word) || (isSpeaker(word) && !many.has(word) && !manyInOne.has(small));
      if (
        isOne &&
        second &&
        runsOn(words[at], second) &&
        second.after !== signs.hyphen &&
        plainVerbs.has(second.word) &&
        !asks(passage.text, second)
      )
        add(at, at + 1, withS(second.word));
      const plainOfSecond = second && runsOn(words[at], second) ? withoutS(second.word) : null;
      if (many.has(word) && plainOfSecond !== null) add(at, at + 1, plainOfSecond);
      const isPair =
        second?.word === 'and' &&
        third &&
        fourth &&
        isOne &&
        isSpeaker(third.word) &&
        runsOn(second, third) &&
        runsOn(third, fourth);
      const plainOfFourth = isPair ? withoutS(fourth.word) : null;
      if (plainOfFourth !== null) add(at, at + 3, plainOfFourth);
    }
    if (word === 'a' || word === 'A') {
      const behind =
        ofOnePerson.has(second?.small ?? '') || /^\p{Lu}\p{Ll}+(?:an|ish|ese|ni)$/u.test(second?.word ?? '') ? 2 : 1;
      const person = words[at + behind];
      const meant = manyForOne.get(person?.word ?? '');
      if (meant !== undefined && person && runsOn(words[at + behind - 1], person) && person.after !== signs.hyphen)
        add(at, at + behind, meant);
    }
  }
  return found;
}

/** Nothing stands before the word but the end of a sentence, which the full stop of a title or of an initial is not. */
function isHead(words: readonly Neighboured[], at: number): boolean {
  const before = words[at - 1]?.small ?? '';
  return words[at]?.before === signs.end && before.length !== 1 && !shortTitles.has(before);
}

/** 'and.Sean' goes on a sentence whose blank was lost. */
const standsApart = (text: string, word: Neighboured | undefined): boolean =>
  word?.at === 0 || text.charAt((word?.at ?? 0) - 1) === ' ';

/** 'Mateo know?' is talk. */
const asks = (text: string, { at, word }: Neighboured): boolean => text.charAt(at + word.length) === '?';
