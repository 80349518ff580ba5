/** Tells in which habit of speech somebody stands out from the rest of the cast: asking, loud, at length … */
import { wholeWords } from '../../screenplay/text/phrases.ts';
import type { Manner, SpeechHabit } from '../../story/people/portrait.ts';
import type { Derived } from '../derive.ts';
import { technicalNotes } from '../lexicons/speech-words.ts';
import { isQuestion } from '../text/speech-kinds.ts';
import { deviation, mean } from '../text/statistics.ts';
import type { Character } from './character-index.ts';
import type { Speech } from './speeches.ts';

/** `holds` says whether a speech has the habit. */
interface Habit {
  readonly name: SpeechHabit;
  readonly holds: (speech: Speech) => boolean;
}

/** At the end: points that open a speech carry it over what stands between. */
const brokenOff = /(?:--|—|…|\.\.\.) ?["”’]?\s*$/;
/** '(over, filtered)' and '(continuing)' tell nobody how to say it. */
const note = wholeWords(technicalNotes, { start: '^' });
const isDirection = ({ text }: Speech['parentheticals'][number]): boolean =>
  !text
    .replace(/[()]/g, '')
    .split(/[,;/]|\band\b/)
    .every((part) => note.test(part.trim()));

const all: readonly Habit[] = [
  { name: 'asking', holds: isQuestion },
  { name: 'loud', holds: ({ text }) => text.includes('!') },
  { name: 'breaking off', holds: ({ text }) => brokenOff.test(text) },
  { name: 'directed', holds: ({ parentheticals }) => parentheticals.some(isDirection) },
];

/** A difference from the others of this many standard errors is called a habit. */
const standsOut = 1.6;
/** Times the others' share, below which a difference is true and small. */
const clearlyMore = 1.5;
/** Fewer speeches than this have no manner of their own. */
const fewestSpeeches = 5;
/** Cases of a habit that a speaker must have before it counts as one. */
const fewestCases = 2;

export function mannerOf({ id, speeches }: Character, { speeches: spoken }: Derived): Manner | null {
  if (speeches.length < fewestSpeeches) return null;
  const others = spoken.filter(({ speakers }) => !speakers.includes(id));
  const [most] = all
    .map(({ name, holds }) => ({ name, ...compared(speeches, others, holds) }))
    .filter(({ z, share, rest }) => z >= standsOut && share >= rest * clearlyMore)
    .sort((a, b) => b.z - a.z);
  return {
    habit: most ? { name: most.name, share: most.share, others: most.rest } : null,
    length: lengthOf(speeches, others),
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
  const stands = z >= standsOut ? 'long' : z <= -standsOut ? 'brief' : null;
  return { words: mean(lengths), others: mean(rest), stands };
}
