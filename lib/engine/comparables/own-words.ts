/** Keeps of what shows a subject the words that are its own: 'deaf' of a deaf character, and not every sign. */
import { wordSet } from '../../screenplay/text/phrases.ts';
import { backdropTags } from '../lexicons/backdrop-tags.ts';
import { subjectWords } from '../lexicons/story/subject-words.ts';
import type { Passage } from '../text/passages.ts';
import { wordsOf } from '../text/words.ts';
import type { FoundWords, TagStrength } from './tag-strengths.ts';

/** Words of a label that name no subject by themselves: a bus terminal is no illness. */
const general = wordSet(
  'character story life film person people group american world young best high real living black main terminal',
);
/** Letters in which a word of the label and a word on the page agree; a shorter word is whole. */
const stem = 5;
const shortest = 3;
/** A subject stands on so many pages by its own words. */
const fewestPages = 2;

const agrees = (word: string, own: string): boolean =>
  word.length < stem ? own.replace(/s$/, '') === word.replace(/s$/, '') : own.startsWith(word.slice(0, stem));

const pagesOf = (words: readonly FoundWords[]): number =>
  new Set(words.flatMap(({ passages }) => [...passages].map(({ at }) => at.page))).size;

/** A label of one word that the table's words of the subject leave out ('mat' and 'takedown' of wrestling), looked for itself. */
function labelFound(parts: readonly string[], strength: TagStrength, all: readonly Passage[]): FoundWords[] {
  const [label, ...more] = parts;
  if (label === undefined || label.length < stem || more.length > 0) return [];
  const passages = all.filter(({ words }) => words.some((own) => agrees(label, own)));
  const weight = Math.max(0, ...strength.words.map((word) => word.weight));
  return [{ entry: `${label.slice(0, stem)}*`, weight, gives: weight, passages: new Set(passages) }];
}

/** The strength by these and by what names the subject outright, with the pages that have them; null where they stand on fewer than two. Of a place its whole name is asked. `all` are the script's passages. */
export function byOwnWords(tag: string, strength: TagStrength, all: readonly Passage[]): TagStrength | null {
  const parts = wordsOf(tag).filter((word) => word.length >= shortest && !general.has(word));
  const isWhole = backdropTags.has(tag);
  const outright = subjectWords.get(tag);
  const words = strength.words.filter(({ entry }) => {
    const own = entry.replaceAll('*', '').split(' ');
    const isHeld = (part: string): boolean => own.some((one) => agrees(part, one));
    if (outright?.has(entry)) return true;
    return isWhole ? parts.every(isHeld) : parts.some(isHeld);
  });
  const stands = (part: string): boolean =>
    words.some(({ entry }) =>
      entry
        .replaceAll('*', '')
        .split(' ')
        .some((one) => agrees(part, one)),
    );
  // A coach without a team may be a carriage.
  if (tag.includes(' and ') && outright === undefined && !parts.every(stands)) return null;
  // Its label names a subject as well as what names it outright.
  const labels = isWhole ? [] : labelFound(parts, strength, all);
  const [pages, named] = [pagesOf(words), pagesOf(labels)];
  if (pages >= fewestPages && outright === undefined) return { ...strength, words, pages };
  const both = pages >= fewestPages ? [...words, ...(named >= fewestPages ? labels : [])] : labels;
  return pagesOf(both) < fewestPages ? null : { ...strength, words: both, pages: pagesOf(both) };
}
