/** Finds where action, headings of shots and directions show somebody weeping or laughing, with who it is. */
import { placeOfText } from '../../screenplay/scenes/page-turns.ts';
import { anyOf, wholeWords } from '../../screenplay/text/phrases.ts';
import type { Cite } from '../../story/cite.ts';
import { characterId } from '../../story/ids.ts';
import type { ShownFeeling } from '../../story/tone.ts';
import type { Derived } from '../derive.ts';
import {
  beforeShouts,
  beginning,
  behindWeeping,
  heartless,
  kindsOfShout,
  laughingPhrases,
  notShown,
  otherMeaning,
  soundingThings,
  tearingUp,
  weepingPhrases,
} from '../lexicons/shown-feeling.ts';
import type { Passage } from '../text/passages.ts';
import { quoteExactly, quoteNaming } from '../text/quote.ts';
import { sentencesOf } from '../text/words.ts';
import { isAnothers, type WhoActs } from './who-acts.ts';

/** Words that show it, with who it is: null where that is not sure. */
export interface Showing {
  readonly page: number;
  readonly who: string | null;
  readonly passage: Passage;
  readonly sentence: string;
  readonly words: string;
}

const behind = `(?=\\s*(?:[.,;:)!?…]|--|—|$|${anyOf(behindWeeping)}\\b))`;
const weeping = [
  wholeWords(weepingPhrases, { flags: 'gi' }),
  new RegExp(`\\b${anyOf(tearingUp)}${behind}`, 'gi'),
  // 'He cries,' is a word for speaking where words follow; 'her muffled cries' are shouts (all 16 that were left out in 200 produced scripts).
  new RegExp(
    `(?<!(?:['’]s?|\\b(?:${anyOf(beforeShouts)}|${anyOf(kindsOfShout)}))\\s+(?:${anyOf(kindsOfShout)}\\s+)?)\\bcries(?=\\s*(?:[.)]|$|and\\b))`,
    'gi',
  ),
];
const laughing = [wholeWords(laughingPhrases, { flags: 'gi' })];

const unreal = new RegExp(
  `(?:\\b${anyOf(notShown)}|n['’]t)[\\s-]+(?:\\w+\\s+){0,2}$|\\b(?:might|almost)\\s+(?:\\w+\\s+){0,8}$`,
  'i',
);
/** 'to laugh' is wished, unless it is begun. */
const wished = /\bto\s+(?:\w+\s+){0,3}$/i;
const begun = new RegExp(`\\b${anyOf(beginning)}\\s+to\\s+(?:\\w+\\s+)?$`, 'i');
const other = new RegExp(`^(?!out loud)${anyOf(otherMeaning)}\\b`, 'i');
const thing = new RegExp(`\\b${anyOf(soundingThings)}\\s+(?:\\w+\\s+){0,1}$`, 'i');
const heartlessBefore = new RegExp(`\\b${anyOf(heartless)}(?:\\s+\\w+)?[\\s,]+$`, 'i');
const heartlessBehind = new RegExp(`^[\\s,]*(?:(?:in|with|a|an|and|most)\\s+){0,2}${anyOf(heartless)}\\b`, 'i');

