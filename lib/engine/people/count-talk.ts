/** Counts the script's talk as a whole. */
import type { Talk } from '../../story/people/talk.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { longestOf } from '../story/line-of.ts';

export function countTalk({ derived: { speeches } }: Pick<AnalysisInput, 'derived'>): Talk {
  const directions = speeches.flatMap(({ parentheticals }) => parentheticals);
  return {
    longest: longestOf(speeches),
    directions: {
      count: directions.length,
      speeches: speeches.filter(({ parentheticals }) => parentheticals.length > 0).length,
    },
  };
}
