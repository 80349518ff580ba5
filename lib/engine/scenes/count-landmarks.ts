/** Counts the graph's landmarks: what stands out in the script by its size. */
import type { Landmarks } from '../../story/landmarks.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Passage } from '../text/passages.ts';

/** Words of a paragraph that show which is meant. */
const openingWords = 4;

export function countLandmarks({ derived: { actions } }: Pick<AnalysisInput, 'derived'>): Landmarks {
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
