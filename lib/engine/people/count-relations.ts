/** Counts the graph's relations: every two people who exchange lines, strongest tie first. */
import { characterId, sceneId } from '../../story/ids.ts';
import type { Relation } from '../../story/people/relation.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { exchangeOf } from '../story/line-of.ts';
import { type Answer, answersIn } from './speaking-network.ts';

export function countRelations({ derived: { network, scenes } }: AnalysisInput): Relation[] {
  const first = new Map<string, Answer>();
  for (const answer of scenes.flatMap(answersIn)) {
    const key = pairOf(answer.one, answer.other);
    if (!first.has(key)) first.set(key, answer);
  }
  return network.links.map(({ source, target, exchanges, scenes: own }) => {
    const opening = first.get(pairOf(source, target));
    return {
      people: [characterId(source), characterId(target)],
      exchanges,
      scenes: own.map(sceneId),
      first: opening ? exchangeOf([opening.said, opening.answer]) : null,
    };
  });
}

const pairOf = (one: string, other: string): string => [one, other].sort().join('\n');
