/** Beginnings and endings of words, and what stands before an article, by which spelling is judged. Own lists. */
import { lexicon, type Phrases, wordSet } from '../../../screenplay/text/phrases.ts';
import { tens, units } from './people.ts';

/** Before an article that stands for itself: elsewhere 'an' may be half of 'and'. */
export const wordsBeforeArticles: Phrases = lexicon(`
  in
  with
  of
  like
  at
  is
  was
  by
  for
  from
  into
  as
  through
  behind
  under
  over
  make(s)
  keep(s)
  has
  sees
  takes
  gives
  finds
`);

/** Behind 'an' these are no noun: 'an the' is 'and the'. */
export const notNouns: Phrases = [
  'the',
  'then',
  'they',
  'their',
  'them',
  'his',
  'her',
  'this',
  'that',
  'not',
  'you',
  'there',
];

/** Before a word that stays a word without them: 'unholsters', 'doorframe'. */
export const prefixes: Phrases = lexicon(`
  un
  re
  non
  over
  under
  mid
  pre
  anti
  semi
  super
  out
  multi
  mini
  hyper
  cyber
  micro
  ultra
  mega
  sub
  inter
  back
  half
  self
`);

/** Behind a word that stays a word without them. */
export const suffixes: Phrases = [
  'less',
  'like',
  'ish',
  'ward(s)',
  'wise',
  'proof',
  'sized',
  'y',
  'ly',
  'able',
  'ness',
  's',
];

/** Behind -is-, where American English writes -iz-: 'realised'. */
export const verbEndings = ['e', 'es', 'ed', 'er', 'ers', 'ing', 'ation', 'ations', 'able'];

/** Beginnings written with a vowel and said with a consonant. */
export const saidWithConsonants: Phrases = lexicon(`
  uni
  unan
  us{a|e|u}
  usur
  uti
  uto
  ut{e|i}
  eu
  ewe
  one
  once
  ura
  uri
  uro
  ure
  ubi
  uk{e|u|r}
  oui
  ouij
`);

/** Behind a verb's stem. */
export const inflections = ['ed', 'ing', 'ings', 'er', 'ers', 'es'];

/** More than one, as they stand behind 'a' by a slip, with the one that is meant. */
export const manyForOne: ReadonlyMap<string, string> = new Map(
  Object.entries({
    men: 'man',
    women: 'woman',
    gentlemen: 'gentleman',
    policemen: 'policeman',
    firemen: 'fireman',
    businessmen: 'businessman',
    children: 'child',
  }),
);

/** Between the article and one person; behind 'a dozen' and 'a few' stand many. */
export const ofOnePerson = wordSet(`
  young old older younger elderly tall short fat thin beautiful good little big small fine black white pretty poor rich dead strange
  handsome lovely naked heavy blonde pregnant nice married drunken brave middle-aged well-dressed
`);

/** Before more than one of a thing. */
export const countWords = [
  ...units.slice(1),
  ...tens,
  'hundred',
  'thousand',
  'many',
  'several',
  'few',
  'these',
  'those',
  'various',
];
/** Behind a thing that owns nothing. */
export const behindThings = [
  'and',
  'in',
  'on',
  'at',
  'of',
  'from',
  'with',
  'are',
  'were',
  'have',
  'to',
  'for',
  'who',
  'that',
  'into',
  'as',
  'behind',
];

/** Names that stand for many: behind them a verb may stand without its s. */
export const manyInOne = wordSet(`
  crew crowd couple team family police everyone everybody both group band audience press staff all gang people men women children kids
  others many some few most twins neither half jury army
`);

/** Before a name, with a full stop that ends no sentence. */
export const shortTitles = wordSet('mr mrs ms dr prof lt sgt capt col gen rev st det sen gov');
