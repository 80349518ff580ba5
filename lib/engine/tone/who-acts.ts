/** Says of whom a sentence of action tells something: the names beside the words, or the one whom the sentence or the one before it begins with, else the one whose speech it stands in or who is alone in the scene; nobody where two may be meant. Long, since the rules decide over one another. */
import { anyOf, openingWith, wholeWords, wordSet } from '../../screenplay/text/phrases.ts';
import type { Derived } from '../derive.ts';
import {
  beginning,
  behindActing,
  conjunctions,
  doneByMany,
  faceParts,
  namelessPeople,
  otherPeople,
  othersSubjects,
  perceiving,
} from '../lexicons/shown-feeling.ts';
import { type Naming, namingsOf } from '../people/presence/namings.ts';
import type { Passage } from '../text/passages.ts';
import { sentencesOf, wordsOf } from '../text/words.ts';

/** A name behind one of these is no subject: 'looks at Ann', 'a letter from Ben'. */
const beforeObjects = wordSet(
  'at to with for from of on about behind beside towards toward over by into about near around past against after holds holding hugs embraces kisses joins meets follows sees watches notices',
);
const pronouns = wordSet('he she him her they them his their i you we');
const subjects = wordSet('he she they');
const personal = wordSet('he she his her');
/** 'ON ANN -- WEEPING' */
const shotOf = /^\W*(?:(?:angle|close|back|wide|tight|closer)\s+)?on\s+$/i;
/** 'Ann’s eyes' are Ann: so many words at most between her and what is told of them. */
const ownThing = 3;
/** Somebody without a name: whoever is meant by 'she' behind this. */
const personNouns = wholeWords(namelessPeople);
/** Words that may stand between a name and what it does. */
const nearWords = 2;
/** Words that may stand before the first name of a sentence that begins with it. */
const openingWords = 2;

/** 'Tears roll down Ann’s cheek': whose face it is. */
const ownFace = openingWith(faceParts, { flags: 'i' });
const nearFace = 5;
/** 'Ann watches the girls laughing': not Ann, unless 'Ann watches them, laughing' or 'sees it and laughs'. */
const perceives = wholeWords(perceiving);
const backToSubject = /,[^,]*$|\band (?:\w+ly |then )?$/i;

const beforeAnother = new RegExp(`^ (?:eyed )?(?!${anyOf(behindActing)}\\b|\\w+ly\\b)\\p{Ll}`, 'iu');

/** 'a crying infant', 'the crying': somebody else, or a sound. */
const ofAnother = (text: string, from: number, to: number): boolean =>
  /(?:ing|ful|y)$/i.test(text.slice(from, to)) &&
  (beforeAnother.test(text.slice(to)) ||
    /\b(?:the|a|an|of|distinctive|sound of|hears?)\s*$/i.test(text.slice(0, from)));

/** 'Ann smiles, while her friends giggle': the last clause before a finite verb begins with somebody else. Of eight so left without a name in 200 produced scripts, read by one reader, seven are not the one named first. */
const othersClause = new RegExp(
  `(?<=\\S\\s+)\\b${anyOf(conjunctions)}\\s+(?!the (?:two|three|pair)\\b)${anyOf(othersSubjects)}(?:\\s+[\\p{L}'’-]+){0,2}\\s+$`,
  'iu',
);
/** 'Ann films as they land, the others crying': behind the comma somebody else does it. */
const othersDoing = new RegExp(
  `,\\s+(?!the (?:two|three|pair)\\b)${anyOf(othersSubjects)}\\s+(?:\\p{L}+ly\\s+)?$`,
  'iu',
);
/** 'and her friends giggle', where 'and the cup laughing' would be of the one before. */
const isOthers = (text: string, since: number, from: number, to: number): boolean =>
  /^\p{L}+ing$/iu.test(text.slice(from, to))
    ? othersDoing.test(text.slice(since, from))
    : /^\p{L}+(?<!ful|y|ed|laughter)$/iu.test(text.slice(from, to)) && othersClause.test(text.slice(since, from));

interface Named {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}
/** Answers with character ids, several for 'Ann and Ben laugh'; none where it is not sure. `from` and `to` are where the words stand in the passage's text. */
export type WhoActs = (passage: Passage, from: number, to: number) => readonly string[];

export function whoActsIn({
  characters,
  passages,
  speeches,
}: Pick<Derived, 'characters' | 'passages' | 'speeches'>): WhoActs {
  const named = new Map<Passage, Named[]>();
  for (const [id, { surely }] of namingsOf(characters, characters, passages))
    for (const { passage, from, to } of surely as readonly Naming[])
      named.set(passage, [...(named.get(passage) ?? []), { id, from, to }]);
  for (const own of named.values()) own.sort((a, b) => a.from - b.from);
  const around = aroundIn({ passages, speeches }, named);
  return (passage, from, to) => {
    const { text } = passage;
    const names = named.get(passage) ?? [];
    const who = whoIn(text, names, from, to);
    if (who !== null) return togetherWith(who, text, names, from, to);
    const isSound = /^laughter$/i.test(text.slice(from, to));
    // Between two halves of a speech who weeps is the speaker; who laughs may be whoever listens.
    const isListener = mirth.test(text.slice(from, to)) && isOpenedByPronoun(text, from);
    const alone = !isSound && isUnnamed(text, names, from, to) ? around(passage, !isListener) : null;
    return alone === null ? [] : [alone];
  };
}

