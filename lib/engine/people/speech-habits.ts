/** Tells in which habits of speech somebody stands out from the rest of the cast: asking, refusing, loud, at length … */
import type { Manner, SpeechHabit } from '../../story/portrait.ts';
import type { Derived } from '../derive.ts';
import { holdsWord } from '../measures/speech-places.ts';
import { generalWords, pressureWords, warmWords } from '../norms/word-lists.ts';
import { quoteAmong } from '../text/quote.ts';
import { isQuestion, isRefusal } from '../text/speech-kinds.ts';
import { deviation, mean } from '../text/statistics.ts';
import type { Character } from './character-index.ts';
import { lineOf } from './line-of.ts';
import type { Speech } from './speeches.ts';

/** `holds` says whether a speech has the habit, `shows` picks the sentence to quote; `english` reads English words. */
interface Habit {
  readonly habit: SpeechHabit;
  readonly english?: true;
  readonly holds: (speech: Speech) => boolean;
  readonly shows: (sentence: string) => boolean;
}

const opening = (): boolean => true;
const brokenOff = /(?:--|—|…|\.\.\.)/;

/** A habit that is there when a speech holds a word of the list. */
const wordHabit = (habit: SpeechHabit, words: ReadonlySet<string>): Habit => ({
  habit,
  english: true,
  holds: (speech) => speech.words.some((spoken) => words.has(spoken)),
  shows: holdsWord(words),
});

const markHabit = (habit: SpeechHabit, isMarked: (text: string) => boolean): Habit => ({
  habit,
  holds: ({ text }) => isMarked(text),
  shows: isMarked,
});

const all: readonly Habit[] = [
  { habit: 'asking', holds: isQuestion, shows: (sentence) => sentence.includes('?') },
  { habit: 'refusing', english: true, holds: isRefusal, shows: opening },
  markHabit('loud', (text) => text.includes('!')),
  markHabit('breaking off', (text) => brokenOff.test(text)),
  wordHabit('sweeping', generalWords),
  wordHabit('pressing', pressureWords),
  wordHabit('warm', warmWords),
  { habit: 'directed', holds: ({ parentheticals }) => parentheticals.length > 0, shows: opening },
];

/** A difference from the others of this many standard errors is called a habit. */
const standsOut = 1.3;
/** The same for the length of speeches. */
const lengthStandsOut = 1.6;
/** Habits told of one person. */
const mostHabits = 2;
/** Fewer speeches than this have no manner of their own. */
const fewestSpeeches = 5;
/** Cases of a habit that a speaker must have before it counts as one. */
const fewestCases = 2;
/** A shorter speech shows nothing, in words. */
const shortestShown = 3;
/** Speeches looked at for one to show. */
const mostShown = 3;

export function mannerOf({ id, speeches }: Character, { speeches: spoken, english }: Derived): Manner | null {
  if (speeches.length < fewestSpeeches) return null;
  const others = spoken.filter(({ speakers }) => !speakers.includes(id));
  const habits = all
    .filter((one) => !one.english || english)
    .map((one) => ({ ...one, ...compared(speeches, others, one.holds) }))
    .filter(({ z }) => z >= standsOut)
    .sort((a, b) => b.z - a.z)
    .slice(0, mostHabits);
  const length = lengthOf(speeches, others);
  const quoted: string[] = [];
  return {
    habits: habits.map(({ habit, holds, shows, share, rest }) => {
      const lines = speeches
        .filter((speech) => holds(speech) && speech.words.length >= shortestShown)
        .slice(0, mostShown)
        .map((speech) => ({ ...lineOf(speech), cite: quoteAmong(speech.spoken, shows) }));
      const line = lines.find(({ cite }) => !quoted.includes(cite.quote)) ?? null;
      if (line) quoted.push(line.cite.quote);
      return { habit, share, others: rest, line };
    }),
    length,
    typical: typicalOf(speeches, length.words),
  };
}

/** Two shares and the z of their difference (pooled, one more case on each side, so that small samples stay modest). */
function compared(
  own: readonly Speech[],
  others: readonly Speech[],
  holds: Habit['holds'],
): { share: number; rest: number; z: number } {
  const hits = own.filter(holds).length;
  const otherHits = others.filter(holds).length;
  const share = hits / Math.max(1, own.length);
  const rest = otherHits / Math.max(1, others.length);
  const pooled = (hits + otherHits + 2) / (own.length + others.length + 4);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / Math.max(1, own.length) + 1 / Math.max(1, others.length)));
  return { share, rest, z: hits >= fewestCases ? (share - rest) / error : 0 };
}

function lengthOf(own: readonly Speech[], others: readonly Speech[]): Manner['length'] {
  const lengths = own.map(({ words }) => words.length);
  const rest = others.map(({ words }) => words.length);
  const error =
    Math.sqrt(
      deviation(lengths) ** 2 / Math.max(1, lengths.length) + deviation(rest) ** 2 / Math.max(1, rest.length),
    ) || 1;
  const z = (mean(lengths) - mean(rest)) / error;
  const stands = z >= lengthStandsOut ? 'long' : z <= -lengthStandsOut ? 'brief' : null;
  return { words: mean(lengths), others: mean(rest), stands };
}

/** The first of those whose length is nearest to the mean. */
function typicalOf(speeches: readonly Speech[], usual: number): Manner['typical'] {
  const off = ({ words }: Speech): number => Math.abs(words.length - usual);
  const [typical] = [...speeches].sort((a, b) => off(a) - off(b));
  return typical ? lineOf(typical) : null;
}
