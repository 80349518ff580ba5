/** Counts the graph's landmarks: what stands out in the script by its size. */
import type { Landmarks } from '../../story/landmarks.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Passage } from '../text/passages.ts';

/** Words of a paragraph that show which is meant. */
const openingWords = 4;

/** A closed sentence, then two words in capitals: two paragraphs that ran together. */
const ranTogether = /[.!?]["”’)]*\s+(?:\p{Lu}[\p{Lu}'’-]*\s+){2}/u;

export function countLandmarks({ derived }: Pick<AnalysisInput, 'derived'>): Landmarks {
  const actions = derived.actions.filter(({ text }) => !ranTogether.test(text));
  const longest = actions.reduce<Passage | null>(
    (best, one) => (best !== null && best.words.length >= one.words.length ? best : one),
    null,
  );
  return {
    longestParagraph: longest && {
      words: longest.words.length,
      page: longest.at.page,
      opening: longest.text.split(/\s+/).slice(0, openingWords).join(' '),
    },
  };
}
