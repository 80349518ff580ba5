/** Finds speeches that are shouted: printed in capitals, wholly or in part, or with a direction to shout. */
import { placeOfText } from '../../screenplay/scenes/page-turns.ts';
import { anyOf, wholeWords } from '../../screenplay/text/phrases.ts';
import type { Cite } from '../../story/cite.ts';
import type { Shouts } from '../../story/tone.ts';
import type { Derived } from '../derive.ts';
import { notShouted, shouting } from '../lexicons/shown-feeling.ts';
import type { Speech } from '../people/speeches.ts';
import type { Passage } from '../text/passages.ts';
import { quoteExactly } from '../text/quote.ts';
import { sentencesOf } from '../text/words.ts';

/** Letters of a speech in capitals from which it is shouted and no 'OK'; without a mark 'FBI' is none either. */
const fewestLetters = { speech: 3, unmarked: 5, sentence: 6, raised: 9 } as const;
/** Of the speeches of a script, or of somebody with several, so printed: from there capitals are how it is printed. */
const mostPrinted = { script: 0.2, speaker: 0.5, speeches: 4 } as const;

const shoutWords = wholeWords(shouting, { flags: 'gi' });
const unshouted = new RegExp(`\\b${anyOf(notShouted)}\\s+(?:\\w+\\s+)?$`, 'i');

/** 'F.B.I.', '1942', 'a.m.' */
const abbreviation = /\b(?:\p{Lu}\.){2,}/gu;
const letters = (text: string): number => text.match(/\p{L}/gu)?.length ?? 0;
const isCapital = (text: string): boolean => text === text.toUpperCase() && text !== text.toLowerCase();

/** All of it, or of what stands between two directions: 'LUCK!', '...OPERATOR...'. */
function isWhole(passage: Passage): boolean {
  const text = passage.text
    .replace(/\([^)]*\)/g, ' ')
    .replace(abbreviation, '')
    .trim();
  const isMarked = /[!?]/.test(text);
  // A line that is broken off in its first words: 'LOOK--'.
  if (!isCapital(text) || (!isMarked && /[-–—]$/.test(text))) return false;
  return letters(text) >= (isMarked || /\s/.test(text) ? fewestLetters.speech : fewestLetters.unmarked);
}

/** 'and if you want to, then LET’S GO OUT!': the last words of a sentence, three or more. */
const lastWords = /(?:(?<![\p{L}'’-])\p{Lu}[\p{Lu}'’]*[ ,-]+){2,}\p{Lu}[\p{Lu}'’]+!["”)]*$/u;
const isRaised = (sentence: string): boolean => letters(lastWords.exec(sentence)?.[0] ?? '') >= fewestLetters.raised;

/** A sentence with its mark, or the end of one, in a speech that is else spoken. */
const sentenceIn = (text: string): string | undefined =>
  sentencesOf(text).find(
    (sentence) =>
      (isCapital(sentence) || isRaised(sentence)) &&
      /!["”)]*$/.test(sentence) &&
      letters(sentence) >= fewestLetters.sentence &&
      /\s/.test(sentence) &&
      !/\d/.test(sentence),
  );

const isDirected = ({ passage, spoken, parentheticals }: Speech): boolean =>
  [
    ...parentheticals.map(({ text }) => text),
    ...(passage.cue?.extensions ?? []),
    ...spoken.flatMap(({ text }) => text.match(/\([^)]*\)/g) ?? []),
  ].some((text) => [...text.matchAll(shoutWords)].some(({ index }) => !unshouted.test(text.slice(0, index))));

/** Without the speeches of one who is always printed so: a machine, a radio, a language in subtitles. */
function spokenCapitals(speeches: readonly Speech[]): ReadonlySet<Speech> {
  const found = speeches.filter(({ spoken }) =>
    spoken.some((passage) => isWhole(passage) || sentenceIn(passage.text) !== undefined),
  );
  if (found.length > mostPrinted.script * speeches.length) return new Set();
  const nameOf = ({ passage }: Speech): string => passage.cue?.name ?? '';
  const all = Map.groupBy(speeches, nameOf);
  const own = Map.groupBy(found, nameOf);
  const isPrinted = (name: string): boolean => {
    const [capitals, among] = [own.get(name)?.length ?? 0, all.get(name)?.length ?? 0];
    return among >= mostPrinted.speeches && capitals > mostPrinted.speaker * among;
  };
  return new Set(found.filter((speech) => !isPrinted(nameOf(speech))));
}

/** A cue that was read as talk: 'ELLE'. */
const isCue = ({ text }: Speech, cues: ReadonlySet<string>): boolean =>
  !/[!?]/.test(text) && cues.has(text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''));

/** The speeches that are shouted, in reading order, among all that are spoken in the film. `capitals` are those printed so. */
export interface Shouted {
  readonly found: readonly Speech[];
  readonly among: number;
  readonly capitals: ReadonlySet<Speech>;
}

export function shoutedIn({ speeches: all, passages }: Pick<Derived, 'speeches' | 'passages'>): Shouted {
  const inFilm = new Set(passages.map(({ order }) => order));
  const cues = new Set(all.map(({ passage }) => passage.cue?.name ?? ''));
  const speeches = all.filter((speech) => inFilm.has(speech.passage.order) && !isCue(speech, cues));
  const capitals = spokenCapitals(speeches);
  const found = speeches.filter((speech) => capitals.has(speech) || isDirected(speech));
  return { found, among: speeches.length, capitals };
}

export function shoutsIn({ found, among, capitals }: Shouted): Shouts | null {
  const [first] = found;
  if (!first) return null;
  const shown =
    found.find((speech) => capitals.has(speech) && speech.words.length > 1 && !/\d/.test(speech.text)) ??
    found.find(({ text }) => text.includes('!')) ??
    first;
  return {
    count: found.length,
    among,
    capitals: found.filter((speech) => capitals.has(speech)).length,
    pages: [...new Set(found.map(pageOfShout))].sort((a, b) => a - b),
    cite: citeOfShout(shown),
  };
}

/** The sentence in capitals, else the first of the speech. */
export function citeOfShout(shown: Speech): Cite {
  const cited =
    shown.spoken.find((passage) => isWhole(passage) || sentenceIn(passage.text) !== undefined) ?? shown.passage;
  const sentences = sentencesOf(cited.text);
  // '1! 4! PI!' is shouted, and a number alone shows it to nobody.
  const first = sentences.find((one) => letters(one) >= fewestLetters.speech) ?? sentences[0];
  return quoteExactly(cited, sentenceIn(cited.text) ?? first ?? cited.text);
}

/** The page of what is in capitals, of a speech that runs over a page end. */
export function pageOfShout({ spoken, page }: Speech): number {
  const at = spoken.flatMap((passage) => {
    const sentence = isWhole(passage) ? passage.text : sentenceIn(passage.text);
    return sentence === undefined
      ? []
      : [placeOfText(passage.at, passage.turns ?? undefined, passage.text.indexOf(sentence)).page];
  });
  return at[0] ?? page;
}
