/** Finds places where a word was lost or left over, with the wordings that may be meant. */
import {
  beforeGoing,
  beforeProceeds,
  beforeTheAir,
  beforeTo,
  besideAn,
  besideHad,
  besideModals,
  besideNoArticle,
  besideThe,
  doubleArticles,
  doublePrepositions,
  helpers,
  helpersOfPeople,
  lookedAt,
  lookingWhere,
  looks,
  modals,
  onlyVerbs,
  participles,
  pasts,
  people,
  shortPhrases,
  strayArticles,
  verbsBehindTo,
  wantTo,
} from '../../lexicons/flaws/lost-words.ts';
import { determiners } from '../../lexicons/function-words.ts';
import type { Neighboured } from '../../text/neighbours.ts';
import type { Passage } from '../../text/passages.ts';
import { runsOn, slipWordsOf, textOf } from './slip-words.ts';
import { withoutS } from './verb-forms.ts';

/** `phrase` as it stands; `meant` in one wording or more, none where it is open. */
export interface LostWord {
  readonly phrase: string;
  readonly meant: readonly string[];
}

const firstOfPhrases: ReadonlySet<string> = new Set(
  [...doubleArticles.keys(), ...doublePrepositions.keys(), ...shortPhrases.keys()].map(
    (phrase) => phrase.split(' ')[0] ?? '',
  ),
);
const having = new Set(['had', 'has', 'have']);

/** Dialect and haste leave articles out and double them in talk: two of them are looked for in the action alone. */
export function lostWordsIn(passage: Passage): LostWord[] {
  const words = slipWordsOf(passage);
  const { text } = passage;
  const isAction = passage.kind === 'action';
  const found: LostWord[] = [];
  /** The word before `at` that runs on to it, past those that may stand between. */
  const before = (at: number, between: ReadonlySet<string>): number => {
    let from = at - 1;
    while (runsOn(words[from], words[from + 1]) && between.has(words[from]?.small ?? '')) from -= 1;
    return runsOn(words[from], words[from + 1]) ? from : -1;
  };
  const add = (from: number, to: number, ...meant: readonly string[]): void => {
    const [one, last] = [words[from], words[to]];
    if (one && last) found.push({ phrase: textOf(text, one, last), meant });
  };
  const wordAt = (at: number): string => words[at]?.small ?? '';
  const textTo = (from: number, to: number): string => {
    const [one, last] = [words[from], words[to]];
    return one && last ? textOf(text, one, last) : '';
  };
  for (const [at, one] of words.entries()) {
    const word = one.small;
    const participle = participles.get(word);
    if (participle !== undefined) {
      const from = before(at, besideHad);
      if (having.has(wordAt(from)))
        add(from, at, `${textTo(from, at - 1)} to ${word}`, `${textTo(from, at - 1)} ${participle}`);
    }
    if (word === 'to' && verbsBehindTo.has(wordAt(at + 1)) && runsOn(one, words[at + 1])) {
      const from = before(at, besideModals);
      if (modals.has(words[from]?.word ?? '') && !determiners.has(wordAt(from - 1)))
        add(from, at + 1, `${textTo(from, at - 1)} ${wordAt(at + 1)}`);
    }
    const verb = withoutS(word);
    if (verb !== null && wordAt(at - 1) === 'to' && runsOn(words[at - 1], one) && beforeTo.has(wordAt(at - 2)))
      add(at - 2, at, `${textTo(at - 2, at - 1)} ${verb}`);
    const isHelped = helps(words, at - 1) && runsOn(words[at - 1], one) && one.word === word;
    if (verb !== null && isHelped && !isNounToo(word)) add(at - 1, at, `${textTo(at - 1, at - 1)} ${verb}`);
    const past = isHelped ? pasts.get(word) : undefined;
    if (past) {
      const [plain, behindHave] = past;
      const before = textTo(at - 1, at - 1);
      const canHave = behindHave !== undefined && mayHave.has(wordAt(at - 1));
      add(at - 1, at, `${before} ${plain}`, ...(canHave ? [`${before} have ${behindHave}`] : []));
    }
    const next = words[at + 1];
    if (
      isAction &&
      one.word === word &&
      strayArticles.has(word) &&
      next?.word === next?.small &&
      isStray(word, next?.small ?? '') &&
      !isTheAir(wordAt(at - 1), word, next?.small ?? '') &&
      runsOn(one, next) &&
      runsOn(next, words[at + 2])
    )
      add(at, at + 1, ...likelyFor(word, next?.small ?? ''));
    if (next && wantTo.has(one.word) && onlyVerbs.has(next.word) && runsOn(one, next) && lacksTo(words, at))
      add(at, at + 1, `${word} to ${next.word}`);
    if (isAction && lacksAt(words, at)) add(at, at + 2, `${textTo(at, at + 1)} at ${wordAt(at + 2)}`);
    if (!firstOfPhrases.has(word) || !runsOn(one, words[at + 1])) continue;
    const pair = `${word} ${words[at + 1]?.word}`;
    const articles = isAction ? (doubleArticles.get(pair) ?? doubledPlace(pair, wordAt(at - 1))) : undefined;
    if (articles && runsOn(words[at + 1], words[at + 2])) add(at, at + 1, ...articles);
    const three = runsOn(words[at + 1], words[at + 2]) ? `${pair} ${words[at + 2]?.word}` : '';
    const whole = shortPhrases.get(three);
    if (whole === undefined || isInPhrase(words, at)) continue;
    // 'In comparison the the ship': the word typed twice is where the other was meant.
    const isDoubled = runsOn(words[at + 2], words[at + 3]) && wordAt(at + 3) === wordAt(at + 2);
    add(at, at + (isDoubled ? 3 : 2), whole);
  }
  return found;
}

