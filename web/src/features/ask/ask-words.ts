/** The sentences around a question and its answer. Pure. */
import type { FoundPlaces, ScriptAnswer } from '../../../../lib/contract/ask.ts';

const counted = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;
const quoted = (words: readonly string[]): string =>
  words.map((word) => `‘${word}’`).join(words.length > 2 ? ', ' : ' and ');

/** '14 places in 6 scenes with ‘gun’'. */
export function foundWords({ words, places, scenes }: FoundPlaces): string {
  if (words.length === 0) return 'There is no word to look for in this. Please name a person, a place or a thing.';
  if (places === 0) return `The script has no ${quoted(words)}.`;
  return `${counted(places, 'place')} in ${counted(scenes, 'scene')} with ${quoted(words)}`;
}

/** What an answer comes to, in a line for those who hear it. */
export function answerWords(answer: ScriptAnswer): string {
  switch (answer.kind) {
    case 'answered':
      return `Answered in ${counted(answer.sentences.length, 'sentence')}.`;
    case 'not_told':
      return notTold;
    case 'unproved':
      return unproved;
    case 'found':
      return `${answer.message === null ? '' : `${answer.message} `}${foundWords(answer.found)}.`.replace(/\.\.$/, '.');
  }
}

export const notTold = 'The passages that were looked at do not tell.';
export const unproved = 'Nothing that was answered could be proved from the script, so none of it is shown.';

export const lookedFor = ({ places }: FoundPlaces, words: readonly string[]): string =>
  places === 0
    ? `None of this stands anywhere in the script: ${quoted(words)}.`
    : `Looked for: ${quoted(words)}. It does stand here:`;

export const provenance = (model: string, dropped: number): string =>
  `Answered by ${model} from passages chosen for the question. Each sentence was checked against the words that it cites${
    dropped === 0
      ? '.'
      : `; ${counted(dropped, 'sentence')} did not pass and ${dropped === 1 ? 'is' : 'are'} not shown.`
  }`;

/** `left` as the service says it. */
export function leftWords(left: number): string {
  if (left === 0)
    return 'This script has had its questions. Their answers stay here, and asked again they cost nothing.';
  return `${counted(left, 'question')} left for this script. Every answer cites the script, or says that it does not tell.`;
}
