/** Counts the graph's relations: every two people who exchange lines, strongest tie first. */
import { characterId, sceneId } from '../../story/ids.ts';
import type { Relation } from '../../story/people/relation.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { exchangeOf } from '../story/line-of.ts';
import { keyOfTwo } from './talk/longer-talks.ts';
import { type Answer, answersIn } from './talk/speaking-network.ts';
import { stretchesOf } from './talk/talk-stretches.ts';

export function countRelations({ derived }: AnalysisInput): Relation[] {
  const first = new Map<string, Answer>();
  for (const answer of stretchesOf(derived).flatMap(answersIn)) {
    const key = keyOfTwo(answer.one, answer.other);
    if (!first.has(key)) first.set(key, answer);
  }
  return derived.network.links.map(({ source, target, exchanges, scenes: own }) => {
    const opening = first.get(keyOfTwo(source, target));
    return {
      people: [characterId(source), characterId(target)],
      exchanges,
      scenes: own.map(sceneId),
      first: opening ? exchangeOf([opening.said, opening.answer]) : null,
    };
  });
}
