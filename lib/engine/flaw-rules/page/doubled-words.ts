/** A small word typed twice. */
import { oneOf } from '../../../screenplay/text/phrases.ts';
import { hall, talk } from '../example-script.ts';
import { lostWordsIn } from '../spelling/lost-words-in.ts';
import { slipRule } from '../spelling/slip-rule.ts';
import { withoutS } from '../spelling/verb-forms.ts';

/** Small words that are never doubled on purpose ('had had', 'came in in May', 'accounted for for a day' and 'give her her coat' may be). */
const smallWords = ['the', 'they', 'we', 'a', 'an', 'to', 'of', 'and', 'with', 'at', 'his', 'from', 'into', 'by'];
/** In talk as well, behind a word that it belongs to: 'get it it makes sense' is two clauses. */
const beforeIt = ['for', 'of', 'to', 'with', 'on', 'at', 'from', 'about', 'do', 'did'];
const itBehind = new RegExp(`(?<![\\p{L}'’])${oneOf(beforeIt)} (it it)(?![\\p{L}'’.-])`, 'iu');
/** In action alone: who speaks may stammer or insist. */
const inAction = [
  'he',
  'she',
  'it',
  'some',
  'their',
  'or',
  'as',
  'them',
  'around',
  'through',
  'other',
  'while',
  'where',
  'are',
  'was',
  'has',
];
/** In small letters: 'AND AND' is two lists, 'a A' a grade. A dash or a stop before it is a stammer. */
const doubledOf = (word: string): RegExp => new RegExp(`(?<![\\p{L}'’.-])(${word}) \\1(?![\\p{L}'’.-])(?! \\1)`, 'u');
const doubled = doubledOf(smallWords.join('|'));
const doubledInAction = doubledOf('\\p{Ll}{2,}');

/** In action, before a word of small letters that is doubled with it: 'up to his to his face', and not 'from time to time to'. */
const openers = [
  'to',
  'into',
  'in',
  'of',
  'from',
  'at',
  'on',
  'with',
  'for',
  'through',
  'toward',
  'towards',
  'a',
  'an',
];
/** 'They have to have to go' is said so, and 'in and in and in' goes on. */
const notDoubled = ['be', 'have', 'do', 'and', 'or', 'by'];
const pairTwice = new RegExp(
  `(?<![\\p{L}'’.-])(?<pair>${oneOf(openers)} (?!${oneOf(notDoubled)} )(?<second>\\p{Ll}+)) \\k<pair>(?![\\p{L}'’-])`,
  'u',
);

/** 'From day to day to day' goes on what began before it. */
function doubledPairIn(text: string): string | null {
  const found = pairTwice.exec(text);
  return found === null || text.slice(0, found.index).endsWith(`${found.groups?.second ?? ''} `) ? null : found[0];
}

/** What is doubled in the text, as it stands; null where nothing is. */
function doubledIn(text: string, isAction: boolean): string | null {
  const small = doubled.exec(text)?.[0] ?? itBehind.exec(text)?.[1] ?? null;
  if (small !== null || !isAction) return small;
  const [phrase, word = ''] = doubledInAction.exec(text) ?? [];
  const isSlip = inAction.includes(word) || withoutS(word) !== null;
  return phrase !== undefined && isSlip ? phrase : doubledPairIn(text);
}

export const doubledWords = slipRule({
  id: 'doubledWords',
  name: 'A small word typed twice (the the, of of)',
  topic: 'doubled-words',
  over: 'words',
  effect: 0.35,
  title: 'A word is typed twice',
  find: ({ passages }) =>
    passages.flatMap((passage) => {
      const isRead = passage.kind === 'action' || passage.kind === 'dialogue';
      const word = isRead ? doubledIn(passage.text, passage.kind === 'action') : null;
      // 'In comparison the the ship' is one slip: a lost 'to'.
      const isLost = word !== null && lostWordsIn(passage).some(({ phrase }) => phrase.endsWith(word));
      return word === null || isLost ? [] : [{ passage, word, meant: word.slice(0, (word.length - 1) / 2) }];
    }),
  costs: (where) => `A reader trips on ${where} and thinks of the typing`,
  examples: [
    hall('She opens the the door and leaves.', talk('ANN', 'Go to to the window.')),
    hall('She is in the the car.'),
    hall('He holds it up to his to his face.'),
  ],
  nearMisses: [
    hall('It slows in comparison the the ship.'),
    hall(
      'She knows that that is so, and had had it.',
      'He or her heron.',
      'He looks up from time to time to see.',
      talk('ANN', 'No, no.'),
    ),
  ],
});