/** Verbs of several people. */
const pluralVerb = openingWith(doneByMany);
const maySayOfMany = /ing$|^(?:in|with|near) /i;
const isPlural = (text: string): boolean => pluralVerb.test(text) || maySayOfMany.test(text);
const joined = /^[\s,]*(?:,|and|&)\s+(?:the\s+)?$/i;

/** 'Ann, Cy and Ben laugh': those who stand in one row with the last. */
function togetherWith(who: string, text: string, names: readonly Named[], from: number, to: number): string[] {
  const at = names.findLastIndex((name) => name.id === who && name.to <= from);
  if (at < 0 || !isPlural(text.slice(from, to))) return [who];
  const row = [who];
  for (let index = at; index > 0; index -= 1) {
    const [before, name] = [names[index - 1], names[index]];
    if (!before || !name || !joined.test(text.slice(before.to, name.from))) break;
    if (beforeObjects.has(wordsOf(text.slice(0, before.from)).at(-1) ?? '')) break;
    row.unshift(before.id);
  }
  return [...new Set(row)];
}

const mirth = /^(?:laugh|giggl|chuckl|crack|burst)/i;
const isOpenedByPronoun = (text: string, at: number): boolean => {
  const own = spansOf(text).find((span) => span.from <= at && at < span.to);
  return personal.has(wordsOf(text.slice(own?.from ?? at))[0] ?? '');
};

/** 'She laughs.', 'Laughing.': a sentence of one person that names nobody, with or without a name. */
function isUnnamed(text: string, names: readonly Named[], from: number, to: number): boolean {
  const own = spansOf(text).find((span) => span.from <= from && from < span.to);
  if (!own || names.some((name) => name.from >= own.from && name.to <= own.to)) return false;
  const sentence = text.slice(own.from, own.to);
  const [first = ''] = wordsOf(sentence);
  const isOne = personal.has(first) || first === wordsOf(text.slice(from, to))[0];
  return isOne && !personNouns.test(sentence) && !severalPeople.test(sentence);
}
const severalPeople = wholeWords(otherPeople);
/** Right before what somebody else does in the brackets of a speech: '(woman crying)', '(as Ben laughs)'; not in '(to the woman, laughing)'. */
const anotherIn = new RegExp(
  `(?<!\\b(?:to|at|with|for|of)\\s+(?:\\p{L}+\\s+)?)(?:(?<!\\p{L})${anyOf(namelessPeople)}|\\bas \\p{Lu}\\p{L}+)\\s+(?:\\p{L}+ly\\s+|(?:is|are|${anyOf(beginning)})\\s+)?$`,
  'u',
);
/** True where a direction says before these words that it is not the speaker who weeps or laughs. */
export const isAnothers = (before: string): boolean => severalPeople.test(before) || anotherIn.test(before);

/** The one in whose own speech an action stands, else the only one who speaks or is named in the scene. */
function aroundIn(
  { passages, speeches }: Pick<Derived, 'passages' | 'speeches'>,
  named: ReadonlyMap<Passage, readonly Named[]>,
): (passage: Passage, bySpeech: boolean) => string | null {
  const speakers = new Map(speeches.map(({ ordinal, speakers: own }) => [ordinal, own]));
  const speakersIn = ({ speech }: Passage): readonly string[] =>
    speech === null ? [] : (speakers.get(speech) ?? ['']);
  const inScene = new Map<number, Set<string>>();
  for (const passage of passages) {
    if (passage.scene === null) continue;
    const own = inScene.get(passage.scene) ?? new Set();
    for (const id of [...speakersIn(passage), ...(named.get(passage) ?? []).map(({ id }) => id)]) own.add(id);
    inScene.set(passage.scene, own);
  }
  const at = new Map(passages.map((passage, index) => [passage, index]));
  return (passage, bySpeech) => {
    const index = at.get(passage) ?? -1;
    const [before, after] = [passages[index - 1], passages[index + 1]];
    if (bySpeech && before && after && before.scene === passage.scene && after.scene === passage.scene) {
      const [one, other] = [speakersIn(before), speakersIn(after)];
      if (one.length === 1 && other.length === 1 && one[0] === other[0] && one[0]) return one[0];
    }
    const there = passage.scene === null ? new Set<string>() : (inScene.get(passage.scene) ?? new Set<string>());
    const [only] = there;
    return there.size === 1 && only ? only : null;
  };
}