/** True inside quotation marks: a title, a sign, a line of a song, somebody who is "crying". */
const isQuoted = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  const open = before.search(/["“][^"“”]*$/);
  if (open < 0) return false;
  return (before.match(/["“”]/g)?.length ?? 0) % 2 === 1 && /["”]/.test(text.slice(at));
};
/** 'Tears for Fears', 'the SOB': a name. */
const isName = (text: string, at: number, words: string): boolean =>
  (/^\p{Lu}\p{Ll}/u.test(words) && /[\p{L},]\s+$/u.test(text.slice(0, at))) ||
  (words === 'SOB' && /\b(?:the|that|this|you)\s+(?:\w+\s+)?$/i.test(text.slice(0, at)));

/** 'can’t help but laugh' */
const unhelped = /\bca(?:n['’]t|nnot)\s+help(?:\s+but)?\s+|\bca(?:n['’]t|nnot)\s+stop\s+/gi;

function isShown(text: string, at: number, words: string): boolean {
  const before = text.slice(0, at).replace(unhelped, ' ');
  return !(
    unreal.test(before) ||
    other.test(text.slice(at + words.length).replace(/^[\s-]+/, '')) ||
    thing.test(before) ||
    heartlessBefore.test(before) ||
    heartlessBehind.test(text.slice(at + words.length)) ||
    (/^\p{L}+$/u.test(words) && wished.test(before) && !begun.test(before)) ||
    isQuoted(text, at) ||
    isName(text, at, words)
  );
}

/** What a passage tells outside of talk, with where it stands in its text: of talk only a direction in brackets. */
function toldIn({ kind, text }: Passage): readonly { readonly from: number; readonly told: string }[] {
  if (kind === 'action' || kind === 'parenthetical' || kind === 'shot' || kind === 'heading' || kind === 'centered')
    return [{ from: 0, told: text }];
  return kind === 'dialogue'
    ? [...text.matchAll(/\([^)]{3,60}\)/g)].map(({ index, 0: told }) => ({ from: index, told }))
    : [];
}

/** The speaker where it is a direction to the actor. */
function showingsOf(derived: Derived, patterns: readonly RegExp[], whoActs: WhoActs): Showing[] {
  const speakers = new Map(derived.speeches.map(({ ordinal, speakers: own }) => [ordinal, own]));
  return derived.passages.flatMap((passage) => {
    const { text } = passage;
    return toldIn(passage).flatMap(({ from, told }) =>
      patterns.flatMap((pattern) =>
        [...told.matchAll(pattern)].flatMap((match): Showing[] => {
          const [words] = match;
          const at = from + match.index;
          if (!isShown(told, match.index, words)) return [];
          const own = passage.speech === null ? null : (speakers.get(passage.speech) ?? []);
          const isOthers = own !== null && isAnothers(told.slice(0, match.index));
          const who = isOthers ? [] : (own ?? whoActs(passage, at, at + words.length));
          const { page } = placeOfText(passage.at, passage.turns ?? undefined, at);
          const sentence = sentencesOf(text).find((one) => one.includes(words)) ?? text;
          const shown = { page, passage, sentence, words };
          return who.length === 0 ? [{ ...shown, who: null }] : who.map((id) => ({ ...shown, who: characterId(id) }));
        }),
      ),
    );
  });
}

/** The one shown with a name in a sentence of some length, for a quote. */
const best = (showings: readonly Showing[]): Showing | undefined =>
  showings.toSorted(
    (a, b) =>
      Number(b.who !== null) - Number(a.who !== null) ||
      Number(b.passage.kind === 'action') - Number(a.passage.kind === 'action') ||
      Math.abs(a.sentence.length - niceLength) - Math.abs(b.sentence.length - niceLength),
  )[0];
const niceLength = 60;

const pagesIn = (showings: readonly Showing[]): number[] =>
  [...new Set(showings.map(({ page }) => page))].sort((a, b) => a - b);

export function feelingOf(showings: readonly Showing[]): ShownFeeling | null {
  const shown = best(showings);
  if (!shown) return null;
  const people = [...Map.groupBy(showings, ({ who }) => who)].map(([who, own]) => ({ who, pages: pagesIn(own) }));
  people.sort(
    (a, b) =>
      Number(a.who === null) - Number(b.who === null) ||
      b.pages.length - a.pages.length ||
      (a.pages[0] ?? 0) - (b.pages[0] ?? 0),
  );
  return { people, cite: citeOf(shown) };
}

/** The sentence, cut so that the words stand in it. */
export const citeOf = ({ passage, sentence, words }: Showing): Cite =>
  passage.text.includes(sentence) ? quoteNaming(passage, sentence, words) : quoteExactly(passage, words);

export const weepingIn = (derived: Derived, whoActs: WhoActs): Showing[] => showingsOf(derived, weeping, whoActs);
export const laughingIn = (derived: Derived, whoActs: WhoActs): Showing[] => showingsOf(derived, laughing, whoActs);
