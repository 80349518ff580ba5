/** Finds the sentences in which a name stands, and which of them lies near its first speech. */
import type { Passage } from '../../text/passages.ts';
import { sentencesOf } from '../../text/words.ts';
import { characterId } from '../cue-names.ts';

/** A name where it stands: in `sentence`, which stands in the passage, printed so. */
export interface Mention {
  readonly passage: Passage;
  readonly sentence: string;
  readonly printed: string;
  /** Where in the sentence the name begins. */
  readonly at: number;
}

/** Page of the first speech under a cue, by the name in capitals. */
export function firstSpeeches(passages: readonly Passage[]): ReadonlyMap<string, number> {
  const pages = new Map<string, number>();
  for (const { cue, at } of passages) {
    if (cue === null) continue;
    const name = characterId(cue.name);
    if (!pages.has(name)) pages.set(name, at.page);
  }
  return pages;
}

/** So many pages before somebody's first speech a name in capitals may be another's of that name, and so many before it introduces. */
const farPages = 20;
const nearPages = 3;

/** The first mention; where it stands far before the first speech, one shortly before that: the WILLIAM FAULKNER of a motto is not WILLIAM. */
export function nearFirstSpeech(mentions: readonly Mention[], speaks: number | undefined): Mention | undefined {
  const [first] = mentions;
  const pageOf = ({ passage }: Mention): number => passage.at.page;
  if (!first || speaks === undefined || speaks - pageOf(first) <= farPages) return first;
  return mentions.find((one) => pageOf(one) >= speaks - nearPages && pageOf(one) <= speaks) ?? first;
}

/** The mentions of a pattern whose first group is the name, in reading order, each with its sentence; a name that two sentences part stands in its paragraph. */
export function mentionsOf(passages: readonly Passage[], pattern: RegExp): Mention[] {
  const every = new RegExp(pattern.source, `${pattern.flags}g`);
  const within = (passage: Passage, sentence: string): Mention[] =>
    [...sentence.matchAll(every)].map(({ 0: whole, 1: printed = whole, index }) => ({
      passage,
      sentence,
      printed,
      at: index + whole.indexOf(printed),
    }));
  return passages.flatMap((passage) => {
    if (!pattern.test(passage.text)) return [];
    const found = sentencesOf(passage.text).flatMap((sentence) => within(passage, sentence));
    return found.length > 0 ? found : within(passage, passage.text);
  });
}