function whoIn(text: string, names: readonly Named[], from: number, to: number): string | null {
  const spans = spansOf(text);
  const at = spans.findIndex((span) => span.from <= from && from < span.to);
  const own = spans[at];
  if (!own) return null;
  const before = names.filter((name) => name.from >= own.from && name.to <= from);
  const isOpened = wordsOf(text.slice(own.from, from)).length === 0;
  const behind = names.find(
    (name) => name.from >= to && (isOpened ? /^[\s,]+$/ : /^\s+$/).test(text.slice(to, name.from)),
  );
  if (behind && /(?:ing|ed|ful|y)$/i.test(text.slice(from, to))) return behind.id;
  const face = faceBehind(text, names, { from, to }, own.to);
  if (face !== null) return face;
  if (ofAnother(text, from, to)) return null;
  const last = before.at(-1);
  const gap = text.slice(last?.to ?? own.from, from);
  const between = wordsOf(gap.replace(/^['’]s\b/, ''));
  // Laughter is that of somebody near, unless it is said whose.
  if (
    /^laughter$/i.test(text.slice(from, to)) &&
    !(last && /^['’]s?\s/.test(gap)) &&
    !/\b(?:in|into|with)\s+(?:\w+\s+)?$/i.test(gap)
  )
    return null;
  // 'Ann’s mother weeps.'
  if (last && /^['’]s?\s/.test(gap) && personNouns.test(gap)) return null;
  // 'Ann sees Ben’s face, laughing': it is not Ben.
  const isApart = gap.includes(',') && /ing$/i.test(text.slice(from, to));
  const isOwn = /^['’]s?\s/.test(gap) && between.length <= ownThing && !isApart;
  const relative = /^who(?:'s)?$/.test(between[0] ?? '');
  const isObject = (name: Named): boolean =>
    (beforeObjects.has(wordsOf(text.slice(own.from, name.from)).at(-1) ?? '') &&
      !shotOf.test(text.slice(own.from, name.from))) ||
    (/^['’]s?\b/.test(text.slice(name.to)) && !(name === last && between.length <= ownThing && !isApart));
  if (
    last &&
    (between.length <= nearWords || isOwn) &&
    (relative || !isObject(last)) &&
    !between.some((word) => pronouns.has(word))
  )
    return last.id;
  if (last && isClause(text, names, last) && !isObject(last) && !between.some((word) => subjects.has(word)))
    return last.id;
  if (/\b(?:who|that)\s*$/.test(text.slice(0, from)) || (last && between.some((word) => subjects.has(word))))
    return null;
  if (before.length > 0) {
    const acting = before.filter((name) => !isObject(name));
    const start = acting[0]?.to ?? own.from;
    if (isOthers(text, start, from, to)) return null;
    const since = text.slice(start, from);
    if (perceives.test(since) && !backToSubject.test(since)) return null;
    return new Set(acting.map(({ id }) => id)).size === 1 && isOpening(text, own, acting[0])
      ? (acting[0]?.id ?? null)
      : null;
  }
  return between.some((word) => personal.has(word)) ? subjectBefore(text, names, spans.slice(0, at)) : null;
}

/** The one whose face the tears run down, within these words or a few words behind them in the same clause. */
function faceBehind(text: string, names: readonly Named[], tears: Span, to: number): string | null {
  const name = names.find((one) => one.from >= tears.from && one.to <= to);
  const gap = text.slice(Math.min(tears.to, name?.from ?? to), name?.from);
  if (!name || !/^[\p{L}\s-]*$/u.test(gap) || wordsOf(gap).length > nearFace) return null;
  const [, thing] = /^['’]s?\s+(.*)/s.exec(text.slice(name.to)) ?? [];
  return thing !== undefined && ownFace.test(thing) ? name.id : null;
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

const beforeClause = new RegExp(`(?:[,;:]|--|\\b${anyOf(conjunctions)})\\s+$`, 'i');
/** Begins a clause: 'and Ben falls back laughing'; in 'hugs Ann and Ben' he does not. */
function isClause(text: string, names: readonly Named[], name: Named): boolean {
  const conjunction = beforeClause.exec(text.slice(0, name.from));
  return (
    conjunction !== null &&
    !names.some(({ to }) => to <= conjunction.index && /^[\s,]*$/.test(text.slice(to, conjunction.index)))
  );
}

const isOpening = (text: string, sentence: Span, name: Named | undefined): boolean =>
  name !== undefined &&
  /^[^\p{L}]*\p{Lu}/u.test(text.slice(sentence.from)) &&
  isBriefly(wordsOf(text.slice(sentence.from, name.from)));
/** 'He finds' before a name is no opening. */
const isBriefly = (words: readonly string[]): boolean =>
  words.length <= openingWords && !words.some((word) => pronouns.has(word));

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