const mayHave = new Set(['could', 'would', 'should']);

/** A word that helps a verb: one that can be a thing or a name has somebody before it. */
function helps(words: readonly Neighboured[], at: number): boolean {
  const { word = '', small = '' } = words[at] ?? {};
  if (word !== small) return false;
  return (
    helpers.has(small) ||
    (helpersOfPeople.has(small) && people.has(words[at - 1]?.small ?? '') && runsOn(words[at - 1], words[at]))
  );
}
/** 'A will of moves'. */
const isNounToo = (word: string): boolean => word === 'needs';

/** Of two words, of which one is wrong: 'our of' is 'out of', 'an is' is 'and is'; of others nobody knows which. */
function likelyFor(article: string, next: string): readonly string[] {
  if (article === 'our') return [`out ${next}`];
  return article === 'an' && next !== 'and' ? [`and ${next}`] : [];
}

/** A word that stands behind no article, by which one of the two is a slip. */
const isStray = (article: string, next: string): boolean =>
  besideNoArticle.has(next) || (article === 'the' && besideThe.has(next)) || (article === 'an' && besideAn.has(next));

/** 'Through the are' is told as a word taken for another. */
const isTheAir = (before: string, article: string, next: string): boolean =>
  article === 'the' && next === 'are' && beforeTheAir.has(before);

/** 'In from of' is 'in front of', a word taken for another. */
const doubledPlace = (pair: string, before: string): readonly string[] | undefined =>
  before === 'in' ? undefined : doublePrepositions.get(pair);

/** 'Going' and 'proceeds' lack it only behind who does it: 'the proceeds go' to somebody. */
function lacksTo(words: readonly Neighboured[], at: number): boolean {
  const { small = '' } = words[at] ?? {};
  const before = runsOn(words[at - 1], words[at]) ? (words[at - 1]?.small ?? '') : '';
  if (small === 'going') return beforeGoing.has(before);
  return small !== 'proceeds' || beforeProceeds.has(before);
}

/** 'Looks up him', with nothing behind it that he could be looked up in. */
function lacksAt(words: readonly Neighboured[], at: number): boolean {
  const [one, where, whom, next] = words.slice(at, at + 4);
  return (
    looks.has(one?.small ?? '') &&
    lookingWhere.has(where?.small ?? '') &&
    lookedAt.has(whom?.word ?? '') &&
    runsOn(one, where) &&
    runsOn(where, whom) &&
    (!runsOn(whom, next) || next?.small === 'and')
  );
}

/** 'The in form of' is no phrase. */
const isInPhrase = (words: readonly Neighboured[], at: number): boolean => words[at - 1]?.small === 'the';
