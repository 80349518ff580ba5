/** Counts the graph's relations: every two people who exchange lines, strongest tie first. */
import { characterId, sceneId } from '../../story/ids.ts';
import type { Relation } from '../../story/people/relation.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { exchangeOf } from '../story/line-of.ts';
import { adjacentLinesIn } from './adjacent-lines.ts';

export function countRelations({ derived: { network, scenes } }: AnalysisInput): Relation[] {
  const firstLinesOf = adjacentLinesIn(scenes);
  return network.links.map(({ source, target, exchanges, scenes: own }) => {
    const first = firstLinesOf(source, target);
    return {
      people: [characterId(source), characterId(target)],
      exchanges,
      scenes: own.map(sceneId),
      first: first && exchangeOf(first),
    };
  });
}
