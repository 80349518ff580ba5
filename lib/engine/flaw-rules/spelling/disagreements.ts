/** Finds verbs that do not agree with who does it ('he walk', 'Ann and Bo walks'), and many where one is meant ('a women'). */
import { wordSet } from '../../../screenplay/text/phrases.ts';
import { plainVerbs, samePast } from '../../lexicons/flaws/plain-verbs.ts';
import { manyForOne, manyInOne, ofOnePerson, shortTitles } from '../../lexicons/flaws/spelling-forms.ts';
import { type Neighboured, signs } from '../../text/neighbours.ts';
import type { Passage } from '../../text/passages.ts';
import { runsOn, slipWordsOf, textOf } from './slip-words.ts';
import { withoutS, withS } from './verb-forms.ts';

/** `word` is what is wrong, `phrase` what shows it; `better` the phrase mended where the word does not end it. */
export interface Disagreement {
  readonly word: string;
  readonly meant: string;
  readonly phrase: string;
  readonly better?: string;
}

const one = new Set(['He', 'She', 'It']);
const oneInside = new Set(['he', 'she']);
const many = new Set(['They', 'We']);
/** Before who does it: behind these a clause begins that is no question. */
const clauseOpeners = wordSet('as while when until because before after then so');
/** Behind 'Ann's looks': it is what she does, and nothing of hers. */
const behindVerbs = wordSet(
  'to at up down into the him her his a an it them back over off out through toward towards away around on onto',
);
/** Of a form that is as often a thing of hers: 'Ann's attempts to'. */
const things = wordSet(
  'attempts remains steps calls screams shouts cries knocks moves works helps answers offers touches kicks searches marches strokes signals fights drinks rides dives gestures bites replies insists chuckles giggles laughs whispers yells gasps lies',
);

/** Reads action: who speaks may speak so. `isSpeaker` knows the names of the cues. */
export function disagreementsIn(passage: Passage, isSpeaker: (name: string) => boolean): Disagreement[] {
  const words = slipWordsOf(passage);
  const { text } = passage;
  const found: Disagreement[] = [];
  const add = (from: number, at: number, meant: string): void => {
    const [first, wrong] = [words[from], words[at]];
    if (first && wrong) found.push({ word: wrong.word, meant, phrase: textOf(text, first, wrong) });
  };
  for (const [at, each] of words.entries()) {
    const { word, small, before } = each;
    const [second, third, fourth] = [words[at + 1], words[at + 2], words[at + 3]];
    if (word === 'a' || word === 'A') {
      const behind =
        ofOnePerson.has(second?.small ?? '') || /^\p{Lu}\p{Ll}+(?:an|ish|ese|ni)$/u.test(second?.word ?? '') ? 2 : 1;
      const person = words[at + behind];
      const meant = manyForOne.get(person?.word ?? '');
      if (meant !== undefined && person && runsOn(words[at + behind - 1], person) && person.after !== signs.hyphen)
        add(at, at + behind, meant);
    }
    if (!second || !runsOn(each, second)) continue;
    if (word.endsWith('s') && isOwner(word) && isDone(second, third)) {
      const phrase = textOf(text, each, second);
      found.push({ word, meant: word.slice(0, -2), phrase, better: `${word.slice(0, -2)} ${second.word}` });
    }
    const isHeadHere = isHead(words, at) && standsApart(text, each);
    const opens = clauseOpeners.has(words[at - 1]?.small ?? '') && runsOn(words[at - 1], each);
    if (!isHeadHere && !opens && before !== signs.mark) continue;
    const isNamed =
      (isHeadHere || opens) &&
      !many.has(word) &&
      !manyInOne.has(small) &&
      !isOwner(word) &&
      /^\p{Lu}/u.test(word) &&
      isSpeaker(word);
    const isOne = isHeadHere ? one.has(word) || isNamed : oneInside.has(word) || isNamed;
    const isPlain = plainVerbs.has(second.word) || (isHeadHere && samePast.has(second.word));
    if (isOne && isPlain && second.after !== signs.hyphen && !asks(text, second) && !isCompound(second, third))
      add(at, at + 1, withS(second.word));
    if (!isHeadHere) continue;
    const plainOfSecond = withoutS(second.word);
    if (many.has(word) && plainOfSecond !== null) add(at, at + 1, plainOfSecond);
    const isPair =
      second.word === 'and' &&
      third &&
      fourth &&
      isOne &&
      isSpeaker(third.word) &&
      runsOn(second, third) &&
      runsOn(third, fourth);
    const plainOfFourth = isPair ? withoutS(fourth.word) : null;
    if (plainOfFourth !== null) add(at, at + 3, plainOfFourth);
  }
  return found;
}

const isOwner = (word: string): boolean => /^\p{Lu}.*['’]s$/u.test(word);

/** 'Looks at' behind a name with an apostrophe. */
const isDone = (verb: Neighboured, next: Neighboured | undefined): boolean =>
  withoutS(verb.word) !== null &&
  !things.has(verb.word) &&
  next !== undefined &&
  runsOn(verb, next) &&
  behindVerbs.has(next.word);

const verbsOfNouns = wordSet('is was');
/** 'Touch types': of two verbs the second has the s. 'Jeff smile is broad' lacks what makes it his. */
const isCompound = (verb: Neighboured, next: Neighboured | undefined): boolean =>
  next !== undefined &&
  runsOn(verb, next) &&
  (withoutS(next.word) !== null || unlistedVerbs.has(next.word) || verbsOfNouns.has(next.word));
/** 'Dive bombs'. */
const unlistedVerbs = wordSet('types bombs');

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
