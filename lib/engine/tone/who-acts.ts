/** Says of whom a sentence of action tells something: the name beside the words, or the one whom the sentence or the one before it begins with; nobody where two may be meant. */
import { anyOf, wholeWords, wordSet } from '../../screenplay/text/phrases.ts';
import type { Derived } from '../derive.ts';
import { behindActing, namelessPeople } from '../lexicons/shown-feeling.ts';
import { type Naming, namingsOf } from '../people/presence/namings.ts';
import type { Passage } from '../text/passages.ts';
import { sentencesOf, wordsOf } from '../text/words.ts';

/** A name behind one of these is no subject: 'looks at Ann', 'a letter from Ben'. */
const beforeObjects = wordSet(
  'at to with for from of on about behind beside towards toward over by into about near around past against after holds holding hugs embraces kisses',
);
const pronouns = wordSet('he she him her they them his their i you we');
const subjects = wordSet('he she they');
const personal = wordSet('he she his her');
/** 'Ann’s eyes' are Ann: so many words at most between her and what is told of them. */
const ownThing = 3;
/** Somebody without a name: whoever is meant by 'she' behind this. */
export const personNouns = wholeWords(namelessPeople);
/** Words that may stand between a name and what it does. */
const nearWords = 2;
/** Words that may stand before the first name of a sentence that begins with it. */
const openingWords = 2;

const beforeAnother = new RegExp(`^ (?:eyed )?(?!${anyOf(behindActing)}\\b|\\w+ly\\b)\\p{Ll}`, 'u');

/** 'a crying infant', 'the crying': somebody else, or a sound. */
const ofAnother = (text: string, from: number, to: number): boolean =>
  /(?:ing|ful|y)$/i.test(text.slice(from, to)) &&
  (beforeAnother.test(text.slice(to)) ||
    /\b(?:the|a|an|of|distinctive|sound of|hears?)\s*$/i.test(text.slice(0, from)));

interface Named {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}
/** Answers with a character id; null where it is not sure. `from` and `to` are where the words stand in the passage's text. */
export type WhoActs = (passage: Passage, from: number, to: number) => string | null;

export function whoActsIn({ characters, passages }: Pick<Derived, 'characters' | 'passages'>): WhoActs {
  const named = new Map<Passage, Named[]>();
  for (const [id, { surely }] of namingsOf(characters, characters, passages))
    for (const { passage, from, to } of surely as readonly Naming[])
      named.set(passage, [...(named.get(passage) ?? []), { id, from, to }]);
  for (const own of named.values()) own.sort((a, b) => a.from - b.from);
  return (passage, from, to) => whoIn(passage.text, named.get(passage) ?? [], from, to);
}

function whoIn(text: string, names: readonly Named[], from: number, to: number): string | null {
  const spans = spansOf(text);
  const at = spans.findIndex((span) => span.from <= from && from < span.to);
  const own = spans[at];
  if (!own) return null;
  const before = names.filter((name) => name.from >= own.from && name.to <= from);
  const behind = names.find((name) => name.from >= to && /^\s+$/.test(text.slice(to, name.from)));
  if (behind && /(?:ing|ed|ful|y)$/i.test(text.slice(from, to))) return behind.id;
  if (ofAnother(text, from, to)) return null;
  const last = before.at(-1);
  const between = wordsOf(text.slice(last?.to ?? own.from, from));
  const relative = /^who(?:'s)?$/.test(between[0] ?? '');
  const isObject = (name: Named): boolean =>
    beforeObjects.has(wordsOf(text.slice(own.from, name.from)).at(-1) ?? '') ||
    (/^['’]s?\b/.test(text.slice(name.to)) && !(name === last && between.length <= ownThing));
  if (
    last &&
    between.length <= nearWords &&
    (relative || !isObject(last)) &&
    !between.some((word) => pronouns.has(word))
  )
    return last.id;
  if (/\b(?:who|that)\s*$/.test(text.slice(0, from)) || (last && between.some((word) => subjects.has(word))))
    return null;
  if (before.length > 0) {
    const acting = before.filter((name) => !isObject(name));
    return new Set(acting.map(({ id }) => id)).size === 1 && isOpening(text, own, acting[0])
      ? (acting[0]?.id ?? null)
      : null;
  }
  return between.some((word) => personal.has(word)) ? subjectBefore(text, names, spans.slice(0, at)) : null;
}

interface Span {
  readonly from: number;
  readonly to: number;
}

function spansOf(text: string): Span[] {
  let end = 0;
  return sentencesOf(text).map((sentence) => {
    const from = Math.max(end, text.indexOf(sentence, end));
    end = from + sentence.length;
    return { from, to: end };
  });
}

const isOpening = (text: string, sentence: Span, name: Named | undefined): boolean =>
  name !== undefined &&
  /^[^\p{L}]*\p{Lu}/u.test(text.slice(sentence.from)) &&
  wordsOf(text.slice(sentence.from, name.from)).length <= openingWords;

/** The one whom the nearest sentence with a name begins with, where it names nobody else. */
function subjectBefore(text: string, names: readonly Named[], sentences: readonly Span[]): string | null {
  for (const span of sentences.toReversed()) {
    const own = names.filter(({ from, to }) => from >= span.from && to <= span.to);
    const [first] = own;
    if (!first && personNouns.test(text.slice(span.from, span.to))) return null;
    if (first) return new Set(own.map(({ id }) => id)).size === 1 && isOpening(text, span, first) ? first.id : null;
  }
  return null;
}
