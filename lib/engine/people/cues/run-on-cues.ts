/** Finds cues that run into the action: somebody's name in capitals and what they say, in one paragraph of action. */
import { anyOf } from '../../../screenplay/text/phrases.ts';
import type { Derived } from '../../derive.ts';
import { shownToReader, spokenPronouns } from '../../lexicons/flaws/shown-words.ts';
import { determiners, functionWords } from '../../lexicons/function-words.ts';
import { isSpoken, type Passage } from '../../text/passages.ts';
import { sentencesOf } from '../../text/words.ts';

/** A cue of fewer speeches may be a word in capitals. */
const fewestSpeeches = 2;
/** Who runs names into sentences more often writes so: as a heading of a shot, or the text is a transcript. */
const mostSlips = 4;

/** At the start of a sentence: words in capitals, then one with a capital and small letters, or 'I'. */
const cueRun =
  /(?<=^|[.!?…]["”’)]* )(\p{Lu}[\p{Lu}'’.-]+(?: \p{Lu}[\p{Lu}'’.-]*)*) ((?:I(?=['’ ])|\p{Lu}\p{Ll}+)(?:['’]\p{L}+)?)(?=[ ,.!?…-])(?! \p{Lu}{2})/gu;

/** Talk has somebody who says 'I' or is spoken to. */
const isTalk = new RegExp(`(?<!\\p{L})${anyOf(spokenPronouns)}(?!\\p{L})`, 'iu');
/** 'WE SEE a car', 'you can hear a pin drop': the script speaks to its reader. */
const isShown = new RegExp(`(?<!\\p{L})(?:we|you)(?:['’]re| can| could| would|['’]d)? ${anyOf(shownToReader)}`, 'iu');
/** What action says of somebody who was just named: 'VANCE Senses something', 'TOBIN He stands there', 'HALE Just stares'. */
const isDone = (word: string): boolean => /s$|ing$|ly$/.test(word) || functionWords.has(word) || determiners.has(word);

interface CueRun {
  readonly passage: Passage;
  readonly name: string;
  readonly word: string;
}

/** Every name that so runs into what follows, with whether that is talk beyond doubt. */
function cueRunsIn({ actions, passages, nameWords }: Derived): (CueRun & { readonly isSaid: boolean })[] {
  const cues = new Map<string, Set<number | null>>();
  for (const passage of passages)
    if (passage.cue && isSpoken(passage))
      cues.set(passage.cue.name, (cues.get(passage.cue.name) ?? new Set()).add(passage.speech));
  return actions.flatMap((passage) =>
    [...passage.text.matchAll(cueRun)].flatMap(({ 0: run, 1: name = '', 2: word = '', index }) => {
      if ((cues.get(name)?.size ?? 0) < fewestSpeeches) return [];
      const said = passage.text.slice(index + name.length + 1);
      const small = word.toLowerCase();
      const [first = ''] = sentencesOf(said);
      const talks = isTalk.test(first) && !isShown.test(first);
      const isName = nameWords.has(small) && !functionWords.has(small);
      return [{ passage, name, word: run, isSaid: !isName && (talks || !isDone(small)) }];
    }),
  );
}

/** Cues that run into the action, few enough to be slips and all of them talk; else none. */
export function runOnCues(derived: Derived): readonly CueRun[] {
  if (!derived.english) return [];
  const found = cueRunsIn(derived);
  return found.length <= mostSlips && found.every(({ isSaid }) => isSaid) ? found : [];
}
