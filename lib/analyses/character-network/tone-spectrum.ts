/** How each main character talks, against the rest of the cast: asking, refusing, brief, urgent … Refuses a tone that the sample can't carry. */
import type { Character } from '../derived/character-index.ts';
import type { Derived } from '../derived/derive.ts';
import { isQuestion, isRefusal } from '../derived/speech-kinds.ts';
import type { Speech } from '../derived/speeches.ts';
import { deviation, mean } from '../derived/statistics.ts';
import { holdsWord } from '../measures/speech-places.ts';
import { generalWords, pressureWords, warmWords } from '../norms/word-lists.ts';
import { decimal, percent } from '../wording.ts';
import type { NetworkEntry } from './card.ts';
import { type Citation, citeSentence, citeSpeech } from './cite.ts';
import { mainCharacters } from './key-characteristics.ts';

/** `word` names the tone, `saying` completes '… of the speeches'; `shows` picks the sentence to quote. */
interface Tone {
  readonly word: string;
  /** Reads English words. */
  readonly english?: true;
  readonly saying: string;
  readonly holds: (speech: Speech) => boolean;
  readonly shows: (sentence: string) => boolean;
}

const opening = (): boolean => true;
const brokenOff = /(?:--|—|…|\.\.\.)/;

/** A tone that is there when a speech holds a word of the list. */
const wordTone = (word: string, saying: string, words: ReadonlySet<string>): Tone => ({
  word,
  english: true,
  saying,
  holds: (speech) => speech.words.some((spoken) => words.has(spoken)),
  shows: holdsWord(words),
});

const tones: readonly Tone[] = [
  { word: 'asking', saying: 'ask', holds: isQuestion, shows: (sentence) => sentence.includes('?') },
  { word: 'refusing', english: true, saying: 'open by refusing or correcting', holds: isRefusal, shows: opening },
  {
    word: 'loud',
    saying: 'have an exclamation mark',
    holds: ({ text }) => text.includes('!'),
    shows: (sentence) => sentence.includes('!'),
  },
  {
    word: 'breaking off',
    saying: 'break off or trail away',
    holds: ({ text }) => brokenOff.test(text),
    shows: (sentence) => brokenOff.test(sentence),
  },
  wordTone('sweeping', 'speak of everyone, nobody, always or never', generalWords),
  wordTone('pressing', 'hold a word of deadline, demand or danger', pressureWords),
  wordTone('warm', 'hold a word of thanks, apology, affection or care', warmWords),
  {
    word: 'directed',
    saying: 'come with a direction to the actor',
    holds: ({ parentheticals }) => parentheticals.length > 0,
    shows: opening,
  },
];

/** A difference from the others of this many standard errors is called a habit. */
const habit = 1.3;
/** Fewer speeches than this have no tone of their own. */
const fewestSpeeches = 5;

export function toneSpectrum(derived: Derived): NetworkEntry[] {
  return mainCharacters(derived)
    .filter(({ speeches }) => speeches.length >= fewestSpeeches)
    .map((character) => toneOf(character, derived));
}

function toneOf(character: Character, derived: Derived): NetworkEntry {
  const others = derived.speeches.filter(({ speakers }) => !speakers.includes(character.id));
  const habits = tones
    .filter(({ english }) => !english || derived.english)
    .map((tone) => ({ tone, ...compare(character.speeches, others, tone.holds) }))
    .filter(({ z }) => z >= habit)
    .sort((a, b) => b.z - a.z)
    .slice(0, 2);
  const length = lengthOf(character.speeches, others);
  const words = [...habits.map(({ tone }) => tone.word), ...(length.word ? [length.word] : [])];
  const sentences = habits.map(
    ({ tone, own, rest }) =>
      `${percent(own)} of ${character.name}’s ${character.speeches.length} speeches ${tone.saying}, against ${percent(rest)} of the others’.`,
  );
  sentences.push(length.sentence);
  if (words.length === 0) sentences.push(`In no habit counted here does ${character.name} stand out from the others.`);
  const shown = habits.flatMap(({ tone }) => {
    const held = character.speeches.filter((speech) => tone.holds(speech) && speech.words.length >= 3);
    return held.slice(0, 3).map((speech) => ({ tone, citation: citeSentence(speech, derived, tone.shows) }));
  });
  const cited = onePerTone(shown);
  const typical = [...character.speeches].sort(
    (a, b) => Math.abs(a.words.length - length.mean) - Math.abs(b.words.length - length.mean),
  );
  return {
    keyword: `${character.name}: ${words.length > 0 ? words.join(', ') : 'even'}`,
    description: sentences.join(' '),
    quotes: cited.length > 0 ? cited : typical.slice(0, 1).map((speech) => citeSpeech(speech, derived)),
  };
}

/** The first citation of each tone that no earlier tone has used. */
function onePerTone(shown: readonly { readonly tone: Tone; readonly citation: Citation }[]): Citation[] {
  const chosen = new Map<Tone, Citation>();
  for (const { tone, citation } of shown) {
    const taken = [...chosen.values()].some(({ evidence }) => evidence.quote === citation.evidence.quote);
    if (!taken && !chosen.has(tone)) chosen.set(tone, citation);
  }
  return [...chosen.values()];
}

/** Cases of a habit that a speaker must have before it counts as one. */
const fewestCases = 2;

/** Two shares and the z of their difference (pooled, one more case on each side, so that small samples stay modest). */
function compare(
  own: readonly Speech[],
  others: readonly Speech[],
  holds: Tone['holds'],
): { own: number; rest: number; z: number } {
  const hits = own.filter(holds).length;
  const otherHits = others.filter(holds).length;
  const one = hits / Math.max(1, own.length);
  const other = otherHits / Math.max(1, others.length);
  const pooled = (hits + otherHits + 2) / (own.length + others.length + 4);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / Math.max(1, own.length) + 1 / Math.max(1, others.length)));
  return { own: one, rest: other, z: hits >= fewestCases ? (one - other) / error : 0 };
}

function lengthOf(
  own: readonly Speech[],
  others: readonly Speech[],
): { word: string | null; mean: number; sentence: string } {
  const lengths = own.map(({ words }) => words.length);
  const rest = others.map(({ words }) => words.length);
  const error =
    Math.sqrt(
      deviation(lengths) ** 2 / Math.max(1, lengths.length) + deviation(rest) ** 2 / Math.max(1, rest.length),
    ) || 1;
  const z = (mean(lengths) - mean(rest)) / error;
  const word = z >= 1.6 ? 'at length' : z <= -1.6 ? 'brief' : null;
  return {
    word,
    mean: mean(lengths),
    sentence: `A speech has ${decimal(mean(lengths))} words on average, the others’ ${decimal(mean(rest))}.`,
  };
}
