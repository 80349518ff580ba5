/** Counts the graph's digest: its lead, and its course, opening and end in its own words. */
import type { ScriptDetails } from '../../contract/uploads.ts';
import type { Digest } from '../../story/digest.ts';
import { characterId } from '../../story/ids.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import type { Character } from '../people/character-index.ts';
import { closingLineOf, lineOf } from '../story/line-of.ts';
import { sequencesOf } from '../structure/sequences.ts';
import { firstSentences } from '../text/first-sentences.ts';
import type { Passage } from '../text/passages.ts';
import { quoteOf } from '../text/quote.ts';
import { courseOf } from './moments.ts';

export function countDigest({
  screenplay,
  derived,
  details,
  corrections,
}: Pick<AnalysisInput, 'screenplay' | 'derived' | 'details' | 'corrections'>): Digest {
  const leadSet = corrections.protagonist !== null;
  const lead = leadSet ? (derived.lead?.character ?? null) : leadOf(derived, details);
  return {
    lead: lead && characterId(lead.id),
    leadSet,
    course: courseOf(derived, sequencesOf(derived, Math.max(1, screenplay.pageCount))),
    opening: openingOf(derived),
    ending: endingOf(derived),
  };
}

/** The character that the details name, if such a one speaks; else the lead. */
function leadOf({ characters, lead }: Derived, details: ScriptDetails): Character | null {
  const named = details.character.trim().toUpperCase();
  const given =
    named === ''
      ? undefined
      : characters.find(({ id, introduction }) => id === named || introduction?.fullName.toUpperCase() === named);
  return given ?? lead?.character ?? null;
}

/** 'END' and 'Fade out.' show nothing. */
const fewestWords = 3;
/** 'And the credits roll.', 'The end.' in so many words. */
const mostWords = 6;
const endMarks: ReadonlySet<string> = new Set(['credits', 'fade', 'end']);
const isEndMark = (words: readonly string[]): boolean =>
  words.length <= mostWords && words.some((word) => endMarks.has(word));
const isImage = ({ kind, words, text }: Passage): boolean =>
  kind === 'action' && words.length >= fewestWords && !isEndMark(words) && !text.trimEnd().endsWith(':');

/** Where the film begins on the page: what stands before it is a synopsis, a cast list, a note. */
const fadeIn = /^FADE (?:IN|UP)\b/i;

function openingOf({ passages, speeches }: Derived): Digest['opening'] {
  const begin = passages.find(
    ({ scene, speech, text }) => (scene === null || scene === 1) && speech === null && fadeIn.test(text),
  );
  const from = begin?.order ?? 0;
  const words = speeches.find(({ passage }) => passage.order >= from);
  const image = passages.find((passage) => passage.order >= from && isImage(passage));
  return { image: imageOf(image), words: words && !words.passage.dual && !words.mixed ? lineOf(words) : null };
}

/** Of two who speak at once neither has the last word. */
function endingOf({ scenes, speeches }: Derived): Digest['ending'] {
  const words = speeches.at(-1);
  return {
    image: imageOf(scenes.at(-1)?.passages.findLast(isImage)),
    words: words && !words.passage.dual && !words.mixed ? closingLineOf(words) : null,
  };
}

const imageOf = (image: Passage | undefined) => (image ? (firstSentences(image) ?? quoteOf(image)) : null);
